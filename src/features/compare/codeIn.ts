/** @param text pasted by a visitor: a whole link, only its fragment or only the code. @returns what may be the code. */
export function codeIn(text: string): string {
  const fragment = text.slice(text.lastIndexOf('#') + 1).trim();
  // Signs that belong to the sentence around a link, not to the link.
  return fragment.replace(/[\s.,;:!?)\]}>'"’”]+$/, '');
}
