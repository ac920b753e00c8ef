import { groupParts } from 'words/groupParts';
import { policyHeadings } from 'words/policyHeadings';
import { surveys } from 'words/surveys';
import type { PolicyId } from '../../content/policyIds';
import { answers } from '../votes/votesDocument';
import type { Answer, Votes } from '../votes/votesDocument';

export interface PolicyTally extends Readonly<Record<Answer, number>> {
  readonly id: PolicyId;
  readonly title: string;
  /** How many gave any answer, Undecided included. */
  readonly answered: number;
}

export interface GroupTally {
  readonly people: number;
  /** All policies, in the order of the site. */
  readonly policies: readonly PolicyTally[];
  /** The policy with the largest share on one side, more than half of those who answered it; several if they tie. */
  readonly agreed: readonly PolicyTally[];
  /** The policy with the largest share on the smaller side; several if they tie. */
  readonly divided: readonly PolicyTally[];
}

/** Counts a group. Both shares are of all who answered, so that two people among many undecided do not decide it. */
export function tallyGroup(people: readonly Votes[]): GroupTally {
  const policies = policyHeadings.map(({ id, title }): PolicyTally => {
    const count = (answer: Answer) => people.filter((votes) => votes[id] === answer).length;
    const [yes = 0, no = 0, undecided = 0] = answers.map(count);
    return { id, title, yes, no, undecided, answered: yes + no + undecided };
  });
  const several = policies.filter(({ answered }) => answered > 1);
  return {
    people: people.length,
    policies,
    agreed: first(several, ({ yes, no }) => Math.max(yes, no), 1 / 2),
    divided: first(several, ({ yes, no }) => Math.min(yes, no), 0),
  };
}

/** @returns the policies with the largest share above `above`; of equal shares, those that more people answered. */
function first(
  policies: readonly PolicyTally[],
  part: (policy: PolicyTally) => number,
  above: number,
): readonly PolicyTally[] {
  const share = (policy: PolicyTally) => part(policy) / policy.answered;
  const ranked = policies
    .filter((policy) => share(policy) > above)
    .sort((a, b) => share(b) - share(a) || b.answered - a.answered);
  const [best] = ranked;
  return ranked.filter(
    (policy) => best && share(policy) === share(best) && policy.answered === best.answered,
  );
}

/** Tells a spreadsheet that the text is UTF-8. */
const byteOrderMark = '\ufeff';

/** The counts as a table for a spreadsheet, without the single people (RFC 4180). */
export function groupCsv({ policies, people }: GroupTally): string {
  const { columns } = groupParts;
  const head = [
    columns.policy,
    ...answers.map((answer) => surveys.answers[answer]),
    columns.noAnswer,
    columns.people,
  ];
  const rows = policies.map((policy) => [
    policy.title,
    ...answers.map((answer) => policy[answer]),
    people - policy.answered,
    people,
  ]);
  return byteOrderMark + [head, ...rows].map((cells) => `${cells.map(csvCell).join(',')}\r\n`).join('');
}

/**
 * A number as it is, a text in quotation marks. A text that a spreadsheet might run as a formula gets an apostrophe
 * before it, which makes it text (OWASP, CSV Injection).
 */
export function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = /^\s*[=+\-@\t\r\n|%\uff1d\uff0b\uff0d\uff20]/.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
}
