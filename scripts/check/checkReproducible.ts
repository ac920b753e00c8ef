/**
 * Builds the English site a second time and fails unless every file comes out the same as in `dist/`, byte for byte.
 * What holds for one language holds for all: only the words differ.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');
const again = path.join('.cache', 'again');

async function hashes(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const found = files.map(async (entry) => {
    const file = path.join(entry.parentPath, entry.name);
    const digest = createHash('sha256').update(await readFile(file));
    return [path.relative(folder, file), digest.digest('hex')] as const;
  });
  return new Map(await Promise.all(found));
}

/** The moment that the list of hashes tells whoever builds the site again. */
const list = await readFile(path.join(root, 'dist', 'SHA256SUMS.txt'), 'utf8');
const [, builtAt] = /SOURCE_DATE_EPOCH='(\d+)'/.exec(list) ?? [];

execFileSync('tsx', ['scripts/build/build.ts'], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, OUT_DIR: again, LANGUAGES: 'en', SOURCE_DATE_EPOCH: builtAt },
});
const first = await hashes(path.join(root, 'dist'));
const second = await hashes(path.join(root, again));
/** These cover all languages, so a build of English alone writes others. */
const hostFiles = ['_headers', '_redirects', 'SHA256SUMS.txt', path.join('.well-known', 'security.txt')];
const inEnglish = (file: string) =>
  !file.startsWith(`es${path.sep}`) && !hostFiles.includes(file.replace(/\.(?:br|gz)$/, ''));
const files = [...new Set([...first.keys(), ...second.keys()])].filter(inEnglish);
const differing = files.filter((file) => first.get(file) !== second.get(file));
for (const file of differing) console.error(`Differs between two builds: ${file}`);
console.log(`${files.length} files, ${differing.length} of them differ between two builds.`);
process.exitCode = differing.length === 0 ? 0 : 1;
