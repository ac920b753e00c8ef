import { policyHeadings } from 'words/policyHeadings';
import { record } from 'words/record';
import { chamberOfVote, officialRecord, rollCalls, rollCallsOn } from '../../content/rollCalls';
import { csvFile } from '../../lib/csv';
import type { CsvRow } from '../../lib/csv';

export const voteColumns = [
  'vote',
  'policyId',
  'policy',
  'chamber',
  'day',
  'yeas',
  'nays',
  'agreed',
  'step',
  'relation',
  'what',
  'yeaMeant',
  'after',
  'officialRecord',
] as const;

/** @returns the roll calls that the policies' pages show, for a spreadsheet. */
export function votesCsv(): string {
  const rows = policyHeadings.flatMap(({ id: policyId, title }) =>
    rollCallsOn(policyId).map((id): CsvRow => {
      const { day, yeas, nays, agreed, step, relation } = rollCalls[id];
      const { what, yea, after } = record.votes[id];
      return [
        id,
        policyId,
        title,
        chamberOfVote(id),
        day,
        yeas,
        nays,
        agreed ? 'yes' : 'no',
        step,
        relation,
        what,
        yea,
        after,
        officialRecord(id),
      ];
    }),
  );
  return csvFile([voteColumns, ...rows]);
}
