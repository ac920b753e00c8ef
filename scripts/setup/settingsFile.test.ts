import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { expect, test } from '@jest/globals';
import { faultOf, filledIn, questionsIn } from './settingsFile';

const example = readFileSync(path.join(__dirname, '../../.env.example'), 'utf8');
const names = questionsIn(example).map(({ name }) => name);

test('The example asks nine questions, each in a sentence, and each answer is read by the build', () => {
  expect(names).toHaveLength(9);
  for (const { name, text } of questionsIn(example)) {
    expect(text).toMatch(/^[A-Z][^#]{20,}[^.]$/);
    // A name that the build does not know could hold anything.
    if (!/^OPERATOR_(NAME|FUNDING)/.test(name)) expect(faultOf(name, 'not an answer')).toContain(name);
  }
});

test('An answer that the build would refuse is refused when it is given', () => {
  expect(faultOf('SITE_URL', 'library.org')).toContain('https://library.org');
  expect(faultOf('SITE_URL', 'https://library.org')).toBe('');
  expect(faultOf('SITE_URL', '')).toBe('');
  const spanish = ['OPERATOR_FUNDING_ES', 'Pagan nuestros miembros.'] as const;
  expect(faultOf(...spanish)).toContain('OPERATOR_FUNDING, the same in English, is not');
  expect(faultOf(...spanish, { OPERATOR_FUNDING: 'Our members pay.' })).toBe('');
});

test.each([
  'League of Neighbors',
  "It is paid for by its members' dues.",
  'The “League” & "friends" # 1',
  `It's the "League"`,
  `It's the "League" of \`Neighbors\``,
  String.raw`The members' C:\new`,
  '$HOME',
  '',
])('What is answered is read back from the file as it is: %s', (answer) => {
  const answers = Object.fromEntries(names.map((name) => [name, name === 'OPERATOR_NAME' ? answer : '']));
  expect(parseEnv(filledIn(example, answers, ''))).toEqual(answers);
});

test.each([`It's the "League" of \`Neighbors\` # 1`, String.raw`The members' \`own\` C:\new`])(
  'An answer that the file would not give back is refused when it is given: %s',
  (answer) => {
    expect(faultOf('OPERATOR_NAME', answer)).toContain('leave out one kind of quotation mark');
  },
);

test('A variable that is not asked for stays in the file', () => {
  const text = filledIn(
    example,
    { SITE_URL: 'https://library.org' },
    'PORT=4000\nSITE_URL=https://old.org\n',
  );
  expect(parseEnv(text)).toMatchObject({ SITE_URL: 'https://library.org', PORT: '4000' });
});
