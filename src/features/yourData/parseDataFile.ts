import * as v from 'valibot';
import { senderDocument } from '../letter/senderDocument';
import type { Sender } from '../letter/senderDocument';
import { starredDocument } from '../starred/starredDocument';
import type { Starred } from '../starred/starredDocument';
import { votesDocument } from '../votes/votesDocument';
import type { Votes } from '../votes/votesDocument';
import { fileFormat, fileVersion } from './dataFile';
import type { FileUser } from './dataFile';
import { parseFileUser } from './parseFileUser';

/** Everything in the file that is right, and what had to be left out. */
export interface ParsedFile {
  /** ISO timestamp; `null` if the file does not say when it was made. */
  readonly exportedAt: string | null;
  readonly votes: Votes;
  readonly starred: Starred;
  /** `null` if the file names nobody. */
  readonly sender: Sender | null;
  readonly user: FileUser | null;
  readonly leftOut: {
    readonly votes: number;
    readonly stars: number;
    readonly user: boolean;
    readonly photo: boolean;
  };
}

type FileProblem = 'tooBig' | 'unreadable' | 'notJson' | 'notOurs' | 'newer' | 'nothing';

export type ParseResult =
  | { readonly problem: FileProblem; readonly file?: undefined }
  | { readonly problem?: undefined; readonly file: ParsedFile };

const envelope = v.object({
  format: v.literal(fileFormat),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  exportedAt: v.fallback(v.nullable(v.pipe(v.string(), v.isoTimestamp(), v.check(namesRealDay))), null),
  votes: v.optional(v.unknown()),
  starred: v.optional(v.unknown()),
  sender: v.optional(v.unknown()),
  user: v.optional(v.unknown()),
});

/** Reads a file's text. Total: any text in, never a throw, and nothing out that the slices could not hold. */
export function parseDataFile(text: string): ParseResult {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { problem: 'notJson' };
  }
  const { success, output } = v.safeParse(envelope, json);
  if (!success) return { problem: 'notOurs' };
  if (output.version > fileVersion) return { problem: 'newer' };

  const votes = votesDocument.read(output.votes ?? {}) ?? {};
  const starred = starredDocument.read(output.starred ?? []) ?? [];
  const sender = senderDocument.read(output.sender) ?? null;
  const { user, photoLeftOut } = parseFileUser(output.user);
  if (Object.keys(votes).length + starred.length === 0 && !user && !sender) return { problem: 'nothing' };
  const leftOut = {
    votes: entriesIn(output.votes) - Object.keys(votes).length,
    stars: itemsIn(output.starred) - starred.length,
    user: !user && (output.user ?? null) !== null,
    photo: photoLeftOut,
  };
  return { file: { exportedAt: output.exportedAt, votes, starred, sender, user, leftOut } };
}

function entriesIn(votes: unknown): number {
  if (votes === undefined || votes === null) return 0;
  return typeof votes === 'object' && !Array.isArray(votes) ? Object.keys(votes).length : 1;
}

/** Each item once: one that is there twice is no loss. */
function itemsIn(starred: unknown): number {
  if (starred === undefined || starred === null) return 0;
  return Array.isArray(starred) ? new Set<unknown>(starred).size : 1;
}

/** Some browsers take February 31 for March 3, others for no date at all. */
function namesRealDay(timestamp: string): boolean {
  return new Date(`${timestamp.slice(0, 10)}T00:00:00Z`).getUTCDate() === Number(timestamp.slice(8, 10));
}
