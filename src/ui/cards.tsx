import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { hairline, upTo, width } from './tokens';
import { chevron } from './chevron';

const Content = styled(CardContent)({
  '& > p': { margin: '8px 0 0' },
  '& > .MuiFormControl-root, & > form > .MuiFormControl-root': { marginBlockStart: 24 },
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
    <Card component="section" data-screen-only={screenOnly}>
      <Content sx={small ? { '&&': { padding: '16px' } } : {}}>
        <Typography variant={level} id={id} tabIndex={id ? -1 : undefined}>
          {title}
        </Typography>
        {children}
      </Content>
    </Card>
  );
}

export const CardGrid = styled('div')({
  display: 'grid',
  gap: 24,
  marginBlockStart: 24,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
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
  '& a::after': { ...chevron, marginInlineStart: 'auto', transform: 'rotate(-45deg)' },
});

export const CardRow = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
  paddingBlock: 16,
  borderBlockStart: hairline,
  '&:first-of-type': { borderBlockStart: 0 },
  '& > .MuiCardActions-root': { marginBlockStart: 0 },
  // Each half takes a line, even if both fit on one: the row keeps its height when stored values are loaded.
  [upTo('phone')]: { '& > *': { flex: '1 1 100%' } },
});

/** What is printed of a group is its result, or else the one part that asks for it. */
export const GroupStack = styled('div')({
  display: 'grid',
  gap: 32,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media print': {
    display: 'block',
    '& [data-group-result] > :has(> button)': { display: 'none' },
    '&:has([data-group-result]):not(:has([data-print-alone])) > *:not([data-group-result])': {
      display: 'none',
    },
  },
});

export const CardRowText = styled('div')({ flex: '1 1 280px', '& p': { margin: '8px 0 0' } });
