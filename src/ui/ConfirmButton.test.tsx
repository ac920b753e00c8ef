import { describe, expect, jest, test } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ConfirmButton } from './ConfirmButton';

const question = { title: 'Really?', text: 'It is gone for good.', confirm: 'Yes, erase', cancel: 'Cancel' };

function show(onConfirm: () => void, disabled = false) {
  render(
    <ConfirmButton question={question} destructive aria-disabled={disabled} onConfirm={onConfirm}>
      Erase
    </ConfirmButton>,
  );
  return userEvent.setup({ delay: null });
}

const erase = () => screen.getByRole('button', { name: 'Erase' });

async function expectClosed() {
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(erase()).toHaveFocus();
}

describe('A button that asks first', () => {
  test('does nothing before it is confirmed, and has the focus again afterwards', async () => {
    const onConfirm = jest.fn();
    const user = show(onConfirm);
    await user.click(erase());
    expect(await screen.findByRole('dialog', { name: `Really? ${question.text}` })).toBeInTheDocument();
    expect(onConfirm).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Yes, erase' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
    await expectClosed();
  });

  test.each(['Cancel', 'Escape'])('takes %s for a no', async (way) => {
    const onConfirm = jest.fn();
    const user = show(onConfirm);
    await user.click(erase());
    await screen.findByRole('dialog');
    if (way === 'Escape') await user.keyboard('{Escape}');
    else await user.click(screen.getByRole('button', { name: way }));
    await expectClosed();
    expect(onConfirm).not.toHaveBeenCalled();
  });

  test('asks nothing while there is nothing to do', async () => {
    const user = show(jest.fn(), true);
    await user.click(erase());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
