import type { ByteReader } from './byteReader';
import type { ImageHeader } from './imageHeader';

const scanStart = 0xda;

function isSize(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

function standsAlone(marker: number): boolean {
  return marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
}

/** Walks the segments before the first scan: the size stands in one of them, behind EXIF of any length. */
export function jpegHeader(file: ByteReader): ImageHeader | undefined {
  if (!file.has(0, 0xff, 0xd8, 0xff)) return undefined;
  let width = 0;
  let height = 0;
  let at = 2;
  while (at < file.length && file.u8(at) === 0xff) {
    const marker = file.u8(at + 1);
    if (marker === 0xff) at += 1;
    else if (standsAlone(marker)) at += 2;
    else if (marker === scanStart) break;
    else {
      if (isSize(marker)) {
        height = file.u16(at + 5);
        width = file.u16(at + 7);
      }
      at += 2 + Math.max(2, file.u16(at + 2));
    }
  }
  const cutShort = !endsAfter(file, at);
  return { format: 'jpeg', width, height, animated: false, cutShort };
}

/** True if an end-of-image marker follows the scan. Cameras append more data behind it, so the whole rest is searched. */
function endsAfter(file: ByteReader, scan: number): boolean {
  for (let at = file.length - 2; at > scan; at--) {
    if (file.u8(at) === 0xff && file.u8(at + 1) === 0xd9) return true;
  }
  return false;
}
