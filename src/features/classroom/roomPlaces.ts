import type { Answer, Counts } from '../../content/answerIds';
import { isAnyCounted } from './hands';
import { answersLeftToRight } from './tallyGroup';

/** With more people, dots would be too small to be told apart from the back row. */
export const mostDots = 60;

export interface Place {
  /** Column and row. The middle of the answer's third is at 0, the top row as well. */
  readonly x: number;
  readonly y: number;
  /** `undefined` before the answers are known. */
  readonly answer: Answer | undefined;
}

/** @returns how many columns each third of the room has, and how many rows, for all to fit into one third. */
export function roomSize(people: number) {
  const columns = Math.max(4, Math.ceil(Math.sqrt(Math.min(people, mostDots) * 2.4)));
  const rows = Math.max(1, Math.ceil(Math.min(people, mostDots) / columns));
  return { columns, rows };
}

/**
 * A place for everybody who answered, in the middle of the answer's third, where its head and its figure are as well. They
 * stand on the lowest row, side by side, and in as few rows above it as make a block that is wider than high. Who did not
 * say has no place: beside those who are undecided, one would count as undecided. Before the answers are known, everybody
 * stands apart in rows through the whole room: close together, they would be taken for those who are undecided.
 * @param size at least as many as have answered.
 */
export function roomPlaces(size: number, counts: Counts): readonly Place[] {
  const { columns, rows } = roomSize(size);
  const isKnown = isAnyCounted(counts);
  /** @param apart how far the places are from each other, in columns and rows. */
  const block = (count: number, across: number, apart: readonly [x: number, y: number], answer?: Answer) =>
    Array.from({ length: count }, (_, at): Place => {
      const row = Math.floor(at / across);
      const inRow = Math.min(across, count - row * across);
      const column = (at % across) + 0.5 - inRow / 2;
      return { x: column * apart[0], y: rows - 1 - row * apart[1], answer };
    });
  if (isKnown)
    return answersLeftToRight.flatMap((answer) => {
      const count = counts[answer];
      const wide = Math.max(Math.ceil(count / rows), Math.ceil(Math.sqrt(1.5 * count)));
      return block(count, Math.min(columns, wide), [1, 1], answer);
    });
  const whole = 3 * columns;
  const needed = Math.ceil(size / whole);
  const across = Math.ceil(size / needed);
  return block(size, across, [whole / across, rows / needed]);
}
