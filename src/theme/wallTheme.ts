import type { Theme } from '@mui/material/styles';
import { theme } from './theme';
import { upTo } from './tokens';
import { text } from './typography';

const { components = {} } = theme;

const readable = { fontSize: text.wall.fontSize, lineHeight: text.wall.lineHeight } as const;

/** The least height of what stands in a row: with different heights its words would be on different lines. */
export const wallControl = 'max(48px, 7vmin)';

const pressable = { ...readable, minHeight: wallControl, paddingBlock: 0 } as const;

/** On a phone a third of the window has no room for a sign beside “Undecided”. */
const answer = {
  ...readable,
  [upTo('sm')]: {
    flexDirection: 'column',
    paddingBlock: 4,
    '& .MuiChip-label': { paddingInline: 4 },
    '& .MuiChip-icon': { marginInline: 0 },
  },
} as const;

/** @returns a component whose words, and what is pressed or typed into, are as large as the text. */
const enlarged = (
  name: 'MuiButton' | 'MuiToggleButton' | 'MuiFormLabel' | 'MuiInputBase' | 'MuiChip',
  style: object,
) => ({
  ...components[name],
  styleOverrides: {
    ...components[name]?.styleOverrides,
    root: [components[name]?.styleOverrides?.root, { '&&': style }],
  },
});

/** For what fills a projected screen: buttons, fields and their labels take a share of the window, as texts do. */
export const wallTheme = {
  ...theme,
  components: {
    ...components,
    MuiButton: enlarged('MuiButton', pressable),
    MuiToggleButton: enlarged('MuiToggleButton', { ...pressable, paddingInline: '8px 32px' }),
    MuiFormLabel: enlarged('MuiFormLabel', readable),
    MuiInputBase: enlarged('MuiInputBase', pressable),
    MuiChip: enlarged('MuiChip', answer),
  },
} as Theme;
