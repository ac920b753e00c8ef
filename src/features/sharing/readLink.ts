import { decodeShared, unseal } from './shareCode';
import type { CodeKind, CodeProblem, Decoded, Shared } from './shareCode';

/** How often percent-encoding is undone: some hosts and chats encode an address that was encoded already. */
const deepestEscape = 3;
/**
 * In characters; enough for a chat of a thousand lines. A link or paste of a stranger can have any length, and
 * 300,000 codes kept the page busy for 15 seconds, so the rest is not read.
 */
export const longestPaste = 200_000;
/**
 * How many `-` and `_` at the end of a code may not belong to it. They are in the code's alphabet, but chats also write
 * them right after a link: an underscore for italics, a dash before a remark.
 */
const mostStraySigns = 3;

/**
 * How many characters after the dot make a code of any version, as six hold the checksum alone. Text with fewer, such as
 * "v2.10", names a version of something; only in an address is it a code that was cut short.
 */
const fewestSigns = 8;
/** What stands before a code in an address, or in its fragment. */
const inAddress = ['', '#', '.'];

/**
 * Finds everything that looks like a code in any text: a whole link, its fragment, a chat with other text around
 * and between. A valid code is returned exactly as it was made, also if mail has broken it over several lines. An
 * invalid one is returned too, so that `decodeShared` and the others can say what is wrong with it. Never throws, and
 * takes linear time. @returns the codes in their order; empty if there are none.
 */
export function findCodes(text: string, kinds: readonly CodeKind[] = ['v']): readonly string[] {
  const plain = unescaped(text.slice(0, longestPaste));
  const isAddress = !/\s/.test(plain);
  // No lookbehind: Safari supports it from 16.4 on. The character before a code is matched as well.
  const claims = plain.matchAll(/(^|[^A-Za-z0-9])(([vgdc])(?:0|[1-9]\d{0,2})\.([\w-]*))/g);
  return Array.from(claims).flatMap(
    ({ index, 0: whole, 1: before = '', 2: claim = '', 3: letter, 4: signs = '' }) => {
      const kind = kinds.find((each) => each === letter);
      const isCode = signs.length >= fewestSigns || (isAddress && inAddress.includes(before));
      if (!kind || !isCode) return [];
      return [
        withoutStraySigns(claim, kind) ?? acrossLines(claim, plain, index + whole.length, kind) ?? claim,
      ];
    },
  );
}

/** @returns the first valid code in the text, or what is wrong with the last invalid one. */
export function readLink(text: string): Decoded<{ code: string; shared: Shared }> {
  let problem: CodeProblem = 'notOurs';
  for (const code of findCodes(text)) {
    const decoded = decodeShared(code);
    if (decoded.shared) return { code, shared: decoded.shared };
    problem = decoded.problem;
  }
  return { problem };
}

/** Not `decodeURIComponent`, which throws at a lone percent sign. Codes are ASCII, so each byte is one character. */
function unescaped(text: string): string {
  let plain = text;
  for (let depth = 0; depth < deepestEscape; depth++) {
    plain = plain.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  }
  return plain;
}

/** Cuts up to `mostStraySigns` off the end until the checksum is right. @returns `undefined` if it never is. */
function withoutStraySigns(claim: string, kind: CodeKind): string | undefined {
  for (let end = claim.length; end >= claim.length - mostStraySigns; end--) {
    const shorter = claim.slice(0, end);
    if (!unseal(kind, shorter).problem) return shorter;
    if (!/[-_]$/.test(shorter)) break;
  }
  return undefined;
}

/**
 * Joins a code that mail has broken into lines of one width, with or without the signs of a quotation. The code's last
 * line may be as long as the others, and then the line after it is other text; so both ends are tried, and no third.
 * @param end where `claim` ends in `text`. @returns the code, or `undefined` if no such lines make a valid one.
 */
function acrossLines(claim: string, text: string, end: number, kind: CodeKind): string | undefined {
  const nextLine = /=?[^\S\n]*\n[\s>]*([\w-]+)/y;
  const lines: string[] = [];
  nextLine.lastIndex = end;
  while (lines.length < 2 || lines.at(-1)?.length === lines[0]?.length) {
    const [, line] = nextLine.exec(text) ?? [];
    if (line === undefined) break;
    lines.push(line);
  }
  return [lines, lines.slice(0, -1)]
    .map((some) => withoutStraySigns(claim + some.join(''), kind))
    .find((code) => code !== undefined);
}
