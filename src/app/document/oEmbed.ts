import { embedCard as words } from 'words/embedCard';
import { language } from 'words/language';
import { site } from 'words/site';
import { surveys } from 'words/surveys';
import { answers } from '../../content/answerIds';
import type { PolicyHeading } from '../../content/types';
import { embedFrame, frameSize } from '../../features/embedding/embedFrame';
import { escapedHtml } from '../../lib/escapedHtml';
import { canonicalUrl, paths, policyPath, pressedPath } from '../../lib/paths';

/**
 * @returns how to show a policy's card, by oEmbed 1.0 (https://oembed.com), as JSON. WordPress puts a frame of a site it
 * does not know into a sandbox in which no link works, and hides it behind a quotation if one stands before it. So the
 * question and the links are there a second time, as such a quotation, of which it keeps text and links.
 */
export function oEmbed(heading: PolicyHeading): string {
  const { slug, title, question } = heading;
  const link = (path: string, label: string) =>
    `<a href="${escapedHtml(canonicalUrl(path))}">${escapedHtml(label)}</a>`;
  const links = [
    ...answers.map((answer) => link(pressedPath(slug, answer), surveys.answers[answer])),
    link(policyPath(slug), words.bothSides),
  ];
  const quotation = `<blockquote>${escapedHtml(question)} ${links.join(' · ')}</blockquote>`;
  return JSON.stringify({
    version: '1.0',
    type: 'rich',
    title,
    provider_name: site.name,
    provider_url: canonicalUrl(paths.home),
    cache_age: 86_400,
    ...frameSize,
    html: quotation + embedFrame(heading.id, language),
  });
}
