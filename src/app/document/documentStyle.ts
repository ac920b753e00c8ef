import { dark, light, sansFonts, serifFonts } from '../../theme/palette';
import type { Palette } from '../../theme/palette';
import { dockHeight, stickyWindow } from '../../theme/stickyEdges';
import rules from '../global.css';
import { from, onScreen } from '../../theme/tokens';
import { text } from '../../theme/typography';

/**
 * Fonts of Apple and Windows, then of Linux, whose `serif` and `system-ui` are often far wider; Android's fit. Those of one
 * entry have the same widths, as one `size` has to fit all; the browser takes the first that it finds. `size` is
 * `size-adjust` in percent, measured on the text of a card and on titles: with another value lines break elsewhere than
 * in the site's typeface, and the page moves when that arrives.
 */
const fallbacks = [
  { family: 'Serif A', weight: 400, locals: ['Georgia'], size: 108 },
  { family: 'Serif A', weight: 600, locals: ['Georgia Bold'], size: 93.1 },
  { family: 'Serif B', weight: 400, locals: ['Liberation Serif'], size: 118.5 },
  { family: 'Serif B', weight: 600, locals: ['Liberation Serif Bold'], size: 112.2 },
  { family: 'Sans A', weight: 400, locals: ['Arial', 'Liberation Sans'], size: 103.2 },
  { family: 'Sans A', weight: 700, locals: ['Arial Bold', 'Liberation Sans Bold'], size: 98.2 },
] as const;

/** The roles of a palette as CSS variables, for a rule of the root element. */
export function colorsOf(palette: Palette, scheme: 'light' | 'dark'): string {
  const roles = Object.entries(palette).map(([role, value]) => `--cv-${role}:${value}`);
  return [`color-scheme:${scheme}`, ...roles].join(';');
}

/** Ascent and descent of the site's typefaces, in em: a fallback of the same height keeps every line where it is. */
const heights = { Serif: [1.036, 0.335], Sans: [0.95, 0.225] } as const;

/**
 * `swap`: a page is drawn at once, in a fallback if need be, and always ends up in the site's typeface. `optional`, which
 * moves nothing at all, was rejected: pages of one visit were then in two typefaces.
 */
function fontFace(family: string, file: string, weight: string): string {
  return `@font-face{font-family:'${family}';src:url('${file}') format('woff2');font-weight:${weight};font-display:swap}`;
}

function fallbackFace({ family, weight, locals, size }: (typeof fallbacks)[number]): string {
  const sources = locals.map((name) => `local('${name}')`).join();
  // The browser scales these two by `size-adjust` as well.
  const [ascent, descent] = heights[family.startsWith('Serif') ? 'Serif' : 'Sans'].map((height) =>
    ((height / size) * 10_000).toFixed(1),
  );
  return `@font-face{font-family:'${family}';src:${sources};font-weight:${weight};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`;
}

function titleRule(level: 'h1' | 'h2' | 'h3'): string {
  const { fontSize, lineHeight } = text[level];
  return `${level}{font:600 ${fontSize}/${lineHeight} var(--cv-serif)}`;
}

/**
 * The values of both colour schemes, the typefaces, and the rules of `global.css`. Every page holds them: added by the
 * app, the first paint would lack them.
 */
export function documentStyle(fonts: Readonly<Record<'serif' | 'sans', string>>): string {
  const darkRules = colorsOf(dark, 'dark');
  return [
    `:root{${colorsOf(light, 'light')}}`,
    // Not on paper, where the dark scheme's light text could not be read.
    `@media screen and (prefers-color-scheme:dark){:root:not([data-scheme=light]){${darkRules}}}`,
    // Where the visitor's system forces its own colours, they win over a scheme chosen here.
    `@media screen and (forced-colors:none){:root[data-scheme=dark]{${darkRules}}}`,
    fontFace('Source Serif 4 Variable', fonts.serif, '400 700'),
    fontFace('Public Sans Variable', fonts.sans, '400 700'),
    `:root{--cv-serif:${serifFonts};--cv-sans:${sansFonts};--cv-gutter:16px}`,
    // Without it, as on paper, text is as wide as the page.
    '@media screen{:root{--cv-text:38rem}}',
    // Without it, a box is as wide as what is around it.
    `${onScreen.from('lg')}{:root{--cv-column:38rem}}`,
    `${from('sm')}{:root{--cv-gutter:24px}}`,
    ...fallbacks.map(fallbackFace),
    ...(['h1', 'h2', 'h3'] as const).map(titleRule),
    `body{font:400 ${text.body1.fontSize}/${text.body1.lineHeight} var(--cv-sans)}small{font-size:${text.note.fontSize}}`,
    rules,
    // What sticks to the lower edge: the player that reads aloud, in a small window also the answers with 16 px for a
    // focus ring above them. Without it a focused element would be hidden behind these.
    ':root{--cv-reach:var(--cv-listen,0px)}',
    `${stickyWindow}{html[data-scripts]{--cv-reach:calc(${dockHeight} + 16px + var(--cv-listen,0px))}}`,
  ].join('');
}
