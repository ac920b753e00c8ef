import { canonicalUrl } from '../paths';

export interface PageHeadProps {
  readonly title: string;
  readonly description: string;
  /** The screen's own address; absent where there is none to point search engines to (page not found). */
  readonly path?: string | undefined;
  /** What link previews show, 1200 x 630 px, from `public/`. */
  readonly picture?: `/${string}` | undefined;
}

/**
 * Title and metadata of a screen. React moves these elements into the document's head and replaces
 * them when the screen changes; the prerendered pages carry the same ones.
 */
export function PageHead({ title, description, path, picture = '/og.png' }: PageHeadProps) {
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
      <meta name="twitter:card" content="summary_large_image" />
      {path === undefined ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={canonicalUrl(path)} />
          <meta property="og:url" content={canonicalUrl(path)} />
        </>
      )}
    </>
  );
}
