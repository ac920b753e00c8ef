import { describe, expect, test } from '@jest/globals';
import { gif, heif, jpegShell, png, webp } from '../../../test/imageBytes';
import { checkBytes, checkSize } from './checkFile';

const MB = 1024 * 1024;

describe('A file is refused', () => {
  test('unread when it is empty or heavier than 25 MB', () => {
    expect([0, 1, 25 * MB, 25 * MB + 1].map(checkSize)).toEqual(['empty', undefined, undefined, 'tooHeavy']);
  });

  test.each<[string, string, Uint8Array]>([
    ['it is no picture, whatever its name', 'notImage', Buffer.from('just text')],
    ['it is a drawing', 'svg', Buffer.from('<svg/>'.replace('/', ' /'))],
    ['browsers do not open its kind', 'unsupported', Buffer.from('II*\0', 'latin1')],
    ['it moves', 'animated', gif(2)],
    ['it is cut short', 'cutShort', png(9, 9).subarray(0, 50)],
    ['it has more than 100 megapixels', 'tooManyPixels', png(1, 1, undefined, { claims: [10_001, 10_000] })],
    [
      'it has too many pixels and moves',
      'tooManyPixels',
      webp({ animated: true, width: 16_000, height: 16_000 }),
    ],
    ['it does not tell its size', 'damaged', jpegShell({ width: 0 })],
  ])('undecoded when %s', (_, problem, bytes) => {
    expect(checkBytes(bytes)).toBe(problem);
  });

  test('not when it is a picture of up to 100 megapixels', () => {
    expect(checkBytes(png(1, 1, undefined, { claims: [10_000, 10_000] }))).toMatchObject({ format: 'png' });
    expect(checkBytes(heif('heic'))).toMatchObject({ format: 'heic' });
  });
});
