import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { headingOf } from '../../test/headingOf';
import { renderPart } from '../../test/renderPart';
import { CopyLink } from './CopyLink';

test('Where the browser refuses to copy, each press selects the address', async () => {
  const { user } = await renderPart(<CopyLink heading={headingOf('5')} />, '/surveys');
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  const button = screen.getByRole('button', { name: /^Copy/ });
  await user.click(button);
  const field = () => screen.getByRole<HTMLInputElement>('textbox');
  expect(await screen.findByRole('textbox')).toHaveFocus();
  await user.click(button);
  expect(field()).toHaveFocus();
  expect(field().selectionEnd).toBe(field().value.length);
});
