/**
 * `npm run links`: asks for every address that the texts link to and prints what an editor should look at: addresses
 * that fail, that lead elsewhere, and the title each page has now. Not part of `npm test`: it needs the network, and
 * other people's servers are no part of this site. Polite: one request at a time, a pause between two of one host.
 */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

const content = path.join(import.meta.dirname, '..', 'src', 'content');
const pauseMs = 2000;
const timeoutMs = 20_000;

/** @returns every https address in a module of words, however deep. */
function urlsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('https://') ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((inner: unknown) => urlsIn(inner));
}

async function contentUrls(): Promise<string[]> {
  const files = (await readdir(content, { recursive: true })).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const modules = await Promise.all(
    files.map((file) => import(pathToFileURL(path.join(content, file)).href) as Promise<object>),
  );
  const { official, statePage, voteSite } = await import('../src/officialSites');
  const { stateIds } = await import('../src/content/stateIds');
  const inContent = modules.flatMap((module) => urlsIn({ ...module }));
  return [
    ...new Set([...inContent, voteSite, ...Object.values(official), ...stateIds.map(statePage)]),
  ].sort();
}

/** @returns what stands in the way of the address, or nothing; and the page's title. */
async function look(url: string): Promise<{ problem: string | null; title: string }> {
  try {
    const response = await fetch(url, {
      signal: AbortSignal.timeout(timeoutMs),
      headers: { 'User-Agent': 'Civic Voice link check', Accept: 'text/html,*/*' },
    });
    const title = /<title[^>]*>([^<]*)/i.exec(await response.text())?.[1]?.trim() ?? 'no title';
    if (!response.ok) return { problem: `status ${response.status}`, title };
    // An address without a path is asked for with a slash: nothing has moved.
    const moved = response.url !== new URL(url).href;
    return { problem: moved ? `moved to ${response.url}` : null, title };
  } catch (error) {
    const { cause, message } = error as Error;
    return { problem: cause instanceof Error ? cause.message : message, title: 'no answer' };
  }
}

// What the build fills in; no address that is checked depends on them.
Object.assign(globalThis, { BASE_PATH: '', SITE_URL: '', CONTACT_EMAIL: '', RELEASED: '' });
const urls = await contentUrls();
const asked = new Map<string, number>();
let problems = 0;
for (const url of urls) {
  const { host } = new URL(url);
  await wait((asked.get(host) ?? 0) + pauseMs - Date.now());
  const { problem, title } = await look(url);
  asked.set(host, Date.now());
  if (problem) problems += 1;
  console.log(`${problem ? 'LOOK' : 'ok  '} ${url}\n     ${problem ? `${problem}; ` : ''}${title}`);
}
console.log(`\n${urls.length} addresses, ${problems} to look at.`);
process.exitCode = problems === 0 ? 0 : 1;
