import type { Theme } from '@mui/material/styles';
import createSystemTheme from '@mui/system/createTheme';
import type { ThemeData } from './themeData';

/** A colour with transparency, from its channels: `var(--x)` becomes `rgba(var(--xChannel) / 0.5)`. */
function alpha(color: string, opacity: number | string): string {
  const value = typeof opacity === 'string' ? `calc(${opacity})` : String(opacity);
  return `rgba(${color.replace(/var\((--[\w-]+)\)/, 'var($1Channel)')} / ${value})`;
}

interface TransitionOptions {
  readonly duration?: number | string;
  readonly easing?: string;
  readonly delay?: number | string;
}

function ms(time: number | string): string {
  return typeof time === 'string' ? time : `${Math.round(time)}ms`;
}

/** The CSS `transition` of one or several properties, with MUI's defaults. */
function transition(
  properties: string | readonly string[] = 'all',
  { duration = 300, easing = 'cubic-bezier(0.4, 0, 0.2, 1)', delay = 0 }: TransitionOptions = {},
): string {
  return [properties]
    .flat()
    .map((property) => `${property} ${ms(duration)} ${easing} ${ms(delay)}`)
    .join(',');
}

/**
 * Makes the theme from its data. MUI's `createTheme` computes palettes and variables that the build has
 * computed already; leaving it out saves 7 kB of every visit and its work before the first paint.
 * `assembleTheme.test.ts` holds the result against the original.
 */
export function assembleTheme({ members, variables }: ThemeData): Theme {
  const theme = {
    ...createSystemTheme({ spacing: 8 }),
    ...members,
    transitions: { ...members.transitions, create: transition },
    typography: { ...members.typography, pxToRem: (size: number) => `${size / 16}rem` },
    alpha,
  };
  return { ...theme, vars: { ...theme, palette: variables } } as unknown as Theme;
}
