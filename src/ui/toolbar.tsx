import { styled } from '@mui/material/styles';
import { LinkRow } from './layout';
import { color } from '../theme/palette';
import { whereLineSticks } from './stickyEdges';
import { text } from '../theme/typography';

/**
 * Contains the toolbar and the cards. Whether the toolbar sticks depends on this container's width in `em`, because a
 * media query does not notice text that was enlarged on the page.
 */
export const ToolbarRoom = styled('div')({ container: 'list / inline-size' });

/** The filter is a native select: MUI's with its input would add 8.4 kB of script and 1.3 kB of HTML (brotli). */
export const Toolbar = styled(LinkRow)({
  columnGap: 8,
  // Wider than the cards, to cover the focus rings of what scrolls below it.
  marginInline: -16,
  paddingInline: 16,
  background: color('page'),
  ...text.note,
  whiteSpace: 'nowrap',
  '& p': { margin: 0, color: color('muted') },
  '& div': { flex: '1 1 54px', textAlign: 'end' },
  '& select': {
    fieldSizing: 'content',
    maxWidth: '100%',
    minWidth: 44,
    minHeight: 44,
    border: 0,
    background: 'none',
    color: color('primary'),
    font: 'inherit',
  },
  [whereLineSticks]: {
    '@media screen and (min-height: 30em)': { position: 'sticky', insetBlockStart: 0, zIndex: 2 },
  },
});
