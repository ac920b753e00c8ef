import { site } from 'words/site';
import { surveys } from 'words/surveys';
import { WaitingBar } from '../features/compare/WaitingBar';
import { NothingFits } from '../features/votes/NothingFits';
import { PolicyCards } from '../features/votes/PolicyCards';
import { SurveyFilters } from '../features/votes/SurveyFilters';
import { SurveyProgress } from '../features/votes/SurveyProgress';
import { SurveyTools } from '../features/votes/SurveyTools';
import { SurveyWays } from '../features/votes/SurveyWays';
import { useShownPolicies } from '../features/votes/useShownPolicies';
import { paths } from '../paths';
import { Screen } from '../ui/Screen';

export function Surveys() {
  const { shown, keep } = useShownPolicies();
  return (
    <Screen
      meta={surveys.meta}
      path={paths.surveys}
      above={<SurveyWays />}
      heading={surveys.heading}
      lead={surveys.lead}
      leadOnPaper={false}
    >
      <noscript>
        <p>{site.needsScripts}</p>
      </noscript>
      <WaitingBar />
      <SurveyProgress />
      <SurveyTools />
      <SurveyFilters shown={shown.size} />
      <PolicyCards shown={shown} onPress={keep} />
      {shown.size === 0 && <NothingFits />}
    </Screen>
  );
}
