import { letterTemplate } from 'words/letterTemplate';
import type { MemberOfCongress } from '../../content/congressTypes';
import type { DraftWords, PolicyDraft, Recipient } from '../../content/letterTypes';
import { officeOf } from './seats';
import type { Answer } from '../../content/answerIds';
import type { Draft, OfPolicy } from './letterSlice';
import type { Sender } from './senderSlice';

/** Email programs on Windows take about 2,000 characters of a mailto link, and cut off the rest without a warning. */
const longestAddress = 1900;

/** Whatever the visitor typed may be empty: the letter then leaves out the sentence about it. */
export interface LetterParts {
  readonly draft: PolicyDraft;
  readonly answer: Answer;
  readonly recipient: Recipient;
  /** The member whom the letter addresses by name; absent in the general letter. */
  readonly member?: MemberOfCongress | undefined;
  readonly sender: Sender;
  readonly reason: string;
  /** Indexes of the chosen points in the list that `pointsFor` returns for this answer. */
  readonly points: readonly number[];
  readonly story: string;
  /** The number of a bill on the policy that is pending in Congress, such as `S. 2013`; absent if there is none. */
  readonly bill?: string | undefined;
  /** The sentences around the draft, in its language; absent if that is the page's language. */
  readonly frame?: DraftWords;
}

export interface Version {
  readonly id: OfPolicy;
  readonly frame: DraftWords;
  readonly byHand: Draft;
  readonly subject: string;
  readonly text: string;
  /** Subject line and paragraphs as the fields make them: as many in each language, as they are shown in pairs. */
  readonly composed: readonly string[];
  readonly call: string;
}

/** First the letter in the visitor's language; second, only if offices read another language, the letter to send. */
export type Versions = readonly [Version, ...Version[]];

export function versionOf(
  id: OfPolicy,
  byHand: Draft,
  parts: LetterParts & { readonly frame: DraftWords },
): Version {
  const { frame, draft, answer } = parts;
  const { edited } = byHand;
  const composed = composeLetter(parts);
  return {
    id,
    frame,
    byHand,
    subject: subjectOf(draft, edited ? edited.answer : answer),
    text: edited?.text ?? composed,
    composed: [`${frame.subject} ${subjectOf(draft, answer)}`, ...composed.split('\n\n')],
    call: composeCall(parts),
  };
}

/** @returns the card's Pros for Yes, Cons for No, else both. Drafts store indexes of this list, so keep its order. */
export function pointsFor({ points: { yes, no } }: PolicyDraft, answer: Answer): readonly string[] {
  return [...(answer === 'no' ? [] : yes), ...(answer === 'yes' ? [] : no)];
}

/** @param answer `null` for a text kept after the answer changed: it may be for or against; the subject is neutral. */
export function subjectOf(draft: PolicyDraft, answer: Answer | null): string {
  return answer ? draft.subject[answer] : draft.ownSubject;
}

/** @returns the letter as plain text, its paragraphs separated by an empty line, at which `versionOf` splits it. */
export function composeLetter(parts: LetterParts): string {
  const { draft, answer, recipient, member, sender, story, bill, frame: words = letterTemplate } = parts;
  return [
    member ? words.salutationTo(officeOf(member), member) : words.salutation[recipient],
    sentences(introduce(sender, words), words.constituent),
    sentences(draft.opening[answer], draft.asks[answer], bill ? words.bill(bill) : ''),
    reasonsOf(parts),
    ended(story),
    sentences(words.closing[answer], words.thanks),
    lines(words.farewell, sender.name.trim(), addressOf(sender)),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** @returns one paragraph: the writer's own reason, then the chosen points; empty if there is neither. */
function reasonsOf({ draft, answer, reason, points, frame: words = letterTemplate }: LetterParts): string {
  const all = pointsFor(draft, answer);
  const chosen = all.filter((_, place) => points.includes(place));
  const own = ended(reason);
  if (!own && chosen.length === 0) return '';
  if (answer !== 'undecided') return sentences(words.reason[answer], own, ...chosen);
  const pros = chosen.filter((point) => draft.points.yes.includes(point));
  const cons = chosen.filter((point) => !pros.includes(point));
  return sentences(
    words.reason.undecided,
    own,
    ...(pros.length > 0 ? [words.speaksFor, ...pros] : []),
    ...(cons.length > 0 ? [words.speaksAgainst, ...cons] : []),
  );
}

/** @returns what to say on the phone in half a minute, with the first chosen point if the answer is Yes or No. */
export function composeCall({
  draft,
  answer,
  member,
  sender,
  points,
  bill,
  frame = letterTemplate,
}: LetterParts): string {
  const { helloTo, constituent, thanks } = frame.call;
  const hello = member ? helloTo(officeOf(member), member) : frame.call.hello;
  const point = answer === 'undecided' ? undefined : pointsFor(draft, answer)[Math.min(...points)];
  return sentences(
    hello,
    introduce(sender, frame),
    constituent,
    draft.call[answer],
    bill ? frame.bill(bill) : '',
    point ?? '',
    thanks,
  );
}

/**
 * @param text as it is in the field.
 * @returns the paragraphs on paper: sender (unless empty), date, recipient, subject, text. The printed page relies on
 * the last three being always there. Unless its end was edited, the text gets space for signing by hand and loses the
 * address below the name, as that is at the top.
 */
export function layOutLetter({
  sender,
  date,
  recipient,
  member,
  subject,
  text,
  frame: words = letterTemplate,
}: Pick<LetterParts, 'sender' | 'recipient' | 'member' | 'frame'> & {
  readonly date: string;
  readonly subject: string;
  readonly text: string;
}): readonly string[] {
  const name = sender.name.trim();
  const address = addressOf(sender);
  const signature = lines(words.farewell, name, address);
  const signed = `${words.farewell}\n\n\n\n${name}`;
  const body = text.endsWith(signature) ? text.slice(0, -signature.length) + signed : text;
  const top = [lines(name, address), date].filter(Boolean);
  return [...top, addressTo(recipient, member, words), subject, body];
}

/** @returns name, office, chamber and town in lines, as the offices of Congress ask for them on an envelope. */
function addressTo(recipient: Recipient, member: MemberOfCongress | undefined, words: DraftWords): string {
  const general = words.recipientAddress[recipient];
  if (!member) return general;
  const [chamber = '', town = ''] = general.split('\n');
  const { name, office = '', zip } = member;
  return lines(words.honorable(name), office, chamber, zip ? town.replace(/\d{5}$/, zip) : town);
}

/** @returns a line with the street, and one with town, state and ZIP code, as the post office wants them. */
function addressOf(sender: Sender): string {
  const { street = '', zip } = sender;
  return lines(street.trim(), [townOf(sender), zip.trim()].filter(Boolean).join(' '));
}

/** Empty if only the state is given: it may have been chosen just to find members of Congress, and is no address. */
function townOf({ city, state = '', zip }: Pick<Sender, 'city' | 'state' | 'zip'>): string {
  return city.trim() || zip.trim() ? [city.trim(), state].filter(Boolean).join(', ') : '';
}

function introduce(sender: Sender, words: DraftWords): string {
  const name = sender.name.trim();
  const zip = sender.zip.trim();
  // Without a city, the ZIP code tells the office more than the state would.
  const place = (sender.city.trim() && townOf(sender)) || (zip && words.zipArea(zip));
  if (name && place) return words.nameAndPlace(name, place);
  if (name) return words.nameIs(name);
  return place && words.livesIn(place);
}

/** @returns what was typed, with a full stop if it ends in no mark of its own, so that sentences can follow. */
function ended(text: string): string {
  const typed = text.trim();
  return typed === '' || /[.!?…][”’"')]*$/.test(typed) ? typed : `${typed}.`;
}

function sentences(...parts: readonly string[]): string {
  return parts.filter(Boolean).join(' ');
}

function lines(...parts: readonly string[]): string {
  return parts.filter(Boolean).join('\n');
}

/** @returns a link that opens an email with subject and text; `null` if so long that its end would be cut off. */
export function mailtoLink(subject: string, text: string): string | null {
  // RFC 6068: lines in a mailto link end in CRLF.
  const body = text.replace(/\r?\n/g, '\r\n');
  const address = `mailto:?subject=${encoded(subject)}&body=${encoded(body)}`;
  return address.length > longestAddress ? null : address;
}

/** `encodeURIComponent` throws at half a surrogate pair, which a cut-off paste may leave. */
function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}
