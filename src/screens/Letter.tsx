import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useLocation } from 'react-router-dom';
import { letter } from '../content/en/letter';
import { policyHeadings } from '../content/en/policyHeadings';
import { selectErasures } from '../features/letter/senderSlice';
import { WriteLetter } from '../features/letter/WriteLetter';
import { OfficialLookups } from '../features/letter/OfficialLookups';
import { printsLetterOnly } from '../features/letter/LetterDraft';
import { useAppSelector } from '../hooks';
import { letterPolicy, paths } from '../paths';
import { Screen } from '../ui/Screen';
import { useHydrated } from '../ui/useHydrated';

const Page = styled(Screen)(printsLetterOnly);

export function Letter() {
  const { search } = useLocation();
  const erasures = useAppSelector(selectErasures);
  const slug = letterPolicy(useHydrated() ? search : '');
  const policy = policyHeadings.find((heading) => heading.slug === slug);
  return (
    <Page meta={letter.meta} path={paths.letter} heading={letter.heading} lead={letter.lead}>
      <noscript>
        <Typography>{letter.needsScripts}</Typography>
      </noscript>
      <WriteLetter key={erasures} policy={policy} unknown={slug !== null && !policy} />
      <OfficialLookups />
    </Page>
  );
}
