import { styled } from '@mui/material/styles';
import { LinkRow } from './layout';
import { from, text } from './tokens';

export const AllPolicies = styled(LinkRow)({
  marginBlockStart: 8,
  ...text.label,
  '& svg': { rotate: '90deg' },
  [from('tablet')]: { marginBlockStart: 24 },
});

export const OtherPolicies = styled('div')({ marginBlock: 24 });

export const NeighborLinks = styled('nav')({
  display: 'flex',
  gap: 8,
  marginBlockStart: 16,
  ...text.label,
  '& a': { flex: 1, minWidth: 0, minHeight: 44, fontWeight: 650 },
  '& [rel=next]': { textAlign: 'end' },
  '& small': { display: 'block', fontWeight: 400 },
});
