import { expect, test } from '@jest/globals';
import { argumentLabels } from 'words/argumentLabels';
import { policyIds } from '../../content/policyIds';
import { argumentIds } from '../../content/argumentIds';
import { hasPoint, reasonInWords } from './reasonInWords';
import type { Reason } from './reasons';
import type { Answer } from '../../content/answerIds';

const today = '2026-11-27';
const lines = (answer: Answer, reason: Reason) => reasonInWords('5', answer, reason, argumentLabels, today);

test('My answers says when an answer changed, what weighs most on each side, how far it goes and own words', () => {
  const reason: Reason = {
    answered: '2026-11-27',
    first: ['no', '2026-11-20'],
    for: 'c',
    against: 'b',
    far: 'changes',
    wish: 'Pay it all back.',
  };
  expect(lines('yes', reason)).toEqual([
    'First No on November 20, 2026, Yes since November 27, 2026.',
    'It weighs most for you: “Rebates can protect families.”',
    'You said Yes. The strongest point against, for you: “Drivers would pay more.”',
    'Only with changes.',
    'What should change: Pay it all back.',
  ]);
  expect(lines('no', { for: 'c', against: 'b', far: 'tooFar' })).toEqual([
    'It weighs most for you: “Drivers would pay more.”',
    'You said No. The strongest point in favor, for you: “Rebates can protect families.”',
    'It goes too far.',
  ]);
  expect(lines('undecided', { for: 'c', against: 'b', wish: 'Who pays?' })).toEqual([
    'In favor, this weighs most for you: “Rebates can protect families.”',
    'Against, this weighs most for you: “Drivers would pay more.”',
    'What I still want to know: Who pays?',
  ]);
});

test('Of a No that asks for more it says, as the letter does, which side speaks for it', () => {
  expect(lines('no', { for: 'c', against: 'b', far: 'notEnough' })).toEqual([
    'It weighs most for you: “Rebates can protect families.”',
    'You want more than this. The strongest point against, for you: “Drivers would pay more.”',
    'It does not go far enough.',
  ]);
});

test('It says nothing of a change that was over on the day it began, nor of an answer that is the first one again', () => {
  expect(lines('yes', { answered: '2026-11-20', first: ['no', '2026-11-20'] })).toEqual([]);
  expect(lines('yes', { answered: '2026-11-27', first: ['yes', '2026-11-20'] })).toEqual([]);
});

test('It says nothing that was not chosen', () => {
  expect(lines('yes', {})).toEqual([]);
  expect(lines('yes', { answered: today, first: ['yes', today] })).toEqual([]);
  expect(lines('yes', { answered: '2099-01-01', first: ['no', '2026-11-20'] })).toEqual([]);
  expect(lines('yes', { answered: today, first: ['no', '2099-01-01'] })).toEqual([]);
  // Said of another answer.
  expect(lines('yes', { far: 'tooFar', wish: 'x' })).toEqual([]);
  expect(reasonInWords('5', 'yes', { for: 'z' }, argumentLabels, today)).toEqual([]);
  expect(hasPoint('5', { for: 'z' })).toBe(false);
});

test('Every argument has a name that the sentences say', () => {
  for (const id of policyIds)
    for (const side of ['for', 'against'] as const)
      for (const argument of argumentIds[id][side]) {
        const said = reasonInWords(id, 'yes', { [side]: argument }, argumentLabels, today);
        expect(said).toHaveLength(1);
        expect(said[0]).toContain((argumentLabels[id][side] as Record<string, string>)[argument]);
      }
});
