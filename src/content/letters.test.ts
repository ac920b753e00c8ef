import { beforeAll, describe, expect, test } from '@jest/globals';
import { composeCall, composeLetter, pointsFor, subjectOf } from '../features/letter/composeLetter';
import { loadedWords } from '../test/loadedWords';
import { readingGrade, sentencesOf } from '../test/readingGrade';
import { plainText } from './citedText';
import { letterFrame } from './en/letterFrame';
import { letterDrafts } from './en/letters/letterDrafts';
import { policyHeadings } from './en/policyHeadings';
import { policyTexts } from './en/policyTexts';
import { states } from './en/states';
import type { Answer, PolicyDraft } from './letterTypes';
import { policyIds } from './policyIds';
import { stateIds } from './stateIds';

const answers: readonly Answer[] = ['yes', 'no', 'undecided'];
const sender = { name: 'Ana Ruiz', city: 'Austin', zip: '78701' };

function partsOf(draft: PolicyDraft, answer: Answer, points: readonly number[] = []) {
  return { draft, answer, recipient: 'senator', sender, reason: '', points, story: '' } as const;
}

/** Letters read in sentences: salutation and signature are none. */
function proseOf(letter: string): string {
  return letter.split('\n\n').slice(1, -1).join(' ');
}

/** @returns by how much the longest is longer than the shortest: 0.2 for a fifth. */
function spread(texts: readonly string[]): number {
  const lengths = texts.map((text) => text.length);
  return Math.max(...lengths) / Math.min(...lengths) - 1;
}

const wordsIn = (text: string) => text.split(/\s+/).length;

test('There is a draft for every policy', async () => {
  for (const id of policyIds) expect((await letterDrafts[id]()).id).toBe(id);
});

test('Both sides give their reasons and end in the same words', () => {
  expect(letterFrame.reason.yes).toBe(letterFrame.reason.no);
  expect(letterFrame.closing.yes).toBe(letterFrame.closing.no);
});

describe.each(policyHeadings.map(({ id, title }) => [title, id] as const))(
  'The drafts on %s',
  (_title, id) => {
    let draft: PolicyDraft;
    let asks: string[];
    let letters: string[];
    let calls: string[];
    beforeAll(async () => {
      draft = await letterDrafts[id]();
      asks = answers.map((answer) => draft.asks[answer]);
      letters = answers.map((answer) => composeLetter(partsOf(draft, answer)));
      calls = answers.map((answer) => composeCall(partsOf(draft, answer)));
    });

    test('ask for one thing in two sentences, in the same way for every answer', () => {
      expect(asks.map((ask) => sentencesOf(ask).length)).toEqual([2, 2, 2]);
      expect(draft.asks.yes).toMatch(/^Please vote for /);
      expect(draft.asks.no).toMatch(/^Please vote against /);
      expect(draft.asks.undecided).toMatch(/^Please explain how you would vote on .+\. I also want to know /);
      // What is voted on is said in the same words to either side.
      const subject = (ask: string) => sentencesOf(ask)[0]?.replace(/^Please vote (?:for|against) /, '');
      expect(subject(draft.asks.no)).toBe(subject(draft.asks.yes));
    });

    test('give every answer the same parts and about the same room', () => {
      expect(spread(asks)).toBeLessThanOrEqual(0.2);
      expect(spread(letters)).toBeLessThanOrEqual(0.2);
      expect(spread(calls)).toBeLessThanOrEqual(0.2);
      expect(new Set(letters.map((letter) => letter.split('\n\n').length)).size).toBe(1);
    });

    test('read at tenth grade or below, in sentences of fewer than 25 words', () => {
      for (const text of [...letters.map(proseOf), ...calls]) {
        expect([text, readingGrade(text) <= 10]).toEqual([text, true]);
        expect(sentencesOf(text).filter((sentence) => sentence.split(/\s+/).length >= 25)).toEqual([]);
      }
    });

    test('use no loaded words and no typewriter’s quotation marks', () => {
      const { yes, no } = draft.points;
      const all = [
        ...letters,
        ...calls,
        ...yes,
        ...no,
        ...answers.map((answer) => subjectOf(draft, answer)),
      ].join('\n');
      expect(loadedWords.en.filter((word) => word.test(all))).toEqual([]);
      expect(all).not.toMatch(/['"]| {2}|undefined/);
    });

    test('name what is voted on in the same words to every side', () => {
      const { subject, ownSubject, opening, call } = draft;
      const topic = ownSubject.replace('My view on ', '');
      expect(Object.values(subject)).toEqual([
        `Please support ${topic}`,
        `Please oppose ${topic}`,
        `Where do you stand on ${topic}?`,
      ]);
      for (const text of [...Object.values(opening), ...Object.values(call)]) expect(text).toContain(topic);
      expect(opening.no).toBe(opening.yes.replace('support', 'oppose'));
      expect(spread([call.yes, call.no])).toBeLessThan(0.05);
    });

    test('have a point for every Pro and every Con of the card, as many and as long for either side', async () => {
      const { pros, cons } = await policyTexts[id]();
      const { yes, no } = draft.points;
      expect([yes.length, no.length]).toEqual([pros.length, cons.length]);
      expect(spread([yes.join(''), no.join('')])).toBeLessThanOrEqual(0.2);
      expect(pointsFor(draft, 'undecided')).toEqual([...yes, ...no]);
    });

    test('have points that a person could have written', () => {
      const { yes, no } = draft.points;
      for (const point of [...yes, ...no]) {
        expect(point).toMatch(/^[A-Z].*[.]$/);
        expect(sentencesOf(point).length).toBe(1);
        expect(wordsIn(point)).toBeLessThan(25);
        // Whoever is undecided may say it as well, and nobody quotes a list of arguments.
        expect(point).not.toMatch(/\b(?:I|my|me)\b|^(?:Supporters|Backers|Critics|Opponents|Advocates)\b/);
      }
      for (const points of [yes, no]) expect(readingGrade(points.join(' '))).toBeLessThanOrEqual(10.5);
    });

    test('say no figure in a point that the card does not give', async () => {
      const { pros, cons } = await policyTexts[id]();
      const figures = (text: string) => text.match(/\d[\d,.]*\d|\d/g) ?? [];
      const known = new Set([...pros, ...cons].map(plainText).flatMap(figures));
      const { yes, no } = draft.points;
      expect([...yes, ...no].flatMap(figures).filter((figure) => !known.has(figure))).toEqual([]);
    });

    test('can be said on the phone in half a minute, with any point', () => {
      for (const answer of answers)
        for (const place of pointsFor(draft, answer).keys())
          // At 160 words a minute, as most people speak.
          expect(wordsIn(composeCall(partsOf(draft, answer, [place])))).toBeLessThanOrEqual(80);
    });

    test('can be handed to an email program with a reason of some length', () => {
      for (const letter of letters) expect(encodeURIComponent(letter).length).toBeLessThan(1500);
    });
  },
);

test('The states, the capital and the territories are all there, under names that their ids follow from', () => {
  expect(stateIds).toHaveLength(56);
  for (const id of stateIds)
    expect(states[id].toLowerCase().replaceAll('.', '').replaceAll(' ', '-')).toBe(id);
  expect(Object.values(states)).toEqual(Object.values(states).toSorted());
});
