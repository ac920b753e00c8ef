import type { DraftWords, LetterUse, PolicyDraft } from '../../content/letterTypes';
import type { MemberOfCongress } from '../../content/congressTypes';
import type { PolicyId } from '../../content/policyIds';
import { liveBill } from '../../content/modelBills';
import type { Answer, Far } from '../../content/answerIds';
import type { ArgumentLabels } from '../../content/argumentIds';
import { arguesAs, farOf } from '../answers/reasons';
import type { Reason } from '../answers/reasons';
import { addresseeOf, isSomebodyChosen, recipientOf } from './addressee';
import type { Addressee } from './addressee';
import { aboutAddressee, composeCall, composeLetter, subjectOf } from './composeLetter';
import type { LetterParts } from './composeLetter';
import { untouched } from './letterSlice';
import type { Draft, OfPolicy, Written } from './letterSlice';
import { isForAnother, textOf } from './ownText';
import type { AboutAddressee, OwnText } from './ownText';
import type { Sender } from './senderSlice';
import type { Congress } from './useCongress';

export interface Version {
  readonly id: OfPolicy;
  readonly frame: DraftWords;
  readonly byHand: Draft;
  /** What the letter says of its addressee unless its writer says something else. */
  readonly about: AboutAddressee;
  /** True if its writer changed something of that when the letter was to somebody else, or when a bill had not ended. */
  readonly isForAnother: boolean;
  /** The vote that the fields say to mention, by id. */
  readonly mention: string | null;
  /** What is said of how far the policy should go; `null` if nothing is. */
  readonly far: Far | null;
  readonly subject: string;
  readonly text: string;
  /** Subject line and paragraphs as the fields make them: as many in each language, as they are shown in pairs. */
  readonly composed: readonly string[];
  readonly call: string;
}

/** First the letter in the visitor's language; second, only if offices read another language, the letter to send. */
export type Versions = readonly [Version, ...Version[]];

/** A policy's draft and the sentences around it, in one language. */
export interface InLanguage {
  readonly draft: PolicyDraft;
  readonly frame: DraftWords;
  /** The arguments of all policies in a few words, for calls. */
  readonly labels?: ArgumentLabels;
}

/** A sentence in the language of the letter to read, and in that of the one to send. */
export type Mention = Readonly<Record<LetterUse, string>>;

export type MentionOf = (
  vote: string | null,
  policy: PolicyId,
  member: MemberOfCongress | undefined,
) => Mention | undefined;

/**
 * @param sent the draft in the language that offices read; `null` if that is the language of `read`.
 * @param mentionOf `undefined` while the record of votes is not loaded.
 * @param why what weighs most for the writer; absent if nothing was said of it.
 * @returns whom the letter and the call about a policy are to, and their words: all from one look at the state.
 */
export function lettersOf(
  written: Written,
  sender: Sender,
  congress: Congress,
  answer: Answer,
  read: InLanguage,
  sent: InLanguage | null,
  mentionOf?: MentionOf,
  why?: Reason,
): { readonly to: Addressee; readonly versions: Versions } {
  const to = addresseeOf(written, sender, congress);
  const policyId = read.draft.id;
  const byHand = written.byPolicy[policyId] ?? untouched;
  const { reason, story, points, mention } = byHand;
  const bill = liveBill(policyId, recipientOf(to.office), congress.today);
  const chosen = points[arguesAs(answer, why)];
  const parts = { answer, to, sender, reason, story, points: chosen, bill, mention, why };
  const sawIn = (use: LetterUse) =>
    mentionOf && ((vote: string | null) => mentionOf(vote, policyId, to.member)?.[use]);
  const isListAwaited = isSomebodyChosen(written, sender) && !congress.data && !congress.isLost;
  const toRead = sent ? (written.toRead[policyId] ?? untouched) : byHand;
  const known = (use: LetterUse) => ({ sawOf: sawIn(use), isListAwaited });
  const first = versionOf({ policyId, toRead: sent !== null }, toRead, { ...parts, ...read }, known('read'));
  return {
    to,
    versions: sent ? [first, versionOf({ policyId }, byHand, { ...parts, ...sent }, known('sent'))] : [first],
  };
}

type VersionParts = Omit<LetterParts, 'saw'> & InLanguage & Pick<Draft, 'mention'>;

/** What is known of the addressee. */
interface OfAddressee {
  /** Returns the sentence on a vote of theirs. Absent while the record of votes is not loaded: the text then keeps its own. */
  readonly sawOf?: ((vote: string | null) => string | undefined) | undefined;
  /** True while the list is not there yet that says who was chosen. */
  readonly isListAwaited?: boolean;
}

export function versionOf(
  id: OfPolicy,
  byHand: Draft,
  parts: VersionParts,
  { sawOf, isListAwaited = false }: OfAddressee = {},
): Version {
  const { frame, draft, answer, mention, why = {} } = parts;
  const { edited } = byHand;
  const letter = { ...parts, saw: sawOf?.(mention) };
  const composed = composeLetter(letter);
  // Until the list is there the text stays whole: a sentence that left it would be lost with the next letter typed.
  const inOwn = edited && (isListAwaited ? edited.about : aboutInOwn(edited, parts, sawOf));
  const about = inOwn ?? aboutAddressee(letter);
  return {
    id,
    frame,
    byHand,
    about,
    mention,
    isForAnother: edited !== null && isForAnother(edited, about),
    far: farOf(answer, why) ?? null,
    subject: subjectOf(draft, edited ? edited.answer : answer, edited ? whyOf(edited, parts) : why),
    text: edited ? textOf(edited, about) : composed,
    composed: [`${frame.subject} ${subjectOf(draft, answer, why)}`, ...composed.split('\n\n')],
    call: composeCall(letter),
  };
}

/** @returns how far the policy was to go when the text was written, as `Reason`. */
function whyOf({ far }: OwnText, { why }: Pick<LetterParts, 'why'>): Reason | undefined {
  return far === undefined ? why : { far: far ?? undefined };
}

/**
 * Vote and answer are those that the text spoke of. Before the record is loaded, nothing is taken from the same
 * addressee's.
 */
function aboutInOwn(edited: OwnText, parts: LetterParts, sawOf: OfAddressee['sawOf']): AboutAddressee {
  // A text that was kept for whatever answer loses nothing: `textOf` adds no sentence, but takes out what is not here.
  const answer = edited.answer ?? 'yes';
  const saw = sawOf?.(edited.mention);
  const about = aboutAddressee({ ...parts, answer, why: whyOf(edited, parts), saw });
  const isUnknown = !sawOf && about.greeting === edited.about.greeting;
  return isUnknown ? { ...about, saw: edited.about.saw } : about;
}
