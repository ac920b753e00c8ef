import { letterFrame } from 'words/letterFrame';
import type { DraftWords, PolicyDraft } from '../../content/letterTypes';
import type { Answer } from '../../content/answerIds';
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
  /** Indexes of the chosen points in the list that `pointsFor` returns for this answer. */
  readonly points: readonly number[];
  readonly story: string;
  /** The number of a bill on the policy that is pending in Congress, such as `S. 2013`; absent if there is none. */
  readonly bill?: string | undefined;
  /** A sentence about a vote of the member whom the letter names; absent unless the writer chose one. */
  readonly saw?: string | undefined;
  /** The sentences around the draft, in its language; absent if that is the page's language. */
  readonly frame?: DraftWords;
}

/** @returns the card's Pros for Yes, Cons for No, else both. Drafts store indexes of this list, so keep its order. */
export function pointsFor({ points: { yes, no } }: PolicyDraft, answer: Answer): readonly string[] {
  return [...(answer === 'no' ? [] : yes), ...(answer === 'yes' ? [] : no)];
}

/** @param answer `null` for a text kept after the answer changed: it may be for or against; the subject is neutral. */
export function subjectOf(draft: PolicyDraft, answer: Answer | null): string {
  return answer ? draft.subject[answer] : draft.ownSubject;
}

/** @returns the letter as plain text, its paragraphs separated by an empty line, at which `lettersOf` splits it. */
export function composeLetter(parts: LetterParts): string {
  const { draft, answer, sender, story, frame: words = letterFrame } = parts;
  const { greeting, withoutVote, bill, saw } = aboutAddressee(parts);
  return [
    greeting,
    sentences(introduce(sender, words), words.constituent),
    sentences(draft.opening[answer], draft.asks[answer], withoutVote, bill, saw),
    reasonsOf(parts),
    ended(story),
    sentences(words.closing[answer], words.thanks),
    lines(words.farewell, sender.name.trim(), addressOf(sender)),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/**
 * @returns all that a letter says of its addressee, so that nothing else in it has to change with the addressee.
 * Delegates can't vote on the floor: a letter asks them for what they can do, unless it asks nothing.
 */
export function aboutAddressee(parts: LetterParts): AboutAddressee {
  const { draft, answer, to, bill, saw = '', frame: words = letterFrame } = parts;
  const isDelegate = to.office === 'delegate' || to.office === 'residentCommissioner';
  return {
    greeting: to.member ? words.salutationTo(to.office, to.member) : words.salutation[to.office],
    withoutVote: isDelegate && answer !== 'undecided' ? words.withoutVote : '',
    bill: bill ? (draft.bill ?? words.bill)(bill) : '',
    saw,
  };
}

/** @returns one paragraph: the writer's own reason, then the chosen points; empty if there is neither. */
function reasonsOf({ draft, answer, reason, points, frame: words = letterFrame }: LetterParts): string {
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
export function composeCall(parts: LetterParts): string {
  const { draft, answer, to, sender, points, frame = letterFrame } = parts;
  const { withoutVote, bill, saw } = aboutAddressee(parts);
  const { helloTo, constituent, thanks } = frame.call;
  const hello = to.member ? onePeriod(helloTo(to.office, to.member)) : frame.call.hello;
  const point = answer === 'undecided' ? undefined : pointsFor(draft, answer)[Math.min(...points)];
  return sentences(
    hello,
    introduce(sender, frame),
    constituent,
    draft.call[answer],
    withoutVote,
    bill,
    saw,
    point ?? '',
    thanks,
  );
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

function sentences(...parts: readonly string[]): string {
  return parts.filter(Boolean).join(' ');
}

export function lines(...parts: readonly string[]): string {
  return parts.filter(Boolean).join('\n');
}
