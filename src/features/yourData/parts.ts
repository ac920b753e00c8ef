import { styled } from '@mui/material/styles';
import { color } from '../../ui/palette';
import { surface } from '../../ui/surface';

/* What the blocks of this section are drawn with. */

export const Card = styled('div')({
  marginBlockStart: 16,
  padding: 'clamp(22px, 4vw, 32px)',
  ...surface,
  '& h3': { margin: 0 },
  '& p': { margin: '8px 0 0' },
});

export const Small = styled('p')({
  color: color('muted'),
  fontSize: '0.9375rem',
  lineHeight: 1.5,
  // A live region stays in the page while it has nothing to say.
  '&&:empty': { margin: 0 },
});

export const Wrong = styled('p')({ color: color('no'), fontWeight: 600 });

export const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  marginBlockStart: 16,
  '@media (max-width: 480px)': { '& > button': { flex: '1 1 100%' } },
});

/** Lines between the rows, words at the start, whatever acts on them at the end; on phones one under the other. */
export const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '12px 24px',
  paddingBlock: 16,
  borderBlockStart: `1px solid ${color('hairline')}`,
  '&:first-of-type': { borderBlockStart: 0 },
  // On phones both halves take a line, whatever they say: the rows are as high before the storage was read.
  '@media (max-width: 480px)': { '& > *': { flex: '1 1 100%' } },
});
