import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import type { ReactNode } from 'react';
import { ArrowIcon } from './icons';

interface Way {
  readonly href: string;
  readonly label: ReactNode;
  readonly note?: ReactNode;
  /** For a name that says more than the words that are seen; it begins with these. */
  readonly 'aria-label'?: string;
}

/** Where to go on from here, a row each. */
export function WayList({ ways, label }: { readonly ways: readonly Way[]; readonly label?: string }) {
  return (
    <List aria-label={label}>
      {ways.map(({ href, label: name, note, ...rest }) => (
        <ListItem key={href} disablePadding divider>
          <ListItemButton href={href} {...rest} sx={{ gap: 4 }}>
            <ListItemText primary={name} secondary={note} />
            <ArrowIcon />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
