import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { color } from './palette';

/**
 * A length that grows with the window, which may be a phone's or projected in a classroom: `large(5.5)` is 81 px at
 * 1920 x 1080, legible from the back row.
 * @param share in `vmin`. A quarter of a `rem` is added for each, or text enlarged in the browser would not grow.
 */
export const large = (share: number) => `calc(${share / 4}rem + ${share}vmin)`;

/** The `ref` of the button that is focused when the view opens, so that Enter presses it. */
export const firstFocus = (button: HTMLButtonElement | null) => button?.focus();

const Content = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: large(1),
  boxSizing: 'border-box',
  width: '100%',
  // In lines as long as a projected screen is wide, readers would lose the beginning of the next one.
  maxWidth: 'max(1180px, 74vw)',
  minHeight: '100%',
  marginInline: 'auto',
  padding: `${large(1.25)} clamp(16px, 4vw, 80px)`,
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
      if (document.fullscreenElement) void document.exitFullscreen();
    };
  }, []);
  return (
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
          sx: { margin: 0, padding: 0, maxWidth: 'none', border: 0, background: color('page') },
        },
      }}
    >
      <Content>{children}</Content>
    </Dialog>
  );
}
