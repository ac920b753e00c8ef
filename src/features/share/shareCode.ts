import { policyIds } from '../../content/policyIds';
import type { PolicyId } from '../../content/policyIds';
import { fromBase64url, toBase64url } from '../../ui/base64';
import { visibleText } from '../../ui/visibleText';
import type { Answer, Votes } from '../votes/votesDocument';

/* The format is described in docs/sharing.md. Links live as long as someone keeps them: never change version 1. */

const version = 1;
/** A policy's answer is its place in this list, in two bits. */
const states: readonly (Answer | undefined)[] = [undefined, 'yes', 'no', 'undecided'];
const answersLength = 3;
const checksumLength = 4;

/** A family of codes that share one spelling: letter, version, stop, payload. */
export interface CodeKind {
  readonly letter: 'v' | 'g' | 'd';
  /** Goes into the checksum with the bytes, so that they can't be passed off as those of another kind or version. */
  readonly head: readonly number[];
  /** No code of ours is longer, in characters. */
  readonly longest: number;
}

/** One sender's answers. The longest name has 60 characters of at most 4 bytes. */
const oneSender: CodeKind = { letter: 'v', head: [version], longest: 400 };

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
  const bits = packAnswers(votes);
  const answers = [bits & 0xff, (bits >> 8) & 0xff, bits >> 16];
  return seal(oneSender, new Uint8Array([...answers, ...new TextEncoder().encode(cleanName(name))]));
}

/** Reads a code. Total: any text in, never a throw, and nothing out that a visitor of ours could not have shared. */
export function decodeShared(code: string): Decoded {
  const { problem, body } = unseal(oneSender, code);
  if (problem) return { problem };
  const shared = unpack(body);
  return shared ? { shared } : { problem: 'broken' };
}

/** In characters as people count them, nearly: code points. */
export const longestName = 60;

/**
 * A name from a link is a stranger's text. What remains of it is one short line of visible characters: nothing that
 * turns the writing direction, hides, breaks lines or piles marks over the text around it.
 * @returns the name, or an empty string if nothing readable is left. Cleaning twice changes nothing more.
 */
export function cleanName(text: string): string {
  const visible = visibleText(text)
    .normalize('NFC')
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .trim();
  const short = Array.from(visible).slice(0, longestName).join('').trim();
  return /[\p{L}\p{N}]/u.test(short) ? short : '';
}

/** @returns the bytes as a code, with a checksum behind them. */
export function seal({ letter, head }: CodeKind, body: Uint8Array): string {
  return `${letter}${version}.${toBase64url(new Uint8Array([...body, ...checksum(head, body)]))}`;
}

/** @returns the bytes of a code as they went into `seal`, or what is wrong with it. Total. */
export function unseal(
  { letter, head, longest }: CodeKind,
  code: string,
):
  | { readonly problem: CodeProblem; readonly body?: undefined }
  | { readonly problem?: undefined; readonly body: Uint8Array } {
  const [, kind, claimed, payload] = /^([vgd])(0|[1-9]\d{0,2})\.(.*)$/s.exec(code) ?? [];
  if (kind !== letter || payload === undefined) return { problem: 'notOurs' };
  if (Number(claimed) > version) return { problem: 'newer' };
  if (Number(claimed) < version) return { problem: 'older' };
  const bytes = code.length > longest ? null : fromBase64url(payload);
  const end = bytes ? bytes.length - checksumLength : -1;
  const body = bytes?.subarray(0, Math.max(end, 0));
  if (!body || end < 0 || !checksum(head, body).every((byte, at) => byte === bytes?.[end + at])) {
    return { problem: 'broken' };
  }
  return { body };
}

function unpack(body: Uint8Array): Shared | null {
  if (body.length < answersLength) return null;
  const [low = 0, middle = 0, high = 0] = body;
  const votes = unpackAnswers(low | (middle << 8) | (high << 16));
  const name = utf8(body.subarray(answersLength));
  return votes && name !== null ? { votes, name: cleanName(name) } : null;
}

/** @returns the answers as a number, two bits per policy, the first policy lowest; 0 for none. */
export function packAnswers(votes: Votes): number {
  return policyIds.reduce((bits, id, at) => bits | (states.indexOf(votes[id]) << (2 * at)), 0);
}

/** @returns the answers, or `null` if one is given for a policy there is none of. */
export function unpackAnswers(bits: number): Votes | null {
  if (bits >> (2 * policyIds.length) !== 0) return null;
  const votes: Partial<Record<PolicyId, Answer>> = {};
  policyIds.forEach((id, at) => {
    const answer = states[(bits >> (2 * at)) & 3];
    if (answer) votes[id] = answer;
  });
  return votes;
}

function checksum(head: readonly number[], body: Uint8Array): number[] {
  const sum = crc32(new Uint8Array([...head, ...body]));
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
