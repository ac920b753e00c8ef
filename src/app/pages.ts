import type { ComponentType } from 'react';
import { generatePath, matchRoutes } from 'react-router-dom';
import { policyHeadings } from 'words/policyHeadings';
import { policyIds } from '../content/policyIds';
import { loadPolicyText } from '../features/survey/StaticPolicyText';
import { paths, policyPath } from '../lib/paths';
import { retryOnce } from '../lib/useLoaded';

export interface Page {
  /** A path pattern of React Router, such as `/surveys/:slug`; `*` matches unknown addresses. */
  readonly path: string;
  /** Name of the file in `screens/`, its export and its chunk, which a prerendered page loads with the main script. */
  readonly screen: string;
  /** Addresses to prerender; any other that matches shows "Page not found". For `*`: the file hosts answer with. */
  readonly addresses: readonly string[];
  /** False keeps the page out of the sitemap. Its `Screen` needs `isIndexed={false}` too, which sets the robots tag. */
  readonly isIndexed: boolean;
  /** For hydration: fetches the screen's code only, as the prerendered texts are reused. May be called again. */
  readonly loadCode: () => Promise<ComponentType>;
  /** For a screen that is not prerendered or is opened by a link: fetches its code and texts. May be called again. */
  readonly load: (slug?: string) => Promise<ComponentType>;
}

interface PageOptions extends Partial<Pick<Page, 'addresses' | 'isIndexed'>> {
  /**
   * Fetches the screen's own texts, as part of `load`. Not called for hydration, which reuses the prerendered text
   * (`features/survey/StaticPolicyText.tsx`). Absent if the screen has no texts of its own to load.
   */
  readonly loadWords?: (slug?: string) => Promise<unknown>;
}

async function importScreen(screen: string): Promise<ComponentType> {
  const code = (await import(
    /* webpackChunkName: "[request]", webpackInclude: /screens.\w+\.tsx$/ */ `../screens/${screen}`
  )) as Readonly<Record<string, ComponentType>>;
  const Screen = code[screen];
  if (!Screen) throw new Error(`screens/${screen}.tsx exports no ${screen}.`);
  return Screen;
}

function page(
  screen: string,
  path: string,
  { addresses = [path], isIndexed = true, loadWords }: PageOptions = {},
): Page {
  const loadCode = () => retryOnce(() => importScreen(screen));
  const load = async (slug?: string) => {
    const [Screen] = await Promise.all([loadCode(), loadWords && retryOnce(() => loadWords(slug))]);
    return Screen;
  };
  return { path, screen, addresses, isIndexed, loadCode, load };
}

const loadAllPolicies = () => Promise.all(policyIds.map(loadPolicyText));

/**
 * Every page of the site, the start page first. Routes, prerendering and prefetching use this table, and the sitemap and
 * the offline copy list what was prerendered: a page that is missing here shows “Page not found”.
 */
export const pages: readonly Page[] = [
  page('Home', paths.home),
  page('Surveys', paths.surveys, { loadWords: loadAllPolicies }),
  page('Policy', policyPath(':slug'), {
    addresses: policyHeadings.map(({ slug }) => policyPath(slug)),
    loadWords: async (slug) => {
      const heading = policyHeadings.find((each) => each.slug === slug);
      if (heading) await loadPolicyText(heading.id);
    },
  }),
  page('MyAnswers', paths.myAnswers),
  page('Letter', paths.letter),
  page('Education', paths.education),
  page('Register', paths.register),
  page('PrivacyPolicy', paths.privacyPolicy),
  page('CookiePolicy', paths.cookiePolicy),
  page('About', paths.about),
  page('Accessibility', paths.accessibility),
  page('Share', paths.share),
  page('Compare', paths.compare),
  page('Group', paths.group),
  page('YourClass', paths.yourClass, { loadWords: loadAllPolicies }),
  page('Embed', paths.embed),
  page('Erased', paths.erased, { isIndexed: false }),
  page('NotFound', '*', { addresses: ['/404.html'], isIndexed: false }),
];

/**
 * Static hosts distinguish upper and lower case and answer `/Surveys` with "Page not found". Without this, React Router
 * would accept it.
 */
export const caseSensitive = true;

const patterns = pages.map((row) => ({ path: row.path, caseSensitive, handle: row }));

export interface Place {
  readonly page: Page;
  /** The path as the site's own links spell it; `app/startApp.tsx` puts it in place of an address spelled otherwise. */
  readonly path: string;
  /** False if the address shows "Page not found". */
  readonly isKnown: boolean;
  /** For a page without its prerendered HTML: fetches the code and the texts. */
  readonly load: () => Promise<ComponentType>;
}

/**
 * Finds the page for an address, even if it has doubled slashes, slashes at the end, `index.html`, needless percent
 * signs or line breaks: most hosts serve the same page under all of these. @param pathname may be any.
 * @returns the page, which for unknown addresses is "Page not found"; `undefined` outside of this build's folder.
 */
export function findPlace(pathname: string): Place | undefined {
  // React Router's pattern for "every address" takes no line breaks, and links copied from a text may end in one.
  const plain = `/${pathname}`
    .replace(/%0[AD]|%E2%80%A[89]/gi, '/')
    .replace(/\/{2,}/g, '/')
    .replace(/(\/index\.html)+\/?$/, '/');
  const match = matchRoutes(patterns, plain, BASE_PATH || '/')?.[0];
  if (!match) return undefined;
  const { params, route } = match;
  const row = route.handle;
  // Keep the percent encoding of an unknown address: decoded, it may be the address of another site.
  const path = row.path === '*' ? plain.slice(BASE_PATH.length) : generatePath(row.path, params);
  const isKnown = row.path !== '*' && row.addresses.includes(path);
  return { page: row, path, isKnown, load: () => row.load(params.slug) };
}
