import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { whenIdle } from './whenIdle';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('What nobody waits for runs once, after three seconds without a press, a key or a scroll', () => {
  const run = jest.fn();
  whenIdle(run);
  for (const doing of ['pointerdown', 'keydown', 'scroll']) {
    jest.advanceTimersByTime(2900);
    window.dispatchEvent(new Event(doing));
  }
  expect(run).not.toHaveBeenCalled();
  jest.advanceTimersByTime(3000);
  expect(run).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('keydown'));
  jest.advanceTimersByTime(10_000);
  expect(run).toHaveBeenCalledTimes(1);
});

test('It waits for the page to have arrived', () => {
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const run = jest.fn();
  whenIdle(run);
  jest.advanceTimersByTime(10_000);
  expect(run).not.toHaveBeenCalled();
  state.mockRestore();
  window.dispatchEvent(new Event('load'));
  jest.advanceTimersByTime(3000);
  expect(run).toHaveBeenCalledTimes(1);
});
