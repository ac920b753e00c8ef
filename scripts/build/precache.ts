import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PrecacheEntry } from 'workbox-precaching';
import { filesIn } from './filesIn';

/**
 * Pictures for installing and for links are asked for by the system, online; favicon.ico only where a document names no
 * icon; cards in frames and the files of data by others.
 */
const notKept =
  /\.(?:br|gz|json|map|txt|xml|csv|atom|ics|yaml)$|^(?:_headers|_redirects|service-worker\.js|embed\/.*\/|og\.png|og\/|favicon\.ico|icon-.*512\.png)/;

/** The address under which hosts serve a file: a page has that of its folder. */
function addressOf(file: string): string {
  return file === 'index.html' ? '' : file.replace(/\/index\.html$/, '');
}

/**
 * Lists what the service worker keeps for offline use: all of a built site but what is never needed there.
 * `integrity` makes the browser refuse a file of another release while a host switches to it.
 * @param folder the built site. @param publicPath the address it is served under, with both slashes.
 * @param without further files and folders to leave out, from `folder`.
 */
export async function precacheEntries(
  folder: string,
  publicPath: string,
  without: readonly string[] = [],
): Promise<PrecacheEntry[]> {
  const files = (await filesIn(folder, without)).filter((file) => !notKept.test(file)).sort();
  return Promise.all(
    files.map(async (file) => {
      const digest = createHash('sha256')
        .update(await readFile(path.join(folder, file)))
        .digest('base64');
      const named = /^(?:assets|fonts)\//.test(file);
      return {
        url: publicPath + addressOf(file),
        revision: named ? null : digest,
        integrity: `sha256-${digest}`,
      };
    }),
  );
}
