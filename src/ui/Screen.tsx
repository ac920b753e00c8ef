import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';
import { canonicalUrl } from '../lib/paths';
import { width } from '../theme/tokens';
import { TextAndRail } from './TextAndRail';

/** Blocks below each other; a `Section` adds to the gap. */
const body = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '32px' } as const;

/** The title's id, for `aria-labelledby` of a part of the page that has no title of its own. */
export const titleId = 'page-title';

interface ScreenWords {
  readonly meta: Pick<PageHeadProps, 'title' | 'description'>;
  /** The title; absent where the screen draws it itself, with `titleId`. */
  readonly heading?: string;
  /** What the page is about; drawn by the screen if it is more than words. */
  readonly lead?: ReactNode;
  /** Why the screen does nothing without scripts. With it the lead, on what to do here, is not printed. */
  readonly needsScripts?: string | undefined;
}

interface ScreenProps extends Pick<PageHeadProps, 'path' | 'picture' | 'isIndexed'> {
  readonly words: ScreenWords;
  readonly above?: ReactNode;
  /** As wide as the site allows. Without it text keeps its width, and `rail` stands beside it. */
  readonly wide?: boolean;
  /** What stays in view beside the text in wide windows, and stands below it in others. */
  readonly rail?: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** The title has a `tabIndex`: it gets the focus on a change of screens, so that screen readers announce it. */
export function Screen(props: ScreenProps) {
  const { words, path, picture, isIndexed, above, wide = false, rail, ref, children } = props;
  const { meta, heading, lead, needsScripts } = words;
  return (
    <Container ref={ref}>
      <PageHead {...meta} path={path} picture={picture} isIndexed={isIndexed} />
      {above}
      {heading && <ScreenHead heading={heading} lead={lead} needsScripts={needsScripts} />}
      {!heading && <WithoutScripts words={needsScripts} />}
      {rail ? (
        <TextAndRail isSticky isText={!wide} rail={rail}>
          {children}
        </TextAndRail>
      ) : (
        <Box sx={{ ...body, ...(!wide && { maxInlineSize: width.text }) }}>{children}</Box>
      )}
    </Container>
  );
}

type ScreenHeadProps = Pick<ScreenWords, 'lead' | 'needsScripts'> & { readonly heading: string };

/** The title and what the page is about. A screen draws it itself where something stands beside it. */
export function ScreenHead({ heading, lead, needsScripts }: ScreenHeadProps) {
  return (
    <Box sx={{ maxInlineSize: width.text, display: 'grid', gap: 3, mt: { xs: 5, md: 7 }, mb: 6 }}>
      <Typography variant="h1" id={titleId} tabIndex={-1}>
        {heading}
      </Typography>
      {typeof lead === 'string' ? (
        <Typography variant="lead" data-screen-only={needsScripts ? '' : undefined}>
          {lead}
        </Typography>
      ) : (
        lead
      )}
      <WithoutScripts words={needsScripts} />
    </Box>
  );
}

function WithoutScripts({ words }: { readonly words: string | undefined }) {
  return (
    words && (
      <noscript>
        <p>{words}</p>
      </noscript>
    )
  );
}

interface PageHeadProps {
  readonly title: string;
  readonly description: string;
  /** The screen's own address, for search engines. Absent for unknown addresses, which then ask not to be listed. */
  readonly path?: string | undefined;
  /** The picture in link previews, 1200 x 630 px, from `public/`; the site's own without it. */
  readonly picture?: `/${string}` | undefined;
  /** False asks search engines not to list the page. */
  readonly isIndexed?: boolean | undefined;
}

/** React moves these elements into the document's head. With two of these in a screen it would have two titles. */
export function PageHead(props: PageHeadProps) {
  const { title, description, path, picture = '/og.png', isIndexed = path !== undefined } = props;
  const fullTitle = `${title} | Civic Voice`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Civic Voice" />
      <meta property="og:image" content={canonicalUrl(picture)} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={fullTitle} />
      <meta name="twitter:card" content="summary_large_image" />
      {!isIndexed && <meta name="robots" content="noindex" />}
      {path !== undefined && (
        <>
          <link rel="canonical" href={canonicalUrl(path)} />
          <meta property="og:url" content={canonicalUrl(path)} />
        </>
      )}
    </>
  );
}
