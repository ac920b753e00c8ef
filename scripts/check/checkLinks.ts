/**
 * `npm run links`: asks for every address that the site links to, those of the members of Congress included, and
 * prints what an editor should look at: addresses that are gone, moved or blocked, and the title each page has now.
 * Ends with 1 if one is gone or moved. Not part of `npm test`: it needs the network and other people's servers. It
 * sends one request at a time and pauses between two requests to one host.
 */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import congress from '../../src/content/congress.json' with { type: 'json' };
import { askAddress, isOnline } from './askAddress';
import type { AddressState } from './askAddress';

const content = path.join(import.meta.dirname, '../..', 'src', 'content');
const pauseMs = 2000;

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
  const { official, statePage, voteSite } = await import('../../src/lib/officialSites');
  const { stateIds } = await import('../../src/content/stateIds');
  const { officialRecord, rollCallIds } = await import('../../src/content/rollCalls');
  const inContent = modules.flatMap((module) => urlsIn({ ...module }));
  return [
    ...new Set([
      ...inContent,
      ...urlsIn(congress),
      voteSite,
      ...Object.values(official),
      ...stateIds.map(statePage),
      ...rollCallIds.map(officialRecord),
    ]),
  ].sort();
}

// What the build fills in; no address that is checked depends on them.
Object.assign(globalThis, { BASE_PATH: '', SITE_URL: '', CONTACT_EMAIL: '', RELEASED: '' });
const urls = await contentUrls();
const { official } = await import('../../src/lib/officialSites');

/** Without a network every address would be called gone, after minutes. */
async function requireNetwork(): Promise<void> {
  if (await isOnline(Object.values(official))) return;
  console.error(
    'No official site answers, so this machine has no way to the network. Nothing is known of the others.',
  );
  process.exit(1);
}

await requireNetwork();
const asked = new Map<string, number>();
const count: Record<AddressState, number> = { ok: 0, moved: 0, gone: 0, blocked: 0 };
for (const url of urls) {
  const { host } = new URL(url);
  await wait((asked.get(host) ?? 0) + pauseMs - Date.now());
  const { state, about } = await askAddress(url);
  asked.set(host, Date.now());
  // The network may go while the command runs.
  if (state === 'gone') await requireNetwork();
  count[state] += 1;
  console.log(`${state.padEnd(7)} ${url}\n        ${about}`);
}
console.log(
  `\n${urls.length} addresses: ${count.ok} ok, ${count.moved} moved, ${count.gone} gone, ${count.blocked} blocked.`,
);
process.exitCode = count.moved + count.gone > 0 ? 1 : 0;
