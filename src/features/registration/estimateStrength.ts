import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { expose } from 'comlink';
import { strengthHints } from '../../content/registerTypes';
import type { StrengthHint } from '../../content/registerTypes';

export interface Strength {
  /** 0, very easy to guess, to 4, strong. */
  readonly score: 0 | 1 | 2 | 3 | 4;
  readonly hint: StrengthHint | null;
}

/** Longer texts take seconds to judge and are strong anyway. */
const judgedCharacters = 64;

/*
 * Only the list of common passwords is loaded: the English word lists would add 530 kB to a phone's
 * download and judge little differently. What they know is made up for by `oneWord`.
 */
// Without translations the estimator answers with the names of its messages; our words are in content/.
const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** A single run of letters may be a word of some language, however rare. */
const oneWord = /^\p{L}{1,13}$/u;

/** @param own the visitor's own words, which make a password easier to guess. */
export function estimateStrength(password: string, own: readonly string[]): Strength {
  const { score, feedback } = estimator.check(password.slice(0, judgedCharacters), [...own]);
  if (score > 2 && oneWord.test(password)) return { score: 2, hint: 'wordByItself' };
  const warning = strengthHints.find((hint) => hint === feedback.warning);
  const advice: StrengthHint | null = score < 3 ? 'moreWords' : null;
  return { score, hint: warning ?? advice };
}

// Runs in a worker, because reading the word list takes a phone the better part of a second.
expose(estimateStrength);
