import Dialog from '@mui/material/Dialog';
import { styled, ThemeProvider } from '@mui/material/styles';
import { useEffect, useEffectEvent } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { wallTheme } from '../../theme/wallTheme';
import { text } from '../../theme/typography';
import { leaveFullScreen } from './goFullScreen';

/**
 * The `ref` of the button that is focused when the view opens or shows something else, so that Enter presses it. It may be
 * the last thing in a low window, as at twice the size: what is to be read begins at the top, so the view stays there.
 */
export function firstFocus(button: HTMLButtonElement | null): void {
  const view = button?.closest('[role=dialog]');
  if (view) view.scrollTop = 0;
  button?.focus({ preventScroll: true });
}

const Content = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  width: '92%',
  minHeight: '100%',
  marginInline: 'auto',
  paddingBlock: 12,
  ...text.wall,
});

interface FullScreenViewProps {
  readonly label: string;
  readonly onLeave: () => void;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly children: ReactNode;
}

/** Fills the window. To fill the screen, call `goFullScreen` in the press that opens it: later, browsers refuse. */
export function FullScreenView({ label, onLeave, onKeyDown, children }: FullScreenViewProps) {
  // In full screen the browser uses Escape itself: without this, the view would stay open until a second Escape.
  const onFullscreen = useEffectEvent(() => {
    if (!document.fullscreenElement) onLeave();
  });
  useEffect(() => {
    document.addEventListener('fullscreenchange', onFullscreen);
    return () => {
      document.removeEventListener('fullscreenchange', onFullscreen);
      leaveFullScreen();
    };
  }, []);
  return (
    <ThemeProvider theme={wallTheme}>
      <Dialog
        open
        fullScreen
        onClose={onLeave}
        // Left out, not `undefined`: that would replace MUI's own handler, and Escape would do nothing.
        {...(onKeyDown && { onKeyDown })}
        slotProps={{
          paper: {
            'aria-label': label,
            // MUI would set the id of a `DialogTitle`, which this dialog does not have.
            'aria-labelledby': undefined,
            square: true,
            sx: { m: 0, p: 0, maxWidth: 'none', border: 0, bgcolor: 'page' },
          },
        }}
      >
        <Content>{children}</Content>
      </Dialog>
    </ThemeProvider>
  );
}
