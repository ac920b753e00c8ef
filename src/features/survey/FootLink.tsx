import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { hovered, radius } from '../../theme/tokens';
import { text } from '../../theme/typography';

/** What else can be done with a card: a link, or with `component="button"` a press that looks the same. */
export const FootLink = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  borderRadius: radius.control,
  ...text.note,
  fontWeight: 650,
  textDecoration: 'none',
  ...hovered,
}) as typeof Link;
