import { sameJson } from './storedDocument';
import type { StoredDocument, Winner } from './storedDocument';

/** What a tab knows of one stored document. */
export interface Knowledge<Value> {
  /** The value it last read from or wrote to the browser. */
  readonly known: Value;
  /** Values it wrote over within the last moments, oldest first. */
  readonly before: readonly Value[];
}

/**
 * Decides what should be stored, given what this tab knew, holds now (`mine`) and finds stored.
 * A document that was emptied elsewhere was erased on purpose: that takes everything along, also what
 * this tab wrote moments ago or could not save.
 */
export function reconcile<Value>(
  document: StoredDocument<Value>,
  { known, before }: Knowledge<Value>,
  mine: Value,
  stored: Value,
  winner: Winner,
): Value {
  const erased = sameJson(stored, document.empty) && !sameJson(known, document.empty);
  if (erased && winner === 'theirs') return stored;
  const theirs = erased ? stored : (document.reassert?.(before, known, stored) ?? stored);
  return document.merge(known, mine, theirs, winner);
}
