import type { CSSObject } from '@mui/material/styles';

/**
 * The windows where a thumb reaches best what stands at the lower edge. Low ones, as at 400% zoom or on a phone held
 * sideways, have no room for anything that stays there.
 */
export const stickyWindow = '@media screen and (max-width: 43.75em) and (min-height: 30em)';

/**
 * In a small window the answers of the card being read stand at its lower edge, within reach of the thumb, until their own
 * place comes into view; without scripts they could do nothing there. What has the focus stops above them (`--cv-reach`, in
 * `app/globalCss.ts`). Thresholds are in `em` of the card, whatever has enlarged its text.
 */
export function whereSticky(styles: CSSObject): CSSObject {
  return { [stickyWindow]: { '@container (min-width: 13em)': { 'html[data-scripts] &': styles } } };
}
