/**
 * For `npm run dev -- --env printed`: answers each page as the built site does, printed, so that the app hydrates it.
 * A page is printed anew for every request, with the code and words of that moment.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import webpack from 'webpack';
import type { Configuration } from 'webpack';
import type { LanguageSite } from './languageSite';
import { printPages } from './printPages';

/** @param configs of the inline scripts and of the app for Node, which write into the site's `work`. */
export function prerenderedPages({ publicPath, work }: LanguageSite, configs: Configuration[]) {
  const compiler = webpack(configs);

  const build = () =>
    new Promise<void>((resolve, reject) => {
      compiler.run((error, stats) => {
        if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
        else resolve();
      });
    });

  async function print(address: string): Promise<string | undefined> {
    await build();
    const { pages } = await printPages(work, {
      scriptsOf: () => ['runtime', 'react', 'main'].map((name) => `${publicPath}assets/${name}.js`),
      minifyCss: (css) => Promise.resolve(css),
      only: address,
    });
    // The policy of a built page allows neither the development server's code nor its connection.
    return [...pages.values()][0]?.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '');
  }

  // One after the other, as a compiler runs once at a time.
  let last: Promise<unknown> = Promise.resolve();
  return function answer(
    request: IncomingMessage,
    response: ServerResponse,
    next: (error?: unknown) => void,
  ) {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (!request.headers.accept?.includes('text/html') || path.extname(pathname)) {
      next();
      return;
    }
    const address = `/${pathname.slice(publicPath.length)}`.replace(/(?!^)\/$/, '');
    const printed = last.then(async () => (await print(address)) ?? (await print('/404.html')));
    last = printed.catch(() => undefined);
    printed.then((html) => response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html), next);
  };
}
