import { createElement } from 'react';
import type { ComponentType } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { Layout } from './Layout';
import { caseSensitive, pages } from './pages';
import { ScreenFailure } from './ScreenFailure';
import { SiteFailure } from './SiteFailure';

function LoadedScreen() {
  return createElement(useLoaderData() as ComponentType);
}

/**
 * The table of pages as React Router's routes. A screen is loaded by a loader, not by `lazy`: React Router keeps a
 * `lazy` that failed for as long as the page lives, so a screen whose file was lost could not be requested again.
 */
export const routes: RouteObject[] = [
  {
    Component: Layout,
    errorElement: <SiteFailure />,
    children: pages.map(({ screen, path, load }) => ({
      id: screen,
      path,
      caseSensitive,
      loader: ({ params }) => load(params.slug),
      // A new query or fragment needs no new code or texts, so it must not wait for the loader.
      shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
      Component: LoadedScreen,
      ErrorBoundary: ScreenFailure,
    })),
  },
];
