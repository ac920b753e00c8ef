import { about } from 'words/about';
import { corrections } from 'words/corrections';
import { openData as words } from 'words/openData';
import { policyHeadings } from 'words/policyHeadings';
import { site } from 'words/site';
import { publicCorrections } from '../../content/publicCorrections';
import type { Correction } from '../../content/types';
import { escapedHtml } from '../../lib/escapedHtml';
import { canonicalUrl, openFiles, pageLanguage, paths, policyPath } from '../../lib/paths';
import { slugOf } from '../../lib/slugOf';

/**
 * @param since the site's first public day, or nothing. @param made when the site is built, for a feed without entries.
 * @returns the corrections that About lists, newest first, as an Atom feed (RFC 4287).
 */
export function correctionsFeed(since: string, made: Date, all: readonly Correction[] = corrections): string {
  const shown = publicCorrections(all, since);
  const updated = (day: string | undefined) => (day ? `${day}T00:00:00Z` : made.toISOString());
  const entries = shown.map(({ policy, date, change, text }) => {
    const heading = policyHeadings.find(({ id }) => id === policy);
    const url = canonicalUrl(policyPath(heading?.slug ?? ''));
    return `<entry>
<id>${url}#${date}-${text}</id>
<title>${escapedHtml(heading?.title ?? '')}</title>
<updated>${updated(date)}</updated>
<link href="${url}"/>
<content type="text">${escapedHtml(change)}</content>
</entry>
`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${pageLanguage}">
<id>${canonicalUrl(openFiles.corrections)}</id>
<title>${escapedHtml(words.feed)}</title>
<updated>${updated(shown[0]?.date ?? since)}</updated>
<author><name>${escapedHtml(OPERATOR?.name ?? site.name)}</name></author>
<link rel="self" href="${canonicalUrl(openFiles.corrections)}"/>
<link href="${canonicalUrl(paths.about)}#${slugOf(about.corrections.heading)}"/>
${entries.join('')}</feed>
`;
}
