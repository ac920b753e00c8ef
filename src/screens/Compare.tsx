import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { compare } from 'words/compare';
import { HowToCompare } from '../features/compare/HowToCompare';
import { LinkProblem } from '../features/compare/LinkProblem';
import { PasteForm } from '../features/links/PasteForm';
import { readLink } from '../features/links/readLink';
import { useFragment } from '../features/links/useFragment';
import { comparePath, paths } from '../paths';
import { lazyPart } from '../ui/lazyPart';
import { Screen } from '../ui/Screen';

/** Loaded lazily: only an address with a code needs it. */
const Comparison = lazyPart(
  async () => (await import('../features/compare/Comparison')).Comparison,
  compare.loadFailed,
);

const Parts = styled('div')({
  '& > * + *': { marginBlockStart: 32 },
  '@media print': { '& > *:not(:first-of-type)': { display: 'none' } },
});

export function Compare() {
  const { how } = compare;
  const link = useFragment();
  const navigate = useNavigate();
  const [pasted, setPasted] = useState<string>();
  return (
    <Screen words={compare} path={paths.compare}>
      <Parts>
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
        <HowToCompare {...how} links={{ [paths.share]: how.shareYours, [paths.group]: how.group }} />
      </Parts>
    </Screen>
  );
}
