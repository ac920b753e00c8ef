import { expect, test } from '@jest/globals';
import { allowedFor, overBudget, recordBudget, recordOverBudget } from './budget';

const budget = {
  'index.html': { script: 1000, html: 2000 },
  'surveys/index.html': { script: 3000, html: 4000 },
};

test('What weighs as much as it may is no complaint', () => {
  expect(overBudget(budget, budget)).toEqual([]);
});

test.each([
  ['script', 'index.html: 1100 bytes of script (brotli), 100 more than its budget of 1000.'],
  ['html', 'index.html: 2100 bytes of html (brotli), 100 more than its budget of 2000.'],
] as const)('A hundred bytes of %s too many are one, fewer are none', (kind, complaint) => {
  const weighs = (more: number) => {
    const page = budget['index.html'];
    return { ...budget, 'index.html': { ...page, [kind]: page[kind] + more } };
  };
  expect(overBudget(weighs(99), budget)).toEqual([]);
  expect(overBudget(weighs(100), budget)).toEqual([complaint]);
});

test('A new page without a budget, and a budget without its page, are complaints', () => {
  const { 'surveys/index.html': surveys, ...others } = budget;
  expect(overBudget({ ...others, 'polls/index.html': surveys }, budget)).toEqual([
    'polls/index.html has no budget: `npm run budget -- --add` gives it one.',
    'surveys/index.html has a budget but is not built any more.',
  ]);
});

test('In another language a page may have longer words, and hardly more script', () => {
  expect(allowedFor('es/index.html', budget)).toEqual({ script: 1015, html: 2200 });
  expect(overBudget({ ...budget, 'es/index.html': { script: 1115, html: 2200 } }, budget)).toHaveLength(1);
});

test('Votes and local offices may weigh as much in every language, and are to be found in each', () => {
  const [english, spanish] = ['assets/1.js', 'es/assets/1.js'] as const;
  expect(recordOverBudget({ [english]: recordBudget, [spanish]: recordBudget })).toEqual([]);
  expect(recordOverBudget({ [english]: 1, [spanish]: recordBudget + 1 })).toEqual([
    'es/assets/1.js: 29001 bytes (brotli) of votes and local offices, 1 more than 29000.',
  ]);
  expect(recordOverBudget({ [english]: 1 })).toHaveLength(1);
});
