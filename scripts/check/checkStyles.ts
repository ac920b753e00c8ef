/** Part of `npm run lint`: fails when styles leave the scale of src/theme/, or style what another file draws. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { styleFaults } from './styleFaults';

const root = path.join(import.meta.dirname, '../..');

const files = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file.replaceAll(path.sep, '/')}`)
  .filter((file) => /^src\/(?:app|screens|features|ui|theme)\/.*(?<!\.test)\.(?:tsx?|css)$/.test(file))
  .map((file) => ({ path: file, text: readFileSync(path.join(root, file), 'utf8') }));

const faults = styleFaults(files);
for (const { place, message } of faults) console.error(`${place}: ${message}`);
if (faults.length > 0) process.exitCode = 1;
