import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { headingOf } from '../../test/headingOf';
import { renderPart } from '../../test/renderPart';
import type * as textField from '../../ui/TextField';
import { CopyLink } from './CopyLink';

let isOffline = true;
jest.mock('../../ui/TextField', () => {
  if (isOffline) throw new Error('offline');
  return jest.requireActual<typeof textField>('../../ui/TextField');
});

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

async function open() {
  const { user } = await renderPart(<CopyLink heading={headingOf('5')} />, '/surveys');
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  const button = screen.getByRole('button', { name: /^Copy/ });
  const press = async () => {
    await user.click(button);
    // Between the two tries to fetch the field lies a second.
    await act(() => jest.advanceTimersByTimeAsync(1000));
  };
  return { button, press };
}
const field = () => screen.getByRole<HTMLInputElement>('textbox');

// First, as what is fetched once is there for all tests.
test('A field that could not be fetched comes with the next press, not by itself once the device is online', async () => {
  const { button, press } = await open();
  await press();
  expect(screen.getByText(/\/surveys\/carbon-tax-policy$/)).toBeVisible();
  isOffline = false;
  await act(async () => {
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(1000);
  });
  expect(button).toHaveFocus();
  expect(screen.queryByRole('textbox')).toBeNull();
  await press();
  expect(field()).toHaveFocus();
});

test('Where the browser refuses to copy, each press selects the address', async () => {
  const { press } = await open();
  for (let times = 0; times < 2; times++) {
    await press();
    expect(field()).toHaveFocus();
    expect(field().selectionEnd).toBe(field().value.length);
  }
});
