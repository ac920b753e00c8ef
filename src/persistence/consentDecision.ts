import { ifPossible, parseJson, storageArea } from './storageArea';
import type { AreaName } from './storageArea';

/** The choices about saving, in the order of their buttons. */
export const choices = ['accepted', 'declined'] as const;
export type ConsentChoice = (typeof choices)[number];

export interface Decision {
  readonly choice: ConsentChoice;
  /** ISO timestamp; `null` if the stored one is wrong, which must not undo a Decline. */
  readonly at: string | null;
}

/** @returns `null` if `json` is no decision: the visitor is then asked. Written by hand, as the inline script holds it. */
export function readDecision(json: unknown): Decision | null {
  const { choice, at } = Object(json) as { choice?: unknown; at?: unknown };
  const known = choices.find((each) => each === choice);
  if (!known) return null;
  const time = typeof at === 'string' ? ifPossible(() => new Date(at).toISOString()) : undefined;
  return { choice: known, at: time ?? null };
}

export function decisionIn(name: AreaName): Decision | null {
  const text = ifPossible(() => storageArea(name).getItem('consent'));
  return readDecision(parseJson(text ?? 'null'));
}

/**
 * The decision that this tab follows, `null` before one was made. It is on the device, where all tabs find it. A tab that
 * follows a Decline also has it in its own sessionStorage: so Decline holds where the browser refused to store it on the
 * device or removed it there.
 */
export function decisionInUse(): Decision | null {
  return decisionIn('local') ?? decisionIn('session');
}

/** Where everything is that follows the choice about saving. Read anew each time: another tab may have changed it. */
export function areaInUse(): AreaName {
  return decisionInUse()?.choice === 'declined' ? 'session' : 'local';
}
