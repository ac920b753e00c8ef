import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import { color } from './palette';
import { text } from './tokens';

export const AllPoliciesLink = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  minHeight: 44,
  marginBlockStart: 8,
  fontSize: text.label.fontSize,
  '& svg': { rotate: '90deg' },
  '@media (min-width: 700px)': { marginBlockStart: 24 },
  '@media print': { display: 'none' },
});

export const OtherPolicies = styled('div')({ marginBlock: 20, '@media print': { display: 'none' } });

export const NeighborLinks = styled('nav')({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  marginBlockStart: 16,
  fontSize: text.label.fontSize,
  lineHeight: 1.35,
  '& a': { display: 'block', maxWidth: '48%', minHeight: 44, textDecoration: 'none', fontWeight: 650 },
  '& a:hover': { textDecoration: 'underline' },
  '& [rel=next]': { marginInlineStart: 'auto', textAlign: 'end' },
  '& span': { display: 'block', color: color('muted'), fontSize: text.note.fontSize, fontWeight: 400 },
});
