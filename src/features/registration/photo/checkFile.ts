import type { PhotoProblem } from '../../../content/registerTypes';
import { mostFileBytes, mostPixels } from './photoRules';
import type { ImageHeader } from './sniff/imageHeader';
import { sniffImage } from './sniff/sniffImage';

/** @returns why a file of this size is refused before it is read. */
export function checkSize(bytes: number): PhotoProblem | undefined {
  if (bytes === 0) return 'empty';
  return bytes > mostFileBytes ? 'tooHeavy' : undefined;
}

/** @returns the file's header, or why its bytes are refused before a decoder sees them. */
export function checkBytes(bytes: Uint8Array): ImageHeader | PhotoProblem {
  const sniffed = sniffImage(bytes);
  if (sniffed.kind === 'svg') return 'svg';
  if (sniffed.kind === 'otherPicture') return 'unsupported';
  if (sniffed.kind === 'noPicture') return 'notImage';
  const { header } = sniffed;
  if (header.width * header.height > mostPixels) return 'tooManyPixels';
  if (header.animated) return 'animated';
  if (header.cutShort) return 'cutShort';
  // Without a size the pixel limit can't be checked, so nothing is decoded.
  return header.width === 0 || header.height === 0 ? 'damaged' : header;
}
