import type { Theme } from '@mui/material/styles';

const plainMembers = [
  'components',
  'cssVarPrefix',
  'direction',
  'mixins',
  'motion',
  'opacity',
  'overlays',
  'palette',
  'shadows',
  'shape',
  'transitions',
  'typography',
  'zIndex',
] as const;

/** The part of a theme that is data: JSON can carry it from the build into the bundle. */
export interface ThemeData {
  readonly members: Readonly<Record<(typeof plainMembers)[number], object>>;
  /** The palette as references to CSS variables. */
  readonly variables: object;
}

/** @returns what `assembleTheme` needs to make the same theme again without MUI's theme builder. */
export function themeData(theme: Theme): ThemeData {
  const members = Object.fromEntries(plainMembers.map((name) => [name, theme[name as keyof Theme]]));
  const variables = JSON.stringify((theme as unknown as { vars: { palette: object } }).vars.palette);
  return {
    members: members as unknown as ThemeData['members'],
    // Every page defines the variables, so the fallback value each reference carries is dead weight.
    variables: JSON.parse(variables.replace(/var\((--[\w-]+), [^"]*?\)"/g, 'var($1)"')) as object,
  };
}
