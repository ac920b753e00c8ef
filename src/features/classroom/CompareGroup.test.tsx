import { afterEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { renderPart } from '../../test/renderPart';
import { encodeClass } from '../sharing/classCode';
import type * as presentation from './Presentation';
import type * as scanCodes from './ScanCodes';
import { CompareGroup } from './CompareGroup';

let isOffline = true;
function download() {
  if (isOffline) throw new Error('offline');
}
jest.mock('./Presentation', () => {
  download();
  return jest.requireActual<typeof presentation>('./Presentation');
});
jest.mock('./ScanCodes', () => {
  download();
  return jest.requireActual<typeof scanCodes>('./ScanCodes');
});

afterEach(() => {
  Reflect.deleteProperty(window, 'isSecureContext');
  Reflect.deleteProperty(document, 'fullscreenElement');
  Reflect.deleteProperty(document, 'exitFullscreen');
});

/** @returns also the spy on the request to end the full screen. */
async function showInFullScreen() {
  const exit = jest.fn(() => Promise.resolve());
  Object.assign(document, { exitFullscreen: exit });
  Object.defineProperty(document, 'fullscreenElement', { value: document.body, configurable: true });
  const { user } = await renderPart(
    <CompareGroup cards={null} withoutClass={null} />,
    `/group#${encodeClass(['2', '7'])}`,
  );
  return { user, exit };
}

test('Back before the code of the view has come ends the full screen', async () => {
  isOffline = true;
  const { user, exit } = await showInFullScreen();
  await user.click(screen.getByRole('button', { name: 'Mixed' }));
  await user.click(screen.getByRole('button', { name: 'Count hands' }));
  expect(exit).not.toHaveBeenCalled();
  history.back();
  await waitFor(() => expect(exit).toHaveBeenCalledTimes(1));
});

test.each([
  ['Scan codes', 'Scan codes', false],
  ['Count hands', 'Presenter’s view', true],
])(
  'After a download that failed, “%s” tries it again, and a full screen does not stay without its view',
  async (name, dialog, isFull) => {
    isOffline = true;
    Object.defineProperty(window, 'isSecureContext', { value: false, configurable: true });
    const { user, exit } = await showInFullScreen();
    if (isFull) await user.click(screen.getByRole('button', { name: 'Mixed' }));
    await user.click(screen.getByRole('button', { name }));
    expect(
      await screen.findByText('This part did not load. Please try again.', {}, { timeout: 3000 }),
    ).toBeVisible();
    await waitFor(() => expect(exit).toHaveBeenCalledTimes(isFull ? 1 : 0));
    isOffline = false;
    const before = history.length;
    await user.click(screen.getByRole('button', { name }));
    expect(await screen.findByRole('dialog', { name: dialog })).toBeVisible();
    expect(history.length).toBe(before);
  },
);
