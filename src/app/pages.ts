import type { ComponentType } from 'react';
import { generatePath, matchRoutes } from 'react-router-dom';
import { policyHeadings } from 'words/policyHeadings';
import { policyIds } from '../content/policyIds';
import { loadPolicyText } from '../features/surveys/StaticPolicyText';
import { paths, policyPath } from '../paths';
import { retryOnce } from '../ui/useLoaded';

/** One row of the route table. */
export interface Page {
  /** A path pattern of React Router. */
  readonly path: string;
  /** Name of the screen's export and of its chunk, which the prerendered page loads together with the main script. */
  readonly screen: string;
  /** Every address that is prerendered. For unknown addresses: the file that hosts answer with. */
  readonly addresses: readonly string[];
  /** False if search engines should not list the page. */
  readonly isIndexed: boolean;
  /** Fetches the screen's code only: hydration keeps the prerendered words. May be called again. */
  readonly loadCode: () => Promise<ComponentType>;
  /** Fetches the screen's code and words, as needed when a link inside the site leads to it. May be called again. */
  readonly load: (slug?: string) => Promise<ComponentType>;
}

interface PageOptions extends Partial<Pick<Page, 'addresses' | 'isIndexed'>> {
  /**
   * Fetches words that hydration does not need, as it keeps the prerendered ones
   * (`features/surveys/StaticPolicyText.tsx`).
   */
  readonly loadWords?: (slug?: string) => Promise<unknown>;
}

/** Each screen is a file in `screens/`, named like its export, and becomes a chunk of that name. */
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

/**
 * Every page of the site, the start page first. React Router's routes, prerendering and prefetching use this table; the
 * sitemap and the offline copy list what was prerendered.
 */
export const pages: readonly Page[] = [
  page('Home', paths.home),
  page('Surveys', paths.surveys, { loadWords: () => Promise.all(policyIds.map(loadPolicyText)) }),
  page('Policy', policyPath(':slug'), {
    addresses: policyHeadings.map(({ slug }) => policyPath(slug)),
    loadWords: async (slug) => {
      const heading = policyHeadings.find((each) => each.slug === slug);
      if (heading) await loadPolicyText(heading.id);
    },
  }),
  page('Education', paths.education),
  page('Register', paths.register),
  page('PrivacyPolicy', paths.privacyPolicy),
  page('CookiePolicy', paths.cookiePolicy),
  page('MyAnswers', paths.myAnswers),
  page('About', paths.about),
  page('Accessibility', paths.accessibility),
  page('Letter', paths.letter),
  page('Share', paths.share),
  page('Compare', paths.compare),
  page('Group', paths.group),
  page('YourClass', paths.yourClass),
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
  /** The path that the site's own links to the page have. */
  readonly path: string;
  /** False if the address shows "Page not found". */
  readonly isKnown: boolean;
  /** Fetches the code and words that it takes to render the page without its prerendered HTML. */
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
