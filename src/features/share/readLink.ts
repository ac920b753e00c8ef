import { decodeShared } from './shareCode';
import type { CodeKind, CodeProblem, Shared } from './shareCode';

/** Some hosts and chats escape an address that was escaped already. */
const deepestEscape = 3;
/** Signs of the alphabet that chats write around a link: underscores for italics, a dash before a remark. */
const mostStraySigns = 3;

/** What a text says about one sender's answers. */
export type ReadLink =
  | { readonly problem: CodeProblem; readonly code?: undefined; readonly shared?: undefined }
  | { readonly problem?: undefined; readonly code: string; readonly shared: Shared };

/**
 * Finds what claims to be a code in any text: a whole link, only its fragment, a chat with words and signs around
 * and between. Where a code can be read it stands there as `encodeShared` printed it; the others are for
 * `decodeShared` to say what is wrong with them. Total.
 * @param letter of the kind that is looked for: one sender's codes, a group's (`features/group/groupCode.ts`)
 * or one's own (`features/otherDevice/deviceCode.ts`).
 * @param canRead tells a code of that kind from one that goes on or was cut short.
 * @returns the codes in their order; none if there is nothing of the kind.
 */
export function findCodes(
  text: string,
  letter: CodeKind['letter'] = 'v',
  canRead = (code: string) => decodeShared(code).shared !== undefined,
): readonly string[] {
  // No lookbehind, which Safari learnt in 16.4: what stands before a code is matched along.
  const claims = unescaped(text).matchAll(/(?:^|[^A-Za-z0-9])([vgd](?:0|[1-9]\d{0,2})\.[\w-]*)/g);
  return Array.from(claims, ([, claim = '']) => claim)
    .filter((claim) => claim.startsWith(letter))
    .map((claim) => withoutStraySigns(claim, canRead));
}

/** @returns the first code in the text that can be read, or what is wrong with the last one there is. */
export function readLink(text: string): ReadLink {
  let problem: CodeProblem = 'notOurs';
  for (const code of findCodes(text)) {
    const decoded = decodeShared(code);
    if (decoded.shared) return { code, shared: decoded.shared };
    problem = decoded.problem;
  }
  return { problem };
}

/** `decodeURIComponent` would throw at a lone percent sign. Codes are ASCII, so each byte may stand for itself. */
function unescaped(text: string): string {
  let plain = text;
  for (let depth = 0; depth < deepestEscape; depth++) {
    plain = plain.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  }
  return plain;
}

/** The checksum tells whether a sign at the end belongs to the code. */
function withoutStraySigns(claim: string, canRead: (code: string) => boolean): string {
  for (let end = claim.length; end >= claim.length - mostStraySigns; end--) {
    const shorter = claim.slice(0, end);
    if (canRead(shorter)) return shorter;
    if (!/[-_]$/.test(shorter)) break;
  }
  return claim;
}
