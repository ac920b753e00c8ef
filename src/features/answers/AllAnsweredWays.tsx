import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { tiles } from 'words/tiles';
import { paths } from '../../lib/paths';

const { answers, letter, share } = tiles.allAnswered;

/** What can be done once all policies are answered. */
export function AllAnsweredWays() {
  return (
    <Stack data-screen-only sx={{ flexFlow: 'row wrap', gap: 3 }}>
      <Button variant="contained" size="large" href={paths.share} sx={{ width: { xs: '100%', sm: 'auto' } }}>
        {share}
      </Button>
      <Button variant="outlined" size="large" href={paths.letter}>
        {letter}
      </Button>
      <Button variant="text" size="large" href={paths.myAnswers}>
        {answers}
      </Button>
    </Stack>
  );
}
