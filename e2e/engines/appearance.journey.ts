import { appearance } from '../../src/content/en/appearance';
import { expect, test } from './engineTest';
import { isDark } from './inPage';

test('The colors follow the visitor, also over a reload', async ({ visitor }) => {
  await visitor.open('/accessibility');
  expect(await visitor.run(isDark)).toBe(false);
  await visitor.press(appearance.schemes.dark);
  await expect.poll(() => visitor.run(isDark)).toBe(true);
  await visitor.reload();
  expect(await visitor.run(isDark)).toBe(true);
  await visitor.press(appearance.schemes.system);
  await expect.poll(() => visitor.run(isDark)).toBe(false);
});
