import type { PhotoProblem } from '../../content/registerTypes';
import { checkBytes, checkSize } from './checkFile';
import type { Size } from './crop';

/** Longest side of the picture that crops are taken from: enough for 600 px at threefold zoom, light enough for a phone. */
const workingEdge = 2400;
const previewEdge = 900;

/** A decoded, upright picture. */
export interface Picture {
  readonly bitmap: ImageBitmap;
  /** Size of the file's own picture, which may be larger than the bitmap. */
  readonly original: Size;
}

/** Checks, then decodes. @returns what is wrong with the file if it can't be used. */
export async function openPicture(file: Blob): Promise<Picture | PhotoProblem> {
  const refusal = checkSize(file.size);
  if (refusal) return refusal;
  // It can't be read if it was moved, changed or locked since it was chosen.
  const bytes = await file.arrayBuffer().catch(() => undefined);
  const header = bytes ? checkBytes(new Uint8Array(bytes)) : 'damaged';
  if (typeof header === 'string') return header;
  const full = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (!full) return header.type === 'heic' ? 'heic' : 'damaged';
  const original = { width: full.width, height: full.height };
  return { bitmap: await reduced(full), original };
}

async function reduced(full: ImageBitmap): Promise<ImageBitmap> {
  const size = within(full, workingEdge);
  if (size.width === full.width) return full;
  const smaller = await createImageBitmap(full, {
    resizeWidth: size.width,
    resizeHeight: size.height,
    resizeQuality: 'high',
  });
  full.close();
  return smaller;
}

/** What the cropper shows: small, and without the original's hidden data. */
export async function previewOf({ bitmap }: Picture): Promise<Blob> {
  const size = within(bitmap, previewEdge);
  const canvas = makeCanvas(size);
  canvas.context.drawImage(bitmap, 0, 0, size.width, size.height);
  return canvas.toJpeg(0.85);
}

function within({ width, height }: Size, edge: number): Size {
  const scale = Math.min(1, edge / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

interface Canvas {
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
