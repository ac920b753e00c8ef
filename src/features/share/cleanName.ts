import { visibleText } from '../../ui/visibleText';

/** In characters as people count them, nearly: code points. */
export const longestName = 60;

/**
 * A name from a link is a stranger's text. What remains of it is one short line of visible characters: nothing that
 * turns the writing direction, hides, breaks lines or piles marks over the text around it.
 * @returns the name, or an empty string if nothing readable is left. Cleaning twice changes nothing more.
 */
export function cleanName(text: string): string {
  const visible = visibleText(text)
    .normalize('NFC')
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .trim();
  const short = Array.from(visible).slice(0, longestName).join('').trim();
  return /[\p{L}\p{N}]/u.test(short) ? short : '';
}
