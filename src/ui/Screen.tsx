import { styled } from '@mui/material/styles';
import type { ReactNode, Ref } from 'react';
import { canonicalUrl } from '../lib/paths';
import { Shell } from './layout';
import { color } from '../theme/palette';
import { besideText } from './stickyEdges';
import { upTo, width } from '../theme/tokens';
import { text } from '../theme/typography';

/** The title's id, for `aria-labelledby` of a part of the page that has no title of its own. */
export const titleId = 'page-title';

const Page = styled(Shell)({
  // At the left edge of header and footer, not in the middle.
  '&:not([data-wide=true]) > *': { maxInlineSize: width.text },
  [besideText]: { '&[data-wide=besideText] > *': { maxInlineSize: 'none' } },
});

const Title = styled('h1')({
  marginBlock: '48px 12px',
  [upTo('md')]: { marginBlockStart: 16 },
  '* + &': { marginBlockStart: 0 },
  // Above a question that is the headline, the title is its label.
  '@media screen': { '[data-wide=besideText] > &': { marginBlockEnd: 0, fontSize: text.lead.fontSize } },
});

export const Lead = styled('p')({ marginBlock: '0 24px', color: color('muted'), ...text.lead });

interface ScreenWords {
  readonly meta: Pick<PageHeadProps, 'title' | 'description'>;
  readonly heading: string;
  readonly lead?: string;
  /** Why the screen does nothing without scripts. With it the lead, on what to do here, is not printed. */
  readonly needsScripts?: string;
}

interface ScreenProps extends Pick<PageHeadProps, 'path' | 'picture' | 'isIndexed'> {
  readonly words: ScreenWords;
  readonly above?: ReactNode;
  /** As wide as the site allows, for a second column: always, or only in windows with space beside the text. */
  readonly wide?: boolean | 'besideText';
  readonly ref?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** The title has a `tabIndex`: it gets the focus on a change of screens, so that screen readers announce it. */
export function Screen({ words, path, picture, isIndexed, above, wide = false, ref, children }: ScreenProps) {
  const { meta, heading, lead, needsScripts } = words;
  return (
    <Page data-wide={wide} ref={ref}>
      <PageHead {...meta} path={path} picture={picture} isIndexed={isIndexed} />
      {above}
      <Title id={titleId} tabIndex={-1}>
        {heading}
      </Title>
      {lead && <Lead data-screen-only={needsScripts ? '' : undefined}>{lead}</Lead>}
      {needsScripts && (
        <noscript>
          <p>{needsScripts}</p>
        </noscript>
      )}
      {children}
    </Page>
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
