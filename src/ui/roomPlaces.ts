import type { Answer, Counts } from '../content/answerIds';

/** With more people, dots would be too small to be told apart from the back row. */
export const mostDots = 60;

export interface Place {
  /** Column and row. The middle of the room is at 0. */
  readonly x: number;
  readonly y: number;
  /** `undefined` before the answers are known. */
  readonly answer: Answer | undefined;
}

/** In columns, between the middle and each side. */
const gap = 1;

/** @returns how many columns each third of the room has, and how many rows, for all to fit into one third. */
export function roomSize(people: number) {
  const columns = Math.max(4, Math.ceil(Math.sqrt(Math.min(people, mostDots) * 2.4)));
  const rows = Math.max(1, Math.ceil(Math.min(people, mostDots) / columns));
  return { columns, rows, width: 3 * columns + 2 * gap };
}

/**
 * A place for everybody who answered, from left to right: Yes on the left, No on the right, both beginning at the
 * middle, where those stand who are undecided. Who did not say has none: beside them, one would count as undecided.
 * Before the answers are known, everybody stands in the middle.
 * @param size at least as many as have answered.
 */
export function roomPlaces(size: number, { yes, no, undecided }: Counts): readonly Place[] {
  const { columns, rows } = roomSize(size);
  const answered = yes + no + undecided;
  const people = answered || size;
  const middle = people - yes - no;
  const edge = columns / 2 + gap;
  const columnOf = (index: number) => Math.floor(index / rows);
  return Array.from({ length: people }, (_, at): Place => {
    if (at < yes) {
      const index = yes - 1 - at;
      return { x: -edge - columnOf(index) - 0.5, y: index % rows, answer: 'yes' };
    }
    if (at >= people - no) {
      const index = at - (people - no);
      return { x: edge + columnOf(index) + 0.5, y: index % rows, answer: 'no' };
    }
    const index = at - yes;
    const width = Math.ceil(middle / rows);
    return {
      x: columnOf(index) + 0.5 - width / 2,
      y: index % rows,
      answer: answered > 0 ? 'undecided' : undefined,
    };
  });
}
