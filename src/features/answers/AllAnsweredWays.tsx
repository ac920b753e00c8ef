import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { tiles } from 'words/tiles';
import { paths } from '../../lib/paths';

const { answers, letter, share } = tiles.allAnswered;

/** What can be done once all policies are answered. Below each other, as in a row they would break in a late typeface. */
export function AllAnsweredWays() {
  return (
    <Stack data-screen-only sx={{ gap: 2, maxInlineSize: '24rem' }}>
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
  );
}
