import { describe, expect, test } from '@jest/globals';
import { estimateStrength } from './estimateStrength';

describe('A password’s strength', () => {
  test.each([
    ['password', { score: 0, hint: 'topTen' }],
    ['qwertyuiop', { score: 0, hint: 'topHundred' }],
    ['aaaaaaaaaa', { score: 0, hint: 'simpleRepeat' }],
    ['legislature', { score: 2, hint: 'wordByItself' }],
    ['legislature under oak', { score: 4, hint: null }],
    ['xK9#mQ2$vL7!pR4', { score: 4, hint: null }],
  ])('of %s is judged with a reason', (password, strength) => {
    expect(estimateStrength(password, [])).toMatchObject(strength);
  });

  test('is less when it holds the visitor’s own words', () => {
    expect(estimateStrength('ruizdelgado', ['Ruizdelgado'])).toEqual({ score: 0, hint: 'userInputs' });
  });

  test('of a very long text is judged at once', () => {
    const start = performance.now();
    expect(estimateStrength('Tr0ub4dour&3'.repeat(2000), []).score).toBeGreaterThan(0);
    expect(performance.now() - start).toBeLessThan(3000);
  });
});
