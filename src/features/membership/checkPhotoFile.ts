import { imageDimensionsFromData } from 'image-dimensions';
import type { register } from 'words/register';

export type PhotoProblem = keyof typeof register.photo.problems;

/** A larger file is refused unread: it could fill the memory of a phone. */
const mostFileBytes = 25 * 1024 * 1024;

/** A picture whose header promises more pixels than this is refused undecoded: opening it could exhaust the device. */
const mostPixels = 100_000_000;

/** How many bytes are searched for `<svg`, which may follow an XML declaration, comments and a doctype. */
const svgWithin = 4096;

type ImageHeader = NonNullable<ReturnType<typeof imageDimensionsFromData>>;

/** @returns why the file is refused unread; `undefined` if it may be read. */
export function checkSize(bytes: number): PhotoProblem | undefined {
  if (bytes === 0) return 'empty';
  return bytes > mostFileBytes ? 'tooHeavy' : undefined;
}

/* oxlint-disable no-control-regex -- these are bytes, not text */
/** What the browser's decoder may try: JPEG, PNG, GIF, WebP, AVIF, and HEIC, which only some browsers open. */
const photo =
  /^(?:\xff\xd8\xff|\x89PNG\r\n\x1a\n|GIF8[79]a|RIFF.{4}WEBP|.{4}ftyp(?:avi[fs]|hei[cxms]|hev[cx]|mif1|msf1))/s;

/** TIFF, JPEG XL, icons, bitmaps: hardly any browser opens them. Told apart because “not an image” would be untrue. */
const unsupported = /^(?:II\*\0|MM\0\*|\xff\x0a|.{4}JXL \r\n\x87\n|\0\0\x01\0[\x01-\x3f]\0|BM)/s;
/* oxlint-enable no-control-regex */

/**
 * Tells from a file's bytes what it is, because its name and declared type may be wrong. Never throws, whatever the
 * bytes. Whether the rest of the file is intact is left to the browser's decoder.
 * @returns the picture's header, or why it is refused before a decoder sees it.
 */
export function checkBytes(bytes: Uint8Array): ImageHeader | PhotoProblem {
  const start = String.fromCharCode(...bytes.subarray(0, svgWithin));
  if (!photo.test(start)) return refusalOf(start);
  const header = imageDimensionsFromData(bytes);
  // Without a size the pixel limit can't be checked, so nothing is decoded.
  if (!header || header.width * header.height === 0) return 'damaged';
  return header.width * header.height > mostPixels ? 'tooManyPixels' : header;
}

function refusalOf(start: string): PhotoProblem {
  if (unsupported.test(start)) return 'unsupported';
  const text = start.replace(/\0/g, '').replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, '');
  return /^\s*</.test(text) && /<svg[\s>:]/i.test(text) ? 'svg' : 'notImage';
}
