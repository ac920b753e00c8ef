export type CsvRow = readonly (string | number)[];

/** Tells a spreadsheet that the text is UTF-8; without it, Excel may show the wrong letters. */
const byteOrderMark = '\ufeff';

/** @returns the rows, the column's names first, as CSV of RFC 4180. */
export function csvFile(rows: readonly CsvRow[]): string {
  return byteOrderMark + rows.map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');
}

/**
 * @returns a number as it is, a text in quotation marks. A text that a spreadsheet might run as a formula gets an
 * apostrophe before it, which makes it text (OWASP, CSV Injection).
 */
function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = /^\s*[=+\-@\t\r\n|%\uff1d\uff0b\uff0d\uff20]/.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}
