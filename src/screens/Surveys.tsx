import { site } from 'words/site';
import { surveys } from 'words/surveys';
import { ResumeComparison } from '../features/compare/ResumeComparison';
import { PolicyCards } from '../features/surveys/PolicyCards';
import { SurveyTools } from '../features/surveys/SurveyTools';
import { SurveyViewSwitch } from '../features/surveys/SurveyViewSwitch';
import { paths } from '../paths';
import { Screen } from '../ui/Screen';

export function Surveys() {
  return (
    <Screen
      words={{ ...surveys, needsScripts: site.needsScripts }}
      path={paths.surveys}
      above={<SurveyViewSwitch />}
    >
      <ResumeComparison />
      <SurveyTools />
      <PolicyCards />
    </Screen>
  );
}
