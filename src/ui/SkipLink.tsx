import { styled } from '@mui/material/styles';
import { skipTo } from '../lib/skipTo';
import { color } from '../theme/palette';
import { radius } from '../theme/tokens';

const Skip = styled('a')({
  position: 'absolute',
  zIndex: 10,
  padding: '12px 16px',
  border: `2px solid ${color('primary')}`,
  borderRadius: radius.control,
  background: color('card'),
  fontWeight: 650,
  // Within the link: on the dark bar the page's own ring would be hard to see.
  outlineOffset: -6,
  '&:not(:focus)': { clipPath: 'inset(50%)' },
});

interface SkipLinkProps {
  readonly to: string;
  readonly label?: string;
  readonly children: string;
}

/** A link past what follows, where keyboard users would have to press Tab many times. Drawn over it while focused. */
export function SkipLink({ to, label, children }: SkipLinkProps) {
  return (
    <Skip data-screen-only href={`#${to}`} aria-label={label} onClick={skipTo}>
      {children}
    </Skip>
  );
}
