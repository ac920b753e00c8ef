import type { Answer, Counts } from '../content/answerIds';

/** With more people, dots would be too small to be told apart from the back row. */
export const mostDots = 60;

/** The thirds of the room from left to right, as the answers stand in the heads of tables. */
export const thirds = ['yes', 'undecided', 'no'] as const;

export interface Place {
  /** Column and row. The middle of the answer's third is at 0. */
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
 * A place for everybody who answered, in the middle of the answer's third, where its head and its figure are as well. Who
 * did not say has none: beside those who are undecided, one would count as undecided. Before the answers are known,
 * everybody stands in the third in the middle.
 * @param size at least as many as have answered.
 */
export function roomPlaces(size: number, counts: Counts): readonly Place[] {
  const { rows } = roomSize(size);
  const isKnown = thirds.some((answer) => counts[answer] > 0);
  const inThird = (count: number, answer?: Answer) =>
    Array.from({ length: count }, (_, at): Place => ({
      x: Math.floor(at / rows) + 0.5 - Math.ceil(count / rows) / 2,
      y: at % rows,
      answer,
    }));
  return isKnown ? thirds.flatMap((answer) => inThird(counts[answer], answer)) : inThird(size);
}
