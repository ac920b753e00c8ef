import type { Size } from './crop';

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

export interface Canvas {
  readonly context: Context;
  toJpeg(quality: number): Promise<Blob>;
}

/** A canvas where one can be had: off the page in a worker, an element in older browsers. @throws where neither draws. */
export function makeCanvas({ width, height }: Size): Canvas {
  if (typeof OffscreenCanvas !== 'undefined') {
    const canvas = new OffscreenCanvas(width, height);
    const context = prepared(canvas.getContext('2d', { willReadFrequently: true }));
    return { context, toJpeg: (quality) => canvas.convertToBlob({ type: 'image/jpeg', quality }) };
  }
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = prepared(canvas.getContext('2d', { willReadFrequently: true }));
  return {
    context,
    toJpeg: (quality) =>
      new Promise((resolve, reject) => {
        canvas.toBlob(
          (blob) => {
            if (blob) resolve(blob);
            else reject(new Error('The canvas gave no picture.'));
          },
          'image/jpeg',
          quality,
        );
      }),
  };
}

/** JPEG knows no transparency; what the picture leaves open becomes white, like the paper of a print. */
function prepared<Kind extends Context>(context: Kind | null): Kind {
  if (!context) throw new Error('The browser offers no canvas.');
  context.imageSmoothingQuality = 'high';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
  return context;
}
