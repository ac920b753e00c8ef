import { styled } from '@mui/material/styles';
import { surveys } from 'words/surveys';
import { languageOfSources } from '../content/languages';
import { monthAndYear } from '../content/monthAndYear';
import type { PolicyText } from '../content/types';
import { ExternalLink } from './ExternalLink';
import { color } from './palette';

const Box = styled('div')({
  color: color('muted'),
  fontSize: '0.875rem',
  lineHeight: 1.45,
  '& p': { margin: 0 },
});

const List = styled('ol')({
  margin: '4px 0 0',
  paddingInlineStart: '1.75em',
  '@media (min-width: 700px)': { columns: 2, columnGap: 32 },
  '& li': { breakInside: 'avoid', paddingBlock: 4 },
  '& a': { color: 'inherit', paddingBlock: 5 },
  // Large enough for a finger, each on its own ground.
  '@media (pointer: coarse)': { '& li, & a': { paddingBlock: 12 } },
  // On paper nobody can follow a link, so its address is spelled out; it names the publisher as well.
  '@media print': {
    columns: 3,
    columnGap: 20,
    fontSize: '0.625rem',
    lineHeight: 1.15,
    '& li': { paddingBlock: 1 },
    '& a': { textDecoration: 'none' },
    '& a::after': { content: "' ' attr(href)", color: color('primary'), overflowWrap: 'anywhere' },
    '& a + span': { display: 'none' },
  },
});

interface SourcesProps {
  readonly of: Pick<PolicyText, 'sources' | 'checkedThrough'>;
  /** What else has to be said about how long the text holds. */
  readonly note?: string | undefined;
}

/** Where a text can be checked, and when a person last did. Never folded: it has to print. */
export function Sources({ of, note }: SourcesProps) {
  return (
    <Box>
      <p>
        {surveys.sources} · {surveys.checkedThrough(monthAndYear(of.checkedThrough))}
      </p>
      {note && <p>{note}</p>}
      <List>
        {Object.values(of.sources).map(({ url, title, publisher, year, onlyRead }) => (
          <li key={url}>
            <ExternalLink href={url}>
              <span lang={languageOfSources}>{title}</span>
            </ExternalLink>
            <span lang={languageOfSources}> · {publisher}</span>
            {onlyRead ? `, ${surveys.readIn(year)}` : `, ${year}`}
          </li>
        ))}
      </List>
    </Box>
  );
}
