import { expect, test } from '@jest/globals';
import { fc } from '../test/fastCheck';
import { csvFile } from './csv';

test('A file for a spreadsheet lets no text run as a formula or leave its cell', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('', ' ', '\t', '\n'),
      fc.constantFrom(...Array.from('=+-@|%＝')),
      fc.string(),
      (space, sign, rest) => {
        const cell = csvFile([[space + sign + rest]]).slice(1, -2);
        expect(cell).toMatch(/^"'/);
        expect(cell.slice(1, -1).replaceAll('""', '')).not.toContain('"');
      },
    ),
  );
});

test('A file for a spreadsheet begins with the mark of UTF-8 and ends each row in CRLF', () => {
  expect(csvFile([['Data "Privacy" Protection', 3], ['ñ']])).toBe(
    '\ufeff"Data ""Privacy"" Protection",3\r\n"ñ"\r\n',
  );
});
