import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { ArrowIcon } from './icons';

interface WayCardProps {
  readonly href: string;
  readonly title: string;
  readonly level?: 'h2' | 'h3';
  readonly icon?: ReactNode;
  readonly children?: ReactNode;
}

/** A card that is one link: what can be done next, and why. */
export function WayCard({ href, title, level = 'h3', icon, children }: WayCardProps) {
  return (
    <Card>
      <CardActionArea href={href} sx={{ height: '100%' }}>
        <CardContent
          sx={{ display: 'flex', flexDirection: 'column', alignItems: 'start', gap: 2, height: '100%' }}
        >
          {icon}
          <Typography variant="h3" component={level}>
            {title} <ArrowIcon />
          </Typography>
          {children && <Typography variant="body2">{children}</Typography>}
        </CardContent>
      </CardActionArea>
    </Card>
  );
}
