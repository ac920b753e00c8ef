import { describe, expect, test } from '@jest/globals';
import {
  citedSentencesOf,
  fileOf,
  latestCheck,
  policiesIn,
  sourceKeysIn,
  sourcesFileOf,
} from '../test/policyCards';
import { tellEditor } from '../test/tellEditor';
import { factsAsOf } from './factsAsOf';
import type { Perishable } from './types';
import { plainText } from './citedText';

/** How a sentence about the law of today speaks of what can end by itself, with one that has to be recognised. */
const signs: Readonly<Record<Perishable, readonly [RegExp, example: string]>> = {
  pause: [/\b(?:paus|suspen|lifted|on hold)/, 'Visas are paused for 39 countries.'],
  court: [
    /\b(?:in court|appeal|lawsuit|challenged|(?:court|judge)s? (?:has |have )?(?:set aside|blocked|stayed|lifted))/,
    'The repeal was challenged in court.',
  ],
  cap: [/\b(?:President’s|yearly) cap\b|\bcap (?:to|for|until|of)\b/, 'The President’s cap is 7,500.'],
  bill: [
    /\b(?:hearing|no vote|in (?:a )?committee|(?:House|Senate) passed|pending)\b/,
    'It had a House hearing in June and no vote by July.',
  ],
  program: [
    /\bby (?:\w+ )?20(?:2[7-9]|3\d)\b|\bas early as\b|\bplans? to finish\b/,
    'VA plans to finish as early as 2031.',
  ],
};

test.each(Object.entries(signs))('A sentence about a %s is recognised', (_, [sign, example]) => {
  expect(example).toMatch(sign);
});

describe.each(policiesIn('en').map((policy) => [policy.title, policy] as const))('On %s', (_, policy) => {
  const sources = Object.entries(policy.sources);

  test('what the law today hangs on carries the month in which it was last seen', () => {
    const sentences = [policy.lawToday, policy.ifNo].flatMap(citedSentencesOf);
    const undated = sentences.filter((sentence) => {
      const hangs = Object.values(signs).some(([sign]) => sign.test(plainText(sentence)));
      const keys = sourceKeysIn([sentence]);
      return hangs && !keys.some((key) => policy.sources[key]?.lastSeen);
    });
    tellEditor(
      fileOf('en', policy),
      undated,
      `This can stop being true by itself. Please give one of its sources in ${sourcesFileOf(policy)} the month in which a page last said so, such as lastSeen: { as: 'court', month: '2026-08' }.`,
    );
  });

  test('the page of a bill that Congress still has carries the month of the status that the card gives', () => {
    tellEditor(
      sourcesFileOf(policy),
      sources
        .filter(([, { url }]) => url.includes('congress.gov/bill/119th-congress/'))
        .filter(([, { lastSeen }]) => lastSeen?.as !== 'bill')
        .map(([, { title }]) => title),
      `A bill can move or end. Please add the month in which its page was last seen, such as lastSeen: { as: 'bill', month: '2026-10' }.`,
    );
  });

  test('the month that it shows is the oldest of those beside its sources', () => {
    const months = sources.flatMap(([, { lastSeen }]) => lastSeen?.month ?? []);
    expect(months).toContain(factsAsOf(policy.sources));
    expect(months.filter((month) => month < factsAsOf(policy.sources))).toEqual([]);
  });

  test('such a month has come', () => {
    tellEditor(
      sourcesFileOf(policy),
      sources
        .filter(([, { lastSeen }]) => lastSeen)
        .filter(([, { lastSeen }]) => !/^20\d\d-(?:0[1-9]|1[0-2])$/.test(lastSeen?.month ?? ''))
        .concat(sources.filter(([, { lastSeen }]) => (lastSeen?.month ?? '') > latestCheck))
        .map(([, { title, lastSeen }]) => `${title}: ${lastSeen?.month}`),
      `The month is written 2026-08 and no later than ${latestCheck} (latestCheck in src/test/policyCards.ts, which moves on with the months).`,
    );
  });
});
