import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { StackingTable } from './StackingTable';

test('Two columns of one name keep their cells apart', () => {
  const columns = [{ name: 'Policy' }, { name: 'Together' }, { name: 'Together' }] as const;
  const rows = (...cells: readonly [string, string]) => [{ id: '1', title: 'Carbon Tax', cells }];
  const { rerender } = render(<StackingTable caption="" columns={columns} rows={rows('Yes', 'You agree')} />);
  rerender(<StackingTable caption="" columns={columns} rows={rows('No', 'You differ')} />);
  expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['No', 'You differ']);
});
