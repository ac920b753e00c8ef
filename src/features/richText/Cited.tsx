import { styled } from '@mui/material/styles';
import { runsOf } from '../../content/citedText';
import { site } from 'words/site';
import type { CitedText, PolicyText } from '../../content/types';
import { ExternalLink } from '../../ui/ExternalLink';
import { color } from '../../ui/palette';

/**
 * Quieter than other links: a card has a dozen, and they must not chop its sentences up. On paper, where nobody can
 * follow one, the number of the source in the list under the card stands behind the words.
 */
const Claim = styled('span')({
  '& a': { color: 'inherit', textDecorationColor: color('control'), textDecorationThickness: 1 },
  '& a:hover': { color: color('primary'), textDecorationColor: 'currentcolor' },
  '@media print': {
    '& a': { textDecoration: 'none' },
    '&::after': { content: "' [' attr(data-source) ']'", fontSize: '0.75em' },
  },
});

interface CitedProps {
  readonly text: CitedText;
  readonly sources: PolicyText['sources'];
}

/** Draws a text whose claims lead to the pages that prove them. */
export function Cited({ text, sources }: CitedProps) {
  return runsOf(text).map(({ words, source = '' }) => {
    const cited = sources[source];
    if (!cited) return words;
    return (
      <Claim key={source + words} data-source={Object.keys(sources).indexOf(source) + 1}>
        <ExternalLink href={cited.url} newTabHint={site.opensInNewTab}>
          {words}
        </ExternalLink>
      </Claim>
    );
  });
}
