import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { text } from '../../theme/typography';

/** What else can be done with a card: a link, or with `component="button"` a press that looks the same. */
export const FootLink = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  ...text.note,
}) as typeof Link;
