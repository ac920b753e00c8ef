import type { register } from 'words/register';
import { turnedSize } from './crop';
import type { Crop, Size } from './crop';
import { photoEdge } from './storedPhoto';

/** Advice on a photo that is used all the same: unlike a `PhotoProblem`, it keeps nobody from registering. */
export type PhotoAdvice = keyof typeof register.photo.advice;

/*
 * Found by trying photos and drawings; brightness is 0 to 255. A photo beyond a limit gets advice, it is not refused.
 */
const lightBackground = 185;
const evenBackground = 26;
const colourlessBackground = 45;
const darkFace = 75;
const brightFace = 238;
const sharpEdges = 22;

type Region = (x: number, y: number) => boolean;

/** Both upper corners: beside the head, a passport photo shows only the wall. Lower down are shoulders. */
const background: Region = (x, y) => y < 0.4 && (x < 0.14 || x > 0.86);
const face: Region = (x, y) => ((x - 0.5) / 0.2) ** 2 + ((y - 0.48) / 0.28) ** 2 < 1;
const middle: Region = (x, y) => Math.max(Math.abs(x - 0.5), Math.abs(y - 0.5)) < 0.3;

/** @returns advice on background, light and focus. The photo must be square, or the regions above miss the face. */
export function photoAdvice({
  data,
  width,
  height,
}: Pick<ImageData, 'data' | 'width' | 'height'>): PhotoAdvice[] {
  const row = width * 4;
  const channels = (at: number) => [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0] as const;
  const brightness = (at: number) => {
    const [red, green, blue] = channels(at);
    return 0.299 * red + 0.587 * green + 0.114 * blue;
  };
  const colour = (at: number) => Math.max(...channels(at)) - Math.min(...channels(at));
  /** Laplacian: how much a pixel differs from its neighbours. In a blurry photo it hardly varies. */
  const edge = (at: number) =>
    4 * brightness(at) -
    (brightness(at - 4) + brightness(at + 4) + brightness(at - row) + brightness(at + row));
  /** Every second pixel in both directions is enough, and takes a quarter of the time. */
  const measure = (inside: Region, property: (at: number) => number) => {
    const values: number[] = [];
    for (let y = 0; y < height; y += 2) {
      for (let x = 0; x < width; x += 2) {
        if (inside(x / width, y / height)) values.push(property(y * row + x * 4));
      }
    }
    return statistics(values);
  };

  const found: PhotoAdvice[] = [];
  const wall = measure(background, brightness);
  if (
    wall.mean < lightBackground ||
    wall.variance > evenBackground ** 2 ||
    measure(background, colour).mean > colourlessBackground
  ) {
    found.push('background');
  }
  const light = measure(face, brightness).mean;
  if (light < darkFace) found.push('dark');
  if (light > brightFace) found.push('bright');
  if (measure(middle, edge).variance < sharpEdges) found.push('blurry');
  return found;
}

/**
 * @param original size (px) of the file's own picture; by that of the reduced one, a large photo would count as small.
 */
export function sizeAdvice(original: Size, { rotation, area }: Crop): PhotoAdvice[] {
  const found: PhotoAdvice[] = [];
  if ((area.width / 100) * turnedSize(original, rotation).width < photoEdge) found.push('small');
  if (original.width !== original.height) found.push('notSquare');
  return found;
}

function statistics(values: readonly number[]) {
  const meanOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
  const mean = meanOf(values);
  return { mean, variance: meanOf(values.map((value) => (value - mean) ** 2)) };
}
