import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { tiles } from 'words/tiles';
import { useDeferredSelector } from '../../lib/hooks';
import { allAnsweredId } from '../../lib/paths';
import { gutter } from '../../theme/tokens';
import { Voice } from '../../ui/Voice';
import { AllAnsweredWays } from './AllAnsweredWays';
import { MattersMost } from './MattersMost';
import { OpeningBand } from './OpeningBand';
import { useJustCompleted } from './useJustCompleted';
import { selectCompletedBy, selectFirstOpen, selectVotes } from './votesSlice';

const words = tiles.allAnswered;

interface AllAnsweredProps {
  /**
   * True on a policy's page: whoever comes back to read one would find this panel in the middle of it at each visit. There
   * it is shown only if the last open policy was answered since the page was loaded, and not on paper, which is about
   * the policy.
   */
  readonly onlyAfterAnswer?: boolean;
}

/** Shown if all policies are answered. Not a dialog, as nothing has to be decided. Takes no focus, so it may stand anywhere. */
export function AllAnswered({ onlyAfterAnswer = false }: AllAnsweredProps) {
  const isShown = useDeferredSelector((state) =>
    onlyAfterAnswer ? selectCompletedBy(state) !== undefined : selectFirstOpen(state) === undefined,
  );
  const votes = useDeferredSelector(selectVotes);
  const drawsOutline = useJustCompleted();
  if (!isShown) return null;
  return (
    <Paper
      variant="tonal"
      component="section"
      data-screen-only={onlyAfterAnswer || undefined}
      aria-labelledby={allAnsweredId}
      sx={{ padding: gutter }}
    >
      <OpeningBand drawing={<Voice answers={votes} drawsOutline={drawsOutline} />}>
        <Typography variant="h2" id={allAnsweredId} tabIndex={-1} sx={{ marginBlockEnd: 2 }}>
          {words.heading}
        </Typography>
        <MattersMost otherwise={words.text} />
        <Box sx={{ marginBlockStart: 5 }}>
          <AllAnsweredWays />
        </Box>
      </OpeningBand>
    </Paper>
  );
}
