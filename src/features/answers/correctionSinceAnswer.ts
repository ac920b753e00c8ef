import type { Correction } from '../../content/types';
import { datesOf } from './reasons';
import type { Reason } from './reasons';

/**
 * @param all the corrections of one policy that visitors can read, newest first.
 * @returns the newest one since the visitor answered, or confirmed the answer; `undefined` if nobody knows when that was.
 * On the day of the correction itself they may have read either text, so nothing is asked.
 */
export function correctedSince(
  all: readonly Correction[],
  reason: Reason | undefined,
  today: string,
): Correction | undefined {
  const { answered, kept = answered } = datesOf(reason ?? {}, today);
  return answered && kept ? all.find(({ date }) => kept < date && date <= today) : undefined;
}
