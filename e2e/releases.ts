import { createHash } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filesIn } from '../scripts/build/filesIn';
import { precacheEntries } from '../scripts/build/precache';
import { startNginx } from '../scripts/serve/nginx';
import { serve } from '../scripts/serve/staticServer';
import { codeOf } from './screenCode';

const dist = path.join(import.meta.dirname, '..', 'dist');

/**
 * The parts of a release, each of which a host may be given before or after the others. Not the header file, which is
 * the same in every release (`headerPolicy.ts`).
 */
export const parts = {
  'some pages': (file: string) => /^(?:index|surveys\/index|404)\.html$/.test(file),
  'other pages': (file: string) => file.endsWith('.html') && !parts['some pages'](file),
  'service worker': (file: string) => file === 'service-worker.js',
} as const;

export type Part = keyof typeof parts;

/** What serves a folder. @returns the port it got, and what ends it. */
export type StartHost = (
  port: number,
  folder: string,
  seen: { readonly refused: string[]; readonly dropped: string | undefined },
) => Promise<{ port: number; stop: () => Promise<unknown> }>;

const startOurServer: StartHost = async (firstPort, folder, seen) => {
  const { server, port } = await serve(firstPort, { folder });
  server.prependListener('request', ({ url, socket }, response) => {
    // Before the server answers: the browser sees a connection that broke, as where a blocker refuses a request.
    if (url === seen.dropped) socket.destroy();
    response.on('finish', () => {
      if (response.statusCode >= 400) seen.refused.push(`${response.statusCode} ${url ?? ''}`);
    });
  });
  const stop = () =>
    new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  return { port, stop };
};

/** A real nginx, which goes on with its headers when the files change. */
export const startRealNginx: StartHost = async (port, folder) => ({
  port,
  stop: await startNginx(folder, port),
});

/** A copy of the built site on a server of its own, which can stop, start and be given a newer release. */
export class HostedSite {
  origin = '';
  /** What was asked for and not there. */
  readonly refused: string[] = [];
  /** The address of a file whose requests get no answer. */
  dropped: string | undefined;
  #stop: (() => Promise<unknown>) | undefined;
  #port: number;
  readonly #folder: string;

  private constructor(
    folder: string,
    firstPort: number,
    private readonly startHost: StartHost,
  ) {
    this.#folder = folder;
    this.#port = firstPort;
  }

  static async open(firstPort: number, startHost = startOurServer): Promise<HostedSite> {
    const folder = await mkdtemp(path.join(tmpdir(), 'civic-voice-'));
    await cp(dist, folder, { recursive: true });
    const site = new HostedSite(folder, firstPort, startHost);
    await site.start();
    return site;
  }

  async start(): Promise<void> {
    const { port, stop } = await this.startHost(this.#port, this.#folder, this);
    this.#stop = stop;
    this.#port = port;
    this.origin = `http://localhost:${port}`;
  }

  async stop(): Promise<void> {
    const stop = this.#stop;
    this.#stop = undefined;
    await stop?.();
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
    const education = codeOf('/education').slice(1);
    for (const file of await this.#files()) {
      if (file.includes(education)) await rm(path.join(this.#folder, file));
    }
    await this.#changePages((html) =>
      html.replace(/<html( data-release="\w+")?/, `<html data-release="${name}"`),
    );
    await this.start();
  }

  /** Puts another site in the place of this one. */
  async replaceBy(folder: string): Promise<void> {
    await this.stop();
    await rm(this.#folder, { recursive: true });
    await cp(folder, this.#folder, { recursive: true });
    await this.start();
  }

  /** Lets every page begin with a script of the tests. */
  async beginPagesWith(code: string): Promise<void> {
    await this.stop();
    await writeFile(path.join(this.#folder, 'first.js'), code);
    await this.#changePages((html) => html.replace('<head>', '<head><script src="/first.js"></script>'));
    await this.start();
  }

  /** Copies one part of a release over what is there, as `prepareRelease` made it. */
  async copy(release: string, part: Part): Promise<void> {
    await this.stop();
    for (const file of (await filesIn(release)).filter(parts[part])) {
      const place = path.join(this.#folder, file);
      await cp(path.join(release, file), place);
      for (const compressed of ['.br', '.gz']) await rm(place + compressed, { force: true });
    }
    await this.start();
  }

  #files(): Promise<string[]> {
    return filesIn(this.#folder);
  }

  async #changePages(change: (html: string) => string): Promise<void> {
    await changePages(this.#folder, change);
  }
}

async function changePages(folder: string, change: (html: string) => string): Promise<void> {
  for (const file of await filesIn(folder)) {
    const place = path.join(folder, file);
    if (/\.(?:br|gz)$/.test(file)) await rm(place);
    else if (file.endsWith('.html')) await writeFile(place, change(await readFile(place, 'utf8')));
  }
  const worker = path.join(folder, 'service-worker.js');
  const code = await readFile(worker, 'utf8');
  const entries = JSON.stringify(await precacheEntries(folder, '/', ['es']));
  await writeFile(
    worker,
    code.replace(/\[\{"url":.*?\}\]/, () => entries),
  );
}

/** A copy of the built site whose pages have another style, so another hash of it. @returns its folder. */
export async function prepareRelease(name: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'civic-voice-release-'));
  await cp(dist, folder, { recursive: true });
  const hash = (style: string) => `'sha256-${createHash('sha256').update(style).digest('base64')}'`;
  await changePages(folder, (html) => {
    const style = /<style>([^]*?)<\/style>/.exec(html)?.[1] ?? '';
    const changed = `${style}.${name}{}`;
    return html
      .replace('<html', `<html data-release="${name}"`)
      .replace(`<style>${style}`, () => `<style>${changed}`)
      .replace(hash(style), () => hash(changed));
  });
  return folder;
}
