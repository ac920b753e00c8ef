import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** @returns the paths of all files in `folder` and below, from it, with slashes; without the files and folders named. */
export async function filesIn(
  folder: string,
  without: readonly string[] = [],
  below = '',
): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await readdir(path.join(folder, below), { withFileTypes: true })) {
    const file = below ? `${below}/${entry.name}` : entry.name;
    if (without.includes(file)) continue;
    if (entry.isDirectory()) found.push(...(await filesIn(folder, without, file)));
    else found.push(file);
  }
  return found;
}
