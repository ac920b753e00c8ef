import { policyIds } from '../../content/policyIds';
import type { PolicyId } from '../../content/policyIds';
import { fromBase64url, toBase64url } from '../../ui/base64';
import type { Answer, Votes } from '../votes/votesDocument';
import { cleanName } from './cleanName';

/* The format is described in docs/sharing.md. Links live as long as someone keeps them: never change version 1. */

const version = 1;
/** A policy's answer is its place in this list, in two bits. */
const states: readonly (Answer | undefined)[] = [undefined, 'yes', 'no', 'undecided'];
const answersLength = 3;
const checksumLength = 4;
/** Longer than any link of ours: the longest name has 60 characters of at most 4 bytes. */
const longestCode = 400;

export interface Shared {
  readonly votes: Votes;
  /** Empty if the sender stays anonymous. */
  readonly name: string;
}

/** Why a code can't be read. `older` and `newer` are versions that this site does not know. */
export type CodeProblem = 'notOurs' | 'broken' | 'older' | 'newer';

export type Decoded =
  | { readonly problem: CodeProblem; readonly shared?: undefined }
  | { readonly problem?: undefined; readonly shared: Shared };

/** @returns the code that stands for these answers and this name in a link: `v1.` and letters, digits, `-` or `_`. */
export function encodeShared({ votes, name }: Shared): string {
  const body = new Uint8Array([...packAnswers(votes), ...new TextEncoder().encode(cleanName(name))]);
  return `v${version}.${toBase64url(new Uint8Array([...body, ...checksum(body)]))}`;
}

/** Reads a code. Total: any text in, never a throw, and nothing out that a visitor of ours could not have shared. */
export function decodeShared(code: string): Decoded {
  const [, claimed, payload] = /^v(0|[1-9]\d{0,2})\.(.*)$/s.exec(code) ?? [];
  if (claimed === undefined || payload === undefined) return { problem: 'notOurs' };
  if (Number(claimed) > version) return { problem: 'newer' };
  if (Number(claimed) < version) return { problem: 'older' };
  const bytes = code.length > longestCode ? null : fromBase64url(payload);
  const shared = bytes && unpack(bytes);
  return shared ? { shared } : { problem: 'broken' };
}

function unpack(bytes: Uint8Array): Shared | null {
  const end = bytes.length - checksumLength;
  const body = bytes.subarray(0, end);
  if (end < answersLength || !checksum(body).every((byte, at) => byte === bytes[end + at])) return null;
  const votes = unpackAnswers(body.subarray(0, answersLength));
  const name = utf8(body.subarray(answersLength));
  return votes && name !== null ? { votes, name: cleanName(name) } : null;
}

function packAnswers(votes: Votes): number[] {
  let bits = 0;
  policyIds.forEach((id, at) => {
    bits |= states.indexOf(votes[id]) << (2 * at);
  });
  return [bits & 0xff, (bits >> 8) & 0xff, bits >> 16];
}

/** @returns the answers, or `null` if one is given for a policy there is none of. */
function unpackAnswers(bytes: Uint8Array): Votes | null {
  const [low = 0, middle = 0, high = 0] = bytes;
  const bits = low | (middle << 8) | (high << 16);
  if (bits >> (2 * policyIds.length) !== 0) return null;
  const votes: Partial<Record<PolicyId, Answer>> = {};
  policyIds.forEach((id, at) => {
    const answer = states[(bits >> (2 * at)) & 3];
    if (answer) votes[id] = answer;
  });
  return votes;
}

/** Over version and body, so that a body can't be passed off as one of another version. */
function checksum(body: Uint8Array): number[] {
  const sum = crc32(new Uint8Array([version, ...body]));
  return [sum >>> 24, (sum >>> 16) & 0xff, (sum >>> 8) & 0xff, sum & 0xff];
}

function utf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

/**
 * CRC-32 as in zip files. It finds every change within 32 neighbouring bits, so every altered character of a link,
 * and misses one in four billion of all others. It guards against accidents, not against forgery.
 */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
