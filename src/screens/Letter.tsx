import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router-dom';
import { letter } from 'words/letter';
import { policyHeadings } from 'words/policyHeadings';
import { WriteLetter } from '../features/letter/WriteLetter';
import { VotingRules } from '../features/letter/OfficialLookups';
import { letterPolicy, paths } from '../paths';
import { Screen } from '../ui/Screen';
import { useHydrated } from '../ui/useHydrated';

const printed = '[data-printed-letter]';

/** Once there is a letter, nothing else is printed. */
const Page = styled(Screen)({
  '@media print': {
    [`&:has(${printed}) *:not(${printed}, ${printed} *):not(:has(${printed}))`]: { display: 'none' },
    [`& ${printed}`]: { display: 'block' },
    // Margins around it would come to a second sheet.
    [`& :has(${printed})`]: { margin: 0 },
  },
});

const Voting = styled('div')({ marginBlockStart: 40 });

export function Letter() {
  const { search } = useLocation();
  const slug = letterPolicy(useHydrated() ? search : '');
  const policy = policyHeadings.find((heading) => heading.slug === slug);
  return (
    <Page meta={letter.meta} path={paths.letter} heading={letter.heading} lead={letter.lead}>
      <noscript>
        <Typography>{letter.needsScripts}</Typography>
      </noscript>
      <WriteLetter policy={policy} unknown={slug !== null && !policy} />
      <Voting>
        <VotingRules />
      </Voting>
    </Page>
  );
}
