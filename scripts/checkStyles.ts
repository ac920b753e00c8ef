/** Part of `npm run lint`: fails when styles leave the scale of src/ui/tokens.ts, or a screen or feature holds any. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { complaints, countStyles } from './styleCounts';

const root = path.join(import.meta.dirname, '..');

const files = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file.replaceAll(path.sep, '/')}`)
  .filter((file) => /^src\/(?:app|screens|features|ui)\/.*(?<!\.test)\.(?:tsx?|css)$/.test(file))
  .map((file) => ({ path: file, text: readFileSync(path.join(root, file), 'utf8') }));

const found = complaints(countStyles(files));
for (const complaint of found) console.error(complaint);
if (found.length > 0) {
  console.error('Take a step of src/ui/tokens.ts, or a component of src/ui/, instead.');
  process.exitCode = 1;
}
