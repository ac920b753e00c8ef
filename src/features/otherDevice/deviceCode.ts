import { policyIds } from '../../content/policyIds';
import { findCodes } from '../share/readLink';
import { packAnswers, seal, unpackAnswers, unseal } from '../share/shareCode';
import type { CodeKind, CodeProblem } from '../share/shareCode';
import type { Starred } from '../starred/starredSlice';
import type { Votes } from '../votes/votesDocument';

/* The format is described in docs/sharing.md. Links live as long as someone keeps them: never change version 1. */

const bodyLength = 5;

const oneDevice: CodeKind = { letter: 'd', head: ['d'.charCodeAt(0), 1], longest: 15 };

/** What goes from one's device to one's other: nothing of the registration, which is not even known here. */
export interface Carried {
  readonly votes: Votes;
  readonly starred: Starred;
}

/** `nothing`: a code that is right and holds no answer and no star. */
export type ReadCarried =
  | { readonly problem: CodeProblem | 'nothing'; readonly carried?: undefined }
  | { readonly problem?: undefined; readonly carried: Carried };

/** @returns `d1.` and twelve letters, digits, `-` or `_`. */
export function encodeCarried({ votes, starred }: Carried): string {
  const answers = packAnswers(votes);
  const stars = policyIds.reduce((bits, id, at) => bits | (Number(starred.includes(id)) << at), 0);
  const body = [answers & 0xff, (answers >> 8) & 0xff, answers >> 16, stars & 0xff, stars >> 8];
  return seal(oneDevice, new Uint8Array(body));
}

/** Reads the first code in any text. Total, and nothing comes out that a visitor of ours could not have carried. */
export function readCarried(text: string): ReadCarried {
  const [code = ''] = findCodes(text, 'd', (claim) => unseal(oneDevice, claim).body !== undefined);
  const { problem, body } = unseal(oneDevice, code);
  if (problem) return { problem };
  const [low = 0, middle = 0, high = 0, stars = 0, lastStars = 0] = body;
  const votes = unpackAnswers(low | (middle << 8) | (high << 16));
  const starBits = stars | (lastStars << 8);
  if (!votes || body.length !== bodyLength || starBits >> policyIds.length !== 0) {
    return { problem: 'broken' };
  }
  const starred = policyIds.filter((_, at) => (starBits >> at) & 1);
  if (Object.keys(votes).length + starred.length === 0) return { problem: 'nothing' };
  return { carried: { votes, starred } };
}
