import { styled } from '@mui/material/styles';

/** Buttons at the lower edge, so that nobody scrolls for them; not in low windows, where they would cover the text. */
export const StickyFoot = styled('footer')({
  display: 'grid',
  gap: 8,
  paddingBlock: 8,
  textAlign: 'center',
  background: 'inherit',
  '@media (min-height: 560px)': { position: 'sticky', insetBlockEnd: 0, zIndex: 1 },
});
