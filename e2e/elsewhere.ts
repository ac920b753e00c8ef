import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Another site, which is another to browsers by its name. */
export interface Elsewhere {
  /** Of its one page. */
  readonly address: string;
  /** Puts this into the page, in HTML. */
  show: (body: string) => void;
  close: () => Promise<void>;
}

export async function startElsewhere(): Promise<Elsewhere> {
  let html = '';
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html');
    response.end(`<!doctype html><title>Elsewhere</title>${html}`);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    show: (body) => {
      html = body;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
