import { policyIds } from '../../content/policyIds';
import { findCodes } from './readLink';
import { answerBytes, answersLength, readAnswers, seal, unseal } from './shareCode';
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
  const stars = policyIds.reduce((bits, id, at) => bits | (Number(starred.includes(id)) << at), 0);
  return seal('d', [...answerBytes(votes), stars & 0xff, stars >> 8]);
}

/**
 * Reads the first code in any text. Never throws, and returns only what a visitor could have stored. @returns the
 * problem `nothing` if the code is right but holds no answer and no star.
 */
export function decodeDeviceCode(text: string): Decoded<{ carried: DeviceAnswers }, CodeProblem | 'nothing'> {
  const [code = ''] = findCodes(text, ['d']);
  const { problem, body } = unseal('d', code);
  if (problem) return { problem };
  const [low = 0, high = 0] = body.subarray(answersLength);
  const carried = {
    votes: readAnswers(body),
    starred: policyIds.filter((_, at) => ((low | (high << 8)) >> at) & 1),
  };
  if (encodeDeviceCode(carried) !== code) return { problem: 'broken' };
  if (Object.keys(carried.votes).length + carried.starred.length === 0) return { problem: 'nothing' };
  return { carried };
}
