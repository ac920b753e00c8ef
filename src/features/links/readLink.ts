import { decodeShared, unseal } from './shareCode';
import type { CodeKind, CodeProblem, Decoded, Shared } from './shareCode';

/** Some hosts and chats escape an address that was escaped already. */
const deepestEscape = 3;
/**
 * In characters: a chat of a thousand lines. A stranger's link or a paste may be of any length, and 300,000 codes took
 * the page 15 seconds; nothing behind this length is read.
 */
export const longestText = 200_000;
/** Signs of the alphabet that chats write around a link: underscores for italics, a dash before a remark. */
const mostStraySigns = 3;

/**
 * Finds what claims to be a code in any text: a whole link, only its fragment, a chat with words and signs around
 * and between. Where a code can be read it stands there as it was printed; the others are for `decodeShared` and its
 * like to say what is wrong with them. Total, and done in a moment whatever the length.
 * @returns the codes in their order; none if there is nothing of the kind.
 */
export function findCodes(text: string, kinds: readonly CodeKind[] = ['v']): readonly string[] {
  // No lookbehind, which Safari learnt in 16.4: what stands before a code is matched along.
  const claims = unescaped(text.slice(0, longestText)).matchAll(
    /(?:^|[^A-Za-z0-9])(([vgd])(?:0|[1-9]\d{0,2})\.[\w-]*)/g,
  );
  return Array.from(claims).flatMap(([, claim = '', letter]) => {
    const kind = kinds.find((each) => each === letter);
    return kind ? [withoutStraySigns(claim, kind)] : [];
  });
}

/** @returns the first code in the text that can be read, or what is wrong with the last one there is. */
export function readLink(text: string): Decoded<{ code: string; shared: Shared }> {
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
function withoutStraySigns(claim: string, kind: CodeKind): string {
  for (let end = claim.length; end >= claim.length - mostStraySigns; end--) {
    const shorter = claim.slice(0, end);
    if (!unseal(kind, shorter).problem) return shorter;
    if (!/[-_]$/.test(shorter)) break;
  }
  return claim;
}
