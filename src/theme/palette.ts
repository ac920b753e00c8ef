/**
 * Text must have a contrast of 4.5:1 to its background in both schemes, and the border of a control 3:1, or
 * `palette.test.ts` fails. `yes`, `no` and `undecided` are drawn: lines, dots, edges. Their `…Fill` is what words stand on,
 * white ones, but `onUndecided` on yellow, and what fills the bubble, where green and red have 3:1 to a card: in the dark
 * scheme large bright areas would dazzle.
 */
export const light = {
  page: '#fbfaf7',
  card: '#ffffff',
  ink: '#16213a',
  muted: '#4a5670',
  primary: '#1f4fa3',
  bar: '#14233f',
  onBar: '#ffffff',
  tint: '#eef3fb',
  overlay: '#ffffff',
  hairline: '#e3e1da',
  control: '#7a859c',
  yes: '#1a7544',
  yesFill: '#1a7544',
  no: '#b3261e',
  noFill: '#b3261e',
  undecided: '#f5c542',
  undecidedFill: '#f5c542',
  undecidedBorder: '#8a6a00',
  onUndecided: '#16213a',
};

export type Palette = Readonly<Record<keyof typeof light, string>>;

export const dark: Palette = {
  page: '#0d1420',
  card: '#1b2740',
  ink: '#e9edf5',
  muted: '#aeb9cd',
  primary: '#8fb4ff',
  bar: '#0b1120',
  onBar: '#ffffff',
  tint: '#22345a',
  overlay: '#22304b',
  hairline: '#3a4a6b',
  control: '#75829c',
  yes: '#5fd08f',
  yesFill: '#1a8350',
  no: '#ff8a80',
  noFill: '#c84646',
  undecided: '#f5c542',
  undecidedFill: '#c79a17',
  undecidedBorder: '#f5c542',
  onUndecided: '#0d1420',
};

/**
 * The CSS variable of a role: `color('ink')` is `var(--cv-ink)`. Components use roles and no values, so that one
 * style sheet serves both schemes.
 */
export function color(role: keyof Palette): string {
  return `var(--cv-${role})`;
}

/**
 * Titles are in the serif, all other text in the sans. Until these are loaded, fallbacks are drawn: fonts that most
 * devices have, scaled to the width of the site's own (`app/document/documentStyle.ts`), so that lines break at the same words.
 */
export const serifFonts = "'Source Serif 4 Variable','Serif A','Serif B',serif";
export const sansFonts = "'Public Sans Variable','Sans A',system-ui,sans-serif";
/** For styles, which are shorter with these. A canvas knows no variables. */
export const serif = 'var(--cv-serif)';
export const sans = 'var(--cv-sans)';
