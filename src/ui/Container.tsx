import { styled } from '@mui/material/styles';

/** The page's width: 1080 px and a margin that shrinks on phones. */
export const Container = styled('div')({
  width: '100%',
  maxWidth: 1128,
  marginInline: 'auto',
  paddingInline: 'clamp(16px, 4vw, 24px)',
});

/** The reading column: 60-75 characters a line. */
export const Column = styled(Container)({ maxWidth: 808 });
