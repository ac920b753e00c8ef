import type { ByteReader } from './byteReader';
import type { ImageHeader } from './imageHeader';

const frameBlock = 0x2c;
const extensionBlock = 0x21;
const trailer = 0x3b;

function colorTableBytes(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

function afterSubBlocks(file: ByteReader, start: number): number {
  let at = start;
  while (at < file.length && file.u8(at) !== 0) at += file.u8(at) + 1;
  return at + 1;
}

/** Counts frames by walking the blocks; two are enough to know that the picture moves. */
export function gifHeader(file: ByteReader): ImageHeader | undefined {
  if (!/^GIF8[79]a$/.test(file.text(0, 6))) return undefined;
  let width = file.u16le(6);
  let height = file.u16le(8);
  let frames = 0;
  let ended = false;
  let at = 13 + colorTableBytes(file.u8(10));
  while (at < file.length && !ended && frames < 2) {
    const block = file.u8(at);
    if (block === trailer) ended = true;
    else if (block === frameBlock) {
      frames++;
      // A frame may be larger than the screen that the header declares.
      width = Math.max(width, file.u16le(at + 1) + file.u16le(at + 5));
      height = Math.max(height, file.u16le(at + 3) + file.u16le(at + 7));
      at = afterSubBlocks(file, at + 11 + colorTableBytes(file.u8(at + 9)));
    } else if (block === extensionBlock) at = afterSubBlocks(file, at + 2);
    else break;
  }
  const animated = frames > 1;
  return { format: 'gif', width, height, animated, cutShort: !ended && !animated };
}
