/**
 * @returns words in lower case, with hyphens for spaces, signs and accents: a query value, so that `?answer=Yes` works too, or
 * the id of a title.
 */
export function slugOf(words: string | null): string {
  return (words ?? '').toLowerCase().replace(/[^a-z0-9]+/g, '-');
}
