import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { tiles } from 'words/tiles';
import { paths } from '../../lib/paths';
import { inRoomOf } from '../../theme/tokens';

const { answers, letter, share } = tiles.allAnswered;

/** What can be done once all policies are answered; below each other where a row would break in a late typeface. */
export function AllAnsweredWays() {
  return (
    <Box data-screen-only sx={{ containerType: 'inline-size' }}>
      <Stack
        sx={{
          gap: 2,
          maxInlineSize: '24rem',
          [inRoomOf('threeColumns')]: { flexDirection: 'row', maxInlineSize: 'none' },
        }}
      >
        <Button variant="contained" href={paths.share}>
          {share}
        </Button>
        <Button variant="outlined" href={paths.letter}>
          {letter}
        </Button>
        <Button variant="text" href={paths.myAnswers}>
          {answers}
        </Button>
      </Stack>
    </Box>
  );
}
