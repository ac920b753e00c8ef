/**
 * Part of `npm run lint`: fails when styles use more different values than scripts/styleCeilings.json allows, or a screen
 * or feature holds any styles. `tsx scripts/checkStyles.ts --update` lowers the ceilings to what is there now.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compareStyles, countStyles, lowered } from './styleCounts';
import type { StyleCeilings } from './styleCounts';

const root = path.join(import.meta.dirname, '..');
const ceilingsFile = path.join(root, 'scripts', 'styleCeilings.json');

const files = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file.replaceAll(path.sep, '/')}`)
  .filter((file) => /^src\/(?:app|screens|features|ui)\/.*(?<!\.test|\/tokens)\.tsx?$/.test(file))
  .map((file) => ({ path: file, text: readFileSync(path.join(root, file), 'utf8') }));

const counts = countStyles(files);
const ceilings = JSON.parse(readFileSync(ceilingsFile, 'utf8')) as StyleCeilings;
const { exceeded, fallen } = compareStyles(counts, ceilings);

for (const complaint of exceeded) console.error(complaint);
if (exceeded.length > 0) {
  console.error('Take a step of src/ui/tokens.ts, or a component of src/ui/, instead.');
  process.exitCode = 1;
} else if (process.argv.includes('--update')) {
  writeFileSync(ceilingsFile, `${JSON.stringify(lowered(counts), null, 2)}\n`);
} else if (fallen.length > 0) {
  console.log(fallen.join('\n'));
  console.log('Lower the ceilings: npx tsx scripts/checkStyles.ts --update');
}
