import { groupParts } from 'words/groupParts';
import { surveys } from 'words/surveys';
import { rounds, sides } from './tallyGroup';
import type { GroupTally } from './tallyGroup';

/** Tells a spreadsheet that the text is UTF-8; without it, Excel may show the wrong letters. */
const byteOrderMark = '\ufeff';

/** @returns CSV as in RFC 4180. Must not hold the answers of individual members, who could be recognized by them. */
export function groupCsv({ policies, people }: GroupTally): string {
  const { columns } = groupParts;
  const given = sides.map((answer) => surveys.answers[answer]);
  const head = [columns.policy, ...given, columns.noAnswer, columns.people];
  const rows = rounds(policies).map((policy) => [
    policy.label,
    ...sides.map((answer) => policy[answer]),
    Math.max(people - policy.answered, 0),
    people,
  ]);
  return byteOrderMark + [head, ...rows].map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');
}

/**
 * @returns a number as it is, a text in quotation marks. A text that a spreadsheet might run as a formula gets an
 * apostrophe before it, which makes it text (OWASP, CSV Injection).
 */
export function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = /^\s*[=+\-@\t\r\n|%\uff1d\uff0b\uff0d\uff20]/.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}
