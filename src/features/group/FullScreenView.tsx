import Dialog from '@mui/material/Dialog';
import { styled } from '@mui/material/styles';
import { useEffect, useEffectEvent } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { color } from '../../ui/palette';

/**
 * Sizes on a wall follow its smaller side, as the window may be a phone or be projected: at 1920 x 1080, `large(5.5)` is
 * 81 px, which is read from the back of a room.
 */
export const large = (share: number) => `calc(${share / 4}rem + ${share}vmin)`;

const Content = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: large(1.5),
  boxSizing: 'border-box',
  // A line of text is not read along the whole of a wall.
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

/** What is shown to a room, on the full screen where the browser allows it. */
export function FullScreenView({ label, onLeave, onKeyDown, children }: FullScreenViewProps) {
  // Escape leaves the full screen, and the page never hears of the key.
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
      // Given as `undefined`, it would take the place of MUI's own, and Escape would do nothing.
      {...(onKeyDown && { onKeyDown })}
      slotProps={{
        paper: {
          'aria-label': label,
          // MUI would name it by a title that is not there.
          'aria-labelledby': undefined,
          sx: { margin: 0, padding: 0, maxWidth: 'none', border: 0, background: color('page') },
        },
      }}
    >
      <Content>{children}</Content>
    </Dialog>
  );
}
