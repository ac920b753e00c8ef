import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PrecacheEntry } from 'workbox-precaching';

/**
 * Pictures for installing and for links are asked for by the system, online; favicon.ico only where a document names no
 * icon.
 */
const notKept =
  /\.(?:br|gz|json|map|txt|xml)$|^(?:_headers|_redirects|service-worker\.js|og\.png|og\/|favicon\.ico|icon-.*512\.png)/;

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
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = found
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .filter(
      (file) => !notKept.test(file) && !without.some((out) => file === out || file.startsWith(`${out}/`)),
    )
    .sort();
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
