import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { render, waitFor } from '@testing-library/react';
import { LazyConfirmDialog } from './LazyConfirmDialog';

jest.mock('./ConfirmDialog', () => {
  throw new Error('the chunk is gone');
});

// Between the two tries to fetch the code lies a second.
beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('A question whose code cannot be fetched', () => {
  test.each([true, false])('is asked by the browser itself (answer: %s)', async (answer) => {
    const [onConfirm, onCancel] = [jest.fn(), jest.fn()];
    const confirm = jest.fn<(question: string) => boolean>().mockReturnValue(answer);
    Object.assign(window, { confirm });
    render(
      <LazyConfirmDialog
        open
        question={{ title: 'Really?', text: 'Do you agree?', confirm: 'Yes', cancel: 'No' }}
        onConfirm={onConfirm}
        onCancel={onCancel}
      />,
    );
    await waitFor(() => {
      expect(answer ? onConfirm : onCancel).toHaveBeenCalledTimes(1);
    });
    expect(confirm).toHaveBeenCalledWith('Do you agree?');
  });
});
