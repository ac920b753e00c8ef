import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { myAnswers } from 'words/myAnswers';
import { policyIds } from '../../content/policyIds';
import { useAppSelector } from '../../lib/hooks';
import { answersId, paths } from '../../lib/paths';
import { Voice } from '../../ui/Voice';
import { AnswersTable } from './AnswersTable';
import { MattersMost } from './MattersMost';
import { OpeningBand } from './OpeningBand';
import { selectProgress, selectVotes } from './votesSlice';
import { UntilAnswered, WhenAnswered } from './WhenAnswered';

const { stand, empty, steps, actions } = myAnswers;

/** All answers: at first sight as a poster, as wide as the window, then in rows. @param title the page's headline. */
export function WhereIStand({ title }: { readonly title: ReactNode }) {
  const votes = useAppSelector(selectVotes);
  const isEmpty = useAppSelector(selectProgress).answered === 0;
  return (
    <section id={answersId} tabIndex={-1} aria-label={stand.label}>
      <Box sx={{ paddingBlock: { xs: 5, md: 7 }, bgcolor: 'tint' }}>
        <Container>
          <OpeningBand
            drawing={
              <div data-own>
                <Voice answers={votes} />
              </div>
            }
          >
            {title}
            {isEmpty && <NoAnswers />}
            <WhenAnswered data-empty={isEmpty}>
              <InShort />
            </WhenAnswered>
          </OpeningBand>
        </Container>
      </Box>
      <Container>
        <WhenAnswered data-empty={isEmpty}>
          <Box sx={{ marginBlockStart: { xs: 4, md: 5 } }}>
            <AnswersTable />
          </Box>
        </WhenAnswered>
      </Container>
    </section>
  );
}

function InShort() {
  const { answered } = useAppSelector(selectProgress);
  return (
    <>
      <MattersMost otherwise={stand.star} />
      <Typography color="textSecondary" sx={{ marginBlock: '8px 24px' }}>
        {stand.answered(answered, policyIds.length)}
      </Typography>
      <Stack data-screen-only sx={{ flexFlow: 'row wrap', gap: 2 }}>
        <Button variant="contained" href={paths.share} sx={{ width: { xs: '100%', sm: 'auto' } }}>
          {steps.share.title}
        </Button>
        <Button variant="outlined" href={paths.letter}>
          {steps.write.title}
        </Button>
        <Button name="print" variant="text" data-needs-scripts onClick={() => window.print()}>
          {actions.print}
        </Button>
      </Stack>
    </>
  );
}

function NoAnswers() {
  return (
    <UntilAnswered>
      <Typography variant="h2" sx={{ marginBlockEnd: 2 }}>
        {empty.heading}
      </Typography>
      <Typography variant="lead" sx={{ marginBlockEnd: 5 }}>
        {empty.text}
      </Typography>
      <Button
        variant="contained"
        size="large"
        href={paths.surveys}
        sx={{ width: { xs: '100%', sm: 'auto' } }}
      >
        {empty.link}
      </Button>
    </UntilAnswered>
  );
}
