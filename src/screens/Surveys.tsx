import { site } from 'words/site';
import { surveys } from 'words/surveys';
import { WaitingBar } from '../features/compare/WaitingBar';
import { PolicyCards } from '../features/votes/PolicyCards';
import { SurveyTools } from '../features/votes/SurveyTools';
import { SurveyWays } from '../features/votes/SurveyWays';
import { paths } from '../paths';
import { Screen } from '../ui/Screen';

export function Surveys() {
  return (
    <Screen
      meta={surveys.meta}
      path={paths.surveys}
      above={<SurveyWays />}
      heading={surveys.heading}
      lead={surveys.lead}
      needsScripts={site.needsScripts}
    >
      <WaitingBar />
      <SurveyTools />
      <PolicyCards />
    </Screen>
  );
}
