import { bmpHeader } from './bmpHeader';
import { ByteReader } from './byteReader';
import { gifHeader } from './gifHeader';
import { heifHeader } from './heifHeader';
import type { Sniffed } from './imageHeader';
import { jpegHeader } from './jpegHeader';
import { pngHeader } from './pngHeader';
import { webpHeader } from './webpHeader';

const readers = [jpegHeader, pngHeader, gifHeader, webpHeader, heifHeader, bmpHeader];

/** How far into a text an `<svg` may stand: behind an XML declaration, comments and a doctype. */
const svgWithin = 4096;

/**
 * Tells from a file's bytes what it is; its name and declared type may lie.
 * Pure, and total: any bytes in, never a throw.
 */
export function sniffImage(bytes: Uint8Array): Sniffed {
  const file = new ByteReader(bytes);
  for (const read of readers) {
    const header = read(file);
    if (header) return { kind: 'picture', header };
  }
  if (isTiff(file) || isJpegXl(file) || isIcon(file)) return { kind: 'otherPicture' };
  return { kind: isSvg(file) ? 'svg' : 'noPicture' };
}

function isTiff(file: ByteReader): boolean {
  return file.has(0, 0x49, 0x49, 0x2a, 0x00) || file.has(0, 0x4d, 0x4d, 0x00, 0x2a);
}

function isJpegXl(file: ByteReader): boolean {
  return file.has(0, 0xff, 0x0a) || file.text(4, 8) === 'JXL \r\n\x87\n';
}

function isIcon(file: ByteReader): boolean {
  return file.has(0, 0, 0, 1, 0) && file.u16le(4) > 0 && file.u16le(4) < 64;
}

function isSvg(file: ByteReader): boolean {
  const start = file
    .text(0, svgWithin)
    .replace(/\0/g, '')
    .replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, '');
  return /^\s*</.test(start) && /<svg[\s>:]/i.test(start);
}
