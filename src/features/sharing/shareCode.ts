import { policyIds } from '../../content/policyIds';
import type { PolicyId } from '../../content/policyIds';
import { fromBase64url, toBase64url } from '../../lib/base64';
import { visibleText } from '../../lib/visibleText';
import type { Answer } from '../../content/answerIds';
import type { Votes } from '../answers/votes';

/* The format is described in docs/state.md. Links live as long as someone keeps them: never change what a version means. */

/** Links hold an answer's index in this list, in two bits: in another order, old links would show other answers. */
const states: readonly (Answer | undefined)[] = [undefined, 'yes', 'no', 'undecided'];
/** In bytes. Two bits for each policy, so there is space for twelve. */
export const answersLength = 3;
const checksumLength = 4;

/**
 * First letter of a code: `v` answers of one sender, `g` a group's, `d` the visitor's own for another device, `c` the
 * policies of a class, without answers.
 */
export type CodeKind = 'v' | 'g' | 'd' | 'c';

/** The version that is written. All versions up to it can be read. */
const newest: Readonly<Record<CodeKind, number>> = { v: 1, g: 3, d: 1, c: 1 };

/**
 * In bytes without the checksum: a name of 60 characters, 1,000 people and two rounds of hands, a star or a bit for each
 * policy. A longer code in a stranger's link is refused without decoding it, which could take seconds.
 */
const longestBody: Readonly<Record<CodeKind, number>> = {
  v: answersLength + 240,
  g: 4 + (250 + 10) * policyIds.length,
  d: answersLength + 2,
  c: 2,
};

/** `older` and `newer` are versions that this site does not know: it says so and does not guess what they hold. */
export type CodeProblem = 'notOurs' | 'broken' | 'older' | 'newer';

/** Holds either `problem` or the value, so that a test for one of them tells TypeScript about the other. */
export type Decoded<What, Problem = CodeProblem> =
  | ({ readonly problem: Problem } & { readonly [Name in keyof What]?: undefined })
  | ({ readonly problem?: undefined } & Readonly<What>);

export interface Shared {
  readonly votes: Votes;
  /** Empty if the sender stays anonymous. */
  readonly name: string;
}

/** @returns `v1.` and letters, digits, `-` or `_`, none of which has to be escaped in a link. */
export function encodeShared({ votes, name }: Shared): string {
  return encode(votes, cleanName(name));
}

/** Never throws for any text, and returns only what a visitor of this site could have shared. */
export function decodeShared(code: string): Decoded<{ shared: Shared }> {
  const { problem, body } = unseal('v', code);
  if (problem) return { problem };
  const votes = readAnswers(body);
  const name = new TextDecoder('utf-8', { ignoreBOM: true }).decode(body.subarray(answersLength));
  // If the bytes were no UTF-8 or named policies that do not exist, encoding again gives another code.
  if (encode(votes, name) !== code) return { problem: 'broken' };
  return { shared: { votes, name: cleanName(name) } };
}

export function onlyPolicies(votes: Votes, policies: readonly PolicyId[]): Votes {
  return Object.fromEntries(
    policies.flatMap((id) => {
      const answer = votes[id];
      return answer ? [[id, answer]] : [];
    }),
  );
}

function encode(votes: Votes, name: string): string {
  return seal('v', [...answerBytes(votes), ...new TextEncoder().encode(name)]);
}

/** In code points: counted in UTF-16 units, some letters would count as two, and a cut could leave half of one. */
export const longestSharedName = 60;

/**
 * A name from a link is text of a stranger. Keeps one short line of visible characters and drops all that reverses the
 * writing direction, is invisible, breaks lines or piles accents over the text around it. Cleaning a clean name changes
 * nothing. @returns the name, or an empty string if nothing readable is left.
 */
export function cleanName(text: string): string {
  const visible = visibleText(text)
    .normalize('NFC')
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .trim();
  const short = Array.from(visible).slice(0, longestSharedName).join('').trim();
  return /[\p{L}\p{N}]/u.test(short) ? short : '';
}

export function seal(kind: CodeKind, body: readonly number[], version = newest[kind]): string {
  // The kind goes into the checksum, so that a code can't be passed off as one of another kind or version.
  const head = kind === 'v' ? [version] : [kind.charCodeAt(0), version];
  const sum = crc32(new Uint8Array([...head, ...body]));
  const end = [sum >>> 24, (sum >>> 16) & 0xff, (sum >>> 8) & 0xff, sum & 0xff];
  return `${kind}${version}.${toBase64url(new Uint8Array([...body, ...end]))}`;
}

/** @returns the bytes and the version that were given to `seal`, or what is wrong with the code. Never throws. */
export function unseal(kind: CodeKind, code: string): Decoded<{ body: Uint8Array; version: number }> {
  const [, letter, claimed, payload] = /^([vgdc])(0|[1-9]\d{0,2})\.(.*)$/s.exec(code) ?? [];
  if (letter !== kind || payload === undefined) return { problem: 'notOurs' };
  const version = Number(claimed);
  if (version > newest[kind]) return { problem: 'newer' };
  // No version 0 was ever made. Called newer, such a code would make the page advise to reload, in vain.
  if (version < 1) return { problem: 'older' };
  if (payload.length > Math.ceil(((longestBody[kind] + checksumLength) * 4) / 3))
    return { problem: 'broken' };
  const body = fromBase64url(payload)?.subarray(0, -checksumLength);
  return body && seal(kind, Array.from(body), version) === code ? { body, version } : { problem: 'broken' };
}

/** @returns the answers as a number, two bits per policy, the first policy lowest; 0 for none. */
export function packAnswers(votes: Votes): number {
  return policyIds.reduce((bits, id, at) => bits | (states.indexOf(votes[id]) << (2 * at)), 0);
}

/** Ignores bits above the last policy's; the decoders find them, as encoding again then gives another code. */
export function unpackAnswers(bits: number): Votes {
  const votes: Partial<Record<PolicyId, Answer>> = {};
  policyIds.forEach((id, at) => {
    const answer = states[(bits >> (2 * at)) & 3];
    if (answer) votes[id] = answer;
  });
  return votes;
}

/** @returns the answers as the three bytes with which a code begins, the lowest first. */
export function answerBytes(votes: Votes): readonly number[] {
  const bits = packAnswers(votes);
  return [bits & 0xff, (bits >> 8) & 0xff, bits >> 16];
}

/** The inverse of `answerBytes`; missing bytes count as no answer. */
export function readAnswers([low = 0, middle = 0, high = 0]: Uint8Array): Votes {
  return unpackAnswers(low | (middle << 8) | (high << 16));
}

/** @returns the policies as two bytes, a bit for each, the first policy lowest. */
export function policyBytes(ids: readonly PolicyId[]): readonly number[] {
  const bits = policyIds.reduce((sum, id, at) => sum | (Number(ids.includes(id)) << at), 0);
  return [bits & 0xff, bits >> 8];
}

/** The inverse of `policyBytes`, in the order of the site; missing bytes count as no policy. */
export function readPolicies([low = 0, high = 0]: Uint8Array): readonly PolicyId[] {
  return policyIds.filter((_, at) => ((low | (high << 8)) >> at) & 1);
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
