import { styled } from '@mui/material/styles';
import { monthAndYear } from '../../content/monthAndYear';
import { site } from '../../content/en/site';
import { surveys } from '../../content/en/surveys';
import type { Source } from '../../content/types';
import { ExternalLink } from '../../ui/ExternalLink';
import { color } from '../../ui/palette';

const Box = styled('div')({
  color: color('muted'),
  fontSize: '0.875rem',
  lineHeight: 1.45,
  '& p': { margin: 0 },
});

const List = styled('ul')({
  margin: '4px 0 0',
  padding: 0,
  listStyle: 'none',
  '@media (min-width: 700px)': { columns: 2, columnGap: 32 },
  '& li': { breakInside: 'avoid', paddingBlock: 3 },
  '& a': { color: 'inherit', display: 'inline-block', minHeight: 24 },
  // On paper nobody can follow a link, so its address is spelled out.
  '@media print': {
    columns: 'auto',
    '& li': { paddingBlock: 1 },
    '& a': { minHeight: 0, textDecoration: 'none' },
    '& a::after': { content: "' ' attr(href)", color: color('primary'), overflowWrap: 'anywhere' },
  },
});

interface SourcesProps {
  readonly sources: readonly Source[];
  /** `YYYY-MM` */
  readonly reviewed: string;
}

/** Where the text above can be checked, and when a person last did. Never folded: it has to print. */
export function Sources({ sources, reviewed }: SourcesProps) {
  return (
    <Box>
      <p>
        {surveys.sources} · {surveys.reviewed(monthAndYear(reviewed))}
      </p>
      <List role="list">
        {sources.map(({ title, url }) => (
          <li key={url}>
            <ExternalLink href={url} newTabHint={site.opensInNewTab}>
              {title}
            </ExternalLink>
          </li>
        ))}
      </List>
    </Box>
  );
}
