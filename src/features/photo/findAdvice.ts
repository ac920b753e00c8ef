import type { PhotoAdvice } from '../../content/registerTypes';

/** Pixels as a canvas gives them: four bytes each. */
interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/* Limits found by trying photos and drawings; they only decide about advice. Brightness runs from 0 to 255. */
const lightBackground = 185;
const evenBackground = 26;
const colourlessBackground = 45;
const darkFace = 75;
const brightFace = 238;
const sharpEdges = 22;

/** @returns what can be said about a square photo from its pixels: background, light, focus. */
export function findAdvice(pixels: Pixels): PhotoAdvice[] {
  const found: PhotoAdvice[] = [];
  const background = sample(pixels, isBackground);
  if (
    background.brightness < lightBackground ||
    background.spread > evenBackground ||
    background.colour > colourlessBackground
  ) {
    found.push('background');
  }
  const face = sample(pixels, isFace);
  if (face.brightness < darkFace) found.push('dark');
  if (face.brightness > brightFace) found.push('bright');
  if (edgeStrength(pixels) < sharpEdges) found.push('blurry');
  return found;
}

/** Both upper corners: beside the head there is only wall. */
function isBackground(x: number, y: number): boolean {
  return y < 0.4 && (x < 0.14 || x > 0.86);
}

function isFace(x: number, y: number): boolean {
  return ((x - 0.5) / 0.2) ** 2 + ((y - 0.48) / 0.28) ** 2 < 1;
}

function luma(data: Uint8ClampedArray, at: number): number {
  return 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0);
}

/** Mean brightness, its standard deviation and the mean distance from grey of every second pixel in a region. */
function sample({ data, width, height }: Pixels, inside: (x: number, y: number) => boolean) {
  let [count, sum, squares, colour] = [0, 0, 0, 0];
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      if (!inside(x / width, y / height)) continue;
      const at = (y * width + x) * 4;
      const channels = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
      const brightness = luma(data, at);
      count++;
      sum += brightness;
      squares += brightness ** 2;
      colour += Math.max(...channels) - Math.min(...channels);
    }
  }
  const total = Math.max(1, count);
  const mean = sum / total;
  return {
    brightness: mean,
    spread: Math.sqrt(Math.max(0, squares / total - mean ** 2)),
    colour: colour / total,
  };
}

/** Variance of the Laplacian over the middle: how strongly neighbouring pixels differ where the face is. */
function edgeStrength({ data, width, height }: Pixels): number {
  let [count, sum, squares] = [0, 0, 0];
  const row = width * 4;
  for (let y = Math.round(height * 0.2); y < height * 0.8; y++) {
    for (let x = Math.round(width * 0.2); x < width * 0.8; x++) {
      const at = y * row + x * 4;
      const around = luma(data, at - 4) + luma(data, at + 4) + luma(data, at - row) + luma(data, at + row);
      const edge = 4 * luma(data, at) - around;
      count++;
      sum += edge;
      squares += edge ** 2;
    }
  }
  return count === 0 ? 0 : squares / count - (sum / count) ** 2;
}
