import type { CongressData } from '../../src/content/congressTypes';
import type { Correction } from '../../src/content/types';
import { agingAfter } from '../../src/features/letter/listAge';
import { daysAfter } from '../../src/lib/days';
import { lookLine } from './lookedFor';
import type { Looks } from './lookedFor';
import { securityTxtExpires } from '../build/securityTxt';

/** Something that needs a person. */
export interface Duty {
  readonly what: string;
  /** From this day on it is overdue, `YYYY-MM-DD`. */
  readonly due: string;
  readonly todo: string;
}

export interface DutySources {
  /** The cards that name a bill as a model, by title. */
  readonly withBills: readonly string[];
  /** The day on which bills that were not enacted end with their Congress. */
  readonly congressEnds: string;
  readonly congress: CongressData;
  /** The day up to which votes of Congress on the policies were looked for. */
  readonly votesThrough: string;
  /** By language; first the language in which corrections are written first. */
  readonly corrections: Readonly<Record<string, readonly CorrectionPlace[]>>;
  /** The day of the last release; `undefined` before the first. */
  readonly released: string | undefined;
  /** Shipped packages with a known hole that an update closes; `null` where no audit service answered. */
  readonly holes: readonly string[] | null;
}

/** Days after which newer votes of Congress are due to be looked for. */
const votesLast = 90;
/** Days before security.txt expires at which a release is due. */
const securityTxtEarly = 30;

type CorrectionPlace = Pick<Correction, 'policy' | 'date'>;

function countOf({ policy, date }: CorrectionPlace, list: readonly CorrectionPlace[]): number {
  return list.filter((each) => each.policy === policy && each.date === date).length;
}

/**
 * @param today `YYYY-MM-DD`.
 * @returns everything that needs a person, the earliest first. What has happened already is due at once.
 */
export function whatIsDue(sources: DutySources, today: string): readonly Duty[] {
  const { withBills, congressEnds, congress, votesThrough, corrections, released, holes } = sources;
  const over = congress.members.filter(({ end }) => end <= today);
  const nextEnd = congress.members
    .map(({ end }) => end)
    .filter((end) => end > today)
    .sort()[0];
  const [[, first] = ['', []], ...others] = Object.entries(corrections);
  const untranslated = others.flatMap(([language, list]) =>
    first
      // Two corrections of one card on one day are two here as well.
      .filter((each, place) => countOf(each, first.slice(place)) > countOf(each, list))
      .map(({ policy, date }) => ({
        what: `correction of ${date}, policy ${policy}`,
        due: date,
        todo: `add it to src/content/${language}/corrections.ts`,
      })),
  );
  const duties: Duty[] = [
    ...withBills.map((name) => ({
      what: `bills named as models: ${name}`,
      due: congressEnds,
      todo: 'name the bills of the new Congress, or none',
    })),
    {
      what: `members of Congress and their local offices as of ${congress.asOf}`,
      due: daysAfter(congress.asOf, agingAfter),
      todo: 'renew them: npm run congress (docs/content.md)',
    },
    {
      what: `votes of Congress up to ${votesThrough}`,
      due: daysAfter(votesThrough, votesLast),
      todo: 'look for newer ones, read the words about them, then move votesThrough (docs/editing.md)',
    },
    ...over.map(({ name, state, end }) => ({
      what: `term of ${name}, ${state}`,
      due: end,
      todo: 'no longer shown; renew the members of Congress',
    })),
    ...(nextEnd
      ? [
          {
            what: `terms of ${congress.members.filter(({ end }) => end === nextEnd).length} members of Congress`,
            due: nextEnd,
            todo: 'renew the members of Congress on that day',
          },
        ]
      : []),
    ...(released
      ? [
          {
            what: `security.txt of the release of ${released} expires`,
            due: daysAfter(securityTxtExpires(released), -securityTxtEarly),
            todo: 'make a release; what a visitor could meet may be unchanged',
          },
        ]
      : []),
    ...untranslated,
    ...(holes ?? []).map((hole) => ({
      what: `known hole: ${hole}`,
      due: today,
      todo: 'update the package',
    })),
  ];
  return duties.sort((a, b) => a.due.localeCompare(b.due) || a.what.localeCompare(b.what));
}

export const isOverdue = ({ due }: Pick<Duty, 'due'>, today: string): boolean => due <= today;

/** @returns the duties as a table in plain text, below each, where somebody looked, why it stays. */
export function printDuties(duties: readonly Duty[], today: string, looks: Looks): string {
  const widest = Math.max(0, ...duties.map(({ what }) => what.length));
  const rows = duties.flatMap((duty) => [
    [isOverdue(duty, today) ? 'OVERDUE' : '       ', duty.due, duty.what.padEnd(widest), duty.todo].join(
      '  ',
    ),
    ...lookLine(duty.what, looks, 21),
  ]);
  const overdue = duties.filter((duty) => isOverdue(duty, today)).length;
  return [...rows, '', `${duties.length} to watch, ${overdue} overdue on ${today}.`].join('\n');
}
