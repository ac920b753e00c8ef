import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import subsetFont from 'subset-font';
import { renameFont, shownNames } from './fontNames';

const shipped = (file: string) =>
  subsetFont(readFileSync(`src/app/fonts/${file}`), 'a', { targetFormat: 'truetype' });

test('No shipped subset bears the name that Adobe reserved', async () => {
  for (const file of ['source-serif.woff2', 'public-sans.woff2']) {
    const names = shownNames(await shipped(file));
    expect(names.length).toBeGreaterThan(3);
    expect(names.join()).not.toMatch(/source/i);
  }
});

test('A name is replaced by one of the same length only', async () => {
  const font = await shipped('public-sans.woff2');
  renameFont(font, 'Public', 'Ballot');
  expect(shownNames(font)).toContain('Ballot Sans Thin');
  expect(() => renameFont(font, 'Ballot', 'Vote')).toThrow('as long as');
});
