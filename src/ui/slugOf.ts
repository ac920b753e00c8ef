/** Query values are matched without regard to case and spaces, as visitors type them: “Gun Control” works too. */
export function slugOf(words: string | null): string {
  return (words ?? '').toLowerCase().replace(/[^a-z0-9]+/g, '-');
}
