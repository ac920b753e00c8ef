import { Link } from 'react-router-dom';
import { policyHeadings } from 'words/policyHeadings';
import { site } from 'words/site';
import { surveys } from 'words/surveys';
import { ResumeComparison } from '../features/sharing/ResumeComparison';
import { AnswerAnnouncement } from '../features/survey/AnswerAnnouncement';
import { PolicyCards } from '../features/survey/PolicyCards';
import { nextUnanswered } from '../features/survey/surveyFilter';
import { AllAnswered } from '../features/answers/AllAnswered';
import { PolicyTiles } from '../features/answers/PolicyTiles';
import { ClearAnswers } from '../features/answers/ClearAnswers';
import { selectVotes } from '../features/answers/votesSlice';
import { useDeferredSelector } from '../lib/hooks';
import { cardPath, paths, policyPath } from '../lib/paths';
import { Screen } from '../ui/Screen';
import { ToolbarRoom } from '../ui/toolbar';
import { WithTiles } from '../ui/tileList';
import { Note } from '../ui/surveyList';

/** Whatever is added above the first card moves its question off a phone's first screen. */
export function Surveys() {
  const { meta, heading, lead, ways } = surveys;
  return (
    <Screen words={{ meta, heading, needsScripts: site.needsScripts }} path={paths.surveys} wide>
      <Note>
        {lead} <OneAtATime>{ways.one}</OneAtATime>
      </Note>
      <ResumeComparison />
      <WithTiles>
        <div data-rail data-screen-only>
          <PolicyTiles pathOf={cardPath} />
        </div>
        <ToolbarRoom>
          <PolicyCards />
        </ToolbarRoom>
        <AllAnswered />
        <ClearAnswers />
      </WithTiles>
      <AnswerAnnouncement />
    </Screen>
  );
}

function OneAtATime({ children }: { readonly children: string }) {
  const slug = useDeferredSelector((state) => nextUnanswered(selectVotes(state), '')?.slug);
  return <Link to={policyPath(slug ?? policyHeadings[0]?.slug ?? '')}>{children}</Link>;
}
