import { color, dark, light, sans, sansFonts, serif, serifFonts } from '../ui/palette';
import type { Palette } from '../ui/palette';
import { stickyWindow } from '../ui/stickyEdges';

interface FontFiles {
  readonly serif: string;
  readonly sans: string;
}

interface Fallback {
  readonly family: `${'Serif' | 'Sans'} ${'A' | 'B'}`;
  readonly weight: 400 | 700;
  /** Installed fonts of the same widths, as one `size` has to fit all; the browser takes the first that it finds. */
  readonly locals: readonly string[];
  /**
   * The fallback's `size-adjust` in percent, measured on the text of a card and on titles. With another value lines
   * break elsewhere than in the site's typeface, and the page moves when that arrives.
   */
  readonly size: number;
}

/** Fonts of Apple and Windows, then of Linux, whose `serif` and `system-ui` are often far wider; Android's fit. */
const fallbacks: readonly Fallback[] = [
  { family: 'Serif A', weight: 700, locals: ['Georgia Bold'], size: 94.5 },
  { family: 'Serif B', weight: 700, locals: ['Liberation Serif Bold'], size: 113.9 },
  { family: 'Sans A', weight: 400, locals: ['Arial', 'Liberation Sans'], size: 103.2 },
  { family: 'Sans A', weight: 700, locals: ['Arial Bold', 'Liberation Sans Bold'], size: 98.2 },
  { family: 'Sans B', weight: 400, locals: ['DejaVu Sans'], size: 90.7 },
  { family: 'Sans B', weight: 700, locals: ['DejaVu Sans Bold'], size: 82.2 },
];

function declarations(palette: Palette, scheme: 'light' | 'dark'): string {
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

function fallbackFace({ family, weight, locals, size }: Fallback): string {
  const sources = locals.map((name) => `local('${name}')`).join();
  // The browser scales these two by `size-adjust` as well.
  const [ascent, descent] = heights[family.startsWith('Serif') ? 'Serif' : 'Sans'].map((height) =>
    ((height / size) * 10_000).toFixed(1),
  );
  return `@font-face{font-family:'${family}';src:${sources};font-weight:${weight};size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`;
}

const strongerLines = [
  `--cv-muted:${color('ink')}`,
  `--cv-control:${color('ink')}`,
  `--cv-hairline:color-mix(in srgb,${color('ink')} 65%,${color('page')})`,
].join(';');

/** The styles that no component owns. Every page holds them: added by the app, the first paint would lack them. */
export function globalCss(fonts: FontFiles): string {
  const darkRules = declarations(dark, 'dark');
  return [
    `:root{${declarations(light, 'light')}}`,
    // Not on paper, where the dark scheme's light text could not be read.
    `@media screen and (prefers-color-scheme:dark){:root:not([data-scheme=light]){${darkRules}}}`,
    // Where the visitor's system forces its own colours, they win over a scheme chosen here.
    `@media screen and (forced-colors:none){:root[data-scheme=dark]{${darkRules}}}`,
    fontFace('Source Serif 4 Variable', fonts.serif, '700'),
    fontFace('Public Sans Variable', fonts.sans, '400 700'),
    `:root{--cv-serif:${serifFonts};--cv-sans:${sansFonts}}`,
    ...fallbacks.map(fallbackFace),
    `*,::before,::after{box-sizing:border-box}`,
    `html{-webkit-text-size-adjust:100%;scroll-padding-block:max(24px,var(--cv-notice-top,0px),var(--cv-line,0px) + var(--cv-listen,0px)) max(var(--cv-notice-bottom,0px),var(--cv-reach,0px))}`,
    // Height of the toolbar that sticks to the upper edge on the survey page, where it would hide focused elements.
    `@media screen and (min-height:30em){html{--cv-line:3rem}}`,
    // Height of the answer buttons (52 px) and the links (44 px) that stick to the lower edge, 10 px above them, and
    // 14 px for a focus ring above them. Without it a focused element would be hidden behind the buttons.
    `${stickyWindow}{html[data-scripts]{--cv-reach:calc(120px + env(safe-area-inset-bottom,0px))}}`,
    // Space below the page, without which its end could not be scrolled out from under a notice (NoticeSnackbar.tsx).
    `body{padding-block-end:var(--cv-notice-bottom,0)}`,
    `body{margin:0;background:${color('page')};color:${color('ink')};font:400 1.0625rem/1.6 ${sans};-webkit-font-smoothing:antialiased;overflow-wrap:break-word}`,
    // `viewport-fit=cover` (prerender/pageHtml.ts) lets the page reach the edges of a phone: keep text clear of the notch.
    `body{padding-inline:env(safe-area-inset-left,0px) env(safe-area-inset-right,0px)}`,
    `#root{min-height:100vh;display:flex;flex-direction:column}`,
    `h1,h2,h3{text-wrap:balance}p{text-wrap:pretty}h2+p,h3+p{margin-block-start:8px}`,
    `h1,h2{font-family:${serif}}`,
    // In longer lines readers lose the start of the next line. Lists with a class are cards and drawings, not prose.
    `@media screen{main :where(p,ul:not([class],[role]),ol:not([class],[role])){max-inline-size:66ch}}`,
    // Without bullets, VoiceOver announces a list as one only if it has `role`; other lists keep their bullets.
    `:where(ul,ol){padding-inline-start:24px}:where([role=list]){margin:0;padding:0;list-style:none}:is(ul,ol):not([class],[role])>li+li{margin-block-start:4px}`,
    `a{color:${color('primary')}}`,
    // A link in running text is a target of at least 24 px, for imprecise fingers, without moving its letters.
    `:where(p,li,dd,figcaption) :where(a:not([class])){padding:max(4px,(24px - 1em)/2) 4px;margin-inline:-4px}`,
    `dl,dd{margin:0}dt,b,strong{font-weight:650}small{font-size:.875rem}`,
    `html:not([data-scripts]) [data-needs-scripts]{display:none}`,
    // Pressed before the app is there, which will do what the button says.
    `button[data-early]{opacity:.65;cursor:progress}`,
    `:focus-visible{outline:3px solid ${color('primary')};outline-offset:2px}`,
    `:where(p,li,dd) :where(a:not([class])):focus-visible{outline-offset:0}`,
    `[tabindex="-1"]:focus{outline:0}`,
    `::highlight(spoken){background:${color('undecided')};color:${color('onUndecided')}}`,
    `@media(forced-colors:active){::highlight(spoken){background:Highlight;color:HighlightText}}`,
    `::selection{background:${color('primary')};color:${color('onPrimary')}}`,
    `@media(prefers-reduced-motion:reduce){*,::before,::after{animation:none!important;transition:none!important}}`,
    // Sizes in `rem` follow the root's font size: if it were larger, a policy with its sources would need two sheets.
    `@page{margin:10mm}`,
    `@media print{html{font-size:9.5pt}body{background:#fff;line-height:1.38;orphans:3;widows:3}#root{display:block}h1,h2,h3,h2+p{break-after:avoid}li,dd,dl>div{break-inside:avoid}}`,
    // A third `:root`, because both schemes' rules above would win otherwise.
    `@media(prefers-contrast:more){:root:root:root{${strongerLines}}a{text-decoration-thickness:2px}}`,
  ].join('');
}
