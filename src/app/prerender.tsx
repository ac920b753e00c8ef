import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import Button from '@mui/material/Button';
import { styled, ThemeProvider } from '@mui/material/styles';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { App } from './App';
import sans from './fonts/public-sans.woff2';
import serif from './fonts/source-serif.woff2';
import paper from './print.css';
import { documentStyle } from './document/documentStyle';
import { pages } from './pages';
import { routes } from './routes';
import { makeStore } from './store';
import { styleCache } from '../theme/styleCache';
import { theme } from '../theme/theme';
import { languageIds, languages } from '../content/languages';
import type { LanguageId } from '../content/languages';
import { failure } from 'words/failure';
import { contentSecurityPolicy } from './document/contentSecurityPolicy';
import { pageHtml } from './document/pageHtml';
import { canonicalUrl, pageLanguage, pageLocale, pathIn, paths, sitePath } from '../lib/paths';
import { structuredData } from './document/structuredData';
import { color, dark, light } from '../theme/palette';

interface Assets {
  /** Addresses of the scripts that hydrate the screen of that chunk, in loading order. */
  readonly scriptsOf: (chunk: string) => readonly string[];
  readonly inlineScript: string;
  /** For the page of a class only, after `inlineScript`: it shows the class's policies before the app is there. */
  readonly classScript: string;
  /** Makes CSS shorter, without changing what it does. */
  readonly minifyCss: (css: string) => Promise<string>;
  /** Prerenders this one address only. */
  readonly only?: string;
}

/** React renders the tags for the head first. They end at the first tag of another name; the rest is the body. */
const headTags = /^(?:<title>[^<]*<\/title>|<(?:meta|link)[^>]*>)+/;

const headLinks = [
  // Without this the typefaces would be asked for once the page is laid out, and nearly always come after its first
  // paint. Of low priority: the page's own HTML comes first on a slow line.
  ...[serif, sans].map(
    (file) =>
      `<link rel="preload" href="${file}" as="font" type="font/woff2" fetchpriority="low" crossorigin>`,
  ),
  `<link rel="icon" href="${sitePath('/favicon.svg')}" type="image/svg+xml">`,
  `<link rel="manifest" href="${sitePath('/manifest.webmanifest')}">`,
  `<link rel="apple-touch-icon" href="${sitePath('/icon-192.png')}">`,
  `<meta name="theme-color" content="${light.bar}" media="(prefers-color-scheme: light)" data-scheme="light">`,
  `<meta name="theme-color" content="${dark.bar}" media="(prefers-color-scheme: dark)" data-scheme="dark">`,
].join('\n');

// Sticky, not fixed: the line has its own space at the end of the page, so it neither moves nor hides any content.
const Line = styled('div')({
  position: 'sticky',
  insetBlockEnd: 0,
  background: color('tint'),
  textAlign: 'center',
  '& p': { margin: 0, padding: '12px 24px' },
});

/** Empty until `lib/showLoadFailure.ts`, which finds it by its id, has to say that scripts did not load or threw. */
function LoadFailureLine() {
  return (
    <Line role="alert">
      <p id="load-failure" hidden>
        {failure.unfinished}{' '}
        <Button variant="outlined" size="small" data-screen-only>
          {failure.tryAgain}
        </Button>
      </p>
    </Line>
  );
}

function languageTags(path: string): string {
  const alternate = (tag: string, id: LanguageId) =>
    `<link rel="alternate" hreflang="${tag}" href="${SITE_URL + pathIn(id, path)}">`;
  return [
    `<meta property="og:locale" content="${pageLocale.replace('-', '_')}">`,
    ...languageIds.map((id) => alternate(languages[id].tag, id)),
    ...languageIds.slice(0, 1).map((id) => alternate('x-default', id)),
  ].join('\n');
}

interface RenderedSite {
  /** The HTML of every page, by the name of the file that a static host serves for it. */
  readonly pages: ReadonlyMap<string, string>;
  /** The addresses of the pages, relative to the site's folder, `/` first. */
  readonly paths: readonly string[];
  /** Those of `paths` that go into the sitemap. */
  readonly indexedPaths: readonly string[];
}

function fileOf(path: string): string {
  return path.endsWith('.html') ? path.slice(1) : `${path.slice(1)}/index.html`.replace(/^\//, '');
}

export async function renderPages({
  scriptsOf,
  inlineScript,
  classScript,
  minifyCss,
  only,
}: Assets): Promise<RenderedSite> {
  const files = new Map<string, string>();
  const css = await minifyCss(documentStyle({ serif, sans }));
  const handler = createStaticHandler(routes, { basename: sitePath(paths.home) });
  const known = pages.filter(({ path }) => path !== '*');
  for (const { path, addresses, screen } of pages) {
    const scripts = scriptsOf(screen).map((src) => `<script src="${src}"></script>`);
    for (const address of addresses) {
      if (only !== undefined && address !== only) continue;
      const context = await handler.query(new Request(canonicalUrl(address)));
      if (context instanceof Response) throw new Error(`A loader of ${address} answers with a response.`);
      const cache = styleCache();
      cache.compat = true;
      const styles = createEmotionServer(cache);
      const printed = renderToString(
        <App store={makeStore().store} cache={cache}>
          {/* Loaders return components, which can't be written into the page; `app/startApp.tsx` loads them again. */}
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </App>,
      );
      const failureLine = renderToString(
        <CacheProvider value={cache}>
          <ThemeProvider theme={theme}>
            <LoadFailureLine />
          </ThemeProvider>
        </CacheProvider>,
      );
      const critical = styles.extractCritical(printed + failureLine);
      const criticalCss = await minifyCss(critical.css);
      const head = headTags.exec(printed)?.[0] ?? '';
      const inline = {
        scripts: path === paths.yourClass ? [inlineScript, classScript] : [inlineScript],
        styles: [css, criticalCss],
      };
      files.set(
        fileOf(address),
        pageHtml({
          lang: pageLanguage,
          head: [
            `<meta http-equiv="Content-Security-Policy" content="${contentSecurityPolicy(inline)}">`,
            head,
            headLinks,
            path === '*' ? '' : languageTags(address),
            await structuredData(address),
            ...inline.scripts.map((code) => `<script>${code}</script>`),
            // `data-s` is emotion's mark for a style that is where it belongs. Without it, emotion moves the style to the
            // end of the head as the scripts start, and the browser computes the styles of the whole page again.
            `<style>${css}</style><style data-emotion="${cache.key} ${critical.ids.join(' ')}" data-s>${criticalCss}</style>`,
            // Not for the screen: browsers show the page before they load it.
            `<link rel="stylesheet" href="${paper}" media="print">`,
            // In a template scripts do not load: the inline script loads them after the first paint (scriptLoader.ts).
            `<template>${scripts.join('')}</template>`,
          ].join('\n'),
          body: printed.slice(head.length),
          beside: failureLine,
        }),
      );
    }
  }
  return {
    pages: files,
    paths: known.flatMap(({ addresses }) => addresses),
    indexedPaths: known.filter(({ isIndexed }) => isIndexed).flatMap(({ addresses }) => addresses),
  };
}
