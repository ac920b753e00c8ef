import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { policyHeadings } from '../content/en/policyHeadings';
import { site } from '../content/en/site';
import { surveys } from '../content/en/surveys';
import { PolicyCard } from '../features/votes/PolicyCard';
import { usePolicyTexts } from '../features/votes/policyTexts';
import { SurveyProgress } from '../features/votes/SurveyProgress';
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
  '& > * + *': { marginBlockStart: 32 },
  '@media print': { marginBlockStart: 14, '& > * + *': { marginBlockStart: 40 } },
});

export function Surveys() {
  const texts = usePolicyTexts();
  return (
    <Column>
      <PageHead {...surveys.meta} path={paths.surveys} />
      <ScreenTitle>{surveys.heading}</ScreenTitle>
      <Invitation>{surveys.lead}</Invitation>
      <noscript>
        <Typography>{site.needsScripts}</Typography>
      </noscript>
      <SurveyProgress />
      <Cards>
        {policyHeadings.map((heading) => (
          <PolicyCard key={heading.id} heading={heading} text={texts?.get(heading.id)} />
        ))}
      </Cards>
    </Column>
  );
}
