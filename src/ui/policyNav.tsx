import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { color } from './palette';
import { from, text } from './tokens';

export const AllPoliciesLink = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 44,
  marginBlockStart: 8,
  fontSize: text.label.fontSize,
  '& svg': { rotate: '90deg' },
  [from('tablet')]: { marginBlockStart: 24 },
});

export const OtherPolicies = styled('div')({ marginBlock: 24 });

export const NeighborLinks = styled('nav')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  marginBlockStart: 16,
  ...text.label,
  '& a': { display: 'block', maxWidth: '48%', minHeight: 44, textDecoration: 'none', fontWeight: 650 },
  '& a:hover': { textDecoration: 'underline' },
  '& [rel=next]': { marginInlineStart: 'auto', textAlign: 'end' },
  '& span': { display: 'block', color: color('muted'), fontSize: text.note.fontSize, fontWeight: 400 },
});
