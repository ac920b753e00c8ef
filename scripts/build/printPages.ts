import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type * as Prerender from '../../src/app/prerender';

type Assets = Parameters<typeof Prerender.renderPages>[0];

/** Prints pages with the app for Node and the inline scripts that webpack wrote into `work`. */
export async function printPages(work: string, assets: Omit<Assets, 'inlineScript' | 'classScript'>) {
  const require = createRequire(import.meta.url);
  const app = path.join(work, 'prerender', 'prerender.cjs');
  // The development server prints again with what webpack wrote since.
  Reflect.deleteProperty(require.cache, app);
  const { renderPages } = require(app) as typeof Prerender;
  const inline = (name: string) => readFile(path.join(work, 'inline-script', `${name}.js`), 'utf8');
  return renderPages({
    ...assets,
    inlineScript: await inline('inlineScript'),
    classScript: await inline('classScript'),
  });
}
