import { groupParts } from 'words/groupParts';
import { surveys } from 'words/surveys';
import { csvFile } from '../../lib/csv';
import { answersLeftToRight, rounds } from './tallyGroup';
import type { GroupTally } from './tallyGroup';

/** Must not hold the answers of individual members, who could be recognized by them. */
export function groupCsv({ policies }: GroupTally): string {
  const { columns } = groupParts;
  const given = answersLeftToRight.map((answer) => surveys.answers[answer]);
  return csvFile([
    [columns.policy, ...given, columns.noAnswer, columns.people],
    ...rounds(policies).map((policy) => [
      policy.label,
      ...answersLeftToRight.map((answer) => policy[answer]),
      policy.of - policy.answered,
      policy.of,
    ]),
  ]);
}
