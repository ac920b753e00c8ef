import type { Page } from '@playwright/test';
import { heif, jpegShell, png } from '../src/test/imageBytes';

/** A file as `setInputFiles` takes it. */
export interface TestFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const file = (name: string, mimeType: string, buffer: Buffer): TestFile => ({ name, mimeType, buffer });

/** A small, sound photo. */
export const goodPhoto = file(
  'me.png',
  'image/png',
  png(640, 640, (x, y) => {
    const head = ((x - 320) / 140) ** 2 + ((y - 300) / 190) ** 2 < 1;
    return head ? [190 - (x % 40), 140 - (y % 30), 110] : [250, 250, 248];
  }),
);

/**
 * Every kind of file that is refused, with words of its message, but the one that is too heavy: it would be slow to send
 * to the browser. No two neighbours have the same message, so that whoever chooses one after the other sees each appear.
 */
export const badFiles: readonly (readonly [string, TestFile, RegExp])[] = [
  ['empty', file('me.jpg', 'image/jpeg', Buffer.alloc(0)), /file is empty/],
  [
    'renamed text',
    file('me.jpg', 'image/jpeg', Buffer.from('Dear diary')),
    /could not read this file as an image/,
  ],
  ['SVG', file('me.svg', 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')), /SVG/],
  ['HEIC', file('me.heic', 'image/heic', heif('heic')), /HEIC/],
  ['TIFF', file('me.tif', 'image/tiff', Buffer.from('II*\0\x08\0\0\0')), /cannot open this kind/],
  ['HEIC named JPEG', file('me.jpg', 'image/jpeg', heif('heic')), /HEIC/],
  ['PNG cut short', file('me.png', 'image/png', goodPhoto.buffer.subarray(0, 900)), /could not be read/],
  ['bitmap', file('me.bmp', 'image/bmp', Buffer.from('BM')), /cannot open this kind/],
  ['damaged JPEG', file('me.jpg', 'image/jpeg', jpegShell()), /could not be read/],
  [
    'pixel bomb',
    file('me.png', 'image/png', png(1, 1, undefined, { claims: [60_000, 60_000] })),
    /more than 100 megapixels/,
  ],
];

/** One grey all over: nothing in it is sharp. */
export const plainPhoto = (name: string, grey: number): TestFile =>
  file(
    name,
    'image/png',
    png(640, 640, () => [grey, grey, grey]),
  );

/** Draws a JPEG in the page, as Node has no encoder: upper half red, lower half blue, some noise. */
export async function drawnJpeg(page: Page, width: number, height: number): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ([w, h]) => {
      const canvas = new OffscreenCanvas(w, h);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.fillStyle = '#c02020';
      context.fillRect(0, 0, w, h);
      context.fillStyle = '#2020c0';
      context.fillRect(0, h / 2, w, h / 2);
      for (let i = 0; i < 200; i++) {
        context.fillStyle = `hsl(${(i * 47) % 360} 60% 60%)`;
        context.fillRect((i * 7919) % w, (i * 104729) % h, w / 60, h / 60);
      }
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
      const bytes = new Uint8Array(await blob.arrayBuffer());
      let text = '';
      for (const byte of bytes) text += String.fromCharCode(byte);
      return btoa(text);
    },
    [width, height] as const,
  );
  return Buffer.from(base64, 'base64');
}

/** One entry of an EXIF directory: tag, type, count, value or offset. */
function entry(tag: number, type: number, count: number, value: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt16BE(tag, 0);
  head.writeUInt16BE(type, 2);
  head.writeUInt32BE(count, 4);
  return Buffer.concat([head, value, Buffer.alloc(4 - value.length)]);
}

const long = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const short = (value: number) => Buffer.from([value >> 8, value & 255]);

/** Puts EXIF with a place (48° 51' 29" N) and an orientation into a JPEG, as a phone does. */
export function withGps(jpeg: Buffer, orientation: number): Buffer {
  const ifd0 = Buffer.concat([
    short(3),
    entry(0x010f, 2, 4, Buffer.from('Cam\0')),
    entry(0x0112, 3, 1, short(orientation)),
    entry(0x8825, 4, 1, long(8 + 2 + 3 * 12 + 4)),
    long(0),
  ]);
  const gpsAt = 8 + ifd0.length;
  const gps = Buffer.concat([
    short(2),
    entry(1, 2, 2, Buffer.from('N\0')),
    entry(2, 5, 3, long(gpsAt + 2 + 2 * 12 + 4)),
    long(0),
    ...[48, 51, 29].flatMap((value) => [long(value), long(1)]),
  ]);
  const exif = Buffer.concat([Buffer.from('Exif\0\0MM\0*'), long(8), ifd0, gps]);
  return Buffer.concat([
    jpeg.subarray(0, 2),
    Buffer.from([0xff, 0xe1]),
    short(exif.length + 2),
    exif,
    jpeg.subarray(2),
  ]);
}
