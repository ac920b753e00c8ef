import type { CSSObject } from '@mui/material/styles';
import { color } from './palette';
import { control, inRoomOf, onScreen } from './tokens';

/**
 * Narrow windows, where a thumb reaches the lower edge best. Low ones, as at 400% zoom or on a phone held sideways, are
 * excluded: what sticks to the edge would leave too little space for the text.
 */
export const stickyWindow = `${onScreen.upTo('md')} and (min-height: 30em)`;

/**
 * The greatest height of what sticks to the lower edge: the answers, the line of links below them (44 px), and 8 px above,
 * between and below them. With less, a focused element would scroll to a place behind it.
 */
export const dockHeight = `calc(${8 + control.large + 8 + 44 + 8}px + env(safe-area-inset-bottom, 0px))`;

/**
 * Widths at which the toolbar of the survey page (`SurveyToolbar.tsx`) is one row and may stick to the upper edge. A
 * container query, as a media query does not know of text enlarged on the page.
 */
export const whereLineSticks = inRoomOf('answers', 'list');

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

/** For `whereSticky`: what sticks to the lower edge, over the text that scrolls below it. */
export const stuckToEdge = {
  position: 'sticky',
  zIndex: 1,
  insetBlockEnd: 0,
  // Fades out upwards, so that the buttons are readable over the text; without text below, this is invisible.
  background: `linear-gradient(transparent, ${sheet} 8px)`,
  // Forced colours remove gradients: text would be read through the buttons.
  '@media (forced-colors: active)': { background: 'Canvas', borderBlockStart: '1px solid' },
} as const satisfies CSSObject;
