import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { dayOf } from './dayOf';
import { useToday } from './today';

function Today() {
  return <time>{useToday()}</time>;
}

const shown = () => screen.getByText(/^\d/).textContent;

beforeEach(() => {
  jest.useFakeTimers({ now: new Date(2027, 0, 2, 23, 59) });
});
afterEach(() => {
  jest.useRealTimers();
});

test('A day is that of the time zone, whatever day it is in Greenwich', () => {
  expect([dayOf(new Date(2026, 10, 3, 0, 1)), dayOf(new Date(2026, 10, 3, 23, 59))]).toEqual([
    '2026-11-03',
    '2026-11-03',
  ]);
});

test('A page that stays open changes its day at every midnight', () => {
  render(<Today />);
  expect(shown()).toBe('2027-01-02');
  act(() => jest.advanceTimersByTime(60_000));
  expect(shown()).toBe('2027-01-03');
  act(() => jest.advanceTimersByTime(24 * 60 * 60_000));
  expect(shown()).toBe('2027-01-04');
});

test.each([
  ['focused', () => window.dispatchEvent(new Event('focus'))],
  ['brought back from the history', () => window.dispatchEvent(new Event('pageshow'))],
  ['shown again', () => document.dispatchEvent(new Event('visibilitychange'))],
])('A page whose timers slept looks up the day once it is %s', (_, happens) => {
  render(<Today />);
  jest.setSystemTime(new Date(2027, 0, 20));
  expect(shown()).toBe('2027-01-02');
  act(() => {
    happens();
  });
  expect(shown()).toBe('2027-01-20');
});

test('What is printed bears the day on which it is printed', () => {
  render(<Today />);
  jest.setSystemTime(new Date(2027, 0, 20));
  let onPaper;
  act(() => {
    window.dispatchEvent(new Event('beforeprint'));
    onPaper = shown();
  });
  expect(onPaper).toBe('2027-01-20');
});

test('A page that is gone leaves nothing behind that follows the day', () => {
  render(<Today />).unmount();
  expect(jest.getTimerCount()).toBe(0);
});

test('A printed page shows a day that is the same in every build of a year', () => {
  expect(renderToString(<Today />)).toContain(`${BUILD_YEAR}-01-01`);
});
