import { imageDimensionsFromData } from 'image-dimensions';
import type { ImageType } from 'image-dimensions';
import type { PhotoProblem } from '../../content/registerTypes';
import type { Size } from './crop';

/** A file larger than this is refused unread. */
const mostFileBytes = 25 * 1024 * 1024;

/** A picture whose header promises more pixels than this is refused undecoded: opening it could exhaust the device. */
const mostPixels = 100_000_000;

/** How far into a text an `<svg` may stand: behind an XML declaration, comments and a doctype. */
const svgWithin = 4096;

type ImageHeader = Size & { readonly type: ImageType | 'bmp' };

/** @returns why a file of this size is refused before it is read. */
export function checkSize(bytes: number): PhotoProblem | undefined {
  if (bytes === 0) return 'empty';
  return bytes > mostFileBytes ? 'tooHeavy' : undefined;
}

/**
 * Tells from a file's bytes what it is; its name and declared type may lie. Total: any bytes in, never a throw.
 * @returns the picture's header, or why it is refused before a decoder sees it.
 */
export function checkBytes(bytes: Uint8Array): ImageHeader | PhotoProblem {
  const start = latin1(bytes, 0, svgWithin);
  const kind = kinds.find(({ starts }) => starts.test(start));
  if (!kind) return refusalOf(start);
  const header = start.startsWith('BM') ? bitmapHeader(bytes) : imageDimensionsFromData(bytes);
  const pixels = header ? header.width * header.height : 0;
  if (pixels > mostPixels) return 'tooManyPixels';
  if (kind.moves?.(bytes)) return 'animated';
  if (kind.isCutShort(bytes)) return 'cutShort';
  // Without a size the pixel limit can't be checked, so nothing is decoded.
  return header && pixels > 0 ? header : 'damaged';
}

/** What `image-dimensions` does not tell: whether a picture moves, and whether the file ends before the picture does. */
const kinds: readonly {
  readonly starts: RegExp;
  readonly isCutShort: (bytes: Uint8Array) => boolean;
  readonly moves?: (bytes: Uint8Array) => boolean;
}[] = [
  /* eslint-disable no-control-regex -- these are bytes, not text */
  { starts: /^\xff\xd8\xff/, isCutShort: (bytes) => !hasJpegEnd(bytes) },
  {
    starts: /^\x89PNG\r\n\x1a\n/,
    isCutShort: (bytes) => !pngChunks(bytes).has('IEND'),
    moves: (bytes) => number(bytes, (pngChunks(bytes).get('acTL') ?? Infinity) + 8, 4) > 1,
  },
  {
    starts: /^GIF8[79]a/,
    isCutShort: (bytes) => !walkGif(bytes).ended,
    moves: (bytes) => walkGif(bytes).frames > 1,
  },
  {
    starts: /^RIFF.{4}WEBP/s,
    isCutShort: (bytes) => littleEndian(bytes, 4, 4) + 8 > bytes.length,
    moves: (bytes) => latin1(bytes, 12, 4) === 'VP8X' && (number(bytes, 20, 1) & 2) !== 0,
  },
  {
    starts: /^.{4}ftyp(?:avi[fs]|hei[cxms]|hev[cx]|mif1|msf1)/s,
    isCutShort: (bytes) => endOfBoxes(bytes) > bytes.length,
    moves: (bytes) => ['avis', 'hevc', 'hevx', 'msf1'].includes(latin1(bytes, 8, 4)),
  },
  { starts: /^BM/, isCutShort: (bytes) => littleEndian(bytes, 2, 4) > bytes.length },
];

/** TIFF, JPEG XL and icons: pictures that hardly any browser opens. */
const unsupported = /^(?:II\*\0|MM\0\*|\xff\x0a|.{4}JXL \r\n\x87\n|\0\0\x01\0[\x01-\x3f]\0)/s;
/* eslint-enable no-control-regex */

function refusalOf(start: string): PhotoProblem {
  if (unsupported.test(start)) return 'unsupported';
  const text = start.replace(/\0/g, '').replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, '');
  return /^\s*</.test(text) && /<svg[\s>:]/i.test(text) ? 'svg' : 'notImage';
}

function bitmapHeader(bytes: Uint8Array): ImageHeader {
  // A negative height: the rows are stored from top to bottom.
  return { type: 'bmp', width: littleEndian(bytes, 18, 4), height: Math.abs(littleEndian(bytes, 22, 4) | 0) };
}

/** True if an end marker follows the scan. One before it belongs to the thumbnail; cameras append more data behind it. */
function hasJpegEnd(bytes: Uint8Array): boolean {
  const scanStart = 0xda;
  let scan = 2;
  while (scan < bytes.length && bytes[scan + 1] !== scanStart) {
    scan += bytes[scan + 1] === 0xff ? 1 : 2 + Math.max(2, number(bytes, scan + 2, 2));
  }
  for (let at = bytes.lastIndexOf(0xff); at > scan; at = bytes.lastIndexOf(0xff, at - 1)) {
    if (bytes[at + 1] === 0xd9) return true;
  }
  return false;
}

/** @returns where each kind of chunk last stands. */
function pngChunks(bytes: Uint8Array): ReadonlyMap<string, number> {
  const chunks = new Map<string, number>();
  for (let at = 8; at < bytes.length && !chunks.has('IEND'); at += 12 + number(bytes, at, 4)) {
    chunks.set(latin1(bytes, at + 4, 4), at);
  }
  return chunks;
}

/** Two frames are enough to know that the picture moves, so the walk ends there. */
function walkGif(bytes: Uint8Array): { readonly frames: number; readonly ended: boolean } {
  const colorTable = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  const afterSubBlocks = (start: number) => {
    let at = start;
    while (number(bytes, at, 1) > 0) at += number(bytes, at, 1) + 1;
    return at + 1;
  };
  let frames = 0;
  let at = 13 + colorTable(number(bytes, 10, 1));
  while (frames < 2) {
    const block = bytes[at];
    if (block === 0x2c) {
      frames++;
      at = afterSubBlocks(at + 11 + colorTable(number(bytes, at + 9, 1)));
    } else if (block === 0x21) at = afterSubBlocks(at + 2);
    else return { frames, ended: block === 0x3b };
  }
  return { frames, ended: true };
}

/** Where the last of the boxes that an AVIF or HEIC is made of says it ends. */
function endOfBoxes(bytes: Uint8Array): number {
  let at = 0;
  while (at < bytes.length) {
    const short = number(bytes, at, 4);
    const size = short === 1 ? number(bytes, at + 8, 8) : short;
    at = size === 0 ? bytes.length : at + Math.max(8, size);
  }
  return at;
}

/** Beyond the end every byte reads as zero, so hostile lengths never throw. */
function number(bytes: Uint8Array, at: number, count: number): number {
  let value = 0;
  for (let i = at; i < at + count; i++) value = value * 256 + (bytes[i] ?? 0);
  return value;
}

function littleEndian(bytes: Uint8Array, at: number, count: number): number {
  return number(bytes.slice(at, at + count).reverse(), 0, count);
}

function latin1(bytes: Uint8Array, at: number, count: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + count));
}
