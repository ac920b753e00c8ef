import { area } from './area';
import { parsed } from './storedText';

const choices = ['accepted', 'declined'] as const;
export type ConsentChoice = (typeof choices)[number];

/**
 * Asked of the disk at every write rather than remembered: a tab that has not yet heard that another
 * tab declined must already obey.
 * @returns the stored choice, or `null` if there is none. @throws where storage is blocked.
 */
export function choiceOnDisk(): ConsentChoice | null {
  const stored: unknown = parsed(area('local').getItem('consent') ?? 'null');
  if (typeof stored !== 'object' || stored === null || !('choice' in stored)) return null;
  return choices.find((choice) => choice === stored.choice) ?? null;
}
