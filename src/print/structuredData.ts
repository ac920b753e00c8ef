import { plainText } from '../content/citedText';
import { corrections } from 'words/corrections';
import { policyHeadings } from 'words/policyHeadings';
import { policyTexts } from 'words/policyTexts';
import { site } from 'words/site';
import { canonicalUrl, pageLanguage, paths, policyPath, policyPicture } from '../paths';

/**
 * What a policy's page tells search engines in their own terms (schema.org): what it is about, up to when it was
 * checked, and against which pages. Printed only: React makes script elements in a way that Trusted Types refuse, and
 * who follows a link inside the site is no search engine. Data is not run, so the Content Security Policy needs no hash.
 * @returns a script element, as HTML; nothing for other pages.
 */
export async function structuredData(path: string): Promise<string> {
  const policy = policyHeadings.find(({ slug }) => policyPath(slug) === path);
  if (!policy) return '';
  const text = await policyTexts[policy.id]();
  const url = canonicalUrl(path);
  const changed = corrections.find((correction) => correction.policy === policy.id)?.date;
  const data = {
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    '@id': url,
    url,
    name: policy.title,
    description: plainText(text.description),
    about: policy.category,
    inLanguage: pageLanguage,
    image: canonicalUrl(policyPicture(policy.slug)),
    ...(OPERATOR && {
      publisher: {
        '@type': 'Organization',
        name: OPERATOR.name,
        ...(OPERATOR.url && { url: OPERATOR.url }),
      },
    }),
    isPartOf: { '@type': 'WebSite', name: site.name, url: canonicalUrl(paths.home) },
    lastReviewed: text.checkedThrough,
    ...(changed && { dateModified: changed }),
    citation: Object.values(text.sources).map((source) => ({
      '@type': 'CreativeWork',
      name: source.title,
      url: source.url,
      datePublished: String(source.year),
      publisher: { '@type': 'Organization', name: source.publisher },
    })),
  };
  // No text of ours may end the element.
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}
