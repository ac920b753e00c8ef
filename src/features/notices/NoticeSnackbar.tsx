import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Snackbar from '@mui/material/Snackbar';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useAppDispatch } from '../../hooks';
import { noticeArea } from '../../content/en/noticeArea';
import { notices } from '../../content/en/notices';
import type { NoticeWords } from '../../content/en/notices';
import { color } from '../../ui/palette';
import { noticeActions } from './noticeActions';
import { noticeClosed } from './noticesSlice';
import type { Notice } from './noticesSlice';
import { useFocusKeptClear } from './useFocusKeptClear';

/** How long a notice stays, in ms. Hovering, focusing or leaving the window stops the clock. */
const shownFor = 5000;

interface NoticeSnackbarProps {
  readonly notice: Notice;
  /** Called when the visitor or the clock closes it, while focus may still be inside it. */
  readonly onClosed: () => void;
  /** Called before it leaves the page for whatever reason, while focus may still be inside it. */
  readonly onRemoved: () => void;
}

export function NoticeSnackbar({ notice, onClosed, onRemoved }: NoticeSnackbarProps) {
  const dispatch = useAppDispatch();
  const words: NoticeWords = notices[notice.name];
  const { action } = words;
  const isError = words.kind === 'error';
  const root = useRef<HTMLDivElement>(null);
  useFocusKeptClear(root);

  const leave = useEffectEvent(onRemoved);
  useLayoutEffect(
    () => () => {
      leave();
    },
    [],
  );

  function close() {
    onClosed();
    dispatch(noticeClosed(notice.id));
  }

  return (
    <Snackbar
      ref={root}
      open
      autoHideDuration={shownFor}
      // A click elsewhere is no answer to a notice: the visitor may not have read it yet.
      onClose={(_event, reason) => {
        if (reason !== 'clickaway') close();
      }}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
    >
      <Alert
        role={isError ? 'alert' : 'status'}
        severity={words.kind}
        variant="filled"
        onClose={close}
        closeText={noticeArea.close}
        sx={{
          width: '100%',
          maxWidth: 480,
          borderRadius: '18px',
          alignItems: 'flex-start',
          // MUI's own pair reaches 3.8:1 in the dark scheme.
          color: color(isError ? 'onNo' : 'onYes'),
          background: color(isError ? 'no' : 'yes'),
          '& .MuiButtonBase-root:focus-visible': { outlineColor: 'currentColor' },
          // MUI lets the message scroll, which cuts the button's focus ring.
          '& .MuiAlert-message': { overflow: 'visible', minWidth: 0, overflowWrap: 'anywhere' },
        }}
      >
        <AlertTitle component="p" sx={{ fontWeight: 700, marginBlockStart: 0 }}>
          {words.title}
        </AlertTitle>
        {words.description}
        {action && (
          // In the message rather than in the Alert's action slot, where it would take the close button's place.
          <Button
            variant="outlined"
            color="inherit"
            sx={{ display: 'flex', marginBlockStart: 1.5, color: 'inherit', borderColor: 'currentColor' }}
            onClick={() => {
              close();
              dispatch(noticeActions[action.name]());
            }}
          >
            {action.label}
          </Button>
        )}
      </Alert>
    </Snackbar>
  );
}
