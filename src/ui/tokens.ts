import { color, serif } from './palette';

/*
 * The look's one scale. Styles take their sizes from here; `scripts/checkStyles.ts` lets no further ones in. Colours are
 * roles of `palette.ts`.
 */

/** Margins, paddings and gaps in px. Styles write the number itself. */
export const space = [4, 8, 12, 16, 24, 32, 48, 64, 96] as const;

/** Space between an edge and what is inside, of the window as of a card: 16, 24 or 32 px (`app/document/documentStyle.ts`). */
export const gutter = 'var(--cv-gutter)';

/** Corners in px; paper and panels as wide as the window have none. */
export const radius = {
  control: 8,
  card: 14,
  /** More than half the height of anything. */
  pill: 999,
} as const;

const title = { fontFamily: serif, fontWeight: 700 } as const;

/** Text by its role: nine sizes and six heights of a line. */
export const text = {
  // At most 12vw in each title: with text at 200 % on a phone, longer ones broke within a word.
  /** The title of the start page, and numbers that are drawn. At 360 px the title needs one line. */
  display: { ...title, fontSize: 'min(0.86rem + 5vw, 3.875rem, 12vw)', lineHeight: 1.1 },
  h1: { ...title, fontSize: 'min(1.5rem + 2vw, 2.75rem, 12vw)', lineHeight: 1.1 },
  h2: { ...title, fontSize: 'min(1.2rem + 1.2vw, 2rem, 12vw)', lineHeight: 1.2 },
  h3: { ...title, fontSize: '1.25rem', lineHeight: 1.3 },
  lead: { fontSize: '1.25rem', lineHeight: 1.45 },
  body: { fontSize: '1.0625rem', lineHeight: 1.6 },
  label: { fontSize: '1rem', lineHeight: 1.45 },
  note: { fontSize: '0.875rem', lineHeight: 1.45 },
  /** Read from the back of a classroom, or on a teacher's phone. 16vh are 9vw of the usual wall. */
  wall: { fontSize: 'max(1rem, 0.5rem + 2vmin)', lineHeight: 1.3 },
  figure: { fontSize: 'max(2.5rem, min(9vw, 16vh))', lineHeight: 1 },
} as const;

/**
 * Widths: `text` is a column of about 77 characters, beyond which readers lose the start of the next line, in rem
 * (`app/document/documentStyle.ts`), so that all that stands in it ends at one edge, whatever its size; `rail` is what
 * stands beside it, and `shell` is the page with its gutters, in px.
 */
export const width = { text: 'var(--cv-text)', rail: 320, shell: 1152 } as const;

/** A column of text and what stands beside it. */
export const textAndRail = {
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${width.text}) minmax(0, ${width.rail}px)`,
  justifyContent: 'space-between',
} as const;

/** Widths in rem, so that enlarged text gets the layout of a narrower window or box. */
const breakpoint = { phone: 30, tablet: 48, desk: 64, wide: 90 } as const;

/** Boxes also ask for room for the three answers in a row, and for the links of the header. */
const room = { ...breakpoint, answers: 17, header: 68 } as const;

/** Without the hundredth, both rules would hold at exactly this width. */
const below = (rem: number) => `(max-width: ${rem - 0.01}rem)`;

/** @returns a media query for windows that are less wide than this. */
export const upTo = (name: keyof typeof breakpoint) => `@media ${below(breakpoint[name])}`;

/** @returns a media query for windows that are at least this wide. */
export const from = (name: keyof typeof breakpoint) => `@media (min-width: ${breakpoint[name]}rem)`;

/** The same for the screen alone: paper is about as wide as a tablet. */
export const onScreen = {
  upTo: (name: keyof typeof breakpoint) => `@media screen and ${below(breakpoint[name])}`,
  from: (name: keyof typeof breakpoint) => `@media screen and (min-width: ${breakpoint[name]}rem)`,
};

/** @returns a query for the box around, which also notices text enlarged on the page. @param box its name, if not the nearest. */
export const inRoomOf = (name: keyof typeof room, box = '') =>
  `@container ${box} (min-width: ${room[name]}rem)`;

export const hairline = `1px solid ${color('hairline')}`;
