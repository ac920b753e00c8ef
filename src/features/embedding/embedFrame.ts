import { embedTitles } from '../../content/embedTitles';
import type { LanguageId } from '../../content/languages';
import { policySlugs } from '../../content/policyIds';
import type { PolicyId } from '../../content/policyIds';
import { escapedHtml } from '../../lib/escapedHtml';
import { embedPath, pathIn } from '../../lib/paths';

/** In px, as wide as a column of text: the longest card in a frame of 320 px needs no scrolling (`e2e/embed.spec.ts`). */
export const frameSize = { width: 608, height: 640 } as const;

/** Lets the card open a tab and nothing else, so whoever pastes it need not trust us. */
export const frameSandbox = 'allow-popups allow-popups-to-escape-sandbox';

/** @returns a policy's card as a frame in HTML, for another site. */
export function embedFrame(id: PolicyId, language: LanguageId): string {
  const attributes = {
    src: SITE_URL + pathIn(language, embedPath(policySlugs[id])),
    title: embedTitles[language](id),
    width: frameSize.width,
    height: frameSize.height,
    loading: 'lazy',
    sandbox: frameSandbox,
    style: 'border:0;max-width:100%',
  };
  const written = Object.entries(attributes).map(
    ([name, value]) => `${name}="${escapedHtml(String(value))}"`,
  );
  return `<iframe ${written.join(' ')}></iframe>`;
}
