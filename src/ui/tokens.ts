import { color } from './palette';

/*
 * The look's one scale. Styles take their sizes from here; `scripts/checkStyles.ts` lets no further ones in. Colours are
 * roles of `palette.ts`.
 */

/** Margins, paddings and gaps in px. Styles write the number itself. */
export const space = [4, 8, 12, 16, 24, 32, 48, 64, 96] as const;

/** Corners in px. */
export const radius = {
  control: 8,
  card: 14,
  /** More than half the height of anything. */
  pill: 999,
} as const;

/** Text by its role. */
export const text = {
  /** A policy's question where it is the headline. */
  display: { fontSize: 'min(clamp(1.5rem, 1.05rem + 2vw, 2.5rem), 12vw)', lineHeight: 1.15 },
  /** A question of more than 75 letters, so that it takes as much space as the others. */
  displayLong: { fontSize: 'min(clamp(1.25rem, 0.8rem + 1.5vw, 2rem), 12vw)', lineHeight: 1.15 },
  // At most 12vw: with text at 200 % on a phone, longer titles broke within a word.
  h1: { fontSize: 'min(clamp(2.125rem, 1.6rem + 2.2vw, 2.625rem), 12vw)', lineHeight: 1.15 },
  h2: { fontSize: 'clamp(1.625rem, 1.4rem + 1vw, 2rem)', lineHeight: 1.2 },
  h3: { fontSize: 'clamp(1.375rem, 1.25rem + 0.6vw, 1.625rem)', lineHeight: 1.25 },
  lead: { fontSize: '1.1875rem', lineHeight: 1.55 },
  body: { fontSize: '1.0625rem', lineHeight: 1.6 },
  label: { fontSize: '1rem', lineHeight: 1.5 },
  note: { fontSize: '0.875rem', lineHeight: 1.5 },
} as const;

/**
 * Widths in px, gutters included: `text` is a column of 60-75 characters, beyond which readers lose the start of the
 * next line.
 */
export const width = { text: 808, shell: 1128 } as const;

/** Widths of windows in rem, so that enlarged text gets the layout of a narrower one. */
const breakpoint = { phone: 30, tablet: 48 } as const;

/** @returns a media query for windows that are at most this wide. */
export const upTo = (name: keyof typeof breakpoint) => `@media (max-width: ${breakpoint[name]}rem)`;

/** @returns a media query for windows that are at least this wide. */
export const from = (name: keyof typeof breakpoint) => `@media (min-width: ${breakpoint[name]}rem)`;

export const hairline = `1px solid ${color('hairline')}`;
