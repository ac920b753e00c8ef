import { expect, test } from '@jest/globals';
import { fc } from '../../test/fastCheck';
import { answers } from '../../content/answerIds';
import { mostDots, roomPlaces, roomSize } from './roomPlaces';

const anyRoom = fc
  .tuple(fc.nat(15), fc.nat(15), fc.nat(15), fc.nat(mostDots - 45))
  .filter(([yes, no, undecided]) => yes + no + undecided > 0);

test('In a room everybody who answered has a place of their own, in the middle of their third', () => {
  fc.assert(
    fc.property(anyRoom, ([yes, no, undecided, silent]) => {
      const answered = yes + no + undecided;
      const places = roomPlaces(answered + silent, { yes, no, undecided });
      const { columns, rows } = roomSize(answered + silent);
      expect(places).toHaveLength(answered);
      expect(new Set(places.map(({ x, y, answer }) => `${answer} ${x} ${y}`)).size).toBe(answered);
      const count = answers.map((answer) => places.filter((place) => place.answer === answer).length);
      expect(count).toEqual([yes, no, undecided]);
      for (const { x, y } of places) {
        expect(y).toBeLessThan(rows);
        expect(Math.abs(x)).toBeLessThan(columns / 2);
      }
      for (const answer of answers.filter((_, at) => count[at])) {
        const across = places.filter((place) => place.answer === answer).map(({ x }) => x);
        expect(Math.min(...across) + Math.max(...across)).toBe(0);
      }
    }),
  );
});

test('Before the answers are known, people stand in all thirds of the room, and nobody beyond it', () => {
  fc.assert(
    fc.property(fc.integer({ min: 3, max: mostDots }), (size) => {
      const places = roomPlaces(size, { yes: 0, no: 0, undecided: 0 });
      const { columns, rows } = roomSize(size);
      expect(places).toHaveLength(size);
      expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(size);
      expect(places.every(({ answer }) => answer === undefined)).toBe(true);
      const across = places.map(({ x }) => x / columns);
      expect(Math.min(...across)).toBeLessThan(-0.5);
      expect(Math.max(...across)).toBeGreaterThan(0.5);
      expect(Math.max(...across.map(Math.abs))).toBeLessThan(1.5);
      expect(Math.max(...places.map(({ y }) => y))).toBeLessThan(rows);
      expect(Math.min(...places.map(({ y }) => y))).toBeGreaterThanOrEqual(0);
    }),
  );
});
