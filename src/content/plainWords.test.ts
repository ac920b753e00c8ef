import { readdirSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { readingGrade } from '../test/readingGrade';
import { longSentencesIn, proseOf, sentencesOf, shown, untidyTextsIn, wordsIn } from '../test/visitorWords';

const folder = path.join(__dirname, 'en');

/** Every file of words there is, so that nobody has to remember to list a new one. */
const files = readdirSync(folder)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => path.basename(file, '.ts'))
  // `policies.test.ts` reads these card by card.
  .filter((name) => !name.startsWith('policy'));

/** Words that stand on every screen. Alone each is too short to grade. */
const frame = [
  'appearance',
  'consent',
  'dates',
  'failure',
  'noticeArea',
  'notices',
  'release',
  'saving',
  'site',
];
/** Words that share a screen with others; any other file is a screen of its own. */
const screenOf: Record<string, string> = {
  glossary: 'education',
  yourData: 'cookies',
  states: 'letter',
  clearing: 'surveys',
  corrections: 'about',
  compareWaiting: 'surveys',
};
const nameOfScreen = (name: string) => (frame.includes(name) ? 'every screen' : (screenOf[name] ?? name));
const screens = [...new Set(files.map(nameOfScreen))];

const words: Record<string, unknown> = {};
beforeAll(async () => {
  for (const name of files) words[name] = await import(path.join(folder, name));
});

/** Words that were given up for one plain American word each, so that one thing keeps one name on every screen. */
const givenUp: readonly (readonly [word: RegExp, now: string])[] = [
  [/\b(?:anew|whilst|amongst|colours?)\b/i, 'American spelling and words: again, while, among, color'],
  [/\b(?:un)?tick(?:s|ed|ing)?\b/i, 'check, uncheck'],
  [/\bfoot of\b/i, 'bottom of'],
  [/\blook-?ups?\b/i, 'official websites'],
  [/\bscripts\b|\bscripting\b/i, 'JavaScript'],
  [/\b(?:withdr[ae]w\w*|stances?)\b|\byour votes?\b/i, 'answer, clear'],
  [/\berase (?:your )?registration\b/i, 'remove'],
  [/\bstands? (?:below|above|under)\b/i, 'is below, see below'],
];

describe.each(files)('The words of %s', (name) => {
  test.each(givenUp)('do without %s', (word) => {
    const found = wordsIn(words[name]).filter(({ text }) => word.test(text));
    expect(found).toEqual([]);
  });

  test('make sentences of fewer than 25 words', () => {
    expect(longSentencesIn(words[name])).toEqual([]);
  });

  test('are plain text with typographic quotation marks', () => {
    expect(untidyTextsIn(words[name])).toEqual([]);
  });
});

describe.each(screens)('The words on %s together', (screen) => {
  test('read at tenth grade or below', () => {
    const names = files.filter((name) => nameOfScreen(name) === screen);
    const prose = names.flatMap((name) => proseOf(words[name]).map(({ text }) => shown(text)));
    // With fewer, the grade would say more about the sample than about the words.
    expect(prose.flatMap(sentencesOf).length).toBeGreaterThanOrEqual(3);
    const grade = readingGrade(prose.join(' '));
    expect(grade).toBeLessThanOrEqual(10);
    // A library that finds no words or no sentences answers with a number too, below zero.
    expect(grade).toBeGreaterThan(1);
  });
});
