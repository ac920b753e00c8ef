import { toBase64 } from '../../lib/base64';
import { checkBytes, checkSize } from './checkPhotoFile';
import type { PhotoProblem } from './checkPhotoFile';
import { centredCrop, turnedSize } from './crop';
import type { Crop, Size } from './crop';
import { photoAdvice, sizeAdvice } from './photoAdvice';
import type { PhotoAdvice } from './photoAdvice';
import { longestFileName, photoEdge, photoMaxBytes } from './storedPhoto';
import type { Photo } from './storedPhoto';

/** Longest side (px) of the picture that is cut: enough for 600 px at threefold zoom, light enough for a phone. */
const workingEdge = 2400;
const previewEdge = 900;

export interface Cropped {
  readonly photo: Photo;
  readonly advice: readonly PhotoAdvice[];
}

export interface Opened extends Cropped {
  /** Uncut, because the visitor moves it under the frame; small, because it is only for the screen. */
  readonly preview: Blob;
}

interface Picture {
  readonly bitmap: ImageBitmap;
  /** Size of the file's own picture. The bitmap may be smaller, so a large photo judged by it would count as small. */
  readonly original: Size;
}

/** Runs in a worker or on the page, so it must not use the DOM. Throws if the browser lacks what it needs. */
export class PhotoEditor {
  private picture: Picture | undefined;
  private fileName = '';

  async open(file: File): Promise<Opened | PhotoProblem> {
    const picture = await openPicture(file);
    if (typeof picture === 'string') return picture;
    this.picture = picture;
    this.fileName = file.name;
    const cropped = await this.crop(centredCrop(picture.bitmap));
    return { ...cropped, preview: await previewOf(picture.bitmap) };
  }

  /** Only the pixels are stored: EXIF data, which may say where the photo was taken, must not get into the record. */
  async crop(crop: Crop): Promise<Cropped> {
    const { picture } = this;
    if (!picture) throw new Error('No picture is open.');
    const context = makeCanvas({ width: photoEdge, height: photoEdge });
    draw(context, picture.bitmap, crop);
    const pixels = context.getImageData(0, 0, photoEdge, photoEdge);
    const jpeg = await smallEnough(context);
    const bytes = new Uint8Array(await jpeg.arrayBuffer());
    return {
      photo: {
        name: this.fileName.slice(0, longestFileName),
        type: 'image/jpeg',
        size: bytes.length,
        width: photoEdge,
        height: photoEdge,
        dataUrl: `data:image/jpeg;base64,${toBase64(bytes)}`,
      },
      advice: [...sizeAdvice(picture.original, crop), ...photoAdvice(pixels)],
    };
  }

  close(): void {
    this.picture?.bitmap.close();
    this.picture = undefined;
  }
}

type Context = OffscreenCanvasRenderingContext2D;

function draw(context: Context, bitmap: ImageBitmap, { rotation, area }: Crop): void {
  const box = turnedSize(bitmap, rotation);
  const scale = photoEdge / ((area.width / 100) * box.width);
  context.scale(scale, scale);
  context.translate(box.width / 2 - (area.x / 100) * box.width, box.height / 2 - (area.y / 100) * box.height);
  context.rotate((rotation * Math.PI) / 180);
  context.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2);
}

async function smallEnough({ canvas }: Context): Promise<Blob> {
  for (let quality = 0.92; quality >= 0.3; quality -= 0.08) {
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality });
    // A browser without a JPEG encoder hands out PNG instead, which the stored record does not allow.
    if (blob.type !== 'image/jpeg') break;
    if (blob.size <= photoMaxBytes) return blob;
  }
  throw new Error('The browser made no JPEG that is small enough.');
}

/** Checks first: a few bytes can claim a picture that fills the memory. @returns why the file can't be used, if so. */
async function openPicture(file: Blob): Promise<Picture | PhotoProblem> {
  const refusal = checkSize(file.size);
  if (refusal) return refusal;
  // Reading fails if the file was moved, changed or locked since it was chosen.
  const bytes = await file.arrayBuffer().catch(() => undefined);
  const header = bytes ? checkBytes(new Uint8Array(bytes)) : 'damaged';
  if (typeof header === 'string') return header;
  // Upright by EXIF, which is the default: its name `from-image` is refused by Chromium before 112 and Firefox before 111.
  const full = await createImageBitmap(file).catch(() => undefined);
  if (!full) return header.type === 'heic' ? 'heic' : 'damaged';
  const original = { width: full.width, height: full.height };
  return { bitmap: await reduced(full), original };
}

async function reduced(full: ImageBitmap): Promise<ImageBitmap> {
  const size = within(full, workingEdge);
  if (size.width === full.width) return full;
  const { width: resizeWidth, height: resizeHeight } = size;
  const smaller = await createImageBitmap(full, { resizeWidth, resizeHeight, resizeQuality: 'high' });
  full.close();
  return smaller;
}

/** For the cropper. Encoded again, so that it is small and the hidden data (EXIF) of the file is gone. */
async function previewOf(bitmap: ImageBitmap): Promise<Blob> {
  const size = within(bitmap, previewEdge);
  const context = makeCanvas(size);
  context.drawImage(bitmap, 0, 0, size.width, size.height);
  return context.canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 });
}

function within({ width, height }: Size, edge: number): Size {
  const scale = Math.min(1, edge / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

function makeCanvas({ width, height }: Size): Context {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser offers no canvas.');
  context.imageSmoothingQuality = 'high';
  // JPEG has no transparency: what the picture does not cover would become black, instead of white like photo paper.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  return context;
}
