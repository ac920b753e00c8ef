import { languageIds } from '../../content/languages';
import { ifPossible } from '../../persistence/storageArea';
import { pathIn, paths } from '../../lib/paths';

/**
 * Ends this site's service workers, one for each language, and removes the pages that they keep. Another site on the
 * same origin has its own, which must stay: workers are known by their exact folder, and caches by the folder at the
 * end of their names, where Workbox puts it. The caller must not start a worker again (`app/main.tsx`).
 */
export async function dropKeptPages(): Promise<void> {
  const folders = languageIds.map((id) => location.origin + pathIn(id, paths.home));
  // Both are absent on an insecure address, and reading them throws in a sandboxed frame: nothing is kept there.
  const workers = ifPossible(() => (navigator as Partial<Navigator>).serviceWorker);
  const kept = ifPossible(() => (window as Partial<Window>).caches);
  const registrations = (await workers?.getRegistrations()) ?? [];
  const names = (await kept?.keys()) ?? [];
  await Promise.all([
    ...registrations.filter(({ scope }) => folders.includes(scope)).map((each) => each.unregister()),
    ...names
      .filter((name) => folders.some((folder) => name.endsWith(`-${folder}`)))
      .map((name) => kept?.delete(name)),
  ]);
}
