import type { ByteReader } from './byteReader';
import type { ImageHeader } from './imageHeader';

const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

export function pngHeader(file: ByteReader): ImageHeader | undefined {
  if (!file.has(0, ...signature)) return undefined;
  let animated = false;
  let ended = false;
  for (let at = signature.length; at < file.length && !ended; at += 12 + file.u32(at)) {
    const chunk = file.text(at + 4, 4);
    if (chunk === 'acTL') animated = file.u32(at + 8) > 1;
    ended = chunk === 'IEND';
  }
  return { format: 'png', width: file.u32(16), height: file.u32(20), animated, cutShort: !ended };
}
