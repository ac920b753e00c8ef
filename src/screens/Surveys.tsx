import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { policyHeadings } from 'words/policyHeadings';
import { site } from 'words/site';
import { surveys } from 'words/surveys';
import { ResumeComparison } from '../features/sharing/ResumeComparison';
import { AnswerAnnouncement } from '../features/survey/AnswerAnnouncement';
import { PolicyCards } from '../features/survey/PolicyCards';
import { nextUnanswered } from '../features/survey/surveyFilter';
import { SurveyList } from '../features/survey/SurveyToolbar';
import { AllAnswered } from '../features/answers/AllAnswered';
import { PolicyTiles } from '../features/answers/PolicyTiles';
import { ClearAnswers } from '../features/answers/ClearAnswers';
import { selectVotes } from '../features/answers/votesSlice';
import { useDeferredSelector } from '../lib/hooks';
import { cardPath, paths, policyPath } from '../lib/paths';
import { color } from '../ui/palette';
import { text } from '../ui/tokens';
import { Screen } from '../ui/Screen';

const Lead = styled('p')({ marginBlock: '0 4px', color: color('muted'), fontSize: text.note.fontSize });

/**
 * Each tile leads to its card on this page: no page has to be loaded, and the other cards stay near. The tiles are flat
 * on a phone, so that the first question is on the first screen as well.
 */
const Overview = styled('div')({
  // Space for the answers' marks at the corners of the tiles, which the toolbar below would cover.
  '@media (min-width: 43.75em)': { marginBlock: '8px 14px' },
  '@media (max-width: 43.75em)': { '& [data-tile]': { aspectRatio: '5 / 4' } },
  '@media print': { display: 'none' },
});

/** Whatever is added above the first card moves its question off a phone's first screen. */
export function Surveys() {
  const { meta, heading, lead, ways } = surveys;
  return (
    <Screen words={{ meta, heading, needsScripts: site.needsScripts }} path={paths.surveys}>
      <Lead>
        {lead} <OneAtATime>{ways.one}</OneAtATime>
      </Lead>
      <ResumeComparison />
      <Overview>
        <PolicyTiles pathOf={cardPath} />
      </Overview>
      <SurveyList>
        <PolicyCards />
      </SurveyList>
      <AllAnswered />
      <ClearAnswers />
      <AnswerAnnouncement />
    </Screen>
  );
}

function OneAtATime({ children }: { readonly children: string }) {
  const slug = useDeferredSelector((state) => nextUnanswered(selectVotes(state), '')?.slug);
  return <Link to={policyPath(slug ?? policyHeadings[0]?.slug ?? '')}>{children}</Link>;
}
