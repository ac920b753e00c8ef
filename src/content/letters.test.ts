import { describe, expect, test } from '@jest/globals';
import { composeCall, composeLetter, subjectOf } from '../features/letter/composeLetter';
import { loadedWords } from '../test/loadedWords';
import { readingGrade, sentencesOf } from '../test/readingGrade';
import { letterDrafts } from './en/letters/letterDrafts';
import { policyHeadings } from './en/policyHeadings';
import { states } from './en/states';
import type { Answer, PolicyDraft } from './letterTypes';
import { policyIds } from './policyIds';
import { stateIds } from './stateIds';

const answers: readonly Answer[] = ['yes', 'no', 'undecided'];
const sender = { name: 'Ana Ruiz', city: 'Austin', zip: '78701' };

function letterOf(draft: PolicyDraft, answer: Answer): string {
  return composeLetter({ draft, answer, sender, reason: '', points: [], story: '' });
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

test('There is a draft for every policy, in order', () => {
  expect(letterDrafts.map(({ id }) => id)).toEqual([...policyIds]);
});

describe.each(letterDrafts.map((draft, at) => [policyHeadings[at]?.title, draft] as const))(
  'The drafts on %s',
  (_title, draft) => {
    const asks = answers.map((answer) => draft.asks[answer]);
    const letters = answers.map((answer) => letterOf(draft, answer));
    const calls = answers.map((answer) => composeCall({ draft, answer, sender }));

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
      const all = [...letters, ...calls, ...answers.map((answer) => subjectOf({ draft, answer }))].join('\n');
      expect(loadedWords.filter((word) => word.test(all))).toEqual([]);
      expect(all).not.toMatch(/['"]| {2}|undefined/);
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
