import type { CSSObject } from '@mui/material/styles';

/**
 * The windows where a thumb reaches best what stands at the lower edge. Low ones, as at 400% zoom or on a phone held
 * sideways, have no room for anything that stays there.
 */
export const stickyWindow = '@media screen and (max-width: 43.75em) and (min-height: 30em)';

/**
 * Where the line at the top of the survey page (features/surveys/SurveyToolbar.tsx) is one row and so may stay there; what else
 * sticks to the upper edge stands below it. A container's width, as a media query does not know of text enlarged on the page.
 */
export const whereLineSticks = '@container list (min-width: 18em)';

/** The windows that have room for the answers beside the text, on the page of one policy. */
export const besideText = '@media screen and (min-width: 1180px)';

/**
 * In a small window the answers of the card being read stand at its lower edge, within reach of the thumb, until their own
 * place comes into view; without scripts they could do nothing there. What has the focus stops above them (`--cv-reach`, in
 * `app/globalCss.ts`). Thresholds are in `em` of the card, whatever has enlarged its text.
 */
export function whereSticky(styles: CSSObject): CSSObject {
  return { [stickyWindow]: { '@container (min-width: 13em)': { 'html[data-scripts] &': styles } } };
}
