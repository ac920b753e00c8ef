import { describe, expect, test } from '@jest/globals';
import { anyString, fc } from '../../test/fastCheck';
import { policyHeadings } from 'words/policyHeadings';
import { fixedPolicies } from '../../test/fixedPolicies';
import { headingOf } from '../../test/headingOf';
import {
  answerFilters,
  firstOpenShown,
  matchingIds,
  nextPolicy,
  parseFilter,
  printFilter,
} from './surveyFilter';
import { policyIds } from '../../content/policyIds';

const all = fixedPolicies.map(({ id }) => id).join(' ');

describe('The filter in the address', () => {
  test.each([
    ['', 'all'],
    ['?answer=yes', 'yes'],
    ['?answer=YES&x=1', 'yes'],
    ['?answer=maybe', 'all'],
    ['?answer=unanswered&answer=no', 'unanswered'],
    ['?answer=__proto__', 'all'],
  ])('is read from “%s”', (search, filter) => {
    expect(parseFilter(search)).toBe(filter);
  });

  test.each(answerFilters)('comes back as it was printed: %s', (filter) => {
    expect(parseFilter(printFilter(filter))).toBe(filter);
  });

  test('takes any query without a throw', () => {
    fc.assert(
      fc.property(anyString(), (search) => {
        expect(answerFilters).toContain(parseFilter(search));
      }),
    );
  });

  test('leaves an address without a filter as short as it is', () => {
    expect(printFilter('all')).toBe('');
    expect(printFilter('no')).toBe('answer=no');
  });
});

describe('The policies that fit', () => {
  const votes = { '1': 'yes', '5': 'no', '7': 'undecided' } as const;

  test.each([
    ['all', all],
    ['yes', '1'],
    ['no', '5'],
    ['undecided', '7'],
    ['unanswered', policyIds.filter((id) => !(id in votes)).join(' ')],
  ] as const)('answer %s: “%s”', (filter, ids) => {
    expect(matchingIds(votes, filter)).toBe(ids);
  });
});

describe('The first policy to answer among those that a filter shows', () => {
  test.each([
    ['all', {}, '1'],
    ['all', { '1': 'yes' }, '2'],
    ['yes', { '3': 'yes', '4': 'no' }, '3'],
    ['unanswered', { '1': 'yes', '2': 'no' }, '3'],
    ['no', { '1': 'yes' }, undefined],
  ] as const)('under “%s”, with %j answered, is %s', (filter, votes, id) => {
    expect(firstOpenShown(votes, filter)?.id).toBe(id);
  });
});

test.each([
  ['2', policyIds, '5', '3'],
  ['2', ['2', '7'], '5', '7'],
  ['10', policyIds, '5', '5'],
  ['10', policyIds, '10', undefined],
  ['10', policyIds, undefined, undefined],
] as const)('From policy %s the next of %j, with %s open, is %s', (id, among, open, next) => {
  const shown = policyHeadings.filter((each) => among.some((one) => one === each.id));
  expect(nextPolicy(headingOf(id), shown, open)?.id).toBe(next);
});
