import { readFileSync } from 'node:fs';
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
