import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { notices } from 'words/notices';
import { noticeActions } from '../../app/noticeActions';
import { renderPart } from '../../test/renderPart';
import { votesCleared } from '../answers/votesSlice';
import { registrationRefused } from '../membership/registrationSlice';
import { Notices } from './Notices';
import type * as snackbar from './NoticeSnackbar';
import { selectNotice } from './noticesSlice';

let isOffline = true;
jest.mock('./NoticeSnackbar', () => {
  if (isOffline) throw new Error('offline');
  return jest.requireActual<typeof snackbar>('./NoticeSnackbar');
});

beforeEach(() => {
  jest.useFakeTimers();
  document.body.insertAdjacentHTML('beforeend', '<p id="load-failure" hidden><button>Try again</button></p>');
});
afterEach(() => {
  jest.useRealTimers();
  document.getElementById('load-failure')?.remove();
});

test('A notice that could not be shown does not come later, once the device is online again', async () => {
  const line = document.getElementById('load-failure');
  const { store } = await renderPart(<Notices actions={noticeActions} />);
  const happens = async (event: Parameters<typeof store.dispatch>[0]) => {
    await act(async () => {
      store.dispatch(event);
      // Between the two tries to fetch the code lies a second.
      await jest.advanceTimersByTimeAsync(1000);
    });
  };
  for (const event of [votesCleared(), registrationRefused('fieldsMissing')]) {
    await happens(event);
    expect(line).toBeVisible();
    expect(selectNotice(store.getState())).toBeNull();
  }
  isOffline = false;
  await act(async () => {
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(0);
  });
  expect(line).not.toBeVisible();
  for (const name of ['votesCleared', 'fieldsMissing'] as const)
    expect(screen.queryByText(notices[name].description)).toBeNull();
  await happens(votesCleared());
  expect(screen.getByText(notices.votesCleared.description)).toBeVisible();
});
