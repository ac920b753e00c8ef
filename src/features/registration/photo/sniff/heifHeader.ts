import type { ByteReader } from './byteReader';
import type { ImageHeader } from './imageHeader';

const avifBrands = ['avif', 'avis'];
const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];
const movingBrands = ['avis', 'hevc', 'hevx', 'msf1'];

/** Boxes that lead to the size, and how far in their children start. */
const containers: Readonly<Record<string, number>> = { meta: 12, iprp: 8, ipco: 8 };

/** More boxes than a real file has on this path; a hostile one may hold millions. */
const mostBoxes = 10_000;

interface Box {
  readonly type: string;
  readonly at: number;
  readonly end: number;
}

function boxAt(file: ByteReader, at: number): Box {
  const short = file.u32(at);
  const size = short === 1 ? file.u32(at + 8) * 2 ** 32 + file.u32(at + 12) : short;
  return { type: file.text(at + 4, 4), at, end: size === 0 ? file.length : at + Math.max(8, size) };
}

/** AVIF and HEIC share one container of nested boxes; the largest `ispe` is the size of the whole picture. */
export function heifHeader(file: ByteReader): ImageHeader | undefined {
  if (file.text(4, 4) !== 'ftyp') return undefined;
  const major = file.text(8, 4);
  const brands = file.text(8, Math.min(file.u32(0), 256) - 8).match(/[\s\S]{4}/g) ?? [];
  const isAvif = brands.some((brand) => avifBrands.includes(brand));
  if (!isAvif && !heicBrands.includes(major)) return undefined;

  let width = 0;
  let height = 0;
  let cutShort = false;
  let boxes = 0;
  const open = [{ from: 0, to: file.length }];
  for (let range = open.pop(); range; range = open.pop()) {
    let at = range.from;
    while (at < range.to && boxes < mostBoxes) {
      boxes++;
      const box = boxAt(file, at);
      if (box.end > file.length) cutShort = true;
      const inner = containers[box.type];
      if (inner !== undefined) open.push({ from: at + inner, to: Math.min(box.end, range.to) });
      if (box.type === 'ispe') {
        width = Math.max(width, file.u32(at + 12));
        height = Math.max(height, file.u32(at + 16));
      }
      at = box.end;
    }
  }
  return {
    format: isAvif ? 'avif' : 'heic',
    width,
    height,
    animated: movingBrands.includes(major),
    cutShort,
  };
}
