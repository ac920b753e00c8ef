/** @returns a query value in lower case, with hyphens for spaces and signs, so that `?answer=Yes` works too. */
export function slugOf(words: string | null): string {
  return (words ?? '').toLowerCase().replace(/[^a-z0-9]+/g, '-');
}
