import { policyIds } from '../../content/policyIds';
import type { PolicyId } from '../../content/policyIds';
import { sameJson } from '../../storage/storedDocument';
import type { Sender } from '../letter/senderDocument';
import type { Member } from '../registration/userDocument';
import type { Starred } from '../starred/starredDocument';
import type { Answer, Votes } from '../votes/votesDocument';
import type { FileUser } from './dataFile';

interface AddedVote {
  readonly id: PolicyId;
  readonly to: Answer;
}

interface ChangedVote extends AddedVote {
  readonly from: Answer;
}

type DetailName = 'firstName' | 'lastName' | 'email';

interface ChangedDetail {
  readonly name: DetailName;
  readonly from: string;
  readonly to: string;
}

/** What restoring a file would do to what is here. */
export interface RestoreDiff {
  readonly added: readonly AddedVote[];
  readonly changed: readonly ChangedVote[];
  /** Policies the file stars that are not starred here; those it does not mention keep their star. */
  readonly starred: Starred;
  /** Who would sign the letters; `undefined` if the file names nobody, or whoever signs already. */
  readonly sender: Sender | undefined;
  /** How many answers are in both and alike. */
  readonly same: number;
  /** `null` if the file holds no registration, or nobody is registered here whose record it could change. */
  readonly details: readonly ChangedDetail[] | null;
  readonly photo: boolean;
  /** There is something to restore. */
  readonly changes: boolean;
}

interface Data<User> {
  readonly votes: Votes;
  readonly starred: Starred;
  readonly sender?: Sender | null;
  readonly user: User | null;
}

const detailNames: readonly DetailName[] = ['firstName', 'lastName', 'email'];

export function previewRestore(here: Data<Member>, file: Data<FileUser>): RestoreDiff {
  const added: AddedVote[] = [];
  const changed: ChangedVote[] = [];
  let same = 0;
  for (const id of policyIds) {
    const [from, to] = [here.votes[id], file.votes[id]];
    if (!to) continue;
    if (!from) added.push({ id, to });
    else if (from !== to) changed.push({ id, from, to });
    else same++;
  }
  const starred = file.starred.filter((id) => !here.starred.includes(id));
  const sender = file.sender && !sameJson(here.sender, file.sender) ? file.sender : undefined;
  const [before, after] = [here.user, file.user];
  const details = before && after && changedDetails(before, after);
  const photo = Boolean(before && after?.photo && !sameJson(before.photo, after.photo));
  const changes =
    added.length + changed.length + starred.length + (details?.length ?? 0) > 0 ||
    photo ||
    sender !== undefined;
  return { added, changed, starred, sender, same, details, photo, changes };
}

function changedDetails(before: Member, after: FileUser): ChangedDetail[] {
  return detailNames
    .map((name) => ({ name, from: before[name], to: after[name] }))
    .filter(({ from, to }) => from !== to);
}
