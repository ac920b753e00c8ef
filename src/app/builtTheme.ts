import { assembleTheme } from './assembleTheme';
import type { ThemeData } from './themeData';

/** Replaces `theme.ts` in the production bundle (see webpack.config.ts). */
export const theme = assembleTheme(BUILT_THEME as ThemeData);

// MUI's styled components import a default theme by this name.
export default theme;
