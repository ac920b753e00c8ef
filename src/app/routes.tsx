import { lazy, useState } from 'react';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import { policyHeadings } from 'words/policyHeadings';
import { policyIds } from '../content/policyIds';
import { loadPolicyWords } from '../features/votes/PolicyWords';
import { paths, policyPath } from '../paths';
import { retryOnce } from '../ui/retryOnce';
import { useHydrated } from '../ui/useHydrated';

interface ScreenRoute {
  readonly path: string;
  /** File a static host serves for the path. */
  readonly file: string;
  /** webpack's name for the screen's code; the prerendered page asks for it together with the main script. */
  readonly chunk: string;
  /** Fetches the screen's code, which is all that its prerendered page needs; harmless to call again. */
  readonly loadCode: () => Promise<unknown>;
  /** Fetches all that it takes to draw the screen afresh; harmless to call again. */
  readonly load: () => Promise<unknown>;
  /** Forgets that the screen could not be had, so that the next visit asks for it anew. */
  readonly forgetFailure: () => void;
  readonly Screen: ComponentType;
}

/**
 * A screen whose code arrives when first wanted. Once it is there it renders at once: `lazy` alone would
 * show a fallback for a moment, which drops a prerendered screen and prints nothing on the server.
 * @param getWords fetches words that hydration leaves as they are printed (`features/votes/PolicyWords.tsx`).
 */
function route(
  chunk: string,
  path: string,
  getCode: () => Promise<ComponentType>,
  getWords?: () => Promise<unknown>,
): ScreenRoute {
  let Code: ComponentType | undefined;
  let Whole: ComponentType | undefined;
  const loadCode = async () => (Code ??= await retryOnce(getCode));
  const load = async () => {
    const [Loaded] = await Promise.all([loadCode(), getWords && retryOnce(getWords)]);
    return (Whole = Loaded);
  };
  // Remembers a failure, or React would ask again and again while it shows one.
  let Lazy: ComponentType | undefined;
  const forgetFailure = () => {
    Lazy = undefined;
  };
  function Screen() {
    const isPrinted = !useHydrated();
    const [Current] = useState<ComponentType>(
      () => (isPrinted ? Code : Whole) ?? (Lazy ??= lazy(async () => ({ default: await load() }))),
    );
    return <Current />;
  }
  const file = path === '/' ? 'index.html' : `${path.slice(1)}/index.html`;
  return { path, file, chunk, loadCode, load, forgetFailure, Screen };
}

/** Every address of the site, in the order of the menu. */
const pages: readonly ScreenRoute[] = [
  route(
    'Home',
    paths.home,
    async () => (await import(/* webpackChunkName: "Home" */ '../screens/Home')).Home,
  ),
  route(
    'Surveys',
    paths.surveys,
    async () => (await import(/* webpackChunkName: "Surveys" */ '../screens/Surveys')).Surveys,
    () => Promise.all(policyIds.map(loadPolicyWords)),
  ),
  ...policyHeadings.map((heading) =>
    route(
      'Policy',
      policyPath(heading.slug),
      async () => {
        const { Policy } = await import(/* webpackChunkName: "Policy" */ '../screens/Policy');
        return () => <Policy heading={heading} />;
      },
      () => loadPolicyWords(heading.id),
    ),
  ),
  route(
    'Education',
    paths.education,
    async () => (await import(/* webpackChunkName: "Education" */ '../screens/Education')).Education,
  ),
  route(
    'Register',
    paths.register,
    async () => (await import(/* webpackChunkName: "Register" */ '../screens/Register')).Register,
  ),
  route(
    'PrivacyPolicy',
    paths.privacyPolicy,
    async () =>
      (await import(/* webpackChunkName: "PrivacyPolicy" */ '../screens/PrivacyPolicy')).PrivacyPolicy,
  ),
  route(
    'CookiePolicy',
    paths.cookiePolicy,
    async () => (await import(/* webpackChunkName: "CookiePolicy" */ '../screens/CookiePolicy')).CookiePolicy,
  ),
  route(
    'MyAnswers',
    paths.myAnswers,
    async () => (await import(/* webpackChunkName: "MyAnswers" */ '../screens/MyAnswers')).MyAnswers,
  ),
  route(
    'About',
    paths.about,
    async () => (await import(/* webpackChunkName: "About" */ '../screens/About')).About,
  ),
  route(
    'Accessibility',
    paths.accessibility,
    async () =>
      (await import(/* webpackChunkName: "Accessibility" */ '../screens/Accessibility')).Accessibility,
  ),
  route(
    'Letter',
    paths.letter,
    async () => (await import(/* webpackChunkName: "Letter" */ '../screens/Letter')).Letter,
  ),
  route(
    'Share',
    paths.share,
    async () => (await import(/* webpackChunkName: "Share" */ '../screens/Share')).Share,
  ),
  route(
    'Compare',
    paths.compare,
    async () => (await import(/* webpackChunkName: "Compare" */ '../screens/Compare')).Compare,
  ),
  route(
    'Group',
    paths.group,
    async () => (await import(/* webpackChunkName: "Group" */ '../screens/Group')).Group,
  ),
  route(
    'Erased',
    paths.erased,
    async () => (await import(/* webpackChunkName: "Erased" */ '../screens/Erased')).Erased,
  ),
];

const notFound: ScreenRoute = {
  ...route(
    'NotFound',
    '*',
    async () => (await import(/* webpackChunkName: "NotFound" */ '../screens/NotFound')).NotFound,
  ),
  file: '404.html',
};

export const routes: readonly ScreenRoute[] = [...pages, notFound];

export function forgetFailures(): void {
  for (const { forgetFailure } of routes) forgetFailure();
}

/** @param pathname an address inside the site, base path included. @returns its screen, or the one for unknown addresses. */
export function findRoute(pathname: string): ScreenRoute {
  const path = pathname.startsWith(BASE_PATH) ? pathname.slice(BASE_PATH.length) || '/' : pathname;
  return pages.find((page) => matchPath(page.path, path)) ?? notFound;
}
