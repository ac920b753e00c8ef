import { describe, expect, test } from '@jest/globals';
import type { Hands } from '../sharing/groupCode';
import { firstSlide, nextSlide, previousSlide, readSlide, slidePath } from './slides';
import type { Slide } from './slides';
import { tallyGroup } from './tallyGroup';

const count = { yes: 3, no: 9, undecided: 0 };
const presented = (hands: Hands | undefined) => tallyGroup({ people: [], hands }, ['2', '7', '9']).policies;
const firstOnly: Hands = { room: 12, rounds: [{ '2': count, '9': count }, {}] };

describe('The walk from policy to policy', () => {
  test('stays in its round, also at a policy that was left out in the first', () => {
    expect(nextSlide(presented(firstOnly), { id: '2', round: 1 }, true)).toEqual({ id: '7', round: 1 });
    expect(nextSlide(presented(firstOnly), { id: '7', round: 1 }, true)).toEqual({ id: '9', round: 1 });
    expect(nextSlide(presented(firstOnly), { id: '9', round: 1 }, true)).toBeUndefined();
    expect(previousSlide(presented(firstOnly), { id: '9', round: 1 })).toEqual({ id: '7', round: 1 });
    expect(previousSlide(presented(firstOnly), { id: '2', round: 1 })).toBeUndefined();
  });

  test('goes on with the second round after the last policy, where hands are counted and some were', () => {
    const last: Slide = { id: '9', round: 0 };
    expect(nextSlide(presented(firstOnly), last, true)).toEqual({ id: '2', round: 1 });
    expect(nextSlide(presented(firstOnly), last, false)).toBeUndefined();
    expect(nextSlide(presented({ room: 12, rounds: [{}, {}] }), last, true)).toBeUndefined();
  });

  test('begins where an interrupted count had come, in the round that was counted last', () => {
    expect(firstSlide(presented(undefined), undefined, true)).toEqual({ id: '2', round: 0 });
    const half: Hands = { room: 12, rounds: [{ '2': count, '7': count }, {}] };
    expect(firstSlide(presented(half), half, true)).toEqual({ id: '7', round: 0 });
    const second: Hands = { room: 12, rounds: [firstOnly.rounds[0], { '2': count }] };
    expect(firstSlide(presented(second), second, true)).toEqual({ id: '2', round: 1 });
  });

  test('begins a count that is opened anew after a whole round at its last policy, and without a count at the first', () => {
    const whole: Hands = { room: 12, rounds: [{ '2': count, '7': count, '9': count }, {}] };
    expect(firstSlide(presented(whole), whole, true)).toEqual({ id: '9', round: 0 });
    expect(firstSlide(presented(whole), whole, false)).toEqual({ id: '2', round: 0 });
  });

  test('begins at the first policy without hands, or right before it, whatever phones said', () => {
    const people = [{ '2': 'yes', '7': 'no', '9': 'yes' }] as const;
    for (const [counted, id] of [
      [[], '2'],
      [['2', '7'], '7'],
      [['7'], '2'],
    ] as const) {
      const hands: Hands = {
        room: 12,
        rounds: [Object.fromEntries(counted.map((each) => [each, count])), {}],
      };
      expect(firstSlide(tallyGroup({ people, hands }, ['2', '7', '9']).policies, hands, true)).toEqual({
        id,
        round: 0,
      });
    }
  });
});

test('The address names policy and round, and a policy that is not presented is none', () => {
  for (const slide of [
    { id: '7', round: 0 },
    { id: '7', round: 1 },
  ] as const)
    expect(readSlide(`c1.abc${slidePath(slide)}`, presented(undefined))).toEqual(slide);
  for (const link of ['', 'c1.abc', 'c1.abc/4', 'c1.abc/7-3'])
    expect(readSlide(link, presented(undefined))).toBeUndefined();
});
