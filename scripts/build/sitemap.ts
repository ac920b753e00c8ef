import { languageIds, languages } from '../../src/content/languages';

/**
 * @param site the absolute address of the whole site, without a slash at its end.
 * @param paths its pages to be listed, in any language.
 * @returns the sitemap: each of them in every language, each with the same page in all others.
 */
export function printSitemap(site: string, paths: readonly string[]): string {
  const urls = languageIds.flatMap((language) =>
    paths.map((address) => {
      const alternates = languageIds.map(
        (other) =>
          `<xhtml:link rel="alternate" hreflang="${languages[other].tag}" href="${site}${languages[other].folder}${address}"/>`,
      );
      return `<url><loc>${site}${languages[language].folder}${address}</loc>${alternates.join('')}</url>`;
    }),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>\n`;
}
