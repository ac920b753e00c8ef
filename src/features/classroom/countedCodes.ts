import { findCodes } from '../sharing/readLink';
import { crc32, decodeShared } from '../sharing/shareCode';
import type { Votes } from '../answers/votes';
import { countAlike } from './parseGroupInput';

/**
 * The codes that were pasted or scanned into the group. A repeated code without a name was sent twice, or is another
 * person's who answered alike, so it is added only if the visitor confirms. Once fewer people with its answers are in
 * the group than right after it was added (Undo, Take out), it is added without a question again. The group itself
 * keeps no names, so it cannot tell which codes it was made of.
 */
export interface CountedCodes {
  /** By a code's checksum, which does not give the name away: how many people had its answers right after it was added. */
  readonly alike: Readonly<Record<string, number>>;
  /** False if people are in the group whose codes are not known, as its link brought them. */
  readonly areAll: boolean;
}

function keyOf(code: string): string {
  return crc32(new TextEncoder().encode(code)).toString(36);
}

export function isCounted(
  { alike }: CountedCodes,
  code: string,
  votes: Votes,
  group: readonly Votes[],
): boolean {
  return countAlike(group, [votes]) >= (alike[keyOf(code)] ?? Infinity);
}

/** @param group after the codes in `text` were added. The group before has too few: Undo would not be noticed. */
export function countCodes(counted: CountedCodes, text: string, group: readonly Votes[]): CountedCodes {
  const news = findCodes(text).flatMap((code): readonly (readonly [string, number])[] => {
    const { shared } = decodeShared(code);
    const alike = shared ? countAlike(group, [shared.votes]) : 0;
    return alike > 0 ? [[keyOf(code), alike]] : [];
  });
  const areAll = counted.areAll && findCodes(text, ['g']).length === 0;
  return { alike: { ...counted.alike, ...Object.fromEntries(news) }, areAll };
}

export function readCounted(json: unknown): CountedCodes {
  const { alike, areAll } = (json ?? {}) as Partial<Readonly<Record<keyof CountedCodes, unknown>>>;
  const entries = Object.entries(alike ?? {}).filter(([, count]) => typeof count === 'number');
  return { alike: Object.fromEntries(entries), areAll: areAll === true };
}
