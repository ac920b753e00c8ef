import { policyIds } from '../content/policyIds';
import type { PolicyId } from '../content/policyIds';

/*
 * A speech bubble of a cell for each policy, in two rows, on a grid of px; drawn in SVG and on a canvas. Columns and
 * rows are multiples of a dot's distance, so that no dot is cut in two.
 */
/** Columns. Of an odd number of policies the last cell stays empty. */
export const voiceAcross = Math.ceil(policyIds.length / 2);
const dot = 19;
const [wide, high] = [4 * dot, 5 * dot];
/** Of the bubble's corners. */
const corner = 64;
/** Space for half of the outline. */
const edge = 3;

export const voiceSize = { width: 2 * edge + voiceAcross * wide, height: 2 * edge + 2 * high + 32 } as const;

const right = edge + voiceAcross * wide;
const bottom = edge + 2 * high;
/** From the lower edge round the tip to the left edge: it grows out of the rounded corner. */
const tail = `H${edge + wide}Q${edge + 52} ${bottom + 26} ${edge + 14} ${bottom + 32}Q${edge + 32} ${bottom + 14} ${edge + 32} ${bottom - 8.6}A${corner} ${corner} 0 0 1 ${edge} ${bottom - corner}`;

export const voiceOutline = `M${edge + corner} ${edge}H${right - corner}A${corner} ${corner} 0 0 1 ${right} ${edge + corner}V${bottom - corner}A${corner} ${corner} 0 0 1 ${right - corner} ${bottom}${tail}V${edge + corner}A${corner} ${corner} 0 0 1 ${edge + corner} ${edge}Z`;

const columns = Array.from({ length: voiceAcross }, (_, column) => edge + column * wide);

/** Between the cells, in the colour of the bubble: answers are apart, and an empty bubble is no table. */
export const voiceLines = `M${edge} ${edge + high}H${right}${columns
  .slice(1)
  .map((left) => `M${left} ${edge}V${bottom}`)
  .join('')}`;

function cell(place: number): string {
  const left = edge + (place % voiceAcross) * wide;
  const top = edge + Math.floor(place / voiceAcross) * high;
  if (place === 0)
    return `M${left + wide} ${top}V${top + high}H${left}V${top + corner}A${corner} ${corner} 0 0 1 ${left + corner} ${top}Z`;
  if (place === voiceAcross - 1)
    return `M${left} ${top}H${right - corner}A${corner} ${corner} 0 0 1 ${right} ${top + corner}V${top + high}H${left}Z`;
  if (place === voiceAcross) return `M${left} ${top}H${left + wide}V${bottom}${tail}Z`;
  if (place === 2 * voiceAcross - 1)
    return `M${left} ${top}H${right}V${bottom - corner}A${corner} ${corner} 0 0 1 ${right - corner} ${bottom}H${left}Z`;
  return `M${left} ${top}h${wide}v${high}h${-wide}Z`;
}

/** What a policy's cell covers. */
export const voiceCells = Object.fromEntries(policyIds.map((id, place) => [id, cell(place)])) as Readonly<
  Record<PolicyId, string>
>;

/** @returns where the number of the cell stands, by its middle. */
export function voiceMiddle(place: number) {
  return {
    x: edge + ((place % voiceAcross) + 0.5) * wide,
    y: edge + (Math.floor(place / voiceAcross) + 0.5) * high,
  };
}

/** Circles of Undecided and stripes of No, repeated over a cell from the grid's `edge` on. */
export const voicePattern = { edge, dot, dotRadius: 5.6, stripes: 13, stripe: 7.5 } as const;
