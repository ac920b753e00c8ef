import { imageDimensionsFromData } from 'image-dimensions';
import * as v from 'valibot';
import type { yourData } from 'words/yourData';
import { fromBase64 } from '../../lib/base64';
import { ifPossible } from '../../persistence/storageArea';
import { filledSender, persistedSender } from '../letter/senderSlice';
import type { Sender } from '../letter/senderSlice';
import { photoEdge } from '../membership/storedPhoto';
import type { Photo } from '../membership/storedPhoto';
import { fileDetails, memberSchema } from '../membership/registrationSlice';
import type { Member } from '../membership/registrationSlice';
import { persistedReasons } from '../answers/reasons';
import type { Reasons } from '../answers/reasons';
import { persistedStars } from '../answers/starredSlice';
import type { Starred } from '../answers/starredSlice';
import { persistedVotes } from '../answers/votes';
import type { Votes } from '../answers/votes';

/** Identify a file of this site. Raise the version if older releases can't read the file: they then call it newer. */
const fileFormat = 'civic-voice';
const fileVersion = 1;

/** Larger than any file this site writes: a photo weighs at most 320 kB as text, answers and names next to nothing. */
export const largestFile = 1_000_000;

/** A registration in a file: never with the password, and with the photo only if the visitor requested it. */
type FileUser = Pick<Member, (typeof fileDetails)[number]> & { readonly photo?: Photo | undefined };

export interface Contents {
  readonly votes: Votes;
  readonly starred: Starred;
  /** Of the answers in `votes`; absent in files made before there were any. */
  readonly reasons?: Reasons;
  /** Who signs the letters; not the sender of a link. */
  readonly sender?: Sender | null;
  readonly user: FileUser | null;
}

interface Written extends Omit<Contents, 'user'> {
  readonly member: Member | null;
  readonly withPhoto: boolean;
  readonly at: Date;
}

/**
 * Leaves out empty parts, as in files made before there were stars.
 * @returns the text of a file with the visitor's data. The password, even as a derived value, never leaves the browser.
 */
export function buildDataFile({
  votes,
  reasons = {},
  starred,
  sender,
  member,
  withPhoto,
  at,
}: Written): string {
  const signature = filledSender(sender);
  const file = {
    format: fileFormat,
    version: fileVersion,
    // Not read by the site. It tells a person who examines a file which release wrote it.
    siteVersion: SITE_VERSION,
    exportedAt: at.toISOString(),
    votes,
    ...(Object.keys(reasons).length > 0 && { reasons }),
    ...(starred.length > 0 && { starred }),
    ...(signature && { sender: signature }),
    user: member && {
      ...Object.fromEntries(fileDetails.map((name) => [name, member[name]])),
      ...(withPhoto && { photo: member.photo }),
    },
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** All that is valid in the file. `leftOut` is what is not, so that the visitor learns that something is missing. */
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
  | { readonly problem: keyof typeof yourData.restore.problems; readonly file?: undefined }
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
  ...v.pick(memberSchema, fileDetails).entries,
  photo: v.fallback(v.optional(v.pipe(memberSchema.entries.photo, v.check(isOfItsSize))), undefined),
});

/** Reads a chosen file. Its size is checked first, so that a huge file is never loaded into memory. */
export async function readDataFile(file: File): Promise<ParseResult> {
  if (file.size > largestFile) return { problem: 'tooBig' };
  // Reading fails if the file was moved, deleted or locked since it was chosen.
  const text = await file.text().catch(() => undefined);
  return text === undefined ? { problem: 'unreadable' } : parseDataFile(text);
}

/** Reads a file's text. Never throws, whatever the text, and returns only values that the slices can hold. */
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
  const reasons = persistedReasons.read(output.reasons ?? {}) ?? {};
  const starred = persistedStars.read(output.starred ?? []) ?? [];
  // A blank one, as earlier releases saved it, would erase the signature that is here.
  const sender = filledSender(persistedSender.read(output.sender));
  const { success: hasUser, output: details } = v.safeParse(userSchema, output.user);
  const user = hasUser ? details : null;
  if (Object.keys(votes).length + starred.length === 0 && !user && !sender) return { problem: 'nothing' };
  const leftOut = {
    votes: count(output.votes) - Object.keys(votes).length,
    stars: count(output.starred) - starred.length,
    user: !user && count(output.user) > 0,
    photo: user !== null && !user.photo && count((output.user as { photo?: unknown }).photo) > 0,
  };
  return { file: { exportedAt: output.exportedAt, votes, reasons, starred, sender, user, leftOut } };
}

/** @returns how many items a part of a file has, valid or not. A repeated item counts once: dropping it is no loss. */
function count(value: unknown): number {
  if (value === undefined || value === null) return 0;
  if (Array.isArray(value)) return new Set<unknown>(value).size;
  return typeof value === 'object' ? Object.keys(value).length : 1;
}

/** @returns false for a day such as February 31, which some browsers read as March 3 and others as no date. */
function namesRealDay(timestamp: string): boolean {
  return new Date(`${timestamp.slice(0, 10)}T00:00:00Z`).getUTCDate() === Number(timestamp.slice(8, 10));
}

/** @returns `null` if the browser can't read a form that the schema accepts, such as an offset without minutes. */
function asInstant(timestamp: string): string | null {
  const date = new Date(timestamp);
  return Number.isNaN(date.getTime()) ? null : date.toISOString();
}

/** Reads the size from the picture itself: a few bytes can claim a huge one, which would fill the memory when shown. */
function isOfItsSize({ dataUrl }: Photo): boolean {
  const bytes = fromBase64(dataUrl.slice(dataUrl.indexOf(',') + 1));
  // The library throws at some forged headers.
  const size = bytes && ifPossible(() => imageDimensionsFromData(bytes));
  return size?.type === 'jpeg' && Math.max(size.width, size.height) <= photoEdge;
}
