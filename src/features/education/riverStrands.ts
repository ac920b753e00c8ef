/** How many of a hundred bills become law: the upper end of the range that the source gives. */
export const laws = 2;

/**
 * How many bills are drawn before and behind each of the four gates. A source counts only the first and the last. The
 * caption has to say that those between are not to scale, or the drawing would state figures that nobody counted.
 */
const drawn = [100, 16, 8, 4, laws] as const;

/** The distance of two bills in each of the five stretches: the fewer, the wider apart, so that single ones are seen. */
const distances = [2, 6, 8, 14, 16] as const;

/** The drawing's height, and the length of a stretch from one gate to the next. The last one ends with a law. */
export const height = 200;
export const stretch = 200;

/** @returns the middle of a bill's line in a stretch. Bills are numbered from the middle of the drawing outwards. */
function across(bill: number, part: number): number {
  const side = bill % 2 === 0 ? -1 : 1;
  return height / 2 + side * (Math.floor(bill / 2) + 0.5) * (distances[part] ?? 0);
}

/** @returns the path of one bill: straight on to the gate where it ends, and behind each gate apart from the others. */
export function pathOf(bill: number): string {
  const parts = drawn.filter((left) => bill < left).length;
  return Array.from({ length: parts }, (_, part) => {
    const [start, y] = [part * stretch, across(bill, part)];
    const end = start + stretch;
    if (part === 0) return `M0 ${y}H${end}`;
    const before = across(bill, part - 1);
    return `C${start + 50} ${before} ${start + 50} ${y} ${start + 100} ${y}H${end}`;
  }).join('');
}

/** @returns the path of all bills that end at a gate. */
export const ended = Array.from({ length: drawn[0] - laws }, (_, index) => pathOf(laws + index)).join('');

/** Each gate's two walls, as far out as the outermost bill before it, with an opening for those that pass. */
export const walls = drawn
  .slice(1)
  .map((left, gate) => {
    const x = (gate + 1) * stretch;
    const half = (bills: number) => (bills / 2) * (distances[gate] ?? 0);
    const [inner, outer] = [half(left), half(drawn[gate] ?? 0)];
    const middle = height / 2;
    return `M${x} ${middle - outer}V${middle - inner}M${x} ${middle + inner}V${middle + outer}`;
  })
  .join('');
