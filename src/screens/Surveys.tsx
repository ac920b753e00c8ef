import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { policyHeadings } from '../content/en/policyHeadings';
import { site } from '../content/en/site';
import { surveys } from '../content/en/surveys';
import { LazyNothingFits } from '../features/votes/LazyNothingFits';
import { PolicyCard } from '../features/votes/PolicyCard';
import { usePolicyParts } from '../features/votes/usePolicyParts';
import { SurveyFilters } from '../features/votes/SurveyFilters';
import { SurveyProgress } from '../features/votes/SurveyProgress';
import { SurveyTools } from '../features/votes/SurveyTools';
import { useShownPolicies } from '../features/votes/useShownPolicies';
import { useWithdrawnAlone } from '../features/votes/useWithdrawnAlone';
import { paths } from '../paths';
import { Column } from '../ui/Container';
import { Lead } from '../ui/Lead';
import { PageHead } from '../ui/PageHead';
import { ScreenTitle } from '../ui/ScreenTitle';

// An invitation to press buttons, which paper has not.
const Invitation = styled(Lead)({ '@media print': { display: 'none' } });

// Blocks, not a grid: with a thousand cards a grid lays all of them out again whenever one changes.
const Cards = styled('div')({
  marginBlockStart: 24,
  '& > :not([hidden]) ~ *': { marginBlockStart: 32 },
  '@media print': { marginBlockStart: 14, '& > :not([hidden]) ~ *': { marginBlockStart: 40 } },
});

export function Surveys() {
  const parts = usePolicyParts();
  const { shown, keep } = useShownPolicies();
  const withdrawn = useWithdrawnAlone();
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
      <Cards onClickCapture={keep}>
        {policyHeadings.map((heading) => (
          <PolicyCard
            key={heading.id}
            heading={heading}
            parts={parts?.get(heading.id)}
            hidden={!shown.has(heading.id)}
            withdrawn={withdrawn?.policyId === heading.id ? withdrawn.choice : undefined}
          />
        ))}
      </Cards>
      <LazyNothingFits wanted={shown.size === 0} />
    </Column>
  );
}
