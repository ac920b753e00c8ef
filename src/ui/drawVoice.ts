import type { Answer } from '../content/answerIds';
import { policyIds } from '../content/policyIds';
import type { PolicyId } from '../content/policyIds';
import { light } from '../theme/palette';
import { pictograms } from './pictograms';
import { clearing, pictogramSize, voicePattern, voiceShape } from './voiceShape';

const { edge, dot, dotRadius, stripes, stripe } = voicePattern;
const { width, height, cells, middles, outline, seams } = voiceShape;

/** Draws on a canvas what `ui/Voice.tsx` draws in the light scheme: change both together. */
export function drawVoice(
  context: CanvasRenderingContext2D,
  answers: Readonly<Partial<Record<PolicyId, Answer>>>,
  [left, top, wide]: readonly [left: number, top: number, wide: number],
): void {
  context.save();
  context.translate(left, top);
  context.scale(wide / width, wide / width);
  context.lineJoin = 'round';
  context.lineCap = 'round';

  context.fillStyle = light.card;
  context.fill(new Path2D(outline));
  context.strokeStyle = light.control;
  context.lineWidth = 1.5;
  context.setLineDash([4, 5]);
  context.stroke(new Path2D(seams));
  context.setLineDash([]);

  for (const [place, id] of policyIds.entries()) {
    const answer = answers[id];
    const { x, y } = middles[place] ?? { x: 0, y: 0 };
    if (answer) fillCell(context, new Path2D(cells[place]), answer);
    if (answer === 'no' || answer === 'undecided') {
      context.fillStyle = light.card;
      context.beginPath();
      // Not by `roundRect`, which older browsers lack.
      const straight = (clearing.height - clearing.width) / 2;
      context.arc(x, y - straight, clearing.width / 2, Math.PI, 0);
      context.arc(x, y + straight, clearing.width / 2, 0, Math.PI);
      context.fill();
    }
    const line = answer === 'yes' ? light.onBar : answer ? light.ink : light.muted;
    drawPictogram(context, id, line, [x, y, pictogramSize]);
  }

  context.strokeStyle = light.ink;
  context.lineWidth = 3;
  context.stroke(new Path2D(outline));
  context.restore();
}

/** Draws the pictogram of a policy. The last parameter is its middle, and its width and height, in px. */
export function drawPictogram(
  context: CanvasRenderingContext2D,
  id: PolicyId,
  line: string,
  [x, y, size]: readonly [x: number, y: number, size: number],
): void {
  context.save();
  context.translate(x - size / 2, y - size / 2);
  context.scale(size / 24, size / 24);
  context.lineJoin = 'round';
  context.lineCap = 'round';
  context.strokeStyle = line;
  context.lineWidth = 1.5;
  context.stroke(new Path2D(pictograms[id]));
  context.restore();
}

function fillCell(context: CanvasRenderingContext2D, cell: Path2D, answer: Answer): void {
  context.save();
  context.clip(cell);
  context.fillStyle = answer === 'yes' ? light.yesFill : light.card;
  context.fill(cell);
  if (answer === 'no') {
    context.rotate(Math.PI / 4);
    context.fillStyle = light.noFill;
    const across = width + height;
    for (let x = 0; x < across; x += stripes) context.fillRect(x, -across, stripe, 2 * across);
  }
  if (answer === 'undecided') {
    context.fillStyle = light.undecidedFill;
    context.strokeStyle = light.undecidedBorder;
    context.lineWidth = 1.5;
    for (let x = edge + dot / 2; x < width; x += dot)
      for (let y = edge + dot / 2; y < height; y += dot) {
        context.beginPath();
        context.arc(x, y, dotRadius, 0, 2 * Math.PI);
        context.fill();
        context.stroke();
      }
  }
  context.restore();
}
