import Link from '@mui/material/Link';
import type { LinkProps } from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { hovered } from '../theme/tokens';
import { text } from '../theme/typography';
import { ArrowIcon, BackIcon } from './icons';

const small = { ...text.note, fontWeight: 650 } as const;

/** At least 44 px high, for a finger. */
const LinkWithArrow = styled(Link, { shouldForwardProp: (name) => name !== 'isSmall' })<{
  readonly isSmall: boolean;
}>(({ isSmall }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  ...(isSmall ? small : text.label),
  textDecoration: 'none',
  ...hovered,
}));

interface ArrowLinkProps extends LinkProps {
  readonly href: string;
  /** True for the way back to what lies above this page. */
  readonly isBack?: boolean;
  /** True beside a note. */
  readonly isSmall?: boolean;
}

/** A link on its own to another page of this site. Its arrow stands for the underline of links within text. */
export function ArrowLink({ isBack = false, isSmall = false, children, ...link }: ArrowLinkProps) {
  return (
    <LinkWithArrow isSmall={isSmall} {...link}>
      {isBack && <BackIcon />}
      {children}
      {!isBack && <ArrowIcon />}
    </LinkWithArrow>
  );
}
