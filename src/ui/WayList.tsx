import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import type { ReactNode } from 'react';
import { ExternalLink } from './ExternalLink';
import { ArrowIcon, ExternalIcon, SaveIcon } from './icons';

/** A page of this site; another site, in a tab of its own; a file of this one, which is no page of the router. */
const kinds = {
  page: { Sign: ArrowIcon, link: {} },
  site: { Sign: ExternalIcon, link: { component: ExternalLink, underline: 'none', color: 'inherit' } },
  file: { Sign: SaveIcon, link: { component: 'a' } },
} as const;

interface Way {
  readonly href: string;
  /** Before the words. */
  readonly picture?: ReactNode;
  readonly label: ReactNode;
  readonly note?: ReactNode;
  readonly kind?: keyof typeof kinds;
  /** For a name that says more than the words that are seen; it begins with these. */
  readonly 'aria-label'?: string;
}

interface WayListProps {
  readonly ways: readonly Way[];
  readonly label?: string;
  /** True for rows beside each other where there is room. */
  readonly twoColumns?: boolean;
}

const columns = { display: 'grid', columnGap: '48px', gridTemplateColumns: { md: '1fr 1fr' } } as const;

/** In a card, a line below the last row would stand close above the card's own edge. */
const row = { '.MuiCardContent-root &:last-of-type': { borderBlockEnd: 0 } } as const;

/** Where to go on from here, a row each. */
export function WayList({ ways, label, twoColumns = false }: WayListProps) {
  return (
    <List aria-label={label} sx={twoColumns ? columns : undefined}>
      {ways.map(({ href, picture, label: name, note, kind = 'page', ...rest }) => {
        const { Sign, link } = kinds[kind];
        return (
          <ListItem key={href} disablePadding divider sx={row}>
            <ListItemButton href={href} {...link} {...rest} sx={{ gap: 4 }}>
              {picture}
              {/* As children, in which a link to another site looks for the language it names. */}
              <ListItemText secondary={note}>{name}</ListItemText>
              <Sign />
            </ListItemButton>
          </ListItem>
        );
      })}
    </List>
  );
}
