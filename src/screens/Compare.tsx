import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { compare } from 'words/compare';
import { Comparison } from '../features/compare/Comparison';
import { PasteLink } from '../features/compare/PasteLink';
import { useFragment } from '../features/share/useFragment';
import { comparePath, paths } from '../paths';
import { Screen } from '../ui/Screen';

const Stack = styled('div')({
  display: 'grid',
  gap: 32,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media print': { '& > *:not(:first-of-type)': { display: 'none' } },
});

const Steps = styled('ol')({ margin: '8px 0', paddingInlineStart: 24, '& li': { paddingBlock: 4 } });

const Ways = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 24,
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
});

export function Compare() {
  const link = useFragment();
  const navigate = useNavigate();
  const [pasted, setPasted] = useState<string>();
  return (
    <Screen meta={compare.meta} path={paths.compare} heading={compare.heading} lead={compare.lead}>
      <noscript>
        <Typography>{compare.needsScripts}</Typography>
      </noscript>
      <Stack>
        {link && <Comparison link={link} takesFocus={link === pasted} />}
        <PasteLink
          onCode={(found) => {
            setPasted(found);
            void navigate(comparePath(found));
          }}
        />
        <HowToCompare />
      </Stack>
    </Screen>
  );
}

function HowToCompare() {
  return (
    <section aria-labelledby="how-to-compare">
      <Typography variant="h2" id="how-to-compare">
        {compare.how.heading}
      </Typography>
      <Steps>
        {compare.how.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Steps>
      <Ways>
        <Link to={paths.share}>{compare.how.shareYours}</Link>
        <Link to={paths.group}>{compare.how.group}</Link>
      </Ways>
    </section>
  );
}
