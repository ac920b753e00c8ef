import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { precacheEntries } from '../scripts/precache';
import { serve } from '../scripts/staticServer';

const dist = path.join(import.meta.dirname, '..', 'dist');

/** A copy of the built site on a server of its own, which can stop, start and be given a newer release. */
export class HostedSite {
  origin = '';
  /** What was asked for and not there. */
  readonly refused: string[] = [];
  #server: Server | undefined;
  #port: number;
  readonly #folder: string;

  private constructor(folder: string, firstPort: number) {
    this.#folder = folder;
    this.#port = firstPort;
  }

  static async open(firstPort: number): Promise<HostedSite> {
    const folder = await mkdtemp(path.join(tmpdir(), 'civic-voice-'));
    await cp(dist, folder, { recursive: true });
    const site = new HostedSite(folder, firstPort);
    await site.start();
    return site;
  }

  async start(): Promise<void> {
    const { server, port } = await serve(this.#port, { folder: this.#folder });
    server.on('request', ({ url }, response) => {
      response.on('finish', () => {
        if (response.statusCode >= 400) this.refused.push(`${response.statusCode} ${url ?? ''}`);
      });
    });
    this.#server = server;
    this.#port = port;
    this.origin = `http://localhost:${port}`;
  }

  async stop(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    await new Promise((resolve) => {
      if (!server) {
        resolve(undefined);
        return;
      }
      server.close(resolve);
      server.closeAllConnections();
    });
  }

  async close(): Promise<void> {
    await this.stop();
    await rm(this.#folder, { recursive: true });
  }

  /** Puts one file in place, as a host does in the middle of an upload. */
  async upload(file: string, text: string): Promise<void> {
    await this.stop();
    await writeFile(path.join(this.#folder, file), text);
    await this.start();
  }

  /**
   * Puts a newer release in place: every page is marked with it, and the code of one screen is gone, as after any
   * change to it.
   */
  async release(name: string): Promise<void> {
    await this.stop();
    for (const file of await this.#files()) {
      if (file.includes('assets/Education.')) await rm(path.join(this.#folder, file));
    }
    await this.#changePages((html) =>
      html.replace(/<html( data-release="\w+")?/, `<html data-release="${name}"`),
    );
    await this.start();
  }

  /** Lets every page begin with a script of the tests. */
  async beginPagesWith(code: string): Promise<void> {
    await this.stop();
    await writeFile(path.join(this.#folder, 'first.js'), code);
    await this.#changePages((html) => html.replace('<head>', '<head><script src="/first.js"></script>'));
    await this.start();
  }

  #files(): Promise<string[]> {
    return readdir(this.#folder, { recursive: true });
  }

  async #changePages(change: (html: string) => string): Promise<void> {
    for (const file of await this.#files()) {
      const place = path.join(this.#folder, file);
      if (/\.(?:br|gz)$/.test(file)) await rm(place);
      else if (file.endsWith('.html')) await writeFile(place, change(await readFile(place, 'utf8')));
    }
    const worker = path.join(this.#folder, 'service-worker.js');
    const code = await readFile(worker, 'utf8');
    const entries = JSON.stringify(await precacheEntries(this.#folder, '/'));
    await writeFile(
      worker,
      code.replace(/\[\{"url":.*?\}\]/, () => entries),
    );
  }
}
