import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { ExternalLink } from './ExternalLink';
import { ArrowIcon } from './icons';

interface WayCardProps {
  readonly href: string;
  readonly title: string;
  readonly level?: 'h2' | 'h3';
  readonly icon?: ReactNode;
  /** Leads to another site, in a tab of its own. */
  readonly isExternal?: boolean;
  readonly children?: ReactNode;
}

/** A card that is one link: what can be done next, and why. */
export function WayCard({ href, title, level = 'h3', icon, isExternal = false, children }: WayCardProps) {
  const id = useId();
  // Named by its title alone, as a list of links would be long to listen to. What `ExternalLink` adds is in no title.
  const link = isExternal
    ? ({ component: ExternalLink, underline: 'none' } as const)
    : { 'aria-labelledby': id, 'aria-describedby': children ? `${id}text` : undefined };
  return (
    <Card sx={{ height: '100%' }}>
      <CardActionArea href={href} {...link} sx={{ height: '100%' }}>
        <CardContent sx={{ height: '100%' }}>
          {icon}
          <Typography
            variant="h3"
            component={level}
            id={id}
            sx={{ display: 'flex', justifyContent: 'space-between', gap: 3, color: 'ink' }}
          >
            {title} <ArrowIcon />
          </Typography>
          {children && (
            <Typography variant="body2" color="textSecondary" id={`${id}text`} sx={{ marginBlockStart: 2 }}>
              {children}
            </Typography>
          )}
        </CardContent>
      </CardActionArea>
    </Card>
  );
}
