import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { bmp, gif, heif, jpegShell, png, webp } from '../../../../test/imageBytes';
import { sniffImage } from './sniffImage';

const headerOf = (bytes: Uint8Array) => {
  const sniffed = sniffImage(bytes);
  return sniffed.kind === 'picture' ? sniffed.header : sniffed.kind;
};
const still = { animated: false, cutShort: false };

describe('The bytes of a file', () => {
  test.each<[string, Uint8Array, object]>([
    ['JPEG', jpegShell(), { format: 'jpeg', width: 800, height: 600, ...still }],
    [
      'JPEG behind long EXIF with a thumbnail',
      jpegShell({ exifBytes: 50_000 }),
      { format: 'jpeg', width: 800, height: 600, ...still },
    ],
    ['PNG', png(7, 5), { format: 'png', width: 7, height: 5, ...still }],
    ['GIF of one frame', gif(1), { format: 'gif', width: 1, height: 1, ...still }],
    ['WebP', webp(), { format: 'webp', width: 800, height: 600, ...still }],
    ['AVIF', heif('avif'), { format: 'avif', width: 4000, height: 3000, ...still }],
    ['HEIC', heif('heic'), { format: 'heic', width: 4000, height: 3000, ...still }],
    ['bitmap', bmp(30, -20), { format: 'bmp', width: 30, height: 20, ...still }],
  ])('tell the size of a %s', (_, bytes, header) => {
    expect(headerOf(bytes)).toEqual(header);
  });

  test.each<[string, Uint8Array]>([
    ['GIF', gif(2)],
    ['PNG', png(1, 1, undefined, { frames: 3 })],
    ['WebP', webp({ animated: true })],
    ['AVIF sequence', heif('avis')],
    ['HEIC sequence', heif('msf1')],
  ])('tell that a %s moves', (_, bytes) => {
    expect(headerOf(bytes)).toMatchObject({ animated: true });
  });

  test.each<[string, Uint8Array]>([
    ['JPEG', jpegShell({ end: false })],
    ['JPEG whose thumbnail alone is whole', jpegShell({ end: false, exifBytes: 100 })],
    ['PNG', png(40, 40).subarray(0, -14)],
    ['GIF', gif(1).subarray(0, -1)],
    ['WebP', webp().subarray(0, -1)],
    ['AVIF', heif('avif').subarray(0, -4)],
    ['bitmap', bmp(30, 20).subarray(0, -1)],
  ])('tell that a %s is cut short', (_, bytes) => {
    expect(headerOf(bytes)).toMatchObject({ cutShort: true });
  });

  test.each<[string, string, string]>([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'svg'],
    [
      'SVG behind a declaration and a comment',
      '<?xml version="1.0"?>\n<!-- drawn -->\n<svg viewBox="0 0 1 1">',
      'svg',
    ],
    ['SVG with a byte order mark', '\xef\xbb\xbf<svg >', 'svg'],
    ['page', '<!doctype html><title>svg</title>', 'noPicture'],
    ['text that talks of <svg>', 'how to write <svg> by hand', 'noPicture'],
    ['PDF', '%PDF-1.7', 'noPicture'],
    ['TIFF', 'II*\0\x08\0\0\0', 'otherPicture'],
    ['JPEG XL', '\xff\x0a\xfa', 'otherPicture'],
    ['icon', '\0\0\x01\0\x01\0', 'otherPicture'],
    ['film', '\0\0\0\x18ftypisom\0\0\0\0isommp42', 'noPicture'],
    ['nothing', '', 'noPicture'],
  ])('tell that it is: %s', (_, text, kind) => {
    expect(headerOf(Buffer.from(text, 'latin1'))).toBe(kind);
  });

  test('of whatever kind never make it throw or hang', () => {
    const starts = [
      jpegShell(),
      png(3, 3),
      gif(2),
      webp(),
      heif('heic'),
      heif('avif'),
      bmp(2, 2),
      Buffer.from('<svg '),
    ];
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 4000 }),
      // A real beginning, then anything: that reaches further into each reader.
      fc
        .tuple(fc.constantFrom(...starts), fc.nat(120), fc.uint8Array({ maxLength: 400 }))
        .map(([start, kept, rest]) => Buffer.concat([start.subarray(0, kept), rest])),
      fc
        .tuple(fc.constantFrom(...starts), fc.nat(200), fc.nat(255))
        .map(([start, at, byte]) => Uint8Array.from(start, (old, i) => (i === at ? byte : old))),
    );
    fc.assert(
      fc.property(bytes, (file) => {
        const sniffed = sniffImage(file);
        if (sniffed.kind !== 'picture') return;
        const { width, height } = sniffed.header;
        expect([width, height].every((edge) => Number.isInteger(edge) && edge >= 0)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});
