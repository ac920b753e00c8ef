import { expect, jest, test } from '@jest/globals';
import { whenOnline } from './whenOnline';

test('With a connection, work that needs one runs at once, and never again', () => {
  const run = jest.fn();
  whenOnline(run);
  expect(run).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
  expect(run).toHaveBeenCalledTimes(1);
});

test('Without one it waits for the connection, and runs once', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const run = jest.fn();
  whenOnline(run);
  expect(run).not.toHaveBeenCalled();
  for (let times = 0; times < 2; times++) window.dispatchEvent(new Event('online'));
  expect(run).toHaveBeenCalledTimes(1);
});
