/** Sets a data attribute of the root element, which CSS reads from the first paint on (`early/rootMarks.ts`). */
export function showMark(name: string, value: string | undefined): void {
  const root = document.documentElement;
  if (value) root.setAttribute(`data-${name}`, value);
  else root.removeAttribute(`data-${name}`);
  if (name !== 'scheme') return;
  // Metas with a scheme color the browser's bars.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[data-scheme]')) {
    const own = meta.dataset.scheme ?? '';
    if (value) meta.media = own === value ? 'all' : 'not all';
    else meta.media = `(prefers-color-scheme: ${own})`;
  }
}
