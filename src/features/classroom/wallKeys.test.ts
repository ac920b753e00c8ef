import { describe, expect, test } from '@jest/globals';
import { answersLeftToRight } from './tallyGroup';
import { commandOf } from './wallKeys';

const hands = { y: 'yes', n: 'no', u: 'undecided' } as const;
const counting = { isCounting: true, isShown: false, asked: -1 };
const press = (key: string, state = counting, { shiftKey = false, isInField = false } = {}) =>
  commandOf({ key, shiftKey, isInField }, state, hands);

describe('On the wall', () => {
  test('no key counts a hand unless hands are counted, nor while the result is shown', () => {
    for (const state of [
      { ...counting, isCounting: false },
      { ...counting, isShown: true },
    ])
      for (const key of ['y', 'Y', 'n', 'u', 'b', '.']) {
        expect(press(key, state)).toBeUndefined();
        expect(press(key, state, { shiftKey: true })).toBeUndefined();
      }
  });

  test('a letter counts a hand for its answer, also from a field, and with Shift takes one back', () => {
    expect(press('y')).toEqual({ to: 'count', answer: 'yes', step: 1 });
    expect(press('N', counting, { shiftKey: true })).toEqual({ to: 'count', answer: 'no', step: -1 });
    expect(press('u', counting, { isInField: true })).toEqual({ to: 'count', answer: 'undecided', step: 1 });
  });

  test('a remote asks for one side after another, counts what is asked, and then shows the result', () => {
    for (const key of ['b', '.']) {
      expect(press(key)).toEqual({ to: 'ask', side: 0 });
      expect(press(key, { ...counting, asked: 1 })).toEqual({
        to: 'count',
        answer: answersLeftToRight[1],
        step: 1,
      });
    }
    expect(press('PageDown', { ...counting, asked: 0 })).toEqual({ to: 'ask', side: 1 });
    expect(press('PageUp', { ...counting, asked: 0 })).toEqual({ to: 'ask', side: -1 });
    expect(press('PageDown', { ...counting, asked: answersLeftToRight.length - 1 })).toEqual({ to: 'show' });
    expect(press('PageDown')).toEqual({ to: 'show' });
    expect(press('PageDown', { ...counting, isShown: true })).toEqual({ to: 'next' });
    expect(press('PageUp')).toEqual({ to: 'previous' });
  });

  test('arrows lead to the next policy and back, but move the cursor in a field, where a point is text', () => {
    expect(press('ArrowRight')).toEqual({ to: 'next' });
    expect(press('ArrowLeft')).toEqual({ to: 'previous' });
    for (const key of ['ArrowRight', 'ArrowLeft', '.'])
      expect(press(key, counting, { isInField: true })).toBeUndefined();
    expect(press('Enter', counting, { isInField: true })).toEqual({ to: 'leaveField' });
    for (const key of ['Enter', 'ArrowUp', 'Escape', 'x']) expect(press(key)).toBeUndefined();
  });
});
