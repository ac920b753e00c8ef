import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { styled } from '@mui/material/styles';
import { stickyWindow } from './stickyEdges';

/** Free space (px) above a notice: it must touch neither the window's edge nor what Tab scrolls clear of it. */
export const noticeEdge = 24;

export const NoticeBar = styled(Snackbar)({
  '&[data-place=top]': { insetBlock: `${noticeEdge}px auto` },
  // In a small window the answer buttons stick to the lower edge as well: a notice there would cover them.
  [stickyWindow]: {
    'html:has(button[data-answer]) &:not([data-place=top])': { bottom: 'calc(var(--cv-reach, 0px) + 8px)' },
  },
});

export const NoticeBox = styled(Alert)({ width: '100%', maxWidth: 480 });

export const NoticeButton = styled(Button)({
  display: 'flex',
  marginBlockStart: 12,
});
