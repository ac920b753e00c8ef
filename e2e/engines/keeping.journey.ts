import { consent } from '../../src/content/en/consent';
import { erased } from '../../src/content/en/erased';
import { notices } from '../../src/content/en/notices';
import { saving } from '../../src/content/en/saving';
import { yourData } from '../../src/content/en/yourData';
import { expectAnswered, itsDay, pressAnswer } from './answering';
import { expect, test } from './engineTest';
import { isDark } from './inPage';

test('An answer in one tab shows in the other, to and fro', async ({ visitor }) => {
  const other = await visitor.secondTab();
  await visitor.open('/surveys');
  await other.open('/surveys');
  await pressAnswer(visitor, 'yes');
  await expectAnswered(other, 'yes');
  await pressAnswer(other, 'no');
  await expectAnswered(visitor, 'no');
  expect(await visitor.stored()).toEqual({ votes: '{"5":"no"}', ...itsDay });
  await other.leave();
});

test('Where the storage is full, the page says so and goes on', async ({ visitor }) => {
  await visitor.startWith({});
  await visitor.run(() => {
    let text = 'x'.repeat(2 ** 20);
    for (let key = 0; text.length > 0; key++) {
      try {
        localStorage.setItem(`full${key}`, text);
      } catch {
        text = text.slice(0, text.length / 2);
      }
    }
  });
  await visitor.open('/surveys');
  await pressAnswer(visitor, 'yes');
  await visitor.sees(saving.failing);
  await expectAnswered(visitor, 'yes');
  expect(Object.keys(await visitor.stored())).not.toContain('votes');
  await visitor.run(() => {
    localStorage.clear();
  });
});

// One test for both settings: another browser takes as long to start as a journey.
test('Where the browser is dark and stores nothing, the page is dark, says so and goes on', async ({
  visitorWith,
}) => {
  const visitor = await visitorWith({ scheme: 'dark', storage: 'blocked' });
  await visitor.open('/surveys');
  expect(await visitor.run(isDark)).toBe(true);
  await visitor.sees(saving.failing);
  await pressAnswer(visitor, 'yes');
  await expectAnswered(visitor, 'yes');
});

test('After Decline the device holds the choice alone, Erase everything leaves nothing in the tab, and Erase now no choice', async ({
  visitor,
}) => {
  await visitor.open('/surveys');
  await pressAnswer(visitor, 'yes');
  await expect.poll(() => visitor.stored()).toEqual({ votes: '{"5":"yes"}', ...itsDay });
  await visitor.press(consent.choices.declined);
  await visitor.sees(saving.declined);
  await expect.poll(async () => Object.keys(await visitor.stored())).toEqual(['consent']);
  await expect.poll(async () => (await visitor.stored('sessionStorage')).votes).toBe('{"5":"yes"}');
  await visitor.reload();
  await expectAnswered(visitor, 'yes');

  await visitor.open('/cookie-policy');
  const { button, ask } = yourData.erase.everything;
  await visitor.press(button);
  await visitor.press(ask.confirm);
  await visitor.sees(notices.allErased.description);
  await visitor.open('/surveys');
  await expectAnswered(visitor, undefined);
  expect(Object.keys(await visitor.stored())).toEqual(['consent']);

  await visitor.press(saving.eraseNow);
  await visitor.press(saving.askErase.confirm);
  await visitor.isAt('/erased');
  await visitor.sees(erased.lead);
  expect([await visitor.stored(), await visitor.stored('sessionStorage')]).toEqual([{}, {}]);
  expect(await visitor.run(() => indexedDB.databases())).toEqual([]);
});
