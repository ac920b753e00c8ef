/** `npm run setup`: asks for the settings of this copy, writes them into `.env`, and shows the file. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { parseEnv } from 'node:util';
import { siteSettings } from '../build/siteSettings';
import { faultOf, filledIn, questionsIn } from './settingsFile';

const root = path.join(import.meta.dirname, '../..');
const file = path.join(root, '.env');
const example = readFileSync(path.join(root, '.env.example'), 'utf8');
const before = existsSync(file) ? readFileSync(file, 'utf8') : '';

if (!process.stdin.isTTY) {
  console.error(
    'Nobody is there to answer: npm run setup needs a terminal. Copy .env.example to .env and fill it in by hand.',
  );
  process.exit(1);
}

const questions = questionsIn(example);
const present = parseEnv(before);
const terminal = createInterface({ input: process.stdin, output: process.stdout });
const lines = terminal[Symbol.asyncIterator]();

/** @returns the answer. Ctrl+C or the end of the input leaves the file as it was. */
async function ask(prompt: string): Promise<string> {
  terminal.setPrompt(prompt);
  terminal.prompt();
  const line = await lines.next();
  if (line.done) {
    console.log('\nNothing was written.');
    process.exit(1);
  }
  return line.value.trim();
}

console.log(
  `${questions.length} questions. Enter alone keeps what stands in brackets; a single - empties it.`,
);
const answers: Record<string, string> = {};
for (const [place, { name, text }] of questions.entries()) {
  const kept = present[name] ?? '';
  let fault = '';
  do {
    if (fault) console.log(fault);
    console.log(`\n${place + 1} of ${questions.length}: ${text}.`);
    const answer = await ask(`${name} [${kept}] `);
    answers[name] = answer === '-' ? '' : answer || kept;
    fault = faultOf(name, answers[name], answers);
  } while (fault);
}
terminal.close();
const text = filledIn(example, answers, before);
writeFileSync(file, text);
const { missing } = siteSettings(parseEnv(text));
console.log(
  [
    `\n.env is written:\n\n${questions.map(({ name }) => `${name}=${answers[name] ?? ''}`).join('\n')}\n`,
    ...(missing.length > 0
      ? ['Before visitors may see this copy:', ...missing.map((sentence) => `  ${sentence}`)]
      : ['Next: RELEASE=1 npm run build (docs/deploying.md).']),
  ].join('\n'),
);
