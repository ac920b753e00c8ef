import { styled } from '@mui/material/styles';
import { color } from './palette';
import { whereLineSticks } from './stickyEdges';
import { radius, text, upTo } from './tokens';

/**
 * Contains the toolbar and the cards. Whether the toolbar sticks depends on this container's width in `em`, because a
 * media query does not notice text that was enlarged on the page.
 */
export const ToolbarRoom = styled('div')({ container: 'list / inline-size' });

export const Toolbar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 8,
  // Wider than the cards, to cover the focus rings of what scrolls below it.
  marginInline: -8,
  paddingInline: 8,
  [upTo('phone')]: { marginInline: -16, paddingInline: 16 },
  minHeight: '2.75rem',
  background: color('page'),
  fontSize: text.note.fontSize,
  '& > p': { margin: 0, color: color('muted'), whiteSpace: 'nowrap' },
  '& > a': { display: 'inline-flex', alignItems: 'center', minHeight: 44, whiteSpace: 'nowrap' },
  [whereLineSticks]: {
    '@media screen and (min-height: 30em)': { position: 'sticky', insetBlockStart: 0, zIndex: 2 },
  },
});

/**
 * A native select. MUI's NativeSelect with its input would add 8.4 kB of script and 1.3 kB of HTML (brotli, measured in
 * November 2026) to the page whose first paint matters most.
 */
export const ToolbarFilter = styled('div')({
  position: 'relative',
  flex: '1 1 54px',
  textAlign: 'end',
  '& select': {
    fieldSizing: 'content',
    maxWidth: '100%',
    minHeight: 44,
    padding: '4px 32px 4px 4px',
    textOverflow: 'ellipsis',
    border: 0,
    borderRadius: radius.control,
    appearance: 'none',
    background: 'none',
    color: color('primary'),
    font: 'inherit',
    fontWeight: 650,
    cursor: 'pointer',
  },
  '& svg': {
    position: 'absolute',
    insetInlineEnd: 6,
    insetBlockStart: 'calc(50% - 0.62em)',
    pointerEvents: 'none',
    color: color('primary'),
  },
});
