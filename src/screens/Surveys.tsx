import { site } from 'words/site';
import { surveys } from 'words/surveys';
import { WaitingBar } from '../features/compare/WaitingBar';
import { PolicyCards } from '../features/surveys/PolicyCards';
import { SurveyTools } from '../features/surveys/SurveyTools';
import { SurveyWays } from '../features/surveys/SurveyWays';
import { paths } from '../paths';
import { Screen } from '../ui/Screen';

export function Surveys() {
  return (
    <Screen
      words={{ ...surveys, needsScripts: site.needsScripts }}
      path={paths.surveys}
      above={<SurveyWays />}
    >
      <WaitingBar />
      <SurveyTools />
      <PolicyCards />
    </Screen>
  );
}
