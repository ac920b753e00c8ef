import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { answers } from '../votes/votesDocument';
import {
  broughtBack,
  changedByHand,
  inOwnWords,
  isUnsaved,
  keptAsIs,
  noNotes,
  outdatedAnswer,
  quoting,
  takenAlong,
  writtenAnew,
} from './letterNotes';
import type { LetterChange, LetterNotes } from './letterNotes';

const after = (...changes: readonly LetterChange[]): LetterNotes =>
  changes.reduce((notes, change) => change(notes), noNotes);

describe('What would be lost by leaving', () => {
  test.each<[string, boolean, readonly LetterChange[]]>([
    ['nothing at first', false, []],
    ['no blank field', false, [inOwnWords({ reason: ' \n' })]],
    ['a reason', true, [inOwnWords({ reason: 'Summers are hotter.' })]],
    ['a quoted point', true, [quoting('yes', ['A point.'])]],
    ['no point that was unticked again', false, [quoting('yes', ['A point.']), quoting('yes', [])]],
    ['a letter changed by hand', true, [changedByHand('Mine', 'yes')]],
    ['a letter changed by hand and set aside', true, [changedByHand('Mine', 'yes'), writtenAnew]],
    ['none that was taken along', false, [changedByHand('Mine', 'yes'), takenAlong]],
    [
      'none that was taken along and set aside',
      false,
      [changedByHand('Mine', 'yes'), takenAlong, writtenAnew],
    ],
    [
      'one set aside, though its successor was taken',
      true,
      [changedByHand('Mine', 'yes'), writtenAnew, takenAlong],
    ],
    ['what was typed since', true, [inOwnWords({ story: 'A' }), takenAlong, inOwnWords({ story: 'B' })]],
  ])('is %s', (_, lost, changes) => {
    expect(isUnsaved(after(...changes))).toBe(lost);
  });
});

describe('A letter changed by hand', () => {
  test('remembers the answer it was written for, through every further change', () => {
    const notes = after(changedByHand('Mine', 'yes'), changedByHand('Mine!', 'no'));
    expect(notes.edited).toEqual({ text: 'Mine!', answer: 'yes', taken: false });
    expect([outdatedAnswer(notes, 'yes'), outdatedAnswer(notes, 'no')]).toEqual([null, 'yes']);
  });

  test('is asked about no more once it is kept as it is', () => {
    const kept = after(changedByHand('Mine', 'yes'), keptAsIs, changedByHand('Mine!', 'no'));
    for (const answer of answers) expect(outdatedAnswer(kept, answer)).toBeNull();
  });

  test('is never lost, however often it is written anew and brought back', () => {
    const change = fc.constantFrom<LetterChange>(writtenAnew, broughtBack, keptAsIs, takenAlong);
    fc.assert(
      fc.property(fc.array(change, { maxLength: 20 }), fc.array(change, { maxLength: 20 }), (first, then) => {
        const notes = after(
          changedByHand('one', 'yes'),
          ...first,
          writtenAnew,
          changedByHand('two', 'no'),
          ...then,
        );
        const texts = [notes.edited, ...notes.setAside].map((own) => own?.text);
        expect(texts).toEqual(expect.arrayContaining(['one', 'two']));
      }),
    );
  });
});

test('Points belong to the answer they were ticked for', () => {
  const notes = after(quoting('yes', ['A pro.']), quoting('no', ['A con.']));
  expect(notes.points).toEqual({ yes: ['A pro.'], no: ['A con.'] });
});
