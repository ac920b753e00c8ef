import { describe, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ConfirmDialog } from './ConfirmDialog';

function show({ busy = false } = {}) {
  const [onConfirm, onCancel] = [jest.fn(), jest.fn()];
  const dialog = (open: boolean) => (
    <ConfirmDialog
      open={open}
      question={{ title: 'Really?', text: 'Do you agree?', confirm: 'I agree', cancel: 'Cancel' }}
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

/** What lies around the dialog, over the page. */
function backdrop(): HTMLElement {
  const around = screen.getByRole('dialog').parentElement;
  if (!around) throw new Error('The dialog is nowhere.');
  return around;
}

describe('A question', () => {
  test('has a heading, and is named by it and by its text', () => {
    show();
    expect(screen.getByRole('heading', { name: 'Really?' })).toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Really? Do you agree?' })).toBeInTheDocument();
  });

  test('takes the focus and keeps it', async () => {
    const { user } = show();
    const dialog = screen.getByRole('dialog');
    // Itself, so that a screen reader says at once that it is a dialog, and its text once.
    expect(dialog).toHaveFocus();
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

  test('answers Cancel to a press beside it', async () => {
    const { user, onConfirm, onCancel } = show();
    await user.click(backdrop());
    expect([onConfirm, onCancel].map((call) => call.mock.calls.length)).toEqual([0, 1]);
  });

  test('does not hear the second click of a double click, wherever it is: the first has opened it', () => {
    const { onConfirm, onCancel } = show();
    for (const name of ['I agree', 'Cancel'])
      fireEvent.click(screen.getByRole('button', { name }), { detail: 2 });
    fireEvent.mouseDown(backdrop(), { detail: 2 });
    fireEvent.click(backdrop(), { detail: 2 });
    expect([onConfirm, onCancel].map((call) => call.mock.calls.length)).toEqual([0, 0]);
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
