import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import type { ReactNode, Ref } from 'react';
import { color } from '../theme/palette';
import { hairline } from '../theme/tokens';

const Bar = styled('section')({
  background: color('tint'),
  borderBlockEnd: hairline,
  'html[data-consent] &[data-for=undecided]': { display: 'none' },
  'html:not([data-consent=declined]) &[data-for=declined]': { display: 'none' },
});

interface TopBarProps {
  /** Without it the bar is always shown. */
  readonly shownFor?: 'undecided' | 'declined' | undefined;
  /** A region, if it has a name. */
  readonly label?: string;
  readonly ref?: Ref<HTMLElement>;
  readonly children: ReactNode;
}

/**
 * A line above or below the header. Part of every printed page and shown by `data-consent` of the root, which the
 * inline script sets: so it is there, or not, with the first paint and moves nothing later.
 */
export function TopBar({ shownFor, label, ref, children }: TopBarProps) {
  return (
    <Bar as={label ? 'section' : 'div'} data-screen-only data-for={shownFor} aria-label={label} ref={ref}>
      <Container
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: '4px 24px',
          // Room for the focus ring of the buttons above the dark bar.
          pt: { xs: 1, md: 2 },
          pb: 2,
        }}
      >
        {children}
      </Container>
    </Bar>
  );
}
