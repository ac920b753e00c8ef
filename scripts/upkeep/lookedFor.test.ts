import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import type { CongressData } from '../../src/content/congressTypes';
import { congressEnds } from '../../src/content/congressEnds';
import { votesThrough } from '../../src/content/rollCalls';
import { education } from '../../src/content/en/education';
import { policiesIn } from '../../src/test/policyCards';
import { agingClaims } from './agingClaims';
import { daysAfter } from '../../src/lib/days';
import { lookedFor } from './lookedFor';
import { whatIsDue } from './whatIsDue';

const congress = JSON.parse(
  readFileSync(path.join(__dirname, '../../src/content/congress.json'), 'utf8'),
) as CongressData;
const texts = [...policiesIn('en'), education].map((words) => ({
  name: '',
  words,
  sources: words.sources,
}));
const duties = {
  withBills: [],
  congressEnds,
  congress,
  votesThrough,
  corrections: { en: [], es: [] },
  released: undefined,
  holes: [],
};

/** Who looks on one day looks as well for what becomes due before the list is next read. */
const ahead = 7;

test.each(Object.entries(lookedFor))('What was looked for was due then: %s', (key, { on }) => {
  const dues = [
    ...agingClaims(texts, on).map(({ source, due }) => ({ what: source.url, due })),
    ...whatIsDue(duties, on),
  ].filter(({ what, due }) => what === key && due <= daysAfter(on, ahead));
  // Its month was moved or its duty done since: delete the entry from scripts/upkeep/lookedFor.ts.
  expect(dues).not.toEqual([]);
});

test.each(Object.values(lookedFor))('Why it stays is a sentence: $found', ({ found }) => {
  expect(found).toMatch(/^[A-Z].*[^.]\.$/);
});
