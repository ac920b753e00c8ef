import { describe, expect, test } from '@jest/globals';
import { fc } from '../../test/fastCheck';
import { gif, heif, jpegShell, png, webp } from '../../test/imageBytes';
import { checkBytes, checkSize } from './checkPhotoFile';

const MB = 1024 * 1024;

describe('A file is refused', () => {
  test('unread when it is empty or heavier than 25 MB', () => {
    expect([0, 1, 25 * MB, 25 * MB + 1].map(checkSize)).toEqual(['empty', undefined, undefined, 'tooHeavy']);
  });

  test.each<[string, string, Uint8Array]>([
    ['it is no picture, whatever its name', 'notImage', Buffer.from('just text')],
    ['it is a drawing', 'svg', Buffer.from('<svg/>'.replace('/', ' /'))],
    ['browsers do not open its kind', 'unsupported', Buffer.from('II*\0', 'latin1')],
    ['it has more than 100 megapixels', 'tooManyPixels', png(1, 1, undefined, { claims: [10_001, 10_000] })],
    ['it does not tell its size', 'damaged', jpegShell({ width: 0 })],
  ])('undecoded when %s', (_, problem, bytes) => {
    expect(checkBytes(bytes)).toBe(problem);
  });

  test('not when it is a picture of up to 100 megapixels', () => {
    expect(checkBytes(png(1, 1, undefined, { claims: [10_000, 10_000] }))).toMatchObject({ type: 'png' });
    expect(checkBytes(heif('heic'))).toMatchObject({ type: 'heic' });
  });
});

describe('The bytes of a file', () => {
  test.each<[string, Uint8Array, object]>([
    ['JPEG', jpegShell(), { type: 'jpeg', width: 800, height: 600 }],
    [
      'JPEG behind long EXIF with a thumbnail',
      jpegShell({ exifBytes: 50_000 }),
      { type: 'jpeg', width: 800, height: 600 },
    ],
    ['PNG', png(7, 5), { type: 'png', width: 7, height: 5 }],
    ['GIF', gif(), { type: 'gif', width: 1, height: 1 }],
    ['WebP', webp(), { type: 'webp', width: 800, height: 600 }],
    ['AVIF', heif('avif'), { type: 'avif', width: 4000, height: 3000 }],
    ['HEIC', heif('heic'), { type: 'heic', width: 4000, height: 3000 }],
    ['HEIC sequence', heif('msf1'), { type: 'heic', width: 4000, height: 3000 }],
  ])('tell the size of a %s', (_, bytes, header) => {
    expect(checkBytes(bytes)).toEqual(header);
  });

  test.each<[string, string, string]>([
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'svg'],
    [
      'SVG behind a declaration and a comment',
      '<?xml version="1.0"?>\n<!-- drawn -->\n<svg viewBox="0 0 1 1">',
      'svg',
    ],
    ['SVG with a byte order mark', '\xef\xbb\xbf<svg >', 'svg'],
    ['page', '<!doctype html><title>svg</title>', 'notImage'],
    ['text that talks of <svg>', 'how to write <svg> by hand', 'notImage'],
    ['PDF', '%PDF-1.7', 'notImage'],
    ['TIFF', 'II*\0\x08\0\0\0', 'unsupported'],
    ['JPEG XL', '\xff\x0a\xfa', 'unsupported'],
    ['icon', '\0\0\x01\0\x01\0', 'unsupported'],
    ['bitmap', 'BM\x3a\0\0\0', 'unsupported'],
    ['JPEG of which only the beginning is there', '\xff\xd8\xff\xe0', 'damaged'],
    ['film', '\0\0\0\x18ftypisom\0\0\0\0isommp42', 'notImage'],
    ['nothing', '', 'notImage'],
  ])('tell that it is: %s', (_, text, kind) => {
    expect(checkBytes(Buffer.from(text, 'latin1'))).toBe(kind);
  });

  test('of whatever kind never make it throw or hang', () => {
    const starts = [jpegShell(), png(3, 3), gif(), webp(), heif('heic'), heif('avif'), Buffer.from('<svg ')];
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
        const header = checkBytes(file);
        if (typeof header === 'string') return;
        const { width, height } = header;
        expect([width, height].every((edge) => Number.isInteger(edge) && edge > 0)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});
