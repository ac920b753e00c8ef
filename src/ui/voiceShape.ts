import { policyIds } from '../content/policyIds';

/*
 * A speech bubble of a cell for each policy, in px of its own grid; drawn in SVG and on a canvas. Columns and rows are
 * multiples of a dot's distance, so that no dot is cut in two.
 */

const dot = 19;
/** Space for half of the outline. */
const edge = 3;
/** Space beside a seam, which the cells leave free. */
const seam = 2;
const tail = { width: 4 * dot, height: 2 * dot } as const;

interface BubbleOptions {
  readonly count: number;
  /** Columns. If the last row is not full, its last cells stay empty. */
  readonly across?: number;
  /** Of the bubble's corners. */
  readonly corner: number;
  /** The tail hangs from the lower left; `x` moves it to the right, `y` to the upper edge. Cells keep their order. */
  readonly mirror?: 'x' | 'y' | undefined;
}

export type BubbleShape = ReturnType<typeof bubbleShape>;

export function bubbleShape({ count, across = count, corner, mirror }: BubbleOptions) {
  // A cell alone is as wide as two, as the tail needs room beside the other corner.
  const cell = { width: (across === 1 ? 8 : 4) * dot, height: 5 * dot };
  const rows = Math.ceil(count / across);
  const width = 2 * edge + across * cell.width;
  const bottom = edge + rows * cell.height;
  const height = bottom + edge + tail.height;

  const x = (value: number) => (mirror === 'x' ? width - value : value);
  const y = (value: number) => (mirror === 'y' ? height - value : value);
  const to = (...[left, top]: readonly [number, number]) => `${x(left)} ${y(top)}`;
  const arc = (radius: number, ...end: readonly [number, number]) =>
    radius > 0 ? `A${radius} ${radius} 0 0 ${mirror ? 0 : 1} ${to(...end)}` : '';

  /** From the lower edge round the tip to the left edge: the tail grows out of the rounded corner. */
  const root = corner - Math.sqrt(corner ** 2 - (corner - 32) ** 2);
  const tailPath = `L${to(edge + tail.width, bottom)}Q${to(edge + 52, bottom + 30)} ${to(edge + 12, bottom + tail.height)}Q${to(edge + 32, bottom + 17)} ${to(edge + 32, Number((bottom - root).toFixed(1)))}${arc(corner, edge, bottom - corner)}`;

  /** A box whose corners are round, clockwise from the upper left. */
  function box(
    [left, top, right, low]: readonly [number, number, number, number],
    [one, two, three, four]: readonly [number, number, number, number],
    lowerLeft = `L${to(left + four, low)}${arc(four, left, low - four)}`,
  ): string {
    return `M${to(left + one, top)}L${to(right - two, top)}${arc(two, right, top + two)}L${to(right, low - three)}${arc(three, right - three, low)}${lowerLeft}L${to(left, top + one)}${arc(one, left + one, top)}Z`;
  }

  /** Column and row, as drawn before anything is mirrored. */
  function gridPlace(place: number) {
    const [column, row] = [place % across, Math.floor(place / across)];
    return {
      column: mirror === 'x' ? across - 1 - column : column,
      row: mirror === 'y' ? rows - 1 - row : row,
    };
  }

  /** @param inset how far within its cell, @param outer the same where the cell ends at the bubble's outline. */
  function cellPath(place: number, inset: number, outer = inset, lowerLeft?: string): string {
    const { column, row } = gridPlace(place);
    const [left, top] = [edge + column * cell.width, edge + row * cell.height];
    const [isFirst, isLast] = [column === 0, column === across - 1];
    const [isTop, isLow] = [row === 0, row === rows - 1];
    const side = (isOuter: boolean) => (isOuter ? outer : inset);
    const radius = (isCorner: boolean) => (isCorner ? corner - outer : 0);
    return box(
      [
        left + side(isFirst),
        top + side(isTop),
        left + cell.width - side(isLast),
        top + cell.height - side(isLow),
      ],
      [radius(isFirst && isTop), radius(isLast && isTop), radius(isLast && isLow), radius(isFirst && isLow)],
      lowerLeft,
    );
  }

  const places = Array.from({ length: count }, (_, place) => place);
  const lines = (length: number, path: (at: number) => string) =>
    Array.from({ length }, (_, at) => path(at + 1)).join('');
  return {
    width,
    height,
    outline: box([edge, edge, width - edge, bottom], [corner, corner, corner, corner], tailPath),
    /** Between the cells. */
    seams:
      lines(
        across - 1,
        (at) => `M${to(edge + at * cell.width, edge)}L${to(edge + at * cell.width, bottom)}`,
      ) +
      lines(
        rows - 1,
        (at) => `M${to(edge, edge + at * cell.height)}L${to(width - edge, edge + at * cell.height)}`,
      ),
    /** What each cell covers: up to the outline, but clear of the seams. */
    cells: places.map((place) => {
      const { column, row } = gridPlace(place);
      return cellPath(place, seam, 0, column === 0 && row === rows - 1 ? tailPath : undefined);
    }),
    /** Around what is in a cell. */
    rings: places.map((place) => cellPath(place, 6)),
    middles: places.map((place) => {
      const { column, row } = gridPlace(place);
      return {
        x: x(edge + (column + 0.5) * cell.width),
        y: y(edge + (row + 0.5) * cell.height),
      };
    }),
  };
}

/** One person's answers. */
export const voiceRows = 2;
export const voiceAcross = Math.ceil(policyIds.length / voiceRows);
export const voiceShape = bubbleShape({ count: policyIds.length, across: voiceAcross, corner: 64 });
/** Its height without the tail. */
export const voiceBody = voiceShape.height - tail.height;

/** Circles of Undecided and stripes of No, repeated over a cell from the grid's `edge` on. */
export const voicePattern = { edge, dot, dotRadius: 5.6, stripes: 13, stripe: 7.5 } as const;

/** The side of a pictogram, whose own grid is 24 px, and the ground, round at both ends, that keeps it clear of stripes and dots. */
export const pictogramSize = 34;
export const clearing = { width: 43, height: 62 } as const;
