import type { DraftWords, PolicyDraft } from '../../content/letterTypes';
import type { MemberOfCongress } from '../../content/congressTypes';
import type { PolicyId } from '../../content/policyIds';
import { liveBill } from '../../content/modelBills';
import type { Answer } from '../../content/answerIds';
import { addresseeOf, chamberOf } from './addressee';
import type { Addressee } from './addressee';
import { composeCall, composeLetter, greetingOf, subjectOf } from './composeLetter';
import type { LetterParts } from './composeLetter';
import { untouched } from './letterSlice';
import type { Draft, OfPolicy, Written } from './letterSlice';
import { keptGreeting, textOf } from './ownText';
import type { Sender } from './senderSlice';
import type { Congress } from './useCongress';

export interface Version {
  readonly id: OfPolicy;
  readonly frame: DraftWords;
  readonly byHand: Draft;
  /** The greeting that the letter has unless its writer typed another. */
  readonly greeting: string;
  /** A greeting that was typed when the letter was to somebody else; `null` if there is none. */
  readonly keptGreeting: string | null;
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
}

/** A sentence in the language of the letter to read, and in that of the one to send. */
export interface Mention {
  readonly read: string;
  readonly sent: string;
}

export type MentionOf = (
  vote: string | null,
  policy: PolicyId,
  member: MemberOfCongress | undefined,
) => Mention | undefined;

/**
 * @param sent the draft in the language that offices read; `null` if that is the language of `read`.
 * @param mentionOf `undefined` while the record of votes is not loaded.
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
): { readonly to: Addressee; readonly versions: Versions } {
  const to = addresseeOf(written, sender, congress);
  const policyId = read.draft.id;
  const byHand = written.byPolicy[policyId] ?? untouched;
  const { reason, story, points, mention } = byHand;
  const saw = mentionOf?.(mention, policyId, to.member);
  const bill = liveBill(policyId, chamberOf(to.office), congress.today);
  const parts = { answer, to, sender, reason, story, points: points[answer], bill };
  const toRead = sent ? (written.toRead[policyId] ?? untouched) : byHand;
  const first = versionOf({ policyId, toRead: sent !== null }, toRead, { ...parts, ...read, saw: saw?.read });
  return {
    to,
    versions: sent
      ? [first, versionOf({ policyId }, byHand, { ...parts, ...sent, saw: saw?.sent })]
      : [first],
  };
}

export function versionOf(id: OfPolicy, byHand: Draft, parts: LetterParts & InLanguage): Version {
  const { frame, draft, answer, to } = parts;
  const { edited } = byHand;
  const composed = composeLetter(parts);
  const greeting = greetingOf(to, frame);
  return {
    id,
    frame,
    byHand,
    greeting,
    keptGreeting: edited && keptGreeting(edited, greeting),
    subject: subjectOf(draft, edited ? edited.answer : answer),
    text: edited ? textOf(edited, greeting) : composed,
    composed: [`${frame.subject} ${subjectOf(draft, answer)}`, ...composed.split('\n\n')],
    call: composeCall(parts),
  };
}
