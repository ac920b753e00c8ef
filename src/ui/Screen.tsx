import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';
import { PageHead } from './PageHead';

const Title = styled(Typography)({
  marginBlock: '48px 12px',
  '* + &': { marginBlockStart: 0 },
  '@media print': { marginBlock: '0 6px', fontSize: '2rem' },
}) as typeof Typography;

const Lead = styled(Typography)({
  marginBlockEnd: 24,
  maxWidth: '62ch',
  '&[data-print=no]': { '@media print': { display: 'none' } },
}) as typeof Typography;

interface ScreenProps {
  readonly meta: { readonly title: string; readonly description: string };
  /** The screen's own address; absent where there is none to point search engines to (page not found). */
  readonly path?: string;
  /** What link previews show; see `PageHead`. */
  readonly picture?: `/${string}`;
  readonly heading: string;
  /** Stands above the title. */
  readonly above?: ReactNode;
  /** The sentence under the title. */
  readonly lead?: string;
  /** It speaks of what can be done on the screen, and is no use on paper. */
  readonly leadOnPaper?: boolean;
  /** Two columns: the whole width of the site. */
  readonly wide?: boolean;
  readonly className?: string;
  readonly ref?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/**
 * A screen, mostly of one column, 60-75 characters wide: what names it in the document's head, its one h1, its lead. The
 * title can be focused by script: focus comes here when the visitor changes screens.
 */
export function Screen({
  meta,
  path,
  picture,
  heading,
  above,
  lead,
  leadOnPaper = true,
  wide = false,
  className,
  ref,
  children,
}: ScreenProps) {
  return (
    <Container maxWidth={wide ? 'lg' : 'md'} className={className} ref={ref}>
      <PageHead {...meta} {...(path !== undefined && { path })} {...(picture && { picture })} />
      {above}
      <Title variant="h1" component="h1" tabIndex={-1}>
        {heading}
      </Title>
      {lead && (
        <Lead variant="subtitle1" component="p" color="textSecondary" data-print={leadOnPaper ? 'yes' : 'no'}>
          {lead}
        </Lead>
      )}
      {children}
    </Container>
  );
}
