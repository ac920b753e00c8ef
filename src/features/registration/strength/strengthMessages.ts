import type { StrengthHint } from '../../../content/registerTypes';

export interface StrengthRequest {
  readonly id: number;
  readonly password: string;
  /** The visitor's own words, which make a password easier to guess. */
  readonly own: readonly string[];
}

export interface Strength {
  /** 0, very easy to guess, to 4, strong. */
  readonly score: 0 | 1 | 2 | 3 | 4;
  readonly hint: StrengthHint | null;
}

export type StrengthAnswer = Strength & { readonly id: number };
