import { lazy, useState } from 'react';
import type { ComponentType } from 'react';
import { policyHeadings } from 'words/policyHeadings';
import { policyIds } from '../content/policyIds';
import { loadPolicyText } from '../features/surveys/StaticPolicyText';
import { paths, policyPath } from '../paths';
import { retryOnce } from '../ui/useLoaded';
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
  readonly Screen: ComponentType;
}

/** Screens that were asked for, by path. Each remembers a failure, or React would ask again and again while it shows one. */
const asked = new Map<string, ComponentType>();

/** Lets the next visit ask anew for a screen that could not be had. */
export function forgetFailures(): void {
  asked.clear();
}

/**
 * A screen whose code arrives when first wanted. Once it is there it renders at once: `lazy` alone would
 * show a fallback for a moment, which drops a prerendered screen and prints nothing on the server.
 * @param chunk the screen's name, also as an export of its module.
 * @param getWords fetches words that hydration leaves as they are printed (`features/surveys/StaticPolicyText.tsx`).
 */
function route<Name extends string>(
  chunk: Name,
  path: string,
  getCode: () => Promise<Readonly<Record<Name, ComponentType>>>,
  getWords?: () => Promise<unknown>,
): ScreenRoute {
  let Code: ComponentType | undefined;
  let Whole: ComponentType | undefined;
  const loadCode = async () => (Code ??= (await retryOnce(getCode))[chunk]);
  const load = async () => {
    const [Loaded] = await Promise.all([loadCode(), getWords && retryOnce(getWords)]);
    return (Whole = Loaded);
  };
  function ask(): ComponentType {
    const Lazy = asked.get(path) ?? lazy(async () => ({ default: await load() }));
    asked.set(path, Lazy);
    return Lazy;
  }
  function Screen() {
    const isPrinted = !useHydrated();
    const [Current] = useState<ComponentType>(() => (isPrinted ? Code : Whole) ?? ask());
    return <Current />;
  }
  const file = path === '/' ? 'index.html' : `${path.slice(1)}/index.html`;
  return { path, file, chunk, loadCode, load, Screen };
}

/** Every address of the site, in the order of the menu. */
const pages: readonly ScreenRoute[] = [
  route('Home', paths.home, () => import(/* webpackChunkName: "Home" */ '../screens/Home')),
  route(
    'Surveys',
    paths.surveys,
    () => import(/* webpackChunkName: "Surveys" */ '../screens/Surveys'),
    () => Promise.all(policyIds.map(loadPolicyText)),
  ),
  ...policyHeadings.map((heading) =>
    route(
      'Policy',
      policyPath(heading.slug),
      async () => {
        const { Policy } = await import(/* webpackChunkName: "Policy" */ '../screens/Policy');
        return { Policy: () => <Policy heading={heading} /> };
      },
      () => loadPolicyText(heading.id),
    ),
  ),
  route(
    'Education',
    paths.education,
    () => import(/* webpackChunkName: "Education" */ '../screens/Education'),
  ),
  route('Register', paths.register, () => import(/* webpackChunkName: "Register" */ '../screens/Register')),
  route(
    'PrivacyPolicy',
    paths.privacyPolicy,
    () => import(/* webpackChunkName: "PrivacyPolicy" */ '../screens/PrivacyPolicy'),
  ),
  route(
    'CookiePolicy',
    paths.cookiePolicy,
    () => import(/* webpackChunkName: "CookiePolicy" */ '../screens/CookiePolicy'),
  ),
  route(
    'MyAnswers',
    paths.myAnswers,
    () => import(/* webpackChunkName: "MyAnswers" */ '../screens/MyAnswers'),
  ),
  route('About', paths.about, () => import(/* webpackChunkName: "About" */ '../screens/About')),
  route(
    'Accessibility',
    paths.accessibility,
    () => import(/* webpackChunkName: "Accessibility" */ '../screens/Accessibility'),
  ),
  route('Letter', paths.letter, () => import(/* webpackChunkName: "Letter" */ '../screens/Letter')),
  route('Share', paths.share, () => import(/* webpackChunkName: "Share" */ '../screens/Share')),
  route('Compare', paths.compare, () => import(/* webpackChunkName: "Compare" */ '../screens/Compare')),
  route('Group', paths.group, () => import(/* webpackChunkName: "Group" */ '../screens/Group')),
  route('Erased', paths.erased, () => import(/* webpackChunkName: "Erased" */ '../screens/Erased')),
];

const notFound: ScreenRoute = {
  ...route('NotFound', '*', () => import(/* webpackChunkName: "NotFound" */ '../screens/NotFound')),
  file: '404.html',
};

export const routes: readonly ScreenRoute[] = [...pages, notFound];

/** @param pathname an address inside the site, base path included. @returns its screen, or the one for unknown addresses. */
export function findRoute(pathname: string): ScreenRoute {
  const path = pathname.startsWith(BASE_PATH) ? pathname.slice(BASE_PATH.length) || '/' : pathname;
  return pages.find((page) => page.path === path) ?? notFound;
}
