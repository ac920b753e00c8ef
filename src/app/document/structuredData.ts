import { plainText } from '../../content/citedText';
import { officialRecord, rollCalls, rollCallsOn } from '../../content/rollCalls';
import { corrections } from 'words/corrections';
import { policyHeadings } from 'words/policyHeadings';
import { policyTexts } from 'words/policyTexts';
import { record } from 'words/record';
import { site } from 'words/site';
import { factsAsOf } from '../../content/factsAsOf';
import { publicCorrections } from '../../content/publicCorrections';
import { nameOfVote } from '../../ui/VoteLine';
import { canonicalUrl, pageLanguage, paths, policyPath, policyPicture } from '../../lib/paths';

/**
 * Describes a policy's page to search engines with schema.org: topic, month of the facts, sources, votes of Congress. It is
 * prerendered without React, because Trusted Types refuse the way React creates script elements. The Content Security
 * Policy needs no hash for it, because data is not run.
 * @returns a script element, as HTML; nothing for other pages.
 */
export async function structuredData(path: string): Promise<string> {
  const policy = policyHeadings.find(({ slug }) => policyPath(slug) === path);
  if (!policy) return '';
  const text = await policyTexts[policy.id]();
  const url = canonicalUrl(path);
  const shown = publicCorrections(corrections, RELEASED);
  const changed = shown.find((correction) => correction.policy === policy.id)?.date;
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
    lastReviewed: factsAsOf(text.sources),
    ...(changed && { dateModified: changed }),
    citation: Object.values(text.sources).map((source) => ({
      '@type': 'CreativeWork',
      name: source.title,
      url: source.url,
      // Of a page that was only read in that year, nobody knows when it was published.
      ...(!source.onlyRead && { datePublished: String(source.year) }),
      publisher: { '@type': 'Organization', name: source.publisher },
    })),
    // The votes that the page lists. `about` would say that the page is about them.
    mentions: rollCallsOn(policy.id).map((id) => ({
      '@type': 'CreativeWork',
      name: nameOfVote(id),
      description: record.votes[id].what,
      url: officialRecord(id),
      datePublished: rollCalls[id].day,
    })),
  };
  // A `</script>` in a text would end the element.
  return `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
}
