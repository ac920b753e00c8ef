import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fixedPolicies } from '../../test/fixedPolicies';
import {
  answerFilters,
  categories,
  matchingIds,
  nextUnanswered,
  parseFilter,
  printFilter,
} from './surveyFilter';
import { policyIds } from '../../content/policyIds';
import { policyHeadings } from 'words/policyHeadings';
import type { Votes } from '../votes/votes';

const all = fixedPolicies.map(({ id }) => id).join(' ');

describe('The filter in the address', () => {
  test.each([
    ['', 'all', 'all'],
    ['?answer=yes&category=economy', 'yes', 'economy'],
    ['?answer=YES&category=Criminal%20Justice', 'yes', 'criminal-justice'],
    ['?answer=maybe&category=sports&x=1', 'all', 'all'],
    ['?answer=unanswered&answer=no', 'unanswered', 'all'],
    ['?category=__proto__', 'all', 'all'],
  ])('is read from “%s”', (search, answer, category) => {
    expect(parseFilter(search)).toEqual({ answer, category });
  });

  test('comes back as it was printed', () => {
    const filter = fc.record({
      answer: fc.constantFrom(...answerFilters),
      category: fc.constantFrom('all', ...categories.keys()),
    });
    fc.assert(
      fc.property(filter, (chosen) => {
        expect(parseFilter(printFilter(chosen))).toEqual(chosen);
      }),
    );
  });

  test('takes any query without a throw', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (search) => {
        expect(answerFilters).toContain(parseFilter(search).answer);
      }),
    );
  });

  test('leaves an address without a filter as short as it is', () => {
    expect(printFilter({ answer: 'all', category: 'all' })).toBe('');
    expect(printFilter({ answer: 'no', category: 'all' })).toBe('answer=no');
  });

  test('knows each category once', () => {
    expect([...categories.values()]).toEqual(fixedPolicies.map(({ category }) => category));
  });
});

describe('The policies that fit', () => {
  const votes = { '1': 'yes', '5': 'no', '7': 'undecided' } as const;

  test.each([
    ['all', 'all', all],
    ['yes', 'all', '1'],
    ['no', 'all', '5'],
    ['undecided', 'all', '7'],
    ['unanswered', 'all', policyIds.filter((id) => !(id in votes)).join(' ')],
    ['all', 'economy', '7'],
    ['yes', 'economy', ''],
  ] as const)('answer %s, category %s: “%s”', (answer, category, ids) => {
    expect(matchingIds(votes, { answer, category })).toBe(ids);
  });
});

describe('The next policy without an answer', () => {
  const votes: Votes = { '1': 'yes', '2': 'no', [policyIds.at(-1) ?? '']: 'yes' };
  const lastOpen = policyHeadings.at(-2)?.slug ?? '';

  test.each([
    ['', '3'],
    ['medicare-expansion', '4'],
    [lastOpen, '3'],
    ['no-such-card', '3'],
  ])('after “%s” is %s', (after, id) => {
    expect(nextUnanswered(votes, after)?.id).toBe(id);
  });

  test('is none once all are answered', () => {
    const every = Object.fromEntries(fixedPolicies.map(({ id }) => [id, 'yes'] as const));
    expect(nextUnanswered(every, '')).toBeUndefined();
  });
});
