import { createRequire } from 'node:module';
import path from 'node:path';
import type * as Published from '../../src/app/publishedFiles';

/** Prints what the site gives to other sites and programs, with the app for Node that webpack wrote into `work`. */
export function printFiles(work: string, ...how: Parameters<typeof Published.publishedFiles>) {
  const require = createRequire(import.meta.url);
  const { publishedFiles } = require(path.join(work, 'prerender', 'publishedFiles.cjs')) as typeof Published;
  return publishedFiles(...how);
}
