import type { DraftWords, PolicyDraft } from '../../content/letterTypes';
import type { Answer } from '../../content/answerIds';
import type { ArgumentLabels, Side } from '../../content/argumentIds';
import { arguesAs, farOf, placeOf, questionOf, sidesOf, wishOf } from '../answers/reasons';
import type { Reason } from '../answers/reasons';
import type { Addressee } from './addressee';
import type { AboutAddressee } from './ownText';
import type { Sender } from './senderSlice';

/** Whatever the visitor typed may be empty: the letter then leaves out the sentence about it. */
export interface LetterParts {
  readonly draft: PolicyDraft;
  readonly answer: Answer;
  readonly to: Addressee;
  readonly sender: Sender;
  readonly reason: string;
  /** Indexes of the chosen points in the list that `pointsFor` returns for the answer that `arguesAs` names. */
  readonly points: readonly number[];
  readonly story: string;
  /** What weighs most for the writer, and how far the policy should go; absent if nothing was said of it. */
  readonly why?: Reason | undefined;
  /** The arguments in a few words, for calls; absent if they are not loaded. */
  readonly labels?: ArgumentLabels | undefined;
  /** The number of a bill on the policy that is pending in Congress, such as `S. 2013`; absent if there is none. */
  readonly bill?: string | undefined;
  /** A sentence about a vote of the member whom the letter names; absent unless the writer chose one. */
  readonly saw?: string | undefined;
  /** The sentences around the draft, in its language. */
  readonly frame: DraftWords;
}

/** @returns the card's Pros for Yes, Cons for No, else both. Drafts store indexes of this list, so keep its order. */
export function pointsFor({ points: { yes, no } }: PolicyDraft, answer: Answer): readonly string[] {
  return [...(answer === 'no' ? [] : yes), ...(answer === 'yes' ? [] : no)];
}

/**
 * @param answer `null` for a text kept after the answer changed: it may be for or against; the subject is neutral. So it is
 * for a No that asks for more: “Please oppose” would say the opposite of the letter.
 */
export function subjectOf(draft: PolicyDraft, answer: Answer | null, why?: Reason): string {
  return answer && farOf(answer, why ?? {}) !== 'notEnough' ? draft.subject[answer] : draft.ownSubject;
}

/** @returns the letter as plain text, its paragraphs separated by an empty line, at which `lettersOf` splits it. */
export function composeLetter(parts: LetterParts): string {
  const { answer, sender, story, frame: words } = parts;
  const { greeting, withoutVote, bill, saw } = aboutAddressee(parts);
  const { before, asks } = whyAndAsks(parts, bill);
  return [
    greeting,
    sentences(introduce(sender, words), words.constituent),
    ...before,
    sentences(...asks, withoutVote, saw),
    reasonsOf(parts),
    ended(story),
    sentences(words.closing[answer], words.thanks),
    lines(words.farewell, sender.name.trim(), addressOf(sender)),
  ]
    .filter(Boolean)
    .join('\n\n');
}

const listOf = { for: 'yes', against: 'no' } as const;

/** @returns the point that weighs most on a side, as a sentence of a letter; empty if none was chosen. */
export function weighingPoint(draft: PolicyDraft, side: Side, why: Reason | undefined): string {
  return draft.points[listOf[side]][placeOf(draft.id, side, why)] ?? '';
}

/** @returns what is asked for, with how far it should go. @param ask a sentence. */
function askFor({ answer, why = {}, frame: words }: LetterParts, ask: string) {
  const far = farOf(answer, why);
  return far ? words.why.far[far](withoutPeriod(ask)) : ask;
}

/** @returns whether the changes that the writer wants are those which would answer the other side’s point. */
function wantsAnswer({ answer, why = {} }: LetterParts, other: string): boolean {
  return other !== '' && farOf(answer, why) === 'changes' && !wishOf(answer, why);
}

/** @returns the key of what is said after a point of the other side, which is else taken for the writer’s own view. */
function standOf(parts: LetterParts, answer: 'yes' | 'no', other: string) {
  if (farOf(answer, parts.why ?? {}) === 'notEnough') return 'notEnough';
  return wantsAnswer(parts, other) ? 'changes' : answer;
}

/** @returns the writer's own words on how far the policy should go, or on what they still want to know. */
function wishIn({ answer, why = {}, frame: words }: LetterParts): string {
  const question = questionOf(answer, why);
  const wish = ended(wishOf(answer, why));
  return question && wish ? words.why.wish[question](wish) : '';
}

/**
 * @returns paragraphs with what weighs most for the writer, and the sentences that ask for what they want. Where the
 * writer has a point or words of their own, ours are left out that would say why or ask for more.
 * @param bill a sentence, which says “this” of what is asked for: after the writer's own words it would be of those.
 */
function whyAndAsks(
  parts: LetterParts,
  bill: string,
): { before: readonly string[]; asks: readonly string[] } {
  const { draft, answer, why = {}, frame: words } = parts;
  const sides = sidesOf(answer, why);
  const [own, other] = sides.map((side) => weighingPoint(draft, side, why)) as [string, string];
  const wish = wishIn(parts);
  const [request = '', ours = ''] = sentencesOf(draft.asks[answer]);
  if (answer === 'undecided') {
    const { for: inFavor, against } = words.why.undecided;
    const weighs = [...(own ? [inFavor, own] : []), ...(other ? [against, other] : [])];
    const opening = draft.opening.undecided;
    const asks = [request, wish ? '' : ours, bill, wish];
    return weighs.length > 0
      ? { before: [sentences(opening, ...weighs)], asks }
      : { before: [], asks: [opening, ...asks] };
  }
  const far = farOf(answer, why);
  const weighed = words.why.weighed[standOf(parts, answer, other)];
  const wanted = wantsAnswer(parts, other) ? words.why.answering(withoutPeriod(request)) : request;
  const asks = [...(far === 'notEnough' ? [draft.more] : [wanted, own ? '' : ours]), bill, wish];
  const opening = askFor(parts, draft.opening[answer]);
  const against = other && sentences(words.why.other[sides[1]], other, weighed);
  // Something has to say first what the letter is about.
  if (!own && against) return { before: [sentences(opening, against)], asks };
  return {
    before: [own && sentences(words.why.own(draft.ownSubject), own), against],
    asks: [opening, ...asks],
  };
}

/**
 * @returns all that a letter says of its addressee, so that nothing else in it has to change with the addressee.
 * Delegates can't vote on the floor: a letter asks them for what they can do, unless it asks nothing.
 */
export function aboutAddressee(parts: LetterParts): AboutAddressee {
  const { draft, answer, to, bill, saw = '', why = {}, frame: words } = parts;
  // Whoever asks for more than the policy does not ask for its bill.
  const isOnBill = bill && farOf(answer, why) !== 'notEnough';
  const isDelegate = to.office === 'delegate' || to.office === 'residentCommissioner';
  return {
    greeting: to.member ? words.salutationTo(to.office, to.member) : words.salutation[to.office],
    withoutVote: isDelegate && answer !== 'undecided' ? words.withoutVote : '',
    bill: isOnBill ? (draft.bill ?? words.bill)(bill) : '',
    saw,
  };
}

/** @returns one paragraph: the writer's own reason, then the chosen points; empty if there is neither. */
function reasonsOf(parts: LetterParts): string {
  const { draft, answer, reason, points, why, frame: words } = parts;
  const all = pointsFor(draft, arguesAs(answer, why));
  const said = sidesOf(answer, why).map((side) => weighingPoint(draft, side, why));
  const chosen = all.filter((point, place) => points.includes(place) && !said.includes(point));
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

/**
 * @returns what to say on the phone, in half a minute unless the caller adds to it: what weighs most in a few words, else
 * the first chosen point if the answer is Yes or No.
 */
export function composeCall(parts: LetterParts): string {
  const { draft, answer, to, sender, points, why = {}, labels, frame } = parts;
  const { withoutVote, bill, saw } = aboutAddressee(parts);
  const { helloTo, constituent, thanks } = frame.call;
  const hello = to.member ? onePeriod(helloTo(to.office, to.member)) : frame.call.hello;
  const [own, other] = sidesOf(answer, why).map((side) =>
    inSentence(labels?.[draft.id][side][why[side] ?? ''] ?? ''),
  ) as [string, string];
  const all = pointsFor(draft, arguesAs(answer, why));
  const point = own || other || answer === 'undecided' ? '' : (all[Math.min(...points)] ?? '');
  return sentences(
    hello,
    introduce(sender, frame),
    constituent,
    ...whyAndRequest(parts, bill, [own, other]),
    withoutVote,
    saw,
    point,
    thanks,
  );
}

/**
 * @returns where the caller stands and what they ask for, then what weighs most for them.
 * @param bill as in a letter.
 */
function whyAndRequest(
  parts: LetterParts,
  bill: string,
  [own, other]: readonly [string, string],
): readonly string[] {
  const { draft, answer, why = {}, frame: words } = parts;
  const { call } = words.why;
  const wish = wishIn(parts);
  const [request = '', ours = ''] = sentencesOf(draft.call[answer]);
  if (answer === 'undecided') {
    const { for: inFavor, against } = call.undecided;
    return [request, bill, own && `${inFavor} ${own}.`, other && `${against} ${other}.`, ours, wish];
  }
  const [more = ''] = sentencesOf(draft.more);
  // A call has half a minute: with a reason of the caller’s own, it asks for nothing twice.
  const what = farOf(answer, why) === 'notEnough' ? more : own ? '' : ours;
  const stand = standOf(parts, answer, other);
  return [
    askFor(parts, request),
    what,
    bill,
    wish,
    own && `${call.own} ${own}.`,
    other && call.other[stand](other),
  ];
}

/** @returns a line with the street, and one with town, state and ZIP code, as the post office wants them. */
export function addressOf(sender: Sender): string {
  const { street = '', zip } = sender;
  return lines(street.trim(), [townOf(sender), zip.trim()].filter(Boolean).join(' '));
}

/** Empty if only the state is given: it may have been chosen just to find members of Congress, and is no address. */
function townOf({ city, state = '', zip }: Pick<Sender, 'city' | 'state' | 'zip'>): string {
  const town = city.trim();
  // Many type the state after the city, as in “Washington, D.C.”.
  const isSaid = town.replaceAll('.', '').toUpperCase().endsWith(` ${state}`);
  return town || zip.trim() ? [town, isSaid ? '' : state].filter(Boolean).join(', ') : '';
}

function introduce(sender: Sender, words: DraftWords): string {
  const name = sender.name.trim();
  const zip = sender.zip.trim();
  // Without a city, the ZIP code tells the office more than the state would.
  const place = (sender.city.trim() && townOf(sender)) || (zip && words.zipArea(zip));
  if (name && place) return onePeriod(words.nameAndPlace(name, place));
  if (name) return onePeriod(words.nameIs(name));
  return place && onePeriod(words.livesIn(place));
}

/** @param sentence ends in a name, such as “John Smith Jr.”, whose period is then also that of the sentence. */
export function onePeriod(sentence: string): string {
  return sentence.replace(/\.\.$/, '.');
}

/** @returns what was typed, with a full stop if it ends in no mark of its own, so that sentences can follow. */
function ended(text: string): string {
  const typed = text.trim();
  return typed === '' || /[.!?…][”’"')]*$/.test(typed) ? typed : `${typed}.`;
}

/** @returns the sentences of words of ours, which have no full stop within one. */
function sentencesOf(words: string): readonly string[] {
  // No lookbehind: the page could not start in Safari before 16.4.
  return words.replace(/([.?]) /g, '$1\n').split('\n');
}

function withoutPeriod(sentence: string): string {
  return sentence.replace(/\.$/, '');
}

/** @returns an argument in a few words as a part of a sentence: only a name keeps its capital letter. */
function inSentence(label: string): string {
  return /^(?:Medicare|VA)\b/.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1);
}

function sentences(...parts: readonly string[]): string {
  return parts.filter(Boolean).join(' ');
}

export function lines(...parts: readonly string[]): string {
  return parts.filter(Boolean).join('\n');
}
