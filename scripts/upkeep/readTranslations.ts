/**
 * `npm run translations`: of each file of words that was changed in one language or both, shows the texts beside each
 * other, asks whether they say the same, and writes the file's mark.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { languageIds } from '../../src/content/languages';
import { translations } from '../../src/content/translations';
import '../../src/test/buildConstants';
import { fingerprintOf } from '../../src/test/fingerprint';
import { hasMark, pairsOf } from '../../src/test/translatedPairs';

const content = path.join(import.meta.dirname, '../..', 'src', 'content');
const list = path.join(content, 'translations.ts');
const files = readdirSync(path.join(content, 'en'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.replace(/\.ts$/, '').replaceAll(path.sep, '/'))
  .filter(hasMark)
  .toSorted();

const terminal = createInterface({ input: process.stdin, output: process.stdout });
const lines = terminal[Symbol.asyncIterator]();

async function agrees(question: string): Promise<boolean> {
  process.stdout.write(question);
  const line = await lines.next();
  return !line.done && /^[ys]/i.test(line.value);
}

/** Puts the mark in place of the file's old one, in the order of names, and takes out those of files that are gone. */
function write(language: string, file: string, mark: string): void {
  const name = /\W/.test(file) ? `'${file}'` : file;
  const text = readFileSync(list, 'utf8');
  const start = text.indexOf(`  ${language}: {\n`);
  const [part = ''] = /[^]*?\n {2}\}/.exec(text.slice(start)) ?? [];
  const entries = part.split('\n').slice(1, -1);
  const bare = (line: string) => line.trim().replace(/^'/, '');
  const nameIn = (line: string) => /^[^':]+/.exec(bare(line))?.[0] ?? '';
  const others = entries.filter((line) => nameIn(line) !== file && files.includes(nameIn(line)));
  const sorted = [...others, `    ${name}: '${mark}',`].toSorted((a, b) => (bare(a) < bare(b) ? -1 : 1));
  const written = [`  ${language}: {`, ...sorted, '  }'].join('\n');
  writeFileSync(list, text.slice(0, start) + written + text.slice(start + part.length));
}

let left = 0;
for (const language of languageIds) {
  if (language === 'en') continue;
  const marks: Readonly<Record<string, string>> = translations[language];
  for (const file of files) {
    const read = (folder: string) => import(path.join(content, folder, file)) as Promise<unknown>;
    const pairs = pairsOf(await read('en'), await read(language));
    const mark = fingerprintOf(pairs);
    if (pairs.length === 0 || marks[file] === mark) continue;
    console.log(`\n${file}`);
    for (const { english, other } of pairs) console.log(`\n  en: ${english}\n  ${language}: ${other}`);
    if (await agrees(`\nDo both say the same in ${file}? [y/N] `)) write(language, file, mark);
    else left++;
  }
}
terminal.close();
console.log(left > 0 ? `\n${left} files are left without a mark.` : '\nEvery translation has its mark.');
process.exitCode = left > 0 ? 1 : 0;
