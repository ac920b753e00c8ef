import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { useLayoutEffect } from 'react';
import { surveys } from 'words/surveys';
import { dockHeight, sheet, whereSticky } from '../../theme/stickyEdges';
import { control, hairline } from '../../theme/tokens';
import { icon } from '../../ui/icons';
import type { Listening } from './useListen';

const PauseIcon = icon('M7 4.5v11M13 4.5v11');
const PlayIcon = icon('M6.5 4.5v11l9-5.5z');
const StopIcon = icon('M5.5 5.5h9v9h-9z');

const words = surveys.listen;

/** Px between the player and what it stands on: the window's edge, or the answers that stick to it. */
const gap = 8;

/**
 * Follows the reading at the lower edge of the window, above the answers where these stick there, so that it can be
 * stopped at any time. It covers nothing that is read: each sentence is scrolled to above it (`readAloud.ts`).
 */
const Bar = styled(Paper)({
  position: 'sticky',
  insetBlockEnd: gap,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  marginBlockStart: 16,
  padding: 8,
  ...whereSticky({
    insetBlockEnd: `calc(${dockHeight} + ${gap}px)`,
    // A shadow would end in a straight line where the ground below begins.
    border: hairline,
    boxShadow: 'none',
    // Reaches behind the answers. On a card these are lower than `dockHeight`: a line of text would show between.
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInline: -1,
      insetBlockStart: 'calc(100% + 1px)',
      blockSize: control.large,
      background: sheet,
    },
  }),
});

interface ListenPlayerProps {
  readonly title: string;
  readonly listening: Listening;
}

/** What is read aloud, while it is. */
export function ListenPlayer({ title, listening }: ListenPlayerProps) {
  const { state, isActive, percent, pauseOrResume, stop, pauseButton, player } = listening;

  // Added to `--cv-reach` (`app/document/documentStyle.ts`): without it, the player could hide a focused element.
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    if (!isActive || !player.current) return undefined;
    style.setProperty('--cv-listen', `${player.current.offsetHeight + gap}px`);
    return () => void style.removeProperty('--cv-listen');
  }, [isActive, player]);

  if (!isActive) return null;
  const act = state === 'paused' ? 'resume' : 'pause';
  return (
    <Bar ref={player} variant="overlay" data-screen-only>
      <Button
        ref={pauseButton}
        variant="outlined"
        size="small"
        startIcon={act === 'pause' ? <PauseIcon /> : <PlayIcon />}
        aria-label={words.label(words[act], title)}
        onClick={pauseOrResume}
      >
        {words[act]}
      </Button>
      <Button
        variant="outlined"
        size="small"
        startIcon={<StopIcon />}
        aria-label={words.label(words.stop, title)}
        onClick={stop}
      >
        {words.stop}
      </Button>
      {/* For the eye: whoever listens knows, and a screen reader would talk into the reading. */}
      <LinearProgress variant="determinate" value={percent} aria-hidden sx={{ flexGrow: 1 }} />
    </Bar>
  );
}
