import type { CongressRecord } from './recordTypes';
import type { RollCallId } from './rollCalls';

/**
 * `congressRecord.json`, which `npm run congress` writes (docs/content.md): a `CongressRecord` with a list for each kind
 * of fact. Each list has a row for each member, in the same order. Like beside like is a seventh smaller to download.
 */
export interface FoldedRecord {
  readonly rollCalls: readonly RollCallId[];
  readonly ids: readonly string[];
  readonly votes: readonly string[];
  /** Such as `Anchorage,Fairbanks`. */
  readonly towns: readonly string[];
  /** The number of each of these towns, in ten digits with nothing between them. */
  readonly phones: readonly string[];
}

export function foldRecord({ rollCalls, members }: CongressRecord): FoldedRecord {
  return {
    rollCalls,
    ids: members.map(({ id }) => id),
    votes: members.map(({ votes }) => votes),
    towns: members.map(({ offices }) => offices.map(([city]) => city).join(',')),
    phones: members.map(({ offices }) => offices.map(([, phone]) => phone.replaceAll('-', '')).join('')),
  };
}

export function unfoldRecord({ rollCalls, ids, votes, towns, phones }: FoldedRecord): CongressRecord {
  const officesOf = (place: number) => {
    const numbers = phones[place]?.match(/\d{10}/g) ?? [];
    const cities = towns[place]?.split(',') ?? [];
    return numbers.map(
      (number, office) => [cities[office] ?? '', number.replace(/^(\d{3})(\d{3})/, '$1-$2-')] as const,
    );
  };
  return {
    rollCalls,
    members: ids.map((id, place) => ({ id, votes: votes[place] ?? '', offices: officesOf(place) })),
  };
}
