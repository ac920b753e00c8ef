import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const dist = path.join(import.meta.dirname, '..', 'dist');

/** @returns the address of the script that holds the code of a page's screen, which its printed page names last. */
export function codeOf(page: string): string {
  const html = readFileSync(path.join(dist, page, 'index.html'), 'utf8');
  const [template = ''] = /<template>.*?<\/template>/.exec(html) ?? [];
  const last = [...template.matchAll(/src="([^"]+)"/g)].at(-1)?.[1];
  if (last === undefined) throw new Error(`${page} names no script.`);
  return last;
}

/**
 * Files of code are named by number, so that no list of a blocker knows their names.
 * @param module such as `PolicyBody.tsx`. @returns the name of the one script that holds it.
 */
export function scriptWith(module: string): string {
  const assets = path.join(dist, 'assets');
  const [file, another] = readdirSync(assets).filter(
    (name) =>
      name.endsWith('.js.map') && readFileSync(path.join(assets, name), 'utf8').includes(`/${module}"`),
  );
  if (file === undefined || another !== undefined) throw new Error(`Not one script holds ${module}.`);
  return file.replace(/\.map$/, '');
}
