import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { width } from '../theme/tokens';

interface TitledCardProps {
  /** The id of the title, which gets the focus when a link's fragment names the card. */
  readonly id?: string;
  readonly title: string;
  readonly level: 'h2' | 'h3';
  /** Of no use on paper. */
  readonly screenOnly?: boolean;
  readonly children: ReactNode;
}

export function TitledCard({ id, title, level, screenOnly, children }: TitledCardProps) {
  return (
    <Card component="section" data-screen-only={screenOnly} sx={{ maxInlineSize: width.column }}>
      <CardContent sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
        <Typography variant={level} id={id} tabIndex={id ? -1 : undefined}>
          {title}
        </Typography>
        {children}
      </CardContent>
    </Card>
  );
}
