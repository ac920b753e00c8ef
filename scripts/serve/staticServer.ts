import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { languageIds, languages } from '../../src/content/languages';
import { headersFor, parseHeaders } from '../build/hostFiles';

const lastPort = 65_535;

/** The Cache-Control that Netlify and Cloudflare Pages send where no rule of `_headers` sets one. */
const unlessToldOtherwise = 'public, max-age=0, must-revalidate';

const types: Readonly<Record<string, string>> = {
  '.atom': 'application/atom+xml',
  '.css': 'text/css;charset=utf-8',
  '.csv': 'text/csv;charset=utf-8',
  '.html': 'text/html;charset=utf-8',
  '.ico': 'image/x-icon',
  '.ics': 'text/calendar;charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.map': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain;charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
  '.xml': 'text/xml;charset=utf-8',
  '.yaml': 'application/yaml',
};

/** How a compressed file beside another is called, the smaller one first. */
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

interface Site {
  /** The built site. */
  readonly folder: string;
  /** The folder it was built for (`PUBLIC_PATH`), without a slash at its end. */
  readonly base?: string;
}

interface Found {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** @returns the whole file, or `undefined`: it may be missing, a folder, or on its way out in a build. */
function read(file: string): Promise<Buffer | undefined> {
  return readFile(file).catch(() => undefined);
}

/** @returns the file as it is at this moment, compressed if the browser takes it so. */
async function findFile(file: string, accepted: string): Promise<Found | undefined> {
  const headers = { 'Content-Type': types[path.extname(file)] ?? 'application/octet-stream' };
  for (const [encoding, ending] of encodings.filter(([name]) => accepted.includes(name))) {
    const body = await read(file + ending);
    if (body) return { body, headers: { ...headers, 'Content-Encoding': encoding } };
  }
  const body = await read(file);
  return body && { body, headers };
}

/** @returns the path inside the site, with no way out of it, or `null` for an address that is none. */
function pathOf(pathname: string): string | null {
  try {
    const decoded = decodeURIComponent(pathname);
    // On Windows a backslash parts folders as well, and a colon a drive from its path. No file of the site has either.
    return /[\\:\0]/.test(decoded) ? null : path.posix.normalize(decoded);
  } catch {
    return null;
  }
}

/** Sends the whole file. A host may answer any range so, and the largest file weighs less than a photo. */
function send(request: IncomingMessage, response: ServerResponse, status: number, { body, headers }: Found) {
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
  const isKnown = status === 200 && request.headers['if-none-match'] === etag;
  response.writeHead(isKnown ? 304 : status, {
    Vary: 'Accept-Encoding',
    ETag: etag,
    ...(!isKnown && { ...headers, 'Content-Length': body.length }),
  });
  response.end(isKnown || request.method === 'HEAD' ? undefined : body);
}

/**
 * Reads every file when it is asked for, rather than a list made at the start: a build may exchange the files while the
 * server runs.
 */
async function answer(request: IncomingMessage, response: ServerResponse, { folder, base = '' }: Site) {
  // Most hosts take doubled slashes for one. A redirect to such an address could lead to another site.
  const [address = '/'] = (request.url ?? '/').split('?');
  const pathname = address.replace(/\/{2,}/g, '/');
  const accepted = request.headers['accept-encoding'] ?? '';
  const rules = (await read(path.join(folder, '_headers')))?.toString();
  response.setHeader('Cache-Control', unlessToldOtherwise);
  for (const [name, value] of Object.entries(rules ? headersFor(parseHeaders(rules), pathname) : {}))
    response.setHeader(name, value);
  const inside = pathname.startsWith(`${base}/`) ? pathOf(pathname.slice(base.length)) : null;
  if (inside !== null) {
    const file = path.join(folder, inside);
    const found =
      (await findFile(file, accepted)) ?? (await findFile(path.join(file, 'index.html'), accepted));
    if (found) {
      send(request, response, 200, found);
      return;
    }
  }
  // Not the `immutable` of its folder: browsers would keep the answer that a file is missing for a year, though it was
  // only asked for in the middle of an upload.
  response.setHeader('Cache-Control', 'no-store');
  // The folder of the first language is the site's own, so it comes last.
  const [language = ''] = languageIds
    .map((id) => languages[id].folder)
    .filter((name) => pathname.startsWith(`${base}${name}/`))
    .reverse();
  const page = await findFile(path.join(folder, language, '404.html'), accepted);
  const headers = { 'Content-Type': 'text/plain' };
  send(request, response, 404, page ?? { body: Buffer.from('There is no such page.'), headers });
}

/**
 * Serves a built site as any static host would: precompressed files, the headers of `_headers`, 404.html.
 * @param port the first port to try; a taken one moves to the next. @returns the server and the port it got.
 */
export async function serve(port: number, site: Site): Promise<{ server: Server; port: number }> {
  const server = createServer((request, response) => {
    answer(request, response, site).catch((error: unknown) => {
      console.error(`${request.url ?? ''}: ${String(error)}`);
      response.destroy();
    });
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
      // Asked for 0, the system gives any that is free.
      resolve((server.address() as AddressInfo).port);
    });
  });
}
