import { findCodes } from './readLink';
import {
  answerBytes,
  answersLength,
  policyBytes,
  readAnswers,
  readPolicies,
  seal,
  unseal,
} from './shareCode';
import type { CodeProblem, Decoded } from './shareCode';
import type { Starred } from '../answers/starredSlice';
import type { Votes } from '../answers/votes';

/* The format is described in docs/state.md. Links live as long as someone keeps them: never change what a version means. */

/** Must hold nothing of the registration: whoever sees the link can read all that is in it. */
export interface DeviceAnswers {
  readonly votes: Votes;
  readonly starred: Starred;
}

/** @returns `d1.` and twelve letters, digits, `-` or `_`. */
export function encodeDeviceCode({ votes, starred }: DeviceAnswers): string {
  return seal('d', [...answerBytes(votes), ...policyBytes(starred)]);
}

/**
 * Reads the first code in any text. Never throws, and returns only what a visitor could have stored. @returns the
 * problem `nothing` if the code is right but holds no answer and no star.
 */
export function decodeDeviceCode(text: string): Decoded<{ carried: DeviceAnswers }, CodeProblem | 'nothing'> {
  const [code = ''] = findCodes(text, ['d']);
  const { problem, body } = unseal('d', code);
  if (problem) return { problem };
  const carried = { votes: readAnswers(body), starred: readPolicies(body.subarray(answersLength)) };
  if (encodeDeviceCode(carried) !== code) return { problem: 'broken' };
  if (Object.keys(carried.votes).length + carried.starred.length === 0) return { problem: 'nothing' };
  return { carried };
}
