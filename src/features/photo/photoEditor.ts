import type { PhotoAdvice, PhotoProblem } from '../../content/registerTypes';
import { toBase64 } from '../../ui/base64';
import { centredCrop, turnedSize } from './crop';
import type { Crop, Size } from './crop';
import { findAdvice } from './findAdvice';
import { longestFileName, photoEdge, photoMaxBytes } from './photo';
import type { Photo } from './photo';
import { makeCanvas, openPicture, previewOf } from './picture';
import type { Picture } from './picture';

const bestQuality = 0.92;
const worstQuality = 0.3;

export interface Cropped {
  readonly photo: Photo;
  readonly advice: readonly PhotoAdvice[];
}

/** A chosen file, opened and cut around the middle. */
export interface Opened extends Cropped {
  /** Small, upright and uncut. */
  readonly preview: Blob;
  readonly size: Size;
}

/** The heavy work on one photo. Runs in a worker, or on the page where there is none; throws where neither can. */
export class PhotoEditor {
  private picture: Picture | undefined;
  private fileName = '';

  /** @returns what is wrong with the file if it can't be used. */
  async open(file: File): Promise<Opened | PhotoProblem> {
    const picture = await openPicture(file);
    if (typeof picture === 'string') return picture;
    this.picture = picture;
    this.fileName = file.name;
    const { width, height } = picture.bitmap;
    const cropped = await this.crop(centredCrop({ width, height }));
    return { ...cropped, preview: await previewOf(picture), size: { width, height } };
  }

  /** Cuts, turns and re-encodes. What is stored are pixels only: EXIF, and the place in it, stays behind. */
  async crop(crop: Crop): Promise<Cropped> {
    const { picture } = this;
    if (!picture) throw new Error('No picture is open.');
    const canvas = makeCanvas({ width: photoEdge, height: photoEdge });
    draw(canvas.context, picture.bitmap, crop);
    const pixels = canvas.context.getImageData(0, 0, photoEdge, photoEdge);
    const jpeg = await smallEnough((quality) => canvas.toJpeg(quality));
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
      advice: [...sizeAdvice(picture, crop), ...findAdvice(pixels)],
    };
  }

  close(): void {
    this.picture?.bitmap.close();
    this.picture = undefined;
  }
}

function draw(
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  bitmap: ImageBitmap,
  { rotation, area }: Crop,
): void {
  const box = turnedSize(bitmap, rotation);
  const scale = photoEdge / ((area.width / 100) * box.width);
  context.scale(scale, scale);
  context.translate(box.width / 2 - (area.x / 100) * box.width, box.height / 2 - (area.y / 100) * box.height);
  context.rotate((rotation * Math.PI) / 180);
  context.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2);
}

async function smallEnough(toJpeg: (quality: number) => Promise<Blob>): Promise<Blob> {
  for (let quality = bestQuality; quality >= worstQuality; quality -= 0.08) {
    const blob = await toJpeg(quality);
    // A browser without a JPEG encoder hands out PNG instead.
    if (blob.type !== 'image/jpeg') break;
    if (blob.size <= photoMaxBytes) return blob;
  }
  throw new Error('The browser made no JPEG that is small enough.');
}

function sizeAdvice({ original }: Picture, { rotation, area }: Crop): PhotoAdvice[] {
  const found: PhotoAdvice[] = [];
  if ((area.width / 100) * turnedSize(original, rotation).width < photoEdge) found.push('small');
  if (original.width !== original.height) found.push('notSquare');
  return found;
}
