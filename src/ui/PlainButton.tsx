import { styled } from '@mui/material/styles';
import { color } from './palette';

/**
 * The outlined button of what stands on every page (banner, footer, failures), without a line of MUI's:
 * its Button would add 4 kB to every visit and 20 hooks to each use. Screens use MUI's.
 */
export const PlainButton = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 48,
  padding: '10px 24px',
  border: `2px solid ${color('primary')}`,
  borderRadius: 10,
  color: color('primary'),
  background: 'transparent',
  font: 'inherit',
  fontSize: '1rem',
  lineHeight: 1.5,
  fontWeight: 650,
  cursor: 'pointer',
  '&:hover': { background: color('tint') },
});
