import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { site } from 'words/site';
import { slugOf } from '../lib/slugOf';
import { upTo } from '../theme/tokens';

/** In narrow windows it would stand below what it lists. */
const Contents = styled('nav')({ [upTo('lg')]: { display: 'none' } });

interface ContentsRailProps {
  /** Titles of the page's parts; one whose id does not follow from its title comes with it. */
  readonly parts: readonly (string | { readonly id: string; readonly title: string })[];
}

/** What is on a long page, in view beside all of it. */
export function ContentsRail({ parts }: ContentsRailProps) {
  return (
    <Contents data-screen-only aria-label={site.contents}>
      <Typography variant="label" component="p">
        {site.contents}
      </Typography>
      <List>
        {parts.map((part) => {
          const { id, title } = typeof part === 'string' ? { id: slugOf(part), title: part } : part;
          return (
            <ListItem key={id} disablePadding>
              <Link href={`#${id}`} variant="note" underline="hover" sx={{ py: 2 }}>
                {title}
              </Link>
            </ListItem>
          );
        })}
      </List>
    </Contents>
  );
}
