import type { Answer, Counts } from '../content/answerIds';

/** With more people, dots would be too small to be told apart from the back row. */
export const mostDots = 60;

export interface Place {
  /** Column and row. The middle of the room is at 0. */
  readonly x: number;
  readonly y: number;
  /** `undefined` for somebody who did not say. */
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
 * A place for each person, from left to right: Yes on the left, No on the right, both beginning at the middle, where
 * those stand who are undecided or did not say. Before the answers are known, everybody stands there.
 * @param people at least as many as have answered.
 */
export function roomPlaces(people: number, { yes, no, undecided }: Counts): readonly Place[] {
  const { columns, rows } = roomSize(people);
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
    const answer = index < undecided ? 'undecided' : undefined;
    return { x: columnOf(index) + 0.5 - width / 2, y: index % rows, answer };
  });
}
