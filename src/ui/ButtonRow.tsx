import { styled } from '@mui/material/styles';
import { from } from '../theme/tokens';

interface ButtonRowProps {
  /** In a rail there is room for one or two: a row would break after each, and end at another place every time. */
  readonly inRail?: boolean;
}

const stacked = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** Buttons beside each other; on phones below each other, each as wide as the row. */
export const ButtonRow = styled('div', { shouldForwardProp: (name) => name !== 'inRail' })<ButtonRowProps>(
  ({ inRail = false }) => ({
    ...stacked,
    gap: '8px 12px',
    marginBlockStart: 16,
    [from('sm')]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center' },
    ...(inRail && { [from('lg')]: stacked }),
    '&:empty': { display: 'none' },
  }),
);
