import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { compare } from 'words/compare';
import { HowToCompare } from '../features/sharing/HowToCompare';
import { LinkProblem } from '../features/sharing/LinkProblem';
import { longestPaste, readLink } from '../features/sharing/readLink';
import { ResumeComparison } from '../features/sharing/ResumeComparison';
import { comparePath, comparisonId, paths } from '../lib/paths';
import { showPart } from '../lib/skipTo';
import { useFragment } from '../lib/useFragment';
import { lazyPart } from '../ui/lazyPart';
import { PasteForm } from '../ui/PasteForm';
import { Screen } from '../ui/Screen';

/** Loaded lazily: only an address with a code needs it. */
const Comparison = lazyPart(
  async () => (await import('../features/sharing/Comparison')).Comparison,
  compare.loadFailed,
);

export function Compare() {
  const { how } = compare;
  const link = useFragment();
  const navigate = useNavigate();
  /** The link that was asked for on this page, whose comparison takes the focus. */
  const [asked, setAsked] = useState<string>();
  const paste = (
    <PasteForm
      primary={!link}
      words={compare.paste}
      longest={longestPaste}
      onText={(text) => {
        const { code, problem } = readLink(text);
        if (problem) return <LinkProblem problem={problem} text={text} />;
        const shown = code === link && document.getElementById(comparisonId);
        // To go to what is shown already would only add a step to the history.
        if (shown) showPart(shown);
        else {
          setAsked(code);
          void navigate(comparePath(code));
        }
        return undefined;
      }}
    />
  );
  return (
    <Screen
      words={compare}
      path={paths.compare}
      wide
      rail={
        <>
          {link && paste}
          <HowToCompare {...how} links={{ [paths.share]: how.shareYours, [paths.group]: how.group }} />
        </>
      }
    >
      {link ? (
        <Comparison link={link} takesFocus={link === asked} />
      ) : (
        <div>
          <ResumeComparison onCompare={setAsked} />
          {paste}
        </div>
      )}
    </Screen>
  );
}
