import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { color } from '../../ui/palette';

/**
 * A length that grows with the smaller side of the window, which may be a phone's or projected on a wall: `large(5.5)`
 * is 81 px at 1920 x 1080, legible from the back of a room.
 * @param share in percent of that side (`vmin`); a quarter of a `rem` is added for each.
 */
export const large = (share: number) => `calc(${share / 4}rem + ${share}vmin)`;

/** The `ref` of the button that is focused when the view opens, so that Enter presses it. */
export const firstFocus = (button: HTMLButtonElement | null) => button?.focus();

const Content = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: large(1.5),
  boxSizing: 'border-box',
  // In lines as long as a wide wall, readers would lose the beginning of the next one.
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

/** A view for a room to read: it fills the window, and the screen if `goFullScreen` was allowed to. */
export function FullScreenView({ label, onLeave, onKeyDown, children }: FullScreenViewProps) {
  // On the full screen the browser keeps the Escape key to itself and leaves that mode: the view is closed as well.
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
