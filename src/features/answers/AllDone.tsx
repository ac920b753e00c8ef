import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { home } from 'words/home';
import { allAnsweredId } from '../../lib/paths';
import { AllAnsweredWays } from './AllAnsweredWays';
import { MattersMost } from './MattersMost';

/** Takes the place of the last question, beside the visitor's bubble. */
export function AllDone() {
  return (
    <>
      <div>
        <Typography variant="h2" id={allAnsweredId} sx={{ marginBlockEnd: 2 }}>
          {home.question.done}
        </Typography>
        <MattersMost otherwise={home.question.doneText} />
      </div>
      <Box sx={{ paddingBlockEnd: { xs: 3, lg: 0 } }}>
        <AllAnsweredWays />
      </Box>
    </>
  );
}
