import { expect, jest, test } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useLoaded } from './useLoaded';

test('What could not be loaded is tried again once the device is online again', async () => {
  const value = { text: 'The draft' };
  const load = jest
    .fn<() => Promise<typeof value>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue(value);
  const { result } = renderHook(() => useLoaded(load, true));
  await waitFor(() => expect(result.current).toEqual([undefined, true]), { timeout: 3000 });
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(result.current).toEqual([value, false]));
  expect(load).toHaveBeenCalledTimes(3);
});
