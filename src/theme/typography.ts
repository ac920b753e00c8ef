import { sans, serif } from './palette';

const title = { fontFamily: serif, fontWeight: 600 } as const;

/**
 * Text by its role. A page names the role (`<Typography variant="lead">`); styles that can't, because no MUI component
 * draws them, spread it (`...text.note`).
 */
export const text = {
  // At most 12vw in each title: with text at 200 % on a phone, longer ones broke within a word.
  /** The title of the start page and of where a visitor stands. At 360 px “Your Voice Matters” needs one line. */
  display: {
    ...title,
    fontSize: 'min(0.86rem + 5vw, 4rem, 12vw)',
    lineHeight: 1.05,
    letterSpacing: '-0.015em',
  },
  h1: { ...title, fontSize: 'min(1.5rem + 2vw, 2.75rem, 12vw)', lineHeight: 1.1, letterSpacing: '-0.01em' },
  h2: { ...title, fontSize: 'min(1.2rem + 1.2vw, 1.875rem, 12vw)', lineHeight: 1.2 },
  h3: { ...title, fontSize: '1.25rem', lineHeight: 1.3 },
  /** What a page is about, below its title. */
  lead: { fontSize: '1.25rem', lineHeight: 1.5 },
  /** For reading. */
  body1: { fontSize: '1.0625rem', lineHeight: 1.6 },
  /** A letter. On paper in 12 pt, as the root's size is there (`app/print.css`). */
  letter: {
    fontFamily: serif,
    fontWeight: 400,
    fontSize: '1.0625rem',
    lineHeight: 1.6,
    '@media print': { fontSize: '1.25rem' },
  },
  /** In tables, cards and fields. */
  body2: { fontSize: '1rem', lineHeight: 1.5 },
  /** What names a field, a row or a button. */
  label: { fontWeight: 650, fontSize: '1rem', lineHeight: 1.5 },
  /** The smallest text but for reference marks. */
  note: { fontSize: '0.9375rem', lineHeight: 1.45 },
  /** The category of a policy, once at its head. */
  overline: {
    fontWeight: 650,
    fontSize: '0.9375rem',
    lineHeight: 1.45,
    letterSpacing: '0.06em',
    textTransform: 'uppercase',
  },
  /** A count. */
  figure: {
    ...title,
    fontVariantNumeric: 'tabular-nums',
    fontSize: 'min(1.5rem + 2vw, 2.75rem, 12vw)',
    lineHeight: 1,
  },
  /** Read from the back of a classroom, or on a teacher's phone. */
  wall: { fontSize: 'max(1rem, 3vmin)', lineHeight: 1.3 },
  wallQuestion: { ...title, fontSize: 'max(1.5rem, 5.5vmin)', lineHeight: 1.2 },
  /** On a wide wall (16:9) the height limits it, on a narrower one (4:3, or upright) the width. */
  wallFigure: {
    ...title,
    fontVariantNumeric: 'tabular-nums',
    fontSize: 'max(2.5rem, min(9vw, 14vh))',
    lineHeight: 1,
  },
} as const;

/** What `createTheme` makes of the roles. */
export const typography = {
  fontFamily: sans,
  fontWeightMedium: 650,
  fontWeightBold: 650,
  ...text,
  button: { ...text.label, textTransform: 'none', letterSpacing: 0 },
  // MUI's helper texts, captions and list items ask for these two.
  caption: text.note,
  subtitle1: text.body2,
} as const;

type Role = Exclude<keyof typeof text, 'h1' | 'h2' | 'h3' | 'body1' | 'body2' | 'overline'>;

declare module '@mui/material/styles' {
  interface TypographyVariants extends Record<Role, React.CSSProperties> {}
  interface TypographyVariantsOptions extends Partial<Record<Role, React.CSSProperties>> {}
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides extends Record<Role, true> {
    subtitle1: false;
    subtitle2: false;
    h4: false;
    h5: false;
    h6: false;
    caption: false;
    button: false;
  }
}
