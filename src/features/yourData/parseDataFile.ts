import { imageDimensionsFromData } from 'image-dimensions';
import * as v from 'valibot';
import { fromBase64 } from '../../ui/base64';
import { senderDocument } from '../letter/senderDocument';
import type { Sender } from '../letter/senderDocument';
import { starredDocument } from '../starred/starredDocument';
import type { Starred } from '../starred/starredDocument';
import { votesDocument } from '../votes/votesDocument';
import type { Votes } from '../votes/votesDocument';
import { photoEdge } from '../photo/photo';
import type { Photo } from '../photo/photo';
import { memberSchema } from '../registration/userDocument';
import { fileFormat, fileVersion, largestFile } from './dataFile';
import type { FileUser } from './dataFile';

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

/** Reads a chosen file. Its size is looked at first, so that a huge one is never loaded. */
export async function readDataFile(file: File): Promise<ParseResult> {
  if (file.size > largestFile) return { problem: 'tooBig' };
  let text: string;
  try {
    text = await file.text();
  } catch {
    // Moved, deleted or not permitted since it was chosen.
    return { problem: 'unreadable' };
  }
  return parseDataFile(text);
}

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

const detailsSchema = v.pick(memberSchema, ['firstName', 'lastName', 'email']);
const photoField = v.object({ photo: v.optional(v.unknown()) });

/** @returns the registration in a file, without its photo if that can't be used; `null` if there is none or its details are wrong. */
function parseFileUser(json: unknown): { user: FileUser | null; photoLeftOut: boolean } {
  const details = v.safeParse(detailsSchema, json);
  if (!details.success) return { user: null, photoLeftOut: false };
  const field = v.safeParse(photoField, json);
  const given = field.success ? (field.output.photo ?? null) : null;
  if (given === null) return { user: details.output, photoLeftOut: false };
  const photo = readPhoto(given);
  return photo
    ? { user: { ...details.output, photo }, photoLeftOut: false }
    : { user: details.output, photoLeftOut: true };
}

/** A few bytes may claim a picture of any size, which would fill the memory as soon as it is shown: the picture itself is asked. */
function readPhoto(json: unknown): Photo | undefined {
  const { success, output } = v.safeParse(memberSchema.entries.photo, json);
  if (!success) return undefined;
  const bytes = fromBase64(output.dataUrl.slice(output.dataUrl.indexOf(',') + 1));
  const size = bytes && imageDimensionsFromData(bytes);
  const fits = size?.type === 'jpeg' && Math.max(size.width, size.height) <= photoEdge;
  return fits ? output : undefined;
}
