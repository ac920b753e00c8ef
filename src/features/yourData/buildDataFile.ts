import type { Sender } from '../letter/senderDocument';
import type { Member } from '../registration/userDocument';
import type { Starred } from '../starred/starredDocument';
import type { Votes } from '../votes/votesDocument';
import { fileFormat, fileVersion } from './dataFile';
import type { DataFile, FileUser } from './dataFile';

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
