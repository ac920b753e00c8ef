import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { HoldButton } from './HoldButton';

const onStep = jest.fn();
const button = () => screen.getByRole('button');
/** jsdom knows no pointer events. */
const pointerDown = (which = 0) =>
  fireEvent(button(), new MouseEvent('pointerdown', { button: which, bubbles: true }));
const passes = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers();
  onStep.mockClear();
  render(<HoldButton onStep={onStep}>+1</HoldButton>);
});
afterEach(() => {
  jest.useRealTimers();
});

test('A press is one step', () => {
  pointerDown();
  passes(100);
  fireEvent.pointerUp(button());
  fireEvent.click(button(), { detail: 1 });
  passes(5000);
  expect(onStep).toHaveBeenCalledTimes(1);
});

test.each(['pointerUp', 'pointerLeave', 'pointerCancel', 'blur'] as const)(
  'A held button goes on until %s, and what comes after is no step',
  (end) => {
    pointerDown();
    passes(500);
    expect(onStep).toHaveBeenCalledTimes(1);
    passes(700);
    expect(onStep).toHaveBeenCalledTimes(6);
    fireEvent[end](button());
    if (end === 'pointerUp') fireEvent.click(button(), { detail: 1 });
    passes(5000);
    expect(onStep).toHaveBeenCalledTimes(6);
    // By keyboard.
    fireEvent.click(button(), { detail: 0 });
    expect(onStep).toHaveBeenCalledTimes(7);
  },
);

test('The other button of a mouse holds nothing', () => {
  pointerDown(2);
  passes(5000);
  expect(onStep).not.toHaveBeenCalled();
});
