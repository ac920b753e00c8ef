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
  ['script', 'index.html: 1001 bytes of script (brotli), 1 more than its budget of 1000.'],
  ['html', 'index.html: 2001 bytes of html (brotli), 1 more than its budget of 2000.'],
] as const)('A byte of %s too many is one', (kind, complaint) => {
  const page = budget['index.html'];
  expect(overBudget({ ...budget, 'index.html': { ...page, [kind]: page[kind] + 1 } }, budget)).toEqual([
    complaint,
  ]);
});

test('A new page without a budget, and a budget without its page, are complaints', () => {
  const { 'surveys/index.html': surveys, ...others } = budget;
  expect(overBudget({ ...others, 'polls/index.html': surveys }, budget)).toEqual([
    'polls/index.html has no budget.',
    'surveys/index.html has a budget but is not built any more.',
  ]);
});

test('In another language a page may have longer words, and hardly more script', () => {
  expect(allowedFor('es/index.html', budget)).toEqual({ script: 1015, html: 2200 });
  expect(overBudget({ ...budget, 'es/index.html': { script: 1016, html: 2200 } }, budget)).toHaveLength(1);
});

test('Votes and local offices may weigh as much in every language, and are to be found in each', () => {
  const [english, spanish] = ['assets/1.js', 'es/assets/1.js'] as const;
  expect(recordOverBudget({ [english]: recordBudget, [spanish]: recordBudget })).toEqual([]);
  expect(recordOverBudget({ [english]: 1, [spanish]: recordBudget + 1 })).toEqual([
    'es/assets/1.js: 20001 bytes (brotli) of votes and local offices, 1 more than 20000.',
  ]);
  expect(recordOverBudget({ [english]: 1 })).toHaveLength(1);
});
