import type { ByteReader } from './byteReader';
import type { ImageHeader } from './imageHeader';

/** Info headers of Windows bitmaps are at least this long; the older kind holds 16-bit sizes. */
const infoHeaderBytes = 40;

export function bmpHeader(file: ByteReader): ImageHeader | undefined {
  if (file.text(0, 2) !== 'BM' || file.u32le(14) < infoHeaderBytes || file.u32le(14) > 124) return undefined;
  const width = Math.abs(file.i32le(18));
  // Negative: the rows are stored from top to bottom.
  const height = Math.abs(file.i32le(22));
  return { format: 'bmp', width, height, animated: false, cutShort: file.u32le(2) > file.length };
}
