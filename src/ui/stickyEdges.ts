import type { CSSObject } from '@mui/material/styles';
import { color } from '../theme/palette';
import { inRoomOf, onScreen } from '../theme/tokens';

/**
 * Narrow windows, where a thumb reaches the lower edge best. Low ones, as at 400% zoom or on a phone held sideways, are
 * excluded: what sticks to the edge would leave too little space for the text.
 */
export const stickyWindow = `${onScreen.upTo('md')} and (min-height: 30em)`;

/** Of an answer button, in px. */
export const answerHeight = 52;

/**
 * Widths at which the toolbar of the survey page (`toolbar.tsx`) is one row and may stick to the
 * upper edge; what else sticks there must stay below it (`listenLine.tsx`). A container query, as a media
 * query does not know of text enlarged on the page.
 */
export const whereLineSticks = inRoomOf('answers', 'list');

/** Windows wide enough for the answers beside the text, on the page of one policy. */
export const besideText = onScreen.from('lg');

/**
 * In a small window the answers of the card being read stick to the lower edge until they come into view where they
 * are in the card. Not without scripts, when they can do nothing. Focused elements scroll clear of them (`--cv-reach`
 * in `app/document/documentStyle.ts`).
 */
export function whereSticky(styles: CSSObject): CSSObject {
  return { [stickyWindow]: { [inRoomOf('answers')]: { 'html[data-scripts] &': styles } } };
}

/** The background of what sticks, which is that of a card unless `--cv-sheet` says otherwise. */
export const sheet = `var(--cv-sheet, ${color('card')})`;
