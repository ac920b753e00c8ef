import type { PhotoAdvice } from '../../../content/registerTypes';
import { toBase64 } from '../../../ui/base64';
import { longestText, photoEdge, photoMaxBytes } from '../rules';
import type { Photo } from '../userDocument';
import { makeCanvas } from './canvas';
import type { Canvas } from './canvas';
import { turnedSize } from './crop';
import type { Crop } from './crop';
import { findAdvice } from './findAdvice';
import type { Picture } from './picture';

const bestQuality = 0.92;
const worstQuality = 0.3;

export interface Cropped {
  readonly photo: Photo;
  readonly advice: readonly PhotoAdvice[];
}

/** Cuts, turns and re-encodes. What is stored are pixels only: EXIF, and the place in it, stays behind. */
export async function cropPicture(picture: Picture, crop: Crop, fileName: string): Promise<Cropped> {
  const canvas = makeCanvas({ width: photoEdge, height: photoEdge });
  draw(canvas, picture.bitmap, crop);
  const pixels = canvas.context.getImageData(0, 0, photoEdge, photoEdge);
  const jpeg = await smallEnough(canvas);
  const bytes = new Uint8Array(await jpeg.arrayBuffer());
  return {
    photo: {
      name: fileName.slice(0, longestText),
      type: 'image/jpeg',
      size: bytes.length,
      width: photoEdge,
      height: photoEdge,
      dataUrl: `data:image/jpeg;base64,${toBase64(bytes)}`,
    },
    advice: [...sizeAdvice(picture, crop), ...findAdvice(pixels)],
  };
}

function draw({ context }: Canvas, bitmap: ImageBitmap, { rotation, area }: Crop): void {
  const box = turnedSize(bitmap, rotation);
  const scale = photoEdge / ((area.width / 100) * box.width);
  context.save();
  context.scale(scale, scale);
  context.translate(box.width / 2 - (area.x / 100) * box.width, box.height / 2 - (area.y / 100) * box.height);
  context.rotate((rotation * Math.PI) / 180);
  context.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2);
  context.restore();
}

async function smallEnough(canvas: Canvas): Promise<Blob> {
  for (let quality = bestQuality; quality >= worstQuality; quality -= 0.08) {
    const blob = await canvas.toJpeg(quality);
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
