import { describe, expect, test } from '@jest/globals';
import { fc } from '../../test/fastCheck';
import { policyIds } from '../../content/policyIds';
import { csvCell, groupCsv } from './groupCsv';
import { tallyGroup } from './tallyGroup';

describe('The table for a spreadsheet', () => {
  test('has a row for each policy with its counts', () => {
    const lines = groupCsv(tallyGroup([{ '1': 'yes' }, { '1': 'no', '2': 'undecided' }])).split('\r\n');
    expect(lines.slice(0, 3)).toEqual([
      '\ufeff"Policy","Yes","Undecided","No","No answer","People"',
      '"Universal Background Checks",1,0,1,0,2',
      '"Student Loan Forgiveness",0,1,0,1,2',
    ]);
    expect(lines).toHaveLength(policyIds.length + 2);
  });

  test('lets no text run as a formula or leave its cell', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('', ' ', '\t', '\n'),
        fc.constantFrom(...Array.from('=+-@|%＝')),
        fc.string(),
        (space, sign, rest) => {
          const cell = csvCell(space + sign + rest);
          expect(cell).toMatch(/^"'/);
          expect(cell.slice(1, -1).replaceAll('""', '')).not.toContain('"');
        },
      ),
    );
    expect(csvCell('Data "Privacy" Protection')).toBe('"Data ""Privacy"" Protection"');
  });
});
