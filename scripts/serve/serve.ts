/** `npm start` serves the built site. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ownSettings } from '../build/siteSettings';
import { serve } from './staticServer';

const root = path.join(import.meta.dirname, '../..');
const { outDir, port: first, publicPath } = ownSettings(root);
const folder = path.resolve(root, outDir);
if (existsSync(folder)) {
  const { port } = await serve(first, { folder, base: publicPath.replace(/\/$/, '') });
  console.log(`Civic Voice is on http://localhost:${port}${publicPath}`);
} else {
  console.error(`There is no ${outDir}/ to serve. Run npm run build first.`);
  process.exitCode = 1;
}
