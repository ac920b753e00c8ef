import { perishables } from '../../src/content/types';
import type { Perishable, Source } from '../../src/content/types';
import { daysAfter, daysBetween, endOf } from '../../src/lib/days';
import { lookLine } from './lookedFor';
import type { Looks } from './lookedFor';

/** A text with its sources: a card, or another page that links its claims the same way. */
interface SourcedText {
  readonly name: string;
  /** Holds, at any depth, texts with `{{source-key|claim}}`. */
  readonly words: unknown;
  readonly sources: Readonly<Record<string, Source>>;
}

/** A claim that can stop being true by itself. */
export interface AgingClaim {
  readonly text: string;
  /** The words that are linked to the source. */
  readonly words: string;
  readonly source: Source;
  readonly as: Perishable;
  readonly month: string;
  readonly age: number;
  /** From this day on it has to be read again, `YYYY-MM-DD`. */
  readonly due: string;
}

/**
 * Days after the end of the month in which a claim was last seen when it is due to be read again.
 */
const lasts: Readonly<Record<Perishable, number>> = {
  // One order or one cable ends it, on the day on which it is signed.
  pause: 14,
  // A district court rules, or a higher one stays the ruling, within weeks.
  court: 30,
  // Set for a year, but raised in between, and then published some weeks later.
  cap: 45,
  // A bill moves a few times in two years, and each vote is announced before.
  bill: 60,
  // A phase begins on a day that its law or rule names long before.
  program: 90,
};

/** @param today `YYYY-MM-DD`. @returns the most perishable first, of one kind the oldest. */
export function agingClaims(texts: readonly SourcedText[], today: string): readonly AgingClaim[] {
  return texts
    .flatMap(({ name, words, sources }) => {
      const all = JSON.stringify(words);
      return Object.entries(sources).flatMap(([key, source]) => {
        if (!source.lastSeen) return [];
        const { as, month } = source.lastSeen;
        const linked = [...all.matchAll(/\{\{([^|]+)\|([^}]+)\}\}/g)].filter(([, to]) => to === key);
        return {
          text: name,
          words: [...new Set(linked.map(([, , shown]) => `“${shown}”`))].join(', '),
          source,
          as,
          month,
          age: Math.max(0, daysBetween(endOf(month), today)),
          due: daysAfter(endOf(month), lasts[as]),
        };
      });
    })
    .toSorted((a, b) => perishables.indexOf(a.as) - perishables.indexOf(b.as) || b.age - a.age);
}

/** @returns a table in plain text: each claim, below it the source and, where somebody looked, why it stays. */
export function printClaims(claims: readonly AgingClaim[], today: string, looks: Looks): string {
  const indent = 30;
  const rows = claims.map(({ text, words, source, as, month, age, due }) => {
    const when = [due <= today ? 'OVERDUE' : '       ', due, as.padEnd(7), `${month}, ${age} days old`];
    return [
      [...when, `${text}: ${words}`].join('  '),
      `${' '.repeat(indent)}${source.title}, ${source.url}`,
      ...lookLine(source.url, looks, indent),
    ];
  });
  const overdue = claims.filter(({ due }) => due <= today).length;
  return [...rows.flat(), '', `${claims.length} claims can age, ${overdue} overdue on ${today}.`].join('\n');
}
