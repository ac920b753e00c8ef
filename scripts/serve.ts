/** `npm start` serves the built site as any static host would: precompressed files, cached assets, 404.html. */
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';

const dist = path.join(import.meta.dirname, '..', 'dist');
const lastPort = 65_535;

/** @param port the first port to try; a taken one moves to the next. @returns the server and the port it got. */
export async function serve(port: number): Promise<{ server: Server; port: number }> {
  const notFound = await readFile(path.join(dist, '404.html'));
  const files = sirv(dist, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: (response, pathname) => {
      const hashed = /^\/(?:assets|fonts)\//.test(pathname);
      response.setHeader('Cache-Control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      response.setHeader('X-Content-Type-Options', 'nosniff');
      response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin');
    },
  });
  const server = createServer((request, response) => {
    files(request, response, () => {
      response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': 'no-cache' });
      response.end(request.method === 'HEAD' ? undefined : notFound);
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
      resolve(port);
    });
  });
}

if (process.argv[1] === import.meta.filename) {
  const { port } = await serve(Number(process.env.PORT ?? 3000));
  console.log(`Civic Voice is on http://localhost:${port}`);
}
