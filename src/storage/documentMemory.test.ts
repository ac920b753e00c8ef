import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { DocumentMemory } from './documentMemory';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('What a tab remembers of a document', () => {
  test('is nothing but its value at first, and after it started anew', () => {
    const memory = new DocumentMemory('a');
    expect([memory.known, memory.before, memory.failing]).toEqual(['a', [], false]);
    memory.overwritten();
    memory.startFrom('b');
    expect([memory.known, memory.before]).toEqual(['b', []]);
  });

  test('is what it wrote over, oldest first, for two seconds each', () => {
    const memory = new DocumentMemory('a');
    memory.overwritten();
    jest.advanceTimersByTime(1000);
    memory.known = 'b';
    memory.overwritten();
    expect(memory.before).toEqual(['a', 'b']);
    jest.advanceTimersByTime(1000);
    expect(memory.before).toEqual(['b']);
    jest.advanceTimersByTime(1000);
    expect(memory.before).toEqual([]);
  });

  test('is what another tab wrote knowing it, only while there is something it could have missed', () => {
    const memory = new DocumentMemory('a');
    memory.accepted('theirs');
    expect(memory.before).toEqual([]);
    memory.overwritten();
    memory.accepted('theirs');
    expect(memory.before).toEqual(['a', 'theirs']);
  });

  test('is brought up to what was taken over, each as long as before', () => {
    const memory = new DocumentMemory('a');
    memory.overwritten();
    jest.advanceTimersByTime(1500);
    memory.rebase((past) => `${String(past)}+`);
    expect(memory.before).toEqual(['a+']);
    jest.advanceTimersByTime(500);
    expect(memory.before).toEqual([]);
  });
});
