import { noticeArea } from '../../src/content/en/noticeArea';
import { notices } from '../../src/content/en/notices';
import { register } from '../../src/content/en/register';
import { expect, test } from './engineTest';
import type { Visitor } from './visitor';

const focusedName = (visitor: Visitor) =>
  visitor.run(() => {
    const element = document.activeElement;
    return element?.getAttribute('aria-label') ?? element?.firstElementChild?.textContent;
  });

test('A notice leaves after five seconds, and not before', async ({ visitor }) => {
  await visitor.open('/register');
  // Watched inside the page: the time a busy machine takes to look does not count.
  await visitor.run(() => {
    let came: number | undefined;
    new MutationObserver(() => {
      const isThere = document.querySelector('[role=alert] > :not([hidden])') !== null;
      if (isThere) came ??= performance.now();
      else if (came !== undefined) Object.assign(window, { stayed: performance.now() - came });
    }).observe(document.body, { childList: true, subtree: true });
  });
  await visitor.press(register.register);
  await visitor.sees(notices.fieldsMissing.description);
  const stayed = () => visitor.run(() => (window as { stayed?: number }).stayed ?? null);
  await expect.poll(stayed).not.toBeNull();
  expect(await stayed()).toBeGreaterThanOrEqual(4900);
  expect(await stayed()).toBeLessThan(7000);
});

test('F8 leads to the notice, and closing it leads back', async ({ visitor }) => {
  await visitor.open('/register');
  await visitor.press(register.register);
  await visitor.sees(notices.fieldsMissing.description);
  await expect.poll(() => focusedName(visitor)).toBe(register.problems);
  await visitor.key('F8');
  await expect.poll(() => focusedName(visitor)).toBe(noticeArea.label);
  await visitor.key('Tab');
  await expect.poll(() => focusedName(visitor)).toBe(noticeArea.close);
  await visitor.key('Enter');
  await visitor.seesNo(notices.fieldsMissing.description);
  await expect.poll(() => focusedName(visitor)).toBe(register.problems);
});
