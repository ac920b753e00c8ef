import { expect, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import { record } from 'words/record';
import { policyIds } from '../../content/policyIds';
import { officialRecord, rollCalls, rollCallsOn } from '../../content/rollCalls';
import { WhatCongressDid } from './WhatCongressDid';

test.each(policyIds)('On policy %s each vote has its day, tally, meaning and official record', (id) => {
  render(<WhatCongressDid policyId={id} />);
  const rows = screen.queryAllByRole('listitem');
  expect(rows).toHaveLength(rollCallsOn(id).length);
  rollCallsOn(id).forEach((vote, place) => {
    const row = rows[place];
    if (!row) throw new Error(`${vote} is not shown.`);
    const { yeas, nays, day } = rollCalls[vote];
    expect(row).toHaveTextContent(`${yeas} Yea to ${nays} Nay.`);
    expect(row).toHaveTextContent(day.slice(0, 4));
    expect(row).toHaveTextContent(record.votes[vote].yea);
    expect(within(row).getByRole('link')).toHaveAttribute('href', officialRecord(vote));
  });
});

const none = 'Congress has not voted on this in 2018 or later.';

test.each([
  ['nothing near it', '3', none],
  ['something close to it only', '10', `${none} ${record.related}`],
  ['packages only', '4', `${none} ${record.packages}`],
] as const)(
  'Where Congress voted on %s, the page says that it has not voted on the policy',
  (_, policyId, said) => {
    render(<WhatCongressDid policyId={policyId} />);
    expect(screen.getByText(said)).toBeVisible();
  },
);

test('Where Congress has voted, the page does not say that it has not', () => {
  const { container } = render(<WhatCongressDid policyId="2" />);
  expect(container).not.toHaveTextContent(none);
});

test('A Yea that was against the policy is said in words, and so is the direction', () => {
  render(<WhatCongressDid policyId="2" />);
  const [house, senate] = screen.getAllByRole('listitem');
  expect(house).toHaveTextContent('House, May 24, 2023: vote on passage, opposite to this policy');
  for (const row of [house, senate]) {
    expect(row).toHaveTextContent('A Yea was against this plan to cancel debt.');
    expect(row).toHaveTextContent('The President vetoed it, and the House did not override the veto.');
  }
});

test('A bill that was pending at its vote ends with its Congress, and the same place says so once it has', () => {
  render(<WhatCongressDid policyId="6" />);
  const row = screen.getAllByRole('listitem').at(-1);
  const ended = screen.getByText('It ended with that Congress on January 3, 2027, unless it had become law.');
  const { after } = record.votes['119-2026-h228'];
  expect(row).toContainElement(ended);
  expect(ended).not.toBeVisible();
  expect(screen.getByText(after)).toBeVisible();
  document.documentElement.dataset.billsEnded = 'on';
  expect(ended).toBeVisible();
  expect(screen.getByText(after)).not.toBeVisible();
  delete document.documentElement.dataset.billsEnded;
});
