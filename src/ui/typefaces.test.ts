import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { showTitleTypeface, showTypefaces } from './typefaces';

const root = document.documentElement;
let isThere = false;
const load = jest.fn(() => Promise.resolve([]));

/** Words of which the title above them takes one line, and `linesInTypeface` once it is drawn in its typeface. */
function addText(top: number, linesInTypeface: number) {
  const text = document.createElement('p');
  text.checkVisibility = () => true;
  text.getBoundingClientRect = () => {
    const now = top + 30 * (root.dataset.typefaces ? linesInTypeface : 1);
    return { top: now, bottom: now + 20 } as DOMRect;
  };
  document.body.append(text);
}

beforeEach(() => {
  document.body.replaceChildren();
  delete root.dataset.typefaces;
  isThere = false;
  load.mockClear();
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: { load, check: () => isThere },
  });
});

afterEach(() => {
  Reflect.deleteProperty(document, 'fonts');
});

test('Titles are drawn in their typeface once it has come', async () => {
  addText(100, 1);
  await showTitleTypeface();
  expect(root.dataset.typefaces).toBe('titles');
  expect(load).toHaveBeenCalledTimes(2);
});

test('Titles keep their fallback where another line would move what is in the window', async () => {
  addText(100, 1);
  addText(200, 2);
  await showTitleTypeface();
  expect(root.dataset.typefaces).toBeUndefined();
});

test.each([
  ['above', -500],
  ['below', innerHeight],
])('What is %s the window may be moved', async (_, top) => {
  addText(top, 2);
  await showTitleTypeface();
  expect(root.dataset.typefaces).toBe('titles');
});

test('A page that is opened is drawn in the typefaces if they are there', () => {
  showTypefaces();
  expect(root.dataset.typefaces).toBeUndefined();
  isThere = true;
  showTypefaces();
  expect(root.dataset.typefaces).toBe('all');
});
