import { color } from './palette';

/** The box of everything a visitor types in or chooses from. */
export const fieldBox = {
  display: 'block',
  width: '100%',
  minWidth: 0,
  minHeight: 48,
  padding: '11px 14px',
  border: `1px solid ${color('control')}`,
  borderRadius: 10,
  background: color('card'),
  color: color('ink'),
  font: 'inherit',
  fontSize: '1rem',
  '&:hover': { borderColor: color('ink') },
} as const;
