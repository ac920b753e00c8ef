import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { compare } from '../content/en/compare';
import { CompareWith } from '../features/compare/CompareWith';
import { HowToCompare } from '../features/compare/HowToCompare';
import { PasteLink } from '../features/compare/PasteLink';
import { comparePath, mainId, paths } from '../paths';
import { Column } from '../ui/Container';
import { Lead } from '../ui/Lead';
import { PageHead } from '../ui/PageHead';
import { ScreenTitle } from '../ui/ScreenTitle';
import { useHydrated } from '../ui/useHydrated';

const Stack = styled('div')({
  display: 'grid',
  gap: 32,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media print': { '& > *:not(:first-of-type)': { display: 'none' } },
});

/** The code in the address. The skip link has a fragment of its own, which must not end the comparison. */
function useCode(): string {
  const { hash } = useLocation();
  const fragment = useHydrated() ? hash.slice(1) : '';
  const [code, setCode] = useState(fragment);
  if (fragment !== code && fragment !== mainId) setCode(fragment);
  return code;
}

export function Compare() {
  const code = useCode();
  const navigate = useNavigate();
  const [pasted, setPasted] = useState<string>();
  return (
    <Column>
      <PageHead {...compare.meta} path={paths.compare} />
      <ScreenTitle>{compare.heading}</ScreenTitle>
      <Lead>{compare.lead}</Lead>
      <noscript>
        <Typography>{compare.needsScripts}</Typography>
      </noscript>
      <Stack>
        {code && <CompareWith code={code} takesFocus={code === pasted} />}
        <PasteLink
          onCode={(found) => {
            setPasted(found);
            void navigate(comparePath(found));
          }}
        />
        <HowToCompare />
      </Stack>
    </Column>
  );
}
