import type { ByteReader } from './byteReader';
import type { ImageHeader } from './imageHeader';

const animationFlag = 0x02;

/** The size as each of the three kinds of WebP writes it. */
function size(file: ByteReader): { width: number; height: number } {
  switch (file.text(12, 4)) {
    case 'VP8X':
      return { width: file.u24le(24) + 1, height: file.u24le(27) + 1 };
    case 'VP8L': {
      const bits = file.u32le(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8 ':
      return { width: file.u16le(26) & 0x3fff, height: file.u16le(28) & 0x3fff };
    default:
      return { width: 0, height: 0 };
  }
}

export function webpHeader(file: ByteReader): ImageHeader | undefined {
  if (file.text(0, 4) !== 'RIFF' || file.text(8, 4) !== 'WEBP') return undefined;
  const animated = file.text(12, 4) === 'VP8X' && (file.u8(20) & animationFlag) !== 0;
  return { format: 'webp', ...size(file), animated, cutShort: file.u32le(4) + 8 > file.length };
}
