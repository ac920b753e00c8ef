import { styled } from '@mui/material/styles';
import { sheet, whereLineSticks } from './stickyEdges';
import { text } from '../theme/typography';

/**
 * The first line of a card, with the buttons at its end. The buttons appear only once the browser has listed its
 * voices, so they must not make the line higher, or the card would shift. While the card is read, the line sticks to
 * the top of a window that is high enough; `readAloud.ts` scrolls each sentence to between it and the answer buttons.
 */
export const ListenLine = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 16,
  '&[data-active]': {
    // No such padding at the end: there the line would cover the first line of the title, which is read first.
    marginBlockStart: -12,
    paddingBlockStart: 12,
    '@media (min-height: 30em)': {
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: 2,
      background: sheet,
      [whereLineSticks]: { insetBlockStart: '2.75rem' },
    },
  },
});

export const ListenButtons = styled('div')({ display: 'flex', gap: 16, marginBlock: -12, ...text.note });
