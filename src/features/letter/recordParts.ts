import { congress as words } from 'words/congress';
import { lazyPart } from '../../ui/lazyPart';

/* Parts that need the record of all members' votes and offices, which is large: fetched once one of them is shown. */

const load = async () => import(/* webpackChunkName: "MemberRecord" */ './MemberRecord');
const { failed } = words.votes;

export const MemberVotes = lazyPart(async () => (await load()).MemberVotes, failed);
export const LocalOffices = lazyPart(async () => (await load()).LocalOffices, failed);
export const MentionField = lazyPart(async () => (await load()).MentionField, failed);
