import { appearance } from '../../src/content/en/appearance';
import { expect, test } from './engineTest';
import type { Visitor } from './visitor';

/** @returns whether the page is painted dark. */
const isDark = (visitor: Visitor) =>
  visitor.run(() => {
    const [red = '255'] = /\d+/.exec(getComputedStyle(document.body).backgroundColor) ?? [];
    return Number(red) < 128;
  });

test('The colors follow the system', async ({ visitorWith }) => {
  const visitor = await visitorWith({ scheme: 'dark' });
  await visitor.open('/');
  expect(await isDark(visitor)).toBe(true);
});

test('The colors follow the visitor, also over a reload', async ({ visitor }) => {
  await visitor.open('/accessibility');
  expect(await isDark(visitor)).toBe(false);
  await visitor.press(appearance.schemes.dark);
  await expect.poll(() => isDark(visitor)).toBe(true);
  await visitor.reload();
  expect(await isDark(visitor)).toBe(true);
  await visitor.press(appearance.schemes.system);
  await expect.poll(() => isDark(visitor)).toBe(false);
});
