import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { site } from '../content/en/site';
import { surveys } from '../content/en/surveys';
import { NothingFits } from '../features/votes/NothingFits';
import { PolicyCards } from '../features/votes/PolicyCards';
import { SurveyFilters } from '../features/votes/SurveyFilters';
import { SurveyProgress } from '../features/votes/SurveyProgress';
import { SurveyTools } from '../features/votes/SurveyTools';
import { useShownPolicies } from '../features/votes/useShownPolicies';
import { paths } from '../paths';
import { Column } from '../ui/Container';
import { Lead } from '../ui/Lead';
import { PageHead } from '../ui/PageHead';
import { ScreenTitle } from '../ui/ScreenTitle';

// An invitation to press buttons, which paper has not.
const Invitation = styled(Lead)({ '@media print': { display: 'none' } });

export function Surveys() {
  const { shown, keep } = useShownPolicies();
  return (
    <Column>
      <PageHead {...surveys.meta} path={paths.surveys} />
      <ScreenTitle>{surveys.heading}</ScreenTitle>
      <Invitation>{surveys.lead}</Invitation>
      <noscript>
        <Typography>{site.needsScripts}</Typography>
      </noscript>
      <SurveyProgress />
      <SurveyTools />
      <SurveyFilters shown={shown.size} />
      <PolicyCards shown={shown} onPress={keep} />
      {shown.size === 0 && <NothingFits />}
    </Column>
  );
}
