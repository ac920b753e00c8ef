/**
 * `npm start` serves the built site as any static host would: precompressed files, the headers of `_headers`, 404.html.
 */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { languageIds, languages } from '../src/content/languages';
import { headersFor, parseHeaders } from './hostFiles';
import { ownSettings } from './siteSettings';

const dist = path.join(import.meta.dirname, '..', 'dist');
const lastPort = 65_535;

/** The Cache-Control that Netlify and Cloudflare Pages send where no rule of `_headers` sets one. */
const unlessToldOtherwise = 'public, max-age=0, must-revalidate';

interface Site {
  /** The built site. */
  readonly folder?: string;
  /** The folder it was built for (`PUBLIC_PATH`), without a slash at its end. */
  readonly base?: string;
}

/** @param port the first port to try; a taken one moves to the next. @returns the server and the port it got. */
export async function serve(
  port: number,
  { folder = dist, base = '' }: Site = {},
): Promise<{ server: Server; port: number }> {
  const [notFound, ...notFoundIn] = await Promise.all(
    languageIds
      .map((id) => languages[id].folder)
      .filter((name) => existsSync(path.join(folder, name, '404.html')))
      .map(async (name) => ({
        below: `${base}${name}/`,
        page: await readFile(path.join(folder, name, '404.html')),
      })),
  );
  const rules = parseHeaders(await readFile(path.join(folder, '_headers'), 'utf8'));
  const files = sirv(folder, { brotli: true, gzip: true, etag: true });
  const server = createServer((request, response) => {
    // Most hosts take doubled slashes for one. A redirect to such an address could lead to another site.
    const address = (request.url ?? '/').replace(/^[^?]*/, (path) => path.replace(/\/{2,}/g, '/'));
    const [pathname = '/'] = address.split('?');
    response.setHeader('Cache-Control', unlessToldOtherwise);
    for (const [name, value] of Object.entries(headersFor(rules, pathname))) response.setHeader(name, value);
    const unknown = () => {
      // Not the `immutable` of its folder: browsers would keep the answer that a file is missing for a year, though it
      // was only asked for in the middle of an upload.
      response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': 'no-store' });
      const { page } = notFoundIn.find(({ below }) => pathname.startsWith(below)) ?? notFound ?? {};
      response.end(request.method === 'HEAD' ? undefined : page);
    };
    if (!address.startsWith(`${base}/`)) {
      unknown();
      return;
    }
    request.url = address.slice(base.length);
    // A host may answer any range with the whole file, and the largest one weighs less than a photo. sirv reads
    // ranges with less care: `bytes=5-2` ended the server, `bytes=-9` and several ranges got the wrong part.
    delete request.headers.range;
    files(request, response, unknown);
  });
  return { server, port: await listen(server, port) };
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' && port < lastPort) resolve(listen(server, port + 1));
      else reject(error);
    });
    server.listen(port, () => {
      server.removeAllListeners('error');
      resolve(port);
    });
  });
}

if (process.argv[1] === import.meta.filename) {
  const { port: first, publicPath } = ownSettings(path.join(import.meta.dirname, '..'));
  const { port } = await serve(first, { base: publicPath.replace(/\/$/, '') });
  console.log(`Civic Voice is on http://localhost:${port}${publicPath}`);
}
