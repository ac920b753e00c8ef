/**
 * Checks every built page with html-validate and with the Nu Html Checker of the W3C. The latter needs Java, which is
 * installed as root on Debian; without it the script says that this half was not checked, and does not fail.
 */
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate';
import type { ConfigData } from 'html-validate';
import jar from 'vnu-jar';
import { attempt, installFromDebian } from '../browsers/installFromDebian';

/** The recommended rules without those on style, which says nothing about a page that a program has written. */
const rules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // How React writes HTML, which is the same document: <meta/>, `hidden=""`, `hrefLang`.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    'long-title': 'off',
    'no-inline-style': 'off',
    // MUI and emotion repeat a class; the second has no effect.
    'no-dup-class': 'off',
    // Allowed by HTML since version 5. React makes such ids, and a card's are its number and a word.
    'valid-id': 'off',
    // Boxes to tick that belong together have one name; the rule wants brackets, as PHP does.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'submit', 'reset'] }],
    // Safari takes a list without bullets for no list, and a table drawn as blocks for no table.
    'no-redundant-role': 'off',
    'prefer-native-element': ['error', { exclude: ['list'] }],
    // The texts of answers and dates are written with care; a telephone number is a link where it can be pressed.
    'tel-non-breaking': 'off',
  },
};

/** What the Nu Html Checker reports and is right here. */
const falseAlarms: readonly RegExp[] = [
  // Its list of CSS is older than container queries, anchor positioning and `::highlight`, which the browsers have.
  /^CSS: /,
  // A table that phones draw as blocks is a table for assistive technology only by its roles.
  /^The “role” attribute must not be used on a “t[dhr]” element/,
];

interface Message {
  readonly type: string;
  readonly url: string;
  readonly message: string;
  readonly extract?: string;
}

function nuMessages(): readonly string[] {
  const output = execFileSync(
    'java',
    [
      '-jar',
      jar.toString(),
      '--errors-only',
      '--skip-non-html',
      '--exit-zero-always',
      '--stdout',
      '--format',
      'json',
      'dist',
    ],
    { encoding: 'utf8', maxBuffer: 1e9 },
  );
  const { messages } = JSON.parse(output) as { readonly messages: readonly Message[] };
  return messages
    .filter(({ message }) => !falseAlarms.some((alarm) => alarm.test(message)))
    .map(({ url, message, extract = '' }) => `${url.replace(/^.*dist\//, '')}: ${message} ${extract}`);
}

const pages = readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.html'),
);
const validator = new HtmlValidate(new FileSystemConfigLoader(rules));
const found: string[] = [];
for (const page of pages) {
  const { results } = await validator.validateFile(path.join('dist', page));
  for (const { messages } of results)
    found.push(
      ...messages.map(
        ({ line, column, ruleId, message }) => `${page}:${line}:${column} ${ruleId}: ${message}`,
      ),
    );
}

if (attempt('java', '-version') || installFromDebian('default-jre-headless')) found.push(...nuMessages());
else
  console.log(
    'Java is not installed, so the Nu Html Checker did not run. On Debian: sudo apt-get install default-jre-headless',
  );

for (const line of found) console.log(line);
console.log(`${pages.length} pages checked, ${found.length} errors.`);
process.exitCode = found.length > 0 ? 1 : 0;
