import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { useEditedFragment } from './useEditedFragment';

function Counter() {
  const [fragment, edit] = useEditedFragment();
  return <button onClick={() => edit(`/#${Number(fragment) + 1}`)}>{fragment}</button>;
}

beforeEach(() => {
  jest.useFakeTimers();
  history.replaceState(null, '', '/#0');
  render(<RouterProvider router={createBrowserRouter([{ path: '/', element: <Counter /> }])} />);
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

function press(times: number) {
  for (let at = 0; at < times; at++) fireEvent.click(screen.getByRole('button'));
}
const passes = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('The address is changed at once sixty times in half a minute, then a second after the last change', async () => {
  press(60);
  expect(location.hash).toBe('#60');
  press(40);
  expect(screen.getByRole('button')).toHaveTextContent('100');
  expect(location.hash).toBe('#60');
  await passes(1000);
  expect(location.hash).toBe('#100');
  await passes(30_000);
  press(1);
  expect(location.hash).toBe('#101');
});

test('A page that is hidden is in the address at once, and whoever leaves before that is asked', () => {
  press(61);
  const leaving = new Event('beforeunload', { cancelable: true });
  // jsdom's own takes no return value.
  Object.defineProperty(leaving, 'returnValue', { value: '', writable: true });
  fireEvent(window, leaving);
  expect(leaving.defaultPrevented).toBe(true);
  expect(leaving).toHaveProperty('returnValue', true);
  expect(location.hash).toBe('#61');
  const again = new Event('beforeunload', { cancelable: true });
  fireEvent(window, again);
  expect(again.defaultPrevented).toBe(false);
  press(1);
  fireEvent(document, new Event('visibilitychange'));
  expect(location.hash).toBe('#62');
});

test('What the browser refuses is tried again', async () => {
  const refuse = jest.spyOn(history, 'replaceState').mockImplementation(() => {
    throw new DOMException('Too many.', 'SecurityError');
  });
  press(1);
  await passes(0);
  expect(screen.getByRole('button')).toHaveTextContent('1');
  expect(location.hash).toBe('#0');
  refuse.mockRestore();
  await passes(1000);
  expect(location.hash).toBe('#1');
});

test('What waits is not written into an entry that was opened since, also before that is drawn', async () => {
  press(61);
  history.replaceState({ key: 'another' }, '', '/#away');
  await passes(1000);
  expect(location.hash).toBe('#away');
});
