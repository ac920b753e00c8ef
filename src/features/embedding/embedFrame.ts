import { embedTitles } from '../../content/embedTitles';
import type { LanguageId } from '../../content/languages';
import type { PolicyHeading } from '../../content/types';
import { embedPath, pathIn } from '../../lib/paths';

/** In px: the longest card in a frame of 320 px needs no scrolling (`e2e/embed.spec.ts`). */
export const frameSize = { width: 600, height: 640 } as const;

/** @returns the address of a policy's card for a frame. */
export function embedAddress(slug: string, language: LanguageId): string {
  return SITE_URL + pathIn(language, embedPath(slug));
}

/**
 * @returns the frame as HTML, for another site. The sandbox lets the card open a tab and nothing else, so whoever pastes
 * it need not trust us.
 */
export function embedFrame({ id, slug }: PolicyHeading, language: LanguageId): string {
  const attributes = {
    src: embedAddress(slug, language),
    title: embedTitles[language](id),
    width: frameSize.width,
    height: frameSize.height,
    loading: 'lazy',
    sandbox: 'allow-popups allow-popups-to-escape-sandbox',
    style: 'border:0;max-width:100%',
  };
  const written = Object.entries(attributes).map(
    ([name, value]) => `${name}="${escapedHtml(String(value))}"`,
  );
  return `<iframe ${written.join(' ')}></iframe>`;
}

export function escapedHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
