import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { compare } from 'words/compare';
import { LinkProblem } from '../features/compare/LinkProblem';
import { PasteForm } from '../features/share/PasteForm';
import { readLink } from '../features/share/readLink';
import { useFragment } from '../features/share/useFragment';
import { comparePath, paths } from '../paths';
import { lazyPart } from '../ui/lazyPart';
import { Screen } from '../ui/Screen';

/** The page of no link has no use for it. */
const Comparison = lazyPart(
  async () => (await import('../features/compare/Comparison')).Comparison,
  compare.loadFailed,
);

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
        <PasteForm
          words={compare.paste}
          onText={(text) => {
            const { code, problem } = readLink(text);
            if (problem) return <LinkProblem problem={problem} text={text} />;
            setPasted(code);
            void navigate(comparePath(code));
            return undefined;
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
