import { color } from './palette';

/*
 * The look's one scale of spaces, corners and widths; sizes of text are in `typography.ts`, colours are roles of
 * `palette.ts`. `scripts/check/checkStyles.ts` lets nothing else in, wherever a look stands.
 */

/**
 * Margins, paddings and gaps in px. `sx` and `theme.spacing` take the step (`gap: 4` is 16 px), `styled` the number of px
 * itself. In a control 8 and 16; parts of a block 16; blocks 24; from a title to what it names 16; from section to
 * section 64, on phones 48.
 */
export const space = [0, 4, 8, 12, 16, 24, 32, 48, 64, 96] as const;

/** Space between an edge and what is inside, of the window as of a card: 16 or 24 px (`app/document/documentStyle.ts`). */
export const gutter = 'var(--cv-gutter)';

/** Corners in px. In `sx`, `borderRadius: 1` is that of a control and 2 that of a card. */
export const radius = {
  control: 8,
  card: 16,
  /** More than half the height of anything. */
  pill: 999,
} as const;

/** Heights of controls in px: the answers and the start page's ways on; the usual; in rows, the least for a finger. */
export const control = { large: 56, medium: 48, small: 44 } as const;

/** The line around what is the visitor's own, in px. */
export const inkLine = 3;

/** A line around a control, in px, which joined controls share. */
export const controlLine = 1.5;

/** A text button's padding, and what moves its word to where its edge was, which has a border of 2 px. */
export const textButton = { padding: 12, outset: '-14px' } as const;

/** Room for a sign at the end of a field, which grows with text. */
export const signRoom = '3rem';

/**
 * Widths: `text` is a column of about 72 characters, beyond which readers lose the start of the next line, in rem
 * (`app/document/documentStyle.ts`), so that all that stands in it ends at one edge, whatever its size; `column` is what
 * boxes and rows fill, the same where there are two columns and all there is where there is one; `rail` is what stands
 * beside it, and `shell` is the page with its gutters, in px.
 */
export const width = { text: 'var(--cv-text)', column: 'var(--cv-column)', rail: 384, shell: 1152 } as const;

/** A column of text and what stands beside it. */
export const textAndRail = {
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${width.text}) minmax(0, ${width.rail}px)`,
  justifyContent: 'space-between',
} as const;

/**
 * MUI's breakpoints and those of our own queries, in rem, so that enlarged text gets the layout of a narrower window: from
 * `sm` on a large phone, `md` a tablet, `lg` two columns and the links of the header, `xl` a wide desk.
 */
export const breakpoints = { xs: 0, sm: 30, md: 48, lg: 60, xl: 90 } as const;

type Breakpoint = Exclude<keyof typeof breakpoints, 'xs'>;

/**
 * Boxes also ask for room for the three answers in a row, for three joined buttons in a row, small or of the usual size,
 * for three columns of words, and for the links of the header in one line (`app/Header.tsx`): short words 12 px apart,
 * long ones 12 px or short ones 24 px apart, long ones 24 px apart.
 */
const room = {
  ...breakpoints,
  answers: 17,
  smallToggle: 19,
  toggle: 32,
  threeColumns: 40,
  header: 60,
  longHeader: 68,
  wideHeader: 76,
} as const;

/** Without the hundredth, both rules would hold at exactly this width. */
const below = (rem: number) => `(max-width: ${rem - 0.01}rem)`;

/** @returns a media query for windows that are less wide than this. */
export const upTo = (name: Breakpoint) => `@media ${below(breakpoints[name])}`;

/** @returns a media query for windows that are at least this wide. */
export const from = (name: Breakpoint) => `@media (min-width: ${breakpoints[name]}rem)`;

/** The same for the screen alone: paper is about as wide as a tablet. */
export const onScreen = {
  upTo: (name: Breakpoint) => `@media screen and ${below(breakpoints[name])}`,
  from: (name: Breakpoint) => `@media screen and (min-width: ${breakpoints[name]}rem)`,
};

/** @returns a query for the box around, which also notices text enlarged on the page. @param box its name, if not the nearest. */
export const inRoomOf = (name: Exclude<keyof typeof room, 'xs'>, box = '') =>
  `@container ${box} (min-width: ${room[name]}rem)`;

/** @returns a query for a box around that has less room than this. */
export const inLessRoomThan = (name: 'smallToggle' | 'toggle') => `@container ${below(room[name])}`;

export const hairline = `1px solid ${color('hairline')}`;

/** Visible in forced colours as well, which keep outlines. */
export const focusRing = { outline: `3px solid ${color('primary')}`, outlineOffset: 2 } as const;

/** @returns the ring of a box around what has the focus; a browser without `:has()` shows it after a press as well. */
export const focusRingAround = (offset: number = focusRing.outlineOffset) => {
  const ring = { ...focusRing, outlineOffset: offset };
  return {
    '&:has(:focus-visible)': ring,
    '@supports not selector(:has(*))': { '&:focus-within': ring },
  } as const;
};

/** What a pointer is on, on a ground of the page. In the bar and on filled buttons a line marks it (`inputs.ts`). */
export const hovered = { '&:hover': { background: color('tint') } } as const;

/** One of several steps, and the one that is shown. */
export const stepOfSeveral = {
  border: '2px solid transparent',
  borderRadius: radius.card,
  '&[aria-current]': { borderColor: color('primary'), background: color('tint') },
  // Forced colours draw a transparent edge as well.
  '@media (forced-colors: active)': { '&:not([aria-current])': { borderColor: 'Canvas' } },
} as const;

/** What may move: a press or a hover, a part that unfolds, a cell of the bubble and its outline; in ms. Off under reduced motion. */
export const duration = { press: 160, unfold: 200, cell: 240, outline: 600 } as const;
