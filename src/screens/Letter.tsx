import Container from '@mui/material/Container';
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
import { Lead } from '../ui/Lead';
import { PageHead } from '../ui/PageHead';
import { ScreenTitle } from '../ui/ScreenTitle';
import { useHydrated } from '../ui/useHydrated';

const Page = styled(Container)(printsLetterOnly);

export function Letter() {
  const { search } = useLocation();
  const erasures = useAppSelector(selectErasures);
  const slug = letterPolicy(useHydrated() ? search : '');
  const policy = policyHeadings.find((heading) => heading.slug === slug);
  return (
    <Page>
      <PageHead {...letter.meta} path={paths.letter} />
      <ScreenTitle>{letter.heading}</ScreenTitle>
      <Lead>{letter.lead}</Lead>
      <noscript>
        <Typography>{letter.needsScripts}</Typography>
      </noscript>
      <WriteLetter key={erasures} policy={policy} unknown={slug !== null && !policy} />
      <OfficialLookups />
    </Page>
  );
}
