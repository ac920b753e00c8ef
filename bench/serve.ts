import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import type { Http2SecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const types: Record<string, string> = {
  html: 'text/html;charset=utf-8',
  js: 'text/javascript',
  svg: 'image/svg+xml',
  woff2: 'font/woff2',
  png: 'image/png',
};

interface Answer {
  readonly body: Buffer;
  readonly type: string;
  readonly encoding?: 'br';
  readonly status?: number;
}

/** Finds what to answer for an address, or `undefined` where there is nothing. */
export type Site = (pathname: string) => Answer | undefined;

export interface BenchServer {
  readonly origin: string;
  /** SHA-256 of the certificate's public key: Chromium trusts it by this, and caches what it serves. */
  readonly trust: string;
  /** Milliseconds by which every script is held back. */
  holdScripts: number;
  close: () => void;
}

function selfSigned(): { key: Buffer; cert: Buffer; trust: string } {
  const folder = mkdtempSync(path.join(tmpdir(), 'civic-voice-bench-'));
  const [keyFile, certFile] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const request = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 -subj /CN=localhost';
  execFileSync('openssl', [...request.split(' '), '-keyout', keyFile, '-out', certFile], { stdio: 'ignore' });
  const [key, cert] = [readFileSync(keyFile), readFileSync(certFile)];
  rmSync(folder, { recursive: true });
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return { key, cert, trust: createHash('sha256').update(publicKey).digest('base64') };
}

/** Serves the first of `sites` that knows an address, over HTTP/2, with the headers of a well-kept static host. */
export async function serveHttp2(...sites: readonly Site[]): Promise<BenchServer> {
  const { key, cert, trust } = selfSigned();
  const server: Http2SecureServer = createSecureServer({ key, cert });
  const handle = { origin: '', trust, holdScripts: 0, close: () => server.close() };
  server.on('stream', (stream, request) => {
    stream.on('error', () => undefined);
    const { pathname } = new URL(String(request[':path']), 'https://localhost');
    const answer = sites.reduce<Answer | undefined>((found, site) => found ?? site(pathname), undefined);
    const etag = answer && `"${createHash('sha1').update(answer.body).digest('hex')}"`;
    const send = () => {
      if (stream.destroyed) return;
      if (!answer) stream.respond({ ':status': 404 }, { endStream: true });
      else if (request['if-none-match'] === etag)
        stream.respond({ ':status': 304, etag }, { endStream: true });
      else {
        stream.respond({
          ':status': answer.status ?? 200,
          'content-type': answer.type,
          'content-length': answer.body.length,
          'cache-control': /^\/(?:assets|fonts)\//.test(pathname)
            ? 'public, max-age=31536000, immutable'
            : 'no-cache',
          etag,
          ...(answer.encoding && { 'content-encoding': answer.encoding }),
        });
        stream.end(answer.body);
      }
    };
    if (handle.holdScripts && pathname.endsWith('.js')) setTimeout(send, handle.holdScripts);
    else send();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  handle.origin = `https://localhost:${(server.address() as AddressInfo).port}`;
  return handle;
}

/** A built folder, as a static host serves it: precompressed, `404.html` for what it does not know. */
export function folderSite(folder: string): Site {
  const known = new Map<string, Answer | undefined>();
  const read = (file: string): Answer | undefined => {
    const type = types[path.extname(file).slice(1)] ?? 'application/octet-stream';
    try {
      return { body: readFileSync(`${file}.br`), type, encoding: 'br' };
    } catch {
      try {
        return { body: readFileSync(file), type };
      } catch {
        return undefined;
      }
    }
  };
  const find = (pathname: string): Answer | undefined => {
    const file = path.join(folder, pathname);
    const found = path.extname(pathname) ? read(file) : read(path.join(file, 'index.html'));
    if (found) return found;
    const notFound = read(path.join(folder, '404.html'));
    return notFound && { ...notFound, status: 404 };
  };
  return (pathname) => {
    if (!known.has(pathname)) known.set(pathname, find(pathname));
    return known.get(pathname);
  };
}

/** One page at one address. */
export function pageSite(address: string, html: string): Site {
  const answer: Answer = { body: brotliCompressSync(html), type: types.html ?? '', encoding: 'br' };
  return (pathname) => (pathname === address ? answer : undefined);
}
