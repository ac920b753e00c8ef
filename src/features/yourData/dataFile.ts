import type { Sender } from '../letter/senderDocument';
import type { Photo } from '../photo/photo';
import type { Member } from '../registration/userDocument';
import type { Starred } from '../starred/starredDocument';
import type { Votes } from '../votes/votesDocument';

/** What marks a file as ours. Raise the version when an older site could not read the file any more. */
export const fileFormat = 'civic-voice';
export const fileVersion = 1;

/** Larger than any file this site writes: a photo weighs at most 320 kB as text, answers and names next to nothing. */
export const largestFile = 1_000_000;

/** A registration as it stands in a file: never with the password, and the photo only if the visitor wished. */
export type FileUser = Pick<Member, 'firstName' | 'lastName' | 'email'> & {
  readonly photo?: Photo | undefined;
};

/** What a file holds, in the order it is written. */
export interface DataFile {
  readonly format: typeof fileFormat;
  readonly version: typeof fileVersion;
  /** ISO timestamp. */
  readonly exportedAt: string;
  readonly votes: Votes;
  /** Left out where nothing is starred, as in files made before there were stars. */
  readonly starred?: Starred;
  /** Left out where no sender of letters is remembered. */
  readonly sender?: Sender;
  readonly user: FileUser | null;
}

interface Contents {
  readonly votes: Votes;
  readonly starred: Starred;
  readonly sender?: Sender | null;
  readonly member: Member | null;
  readonly withPhoto: boolean;
  readonly at: Date;
}

/** @returns the text of a file with the visitor's data. The password, though only a derived value, never leaves the browser. */
export function buildDataFile({ votes, starred, sender, member, withPhoto, at }: Contents): string {
  const file: DataFile = {
    format: fileFormat,
    version: fileVersion,
    exportedAt: at.toISOString(),
    votes,
    ...(starred.length > 0 && { starred }),
    ...(sender && { sender }),
    user: member && userOf(member, withPhoto),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** Field by field, so that a field added to the record some day stays out until someone decides. */
function userOf({ firstName, lastName, email, photo }: Member, withPhoto: boolean): FileUser {
  return { firstName, lastName, email, ...(withPhoto && { photo }) };
}
