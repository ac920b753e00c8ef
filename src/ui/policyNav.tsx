import { styled } from '@mui/material/styles';
import { Cluster, LinkRow } from './layout';
import { from } from '../theme/tokens';
import { text } from '../theme/typography';

export const AllPolicies = styled(LinkRow)({
  marginBlockStart: 8,
  ...text.label,
  '& svg': { rotate: '90deg' },
  [from('md')]: { marginBlockStart: 24 },
});

export const OtherPolicies = styled('div')({ marginBlock: 24 });

export const NeighborLinks = styled(Cluster)({
  marginBlockStart: 16,
  ...text.label,
  '& a': { flex: '1 1 9rem', minHeight: 44, fontWeight: 650 },
  '& [rel=next]': { textAlign: 'end' },
  '& small': { display: 'block', fontWeight: 400 },
});
