import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { surveys } from 'words/surveys';
import { SoundIcon } from '../../ui/icons';
import { VisuallyHidden } from '../../ui/VisuallyHidden';
import { useCanSpeak } from './localVoice';
import type { Listening } from './useListen';

const words = surveys.listen;

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
    <Box data-screen-only sx={isActive ? { visibility: 'hidden' } : undefined}>
      <Button
        ref={listenButton}
        variant="outlined"
        size="small"
        startIcon={<SoundIcon />}
        aria-label={words.label(words.start, title)}
        onClick={start}
      >
        {words.start}
      </Button>
      <VisuallyHidden role="status">{state === 'ended' && words.ended(title)}</VisuallyHidden>
    </Box>
  );
}
