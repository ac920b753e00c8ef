import { expect, jest, test } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useLoaded } from './useLoaded';

const value = { text: 'The draft' };

function loadAtThirdTry() {
  return jest
    .fn<() => Promise<typeof value>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(value);
}

test('What could not be loaded is tried again once the device is online again', async () => {
  const load = loadAtThirdTry();
  const { result } = renderHook(() => useLoaded(load, true));
  await waitFor(() => expect(result.current).toEqual([undefined, true]), { timeout: 3000 });
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(result.current).toEqual([value, false]));
  expect(load).toHaveBeenCalledTimes(3);
});

test('What a press is to open does not open by itself later', async () => {
  const load = loadAtThirdTry();
  const { result } = renderHook(() => useLoaded(load, true, false));
  await waitFor(() => expect(result.current).toEqual([undefined, true]), { timeout: 3000 });
  act(() => void window.dispatchEvent(new Event('online')));
  expect(result.current).toEqual([undefined, true]);
  expect(load).toHaveBeenCalledTimes(2);
});
