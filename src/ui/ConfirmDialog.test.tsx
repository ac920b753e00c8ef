import { describe, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ConfirmDialog } from './ConfirmDialog';

function show({ busy = false, title = '' } = {}) {
  const [onConfirm, onCancel] = [jest.fn(), jest.fn()];
  const dialog = (open: boolean) => (
    <ConfirmDialog
      open={open}
      question={{ text: 'Do you agree?', confirm: 'I agree', cancel: 'Cancel', ...(title && { title }) }}
      onConfirm={onConfirm}
      onCancel={onCancel}
      busy={busy}
    />
  );
  const { rerender } = render(dialog(true));
  return {
    onConfirm,
    onCancel,
    user: userEvent.setup(),
    close: () => {
      rerender(dialog(false));
    },
  };
}

describe('A question', () => {
  test('is named by its text when it has no title', () => {
    show();
    expect(screen.getByRole('dialog', { name: 'Do you agree?' })).toBeInTheDocument();
  });

  test('is named by its title and described by its text', () => {
    show({ title: 'Really?' });
    expect(screen.getByRole('dialog', { name: 'Really?' })).toHaveAccessibleDescription('Do you agree?');
  });

  test('takes the focus and keeps it', async () => {
    const { user } = show();
    const dialog = screen.getByRole('dialog');
    for (let i = 0; i < 6; i++) {
      await user.tab();
      expect(dialog.parentElement).toContainElement(document.activeElement as HTMLElement);
    }
  });

  test.each(['I agree', 'Cancel', 'Escape'])('answers %s once', async (way) => {
    const { user, onConfirm, onCancel } = show();
    if (way === 'Escape') await user.keyboard('{Escape}');
    else await user.click(screen.getByRole('button', { name: way }));
    expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual(
      way === 'I agree' ? [1, 0] : [0, 1],
    );
  });

  test('hears nothing more while it fades out', async () => {
    const { user, onConfirm, onCancel, close } = show();
    close();
    await user.click(screen.getByRole('button', { name: 'I agree' }));
    expect([onConfirm, onCancel].map((call) => call.mock.calls.length)).toEqual([0, 0]);
  });

  test('hears nothing while what was agreed is being done', async () => {
    const { user, onConfirm, onCancel } = show({ busy: true });
    await user.click(screen.getByRole('button', { name: 'I agree' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.keyboard('{Escape}');
    expect([onConfirm, onCancel].map((call) => call.mock.calls.length)).toEqual([0, 0]);
  });
});
