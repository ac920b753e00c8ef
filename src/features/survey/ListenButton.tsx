import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { surveys } from 'words/surveys';
import { control, inRoomOf } from '../../theme/tokens';
import { SoundIcon } from '../../ui/icons';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { useCanSpeak } from './localVoice';
import type { Listening } from './useListen';

const words = surveys.listen;

/** On a phone the sign alone, so that a policy's name keeps its line. */
const Word = styled('span')({ display: 'none', [inRoomOf('sm')]: { display: 'inline' } });

interface ListenButtonProps {
  readonly title: string;
  readonly listening: Listening;
}

/** Not drawn if the device has no voice for the page's language. Its place stays while the player is there instead. */
export function ListenButton({
  title,
  listening: { state, isActive, start, listenButton },
}: ListenButtonProps) {
  if (!useCanSpeak()) return null;
  return (
    <Box data-screen-only>
      <Button
        ref={listenButton}
        variant="outlined"
        size="small"
        aria-label={words.label(words.start, title)}
        onClick={start}
        // Not the status below: one that becomes visible with its words is not announced.
        sx={{ minWidth: control.small, gap: 2, px: 2, visibility: isActive ? 'hidden' : undefined }}
      >
        <SoundIcon />
        <Word>{words.start}</Word>
      </Button>
      <VisuallyHidden role="status">{state === 'ended' && words.ended(title)}</VisuallyHidden>
    </Box>
  );
}
