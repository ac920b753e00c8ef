import { imageDimensionsFromData } from 'image-dimensions';
import * as v from 'valibot';
import type { YourDataWords } from '../../content/yourDataTypes';
import { fromBase64 } from '../../ui/base64';
import { persistedSender } from '../letter/senderSlice';
import type { Sender } from '../letter/senderSlice';
import { photoEdge } from '../photo/storedPhoto';
import type { Photo } from '../photo/storedPhoto';
import { memberSchema } from '../registration/registrationSlice';
import type { Member } from '../registration/registrationSlice';
import { persistedStars } from '../starred/starredSlice';
import type { Starred } from '../starred/starredSlice';
import { persistedVotes } from '../votes/votes';
import type { Votes } from '../votes/votes';

/** What marks a file as ours. Raise the version when an older site could not read the file any more. */
const fileFormat = 'civic-voice';
const fileVersion = 1;

/** Larger than any file this site writes: a photo weighs at most 320 kB as text, answers and names next to nothing. */
export const largestFile = 1_000_000;

/** A registration as it stands in a file: never with the password, and the photo only if the visitor wished. */
type FileUser = Pick<Member, 'firstName' | 'lastName' | 'email'> & { readonly photo?: Photo | undefined };

/** What a file can hold of a visitor. */
export interface Contents {
  readonly votes: Votes;
  readonly starred: Starred;
  /** Who signs the letters. */
  readonly sender?: Sender | null;
  readonly user: FileUser | null;
}

interface Written extends Omit<Contents, 'user'> {
  readonly member: Member | null;
  readonly withPhoto: boolean;
  readonly at: Date;
}

/**
 * What is not there is left out, as in files made before there were stars. The registration field by field, so that a
 * field added to the record some day stays out until someone decides.
 * @returns the text of a file with the visitor's data. The password, though only a derived value, never leaves the browser.
 */
export function buildDataFile({ votes, starred, sender, member, withPhoto, at }: Written): string {
  const { firstName, lastName, email, photo } = member ?? {};
  const file = {
    format: fileFormat,
    version: fileVersion,
    // Read by nobody here: it tells whoever helps with a file which release wrote it.
    siteVersion: SITE_VERSION,
    exportedAt: at.toISOString(),
    votes,
    ...(starred.length > 0 && { starred }),
    ...(sender && { sender }),
    user: member && { firstName, lastName, email, ...(withPhoto && { photo }) },
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** Everything in the file that is right, and what had to be left out. */
export interface ParsedFile extends Contents {
  /** ISO timestamp; `null` if the file does not say when it was made. */
  readonly exportedAt: string | null;
  readonly leftOut: {
    readonly votes: number;
    readonly stars: number;
    readonly user: boolean;
    readonly photo: boolean;
  };
}

export type ParseResult =
  | { readonly problem: keyof YourDataWords['restore']['problems']; readonly file?: undefined }
  | { readonly problem?: undefined; readonly file: ParsedFile };

const envelope = v.looseObject({
  format: v.literal(fileFormat),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  exportedAt: v.fallback(
    v.nullable(v.pipe(v.string(), v.isoTimestamp(), v.check(namesRealDay), v.transform(asInstant))),
    null,
  ),
});

const userSchema = v.object({
  ...v.pick(memberSchema, ['firstName', 'lastName', 'email']).entries,
  photo: v.fallback(v.optional(v.pipe(memberSchema.entries.photo, v.check(isOfItsSize))), undefined),
});

/** Reads a chosen file. Its size is looked at first, so that a huge one is never loaded. */
export async function readDataFile(file: File): Promise<ParseResult> {
  if (file.size > largestFile) return { problem: 'tooBig' };
  // It may have been moved, deleted or forbidden since it was chosen.
  const text = await file.text().catch(() => undefined);
  return text === undefined ? { problem: 'unreadable' } : parseDataFile(text);
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

  const votes = persistedVotes.read(output.votes ?? {}) ?? {};
  const starred = persistedStars.read(output.starred ?? []) ?? [];
  const sender = persistedSender.read(output.sender) ?? null;
  const { success: hasUser, output: details } = v.safeParse(userSchema, output.user);
  const user = hasUser ? details : null;
  if (Object.keys(votes).length + starred.length === 0 && !user && !sender) return { problem: 'nothing' };
  const leftOut = {
    votes: count(output.votes) - Object.keys(votes).length,
    stars: count(output.starred) - starred.length,
    user: !user && count(output.user) > 0,
    photo: user !== null && !user.photo && count((output.user as { photo?: unknown }).photo) > 0,
  };
  return { file: { exportedAt: output.exportedAt, votes, starred, sender, user, leftOut } };
}

/** How much a file holds of something, right or wrong. An item that is there twice is no loss, and counts once. */
function count(value: unknown): number {
  if (value === undefined || value === null) return 0;
  if (Array.isArray(value)) return new Set<unknown>(value).size;
  return typeof value === 'object' ? Object.keys(value).length : 1;
}

/** Some browsers take February 31 for March 3, others for no date at all. */
function namesRealDay(timestamp: string): boolean {
  return new Date(`${timestamp.slice(0, 10)}T00:00:00Z`).getUTCDate() === Number(timestamp.slice(8, 10));
}

/** The schema takes more forms than browsers do, such as an offset without minutes. @returns `null` for what no page could show. */
function asInstant(timestamp: string): string | null {
  const date = new Date(timestamp);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

/** A few bytes may claim a picture of any size, which would fill the memory as soon as it is shown: the picture itself is asked. */
function isOfItsSize({ dataUrl }: Photo): boolean {
  const bytes = fromBase64(dataUrl.slice(dataUrl.indexOf(',') + 1));
  const size = bytes && imageDimensionsFromData(bytes);
  return size?.type === 'jpeg' && Math.max(size.width, size.height) <= photoEdge;
}
