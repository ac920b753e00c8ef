import { expect, test } from '@jest/globals';
import { humanSize } from './StoredNow';

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1000, '1.0 kB'],
  [9940, '9.9 kB'],
  [9950, '10 kB'],
  [184_400, '184 kB'],
  [999_499, '999 kB'],
  [999_500, '1.0 MB'],
  [5_200_000, '5.2 MB'],
])('%d bytes read as %s', (bytes, words) => {
  expect(humanSize(bytes)).toBe(words);
});
