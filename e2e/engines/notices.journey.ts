import { noticeArea } from '../../src/content/en/noticeArea';
import { notices } from '../../src/content/en/notices';
import { register } from '../../src/content/en/register';
import { noticeDuration } from '../../src/features/notices/noticeDuration';
import { expect, test } from './engineTest';
import type { Visitor } from './visitor';

const focusedName = (visitor: Visitor) =>
  visitor.run(() => {
    const element = document.activeElement;
    const labelledBy = element?.getAttribute('aria-labelledby') ?? '';
    return element?.getAttribute('aria-label') ?? document.getElementById(labelledBy)?.textContent;
  });

test('A notice leaves after its duration, and not before', async ({ visitor }) => {
  await visitor.open('/register');
  // Watched inside the page, whose timers come in their order also where a busy machine delays them all.
  await visitor.run((duration) => {
    const isThere = () => document.querySelector('[role=alert] > :not([hidden])') !== null;
    const watch = new MutationObserver(() => {
      if (!isThere()) return;
      watch.disconnect();
      const seen: boolean[] = [];
      for (const ms of [duration - 200, duration + 800]) setTimeout(() => seen.push(isThere()), ms);
      Object.assign(window, { seen });
    });
    watch.observe(document.body, { childList: true, subtree: true });
  }, noticeDuration);
  await visitor.press(register.register);
  await visitor.sees(notices.fieldsMissing.description);
  const seen = () => visitor.run(() => (window as { seen?: boolean[] }).seen ?? []);
  await expect.poll(seen).toHaveLength(2);
  expect(await seen()).toEqual([true, false]);
});

test('F8 leads to the notice, and closing it leads back', async ({ visitor }) => {
  await visitor.open('/register');
  await visitor.press(register.register);
  await visitor.sees(notices.fieldsMissing.description);
  await expect.poll(() => focusedName(visitor)).toBe(register.problems);
  await visitor.key('F8');
  await expect.poll(() => focusedName(visitor)).toBe(noticeArea.label);
  await visitor.focus({ role: 'button', name: noticeArea.close });
  await visitor.key('Enter');
  await visitor.seesNo(notices.fieldsMissing.description);
  await expect.poll(() => focusedName(visitor)).toBe(register.problems);
});
