import { expect, jest, test } from '@jest/globals';
import { policyIds } from '../content/policyIds';
import { drawPicture, mostRows } from './drawPicture';

/** A canvas on which Chinese letters are as wide as they are high, all others half as wide, and what is written there. */
function canvas() {
  const written: { readonly words: string; readonly width: number; readonly longest: number }[] = [];
  const context = {
    font: '',
    measureText(words: string) {
      const height = Number(/\d+(?=px)/.exec(context.font)?.[0]);
      const widths = Array.from(words, (sign) => (/\p{Script=Han}/u.test(sign) ? height : height / 2));
      return { width: widths.reduce((sum, width) => sum + width, 0) };
    },
    fillText: (words: string, _x: number, _y: number, longest: number) =>
      written.push({ words, width: context.measureText(words).width, longest }),
    fillRect: jest.fn(),
  };
  return { element: { getContext: () => context } as unknown as HTMLCanvasElement, written };
}

test.each([
  ['', 1],
  ['Ana Ruiz', 1],
  ['Maximiliana Alexandrina van der Berg-Hohenstein de la Fuente', 2],
  ['W'.repeat(60), 2],
  ['名'.repeat(60), 2],
])('The title of a picture is not narrowed by a name as long as %j', async (name, count) => {
  const { element, written } = canvas();
  const title = `Where ${name} stands`;
  await drawPicture(element, { title, rows: [], note: '', alt: '' });
  const lines = written.slice(1, 1 + count);
  expect(
    lines
      .map(({ words }) => words)
      .join('')
      .replaceAll(' ', ''),
  ).toBe(title.replaceAll(' ', ''));
  for (const { width, longest } of lines) expect(width).toBeLessThanOrEqual(longest);
});

test('A picture has a row for every policy there is', () => {
  expect(policyIds.length).toBeLessThanOrEqual(mostRows);
});
