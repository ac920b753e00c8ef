import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { tiles } from 'words/tiles';
import { useDeferredSelector } from '../../lib/hooks';
import { allAnsweredId } from '../../lib/paths';
import { gutter } from '../../theme/tokens';
import { Voice } from '../../ui/Voice';
import { AllAnsweredWays } from './AllAnsweredWays';
import { MattersMost } from './MattersMost';
import { Poster } from './Poster';
import { useJustCompleted } from './useJustCompleted';
import { selectCompletedBy, selectVotes } from './votesSlice';

const words = tiles.allAnswered;

/**
 * Shown if all policies are answered and an answer was given since the page was loaded. Not a dialog, as nothing has to
 * be decided. Takes no focus, so a page may show it anywhere.
 */
export function AllAnswered() {
  const completedBy = useDeferredSelector(selectCompletedBy);
  const votes = useDeferredSelector(selectVotes);
  const drawsOutline = useJustCompleted();
  if (!completedBy) return null;
  return (
    <Paper variant="tonal" component="section" aria-labelledby={allAnsweredId} sx={{ padding: gutter }}>
      <Poster drawing={<Voice answers={votes} drawsOutline={drawsOutline} />}>
        <Typography variant="h2" id={allAnsweredId} tabIndex={-1} sx={{ marginBlockEnd: 2 }}>
          {words.heading}
        </Typography>
        <MattersMost otherwise={words.text} />
        <AllAnsweredWays />
      </Poster>
    </Paper>
  );
}
