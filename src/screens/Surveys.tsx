import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router-dom';
import { site } from 'words/site';
import { surveys } from 'words/surveys';
import { policySlugs } from '../content/policyIds';
import { AllAnswered } from '../features/answers/AllAnswered';
import { ClearAnswers } from '../features/answers/ClearAnswers';
import { PolicyTiles } from '../features/answers/PolicyTiles';
import { selectFirstOpen, selectVotes } from '../features/answers/votesSlice';
import { ResumeComparison } from '../features/sharing/ResumeComparison';
import { AnswerAnnouncement } from '../features/survey/AnswerAnnouncement';
import { PolicyCards } from '../features/survey/PolicyCards';
import { firstOpenShown, parseFilter } from '../features/survey/surveyFilter';
import { useDeferredSelector } from '../lib/hooks';
import { cardPath, paths, policyPath } from '../lib/paths';
import { useStarted } from '../lib/started';
import { onScreen } from '../theme/tokens';
import { ArrowLink } from '../ui/ArrowLink';
import { Screen, titleId } from '../ui/Screen';
import { SkipLink } from '../ui/SkipLink';

const Columns = styled('div')({
  [onScreen.from('lg')]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)',
    columnGap: 48,
    alignItems: 'start',
  },
});

/** The tiles above the cards; in a wide window beside them, where they stay in view. */
const Tiles = styled('div')({
  marginBlock: 8,
  [onScreen.from('lg')]: {
    gridColumn: 2,
    marginBlock: 0,
    insetBlockStart: 24,
    '@media (min-height: 560px)': { position: 'sticky' },
  },
});

const Cards = styled('div')({ [onScreen.from('lg')]: { gridArea: '1 / 1' } });

export function Surveys() {
  const { meta } = surveys;
  return (
    <Screen words={{ meta, needsScripts: site.needsScripts }} above={<Opening />} path={paths.surveys} wide>
      <Columns>
        <Tiles data-screen-only>
          <PolicyTiles pathOf={cardPath} />
        </Tiles>
        <Cards>
          <PolicyCards />
          <AllAnswered />
          <Box sx={{ mt: 4 }}>
            <ClearAnswers />
          </Box>
        </Cards>
      </Columns>
      <AnswerAnnouncement />
    </Screen>
  );
}

/** Whatever is added above the first card moves its question off a phone's first screen. */
function Opening() {
  const { heading, lead } = surveys;
  return (
    <>
      <ToFirstOpen />
      <Typography variant="h1" id={titleId} tabIndex={-1} sx={{ mt: { xs: 4, md: 7 }, mb: { xs: 2, md: 3 } }}>
        {heading}
      </Typography>
      {/* The link is as high as a finger, which must not push the first question down. */}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, my: -2 }}>
        <Typography variant="note" sx={{ color: 'muted' }}>
          {lead}
        </Typography>
        <OneAtATime />
      </Box>
      <ResumeComparison />
    </>
  );
}

function OneAtATime() {
  const open = useDeferredSelector(selectFirstOpen);
  return (
    <ArrowLink isSmall href={policyPath(policySlugs[open ?? '1'])}>
      {surveys.ways.one}
    </ArrowLink>
  );
}

/** For the keyboard: past the tiles, the filter and the first card's sources. */
function ToFirstOpen() {
  const { search } = useLocation();
  const filter = parseFilter(useStarted() ? search : '');
  const open = useDeferredSelector((state) => firstOpenShown(selectVotes(state), filter));
  return (
    open && (
      <SkipLink to={`answers-${open.id}`} label={surveys.toAnswersLabel(open.title)}>
        {surveys.toAnswers}
      </SkipLink>
    )
  );
}
