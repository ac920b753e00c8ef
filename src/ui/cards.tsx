import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { chevron } from './chevron';
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

const Card = styled(CardBox)({
  maxInlineSize: width.text,
  '& > p, & > [role=group]': { margin: '8px 0 0' },
  '& > :has(> label), & > form > :has(> label)': { marginBlockStart: 24 },
  '&[data-small]': { padding: 16 },
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

export function TitledCard({ id, title, level: Level, small, screenOnly, children }: TitledCardProps) {
  return (
    <Card data-screen-only={screenOnly} data-small={small}>
      <Level id={id} tabIndex={id ? -1 : undefined}>
        {title}
      </Level>
      {children}
    </Card>
  );
}

export const CardGrid = styled('div')({
  display: 'grid',
  gap: 24,
  marginBlockStart: 24,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))',
  '& > *': { breakInside: 'avoid' },
});

/** Columns so wide that no phone number is broken over two lines. */
export const MemberGrid = styled(CardGrid)({
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 19rem), 1fr))',
});

export const CardLinks = styled('ul')({
  marginBlockStart: 12,
  maxWidth: width.text,
  '& li + li': { borderBlockStart: hairline },
  '& a': { display: 'flex', alignItems: 'center', minHeight: 48, fontWeight: 650, textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
  '& small': { color: color('muted'), fontWeight: 400 },
  '& a::after': { ...chevron, marginInlineStart: 'auto', marginInlineEnd: 4, transform: 'rotate(-45deg)' },
});

export const CardRow = styled('div')({
  ...spread,
  paddingBlock: 16,
  borderBlockStart: hairline,
  '&:first-of-type': { borderBlockStart: 0 },
  // Each half takes a line, even if both fit on one: the row keeps its height when stored values are loaded.
  [upTo('sm')]: { '& > *': { flex: '1 1 100%' } },
});

export const CardRowText = styled('div')({ flex: '1 1 280px', '& p': { margin: '8px 0 0' } });
