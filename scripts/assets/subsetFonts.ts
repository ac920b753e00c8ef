/**
 * Cuts the two typefaces down to what the site draws: printable ASCII, the letters and marks of
 * Spanish, typographic quotes and dashes. Run once, output committed:
 * `npm run fonts`. Sources: @fontsource-variable (SIL Open Font License 1.1).
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { renameFont } from './fontNames';

const root = path.join(import.meta.dirname, '../..');
const ascii = Array.from({ length: 95 }, (_, i) => String.fromCodePoint(0x20 + i)).join('');
const characters = `${ascii}ÁÉÍÑÓÚÜáéíñóúü¿¡ªº§©·–—‘’“”…•×−→←✓\u00a0`;

const fonts = [
  {
    from: 'source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
    to: 'source-serif.woff2',
    options: {
      variationAxes: { wght: { min: 400, max: 700 } },
      keepFeatures: ['kern', 'liga', 'tnum'],
      noHinting: true,
    },
  },
  {
    from: 'public-sans/files/public-sans-latin-wght-normal.woff2',
    to: 'public-sans.woff2',
    options: {
      variationAxes: { wght: { min: 400, max: 700 } },
      keepFeatures: ['kern', 'tnum'],
      noHinting: true,
    },
  },
];

for (const { from, to, options } of fonts) {
  const source = await readFile(path.join(root, 'node_modules', '@fontsource-variable', from));
  const font = await subsetFont(source, characters, { targetFormat: 'truetype', ...options });
  // “Source” is reserved to Adobe's own files.
  renameFont(font, 'Source', 'Ballot');
  const { keepFeatures, noHinting } = options;
  const subset = await subsetFont(font, characters, { targetFormat: 'woff2', keepFeatures, noHinting });
  await writeFile(path.join(root, 'src', 'app', 'fonts', to), subset);
  console.log(`${to}: ${source.length} → ${subset.length} bytes`);
}
