import { styled } from '@mui/material/styles';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { spread } from './layout';
import { color } from '../theme/palette';
import { gutter, hairline, radius, upTo, width } from '../theme/tokens';

/** A box on the page. */
export const CardBox = styled('section')({
  padding: gutter,
  border: hairline,
  borderRadius: radius.card,
  background: color('card'),
});

interface TitledCardProps {
  /** The id of the title, which gets the focus when a link's fragment names the card. */
  readonly id?: string;
  readonly title: string;
  readonly level: 'h2' | 'h3';
  readonly small?: boolean;
  /** Of no use on paper. */
  readonly screenOnly?: boolean;
  readonly children: ReactNode;
}

export function TitledCard({ id, title, level, small = false, screenOnly, children }: TitledCardProps) {
  return (
    <Card component="section" data-screen-only={screenOnly} sx={{ maxInlineSize: width.text }}>
      <CardContent
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: small ? 2 : 4,
          ...(small && { '&, &:last-child': { p: 4 } }),
        }}
      >
        <Typography variant={level} id={id} tabIndex={id ? -1 : undefined}>
          {title}
        </Typography>
        {children}
      </CardContent>
    </Card>
  );
}

export const CardRow = styled('div')({
  ...spread,
  paddingBlock: 16,
  borderBlockStart: hairline,
  '&:first-of-type': { borderBlockStart: 0 },
  // Each half takes a line, even if both fit on one: the row keeps its height when stored values are loaded.
  [upTo('sm')]: { '& > *': { flex: '1 1 100%' } },
});

export const CardRowText = styled('div')({ flex: '1 1 280px', '& p': { margin: '8px 0 0' } });
