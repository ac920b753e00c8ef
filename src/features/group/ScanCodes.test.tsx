import { afterEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { renderApp } from '../../test/renderApp';

type Ask = () => Promise<MediaStream>;

/** The browser's camera, and whether the page is secure; `undefined` where pages can't ask for one. */
function camera(ask: Ask | undefined, isSecure = true) {
  Object.defineProperty(window, 'isSecureContext', { value: isSecure, configurable: true });
  if (ask) {
    Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia: ask }, configurable: true });
  }
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'mediaDevices');
  Reflect.deleteProperty(window, 'isSecureContext');
});

const refuse =
  (name: string): Ask =>
  () =>
    Promise.reject(new DOMException('no', name));

test.each<[string, Ask | undefined, boolean, RegExp]>([
  ['the visitor or a policy forbids it', refuse('NotAllowedError'), true, /^This page is not allowed to use/],
  ['there is none', refuse('NotFoundError'), true, /^No camera was found/],
  [
    'another app has it',
    refuse('NotReadableError'),
    true,
    /^The camera is off\. Another app may be using it/,
  ],
  ['the browser is too old', undefined, true, /^No camera was found/],
  ['the page is not secure', undefined, false, /^Browsers give the camera only to secure pages/],
])('Where %s, the page says so and leaves the field to paste into', async (_, ask, isSecure, words) => {
  camera(ask, isSecure);
  const { user } = await renderApp('/group');
  await user.click(screen.getByRole('button', { name: 'Scan codes' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Scan codes' }));
  expect(await dialog.findByText(words)).toHaveTextContent(/close this and paste links/);
  expect(dialog.getByRole('button', { name: 'Turn the camera on' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Done' }));
  expect(await screen.findByRole('textbox', { name: 'Links or codes' })).toBeVisible();
});

test('A camera that is allowed only once the window is closed again goes off at once', async () => {
  let allow: (stream: MediaStream) => void = () => undefined;
  camera(() => new Promise((resolve) => (allow = resolve)));
  const { user } = await renderApp('/group');
  await user.click(screen.getByRole('button', { name: 'Scan codes' }));
  await user.click(await screen.findByRole('button', { name: 'Done' }));
  await screen.findByRole('textbox', { name: 'Links or codes' });
  const off = new Promise<void>((resolve) => {
    allow({ getTracks: () => [{ stop: resolve }] } as unknown as MediaStream);
  });
  await off;
});
