import { checkBytes, checkSize } from './checkFile';
import { makeCanvas } from './canvas';
import type { Size } from './crop';
import { PhotoFailure } from './photoFailure';

/** Longest side of the picture that crops are taken from: enough for 600 px at threefold zoom, light enough for a phone. */
const workingEdge = 2400;
const previewEdge = 900;

/** A decoded, upright picture. */
export interface Picture {
  readonly bitmap: ImageBitmap;
  /** Size of the file's own picture, which may be larger than the bitmap. */
  readonly original: Size;
}

/** Checks, then decodes. @throws PhotoFailure saying what is wrong with the file. */
export async function openPicture(file: Blob): Promise<Picture> {
  const heavy = checkSize(file.size);
  if (heavy) throw new PhotoFailure(heavy);
  const header = checkBytes(new Uint8Array(await bytesOf(file)));
  if (typeof header === 'string') throw new PhotoFailure(header);

  const full = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new PhotoFailure(header.format === 'heic' ? 'heic' : 'damaged');
  });
  const original = { width: full.width, height: full.height };
  return { bitmap: await reduced(full), original };
}

async function bytesOf(file: Blob): Promise<ArrayBuffer> {
  try {
    return await file.arrayBuffer();
  } catch {
    // Moved, changed or locked since it was chosen.
    throw new PhotoFailure('damaged');
  }
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
