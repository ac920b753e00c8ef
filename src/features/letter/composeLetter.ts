import { letter } from '../../content/en/letter';
import type { PolicyDraft } from '../../content/letterTypes';
import type { Answer } from '../votes/votesDocument';
import type { Sender } from './senderDocument';

const words = letter.draft;

/** Email programs on Windows take no more than about 2,000 characters of address, and cut the rest off unsaid. */
const longestAddress = 1900;

/** What a letter is made of. Whatever the visitor typed may be empty. */
export interface LetterParts {
  readonly draft: PolicyDraft;
  readonly answer: Answer;
  readonly sender: Sender;
  readonly reason: string;
  /** Points quoted from the policy's card. */
  readonly points: readonly string[];
  readonly story: string;
}

/** @param parts.answer the letter was written for; `null` for one that takes the side its writer knows best. */
export function subjectOf(parts: { readonly draft: PolicyDraft; readonly answer: Answer | null }): string {
  const { draft, answer } = parts;
  return answer ? words.subject[answer](draft.topic) : words.ownSubject(draft.topic);
}

/** @returns the whole letter as plain text, its paragraphs parted by an empty line. */
export function composeLetter({ draft, answer, sender, reason, points, story }: LetterParts): string {
  const reasons = lines(reason.trim(), ...points.map((point) => `• ${point}`));
  return [
    words.salutation,
    sentences(introduce(sender), words.constituent),
    sentences(words.opening[answer](draft.topic), draft.asks[answer]),
    reasons && lines(words.reason[answer], reasons),
    story.trim(),
    sentences(words.closing[answer], words.thanks),
    lines(words.farewell, sender.name.trim(), placeOf(sender)),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** @returns what to say on the phone, short enough for a busy line or a machine. */
export function composeCall({
  draft,
  answer,
  sender,
}: Pick<LetterParts, 'draft' | 'answer' | 'sender'>): string {
  const { hello, constituent, ask, thanks } = words.call;
  return sentences(hello, introduce(sender), constituent, ask[answer](draft.topic), thanks);
}

function placeOf({ city, zip }: Sender): string {
  return sentences(city.trim(), zip.trim());
}

function introduce(sender: Sender): string {
  const name = sender.name.trim();
  const place = placeOf(sender);
  if (name && place) return words.nameAndPlace(name, place);
  if (name) return words.nameIs(name);
  return place && words.livesIn(place);
}

function sentences(...parts: readonly string[]): string {
  return parts.filter(Boolean).join(' ');
}

function lines(...parts: readonly string[]): string {
  return parts.filter(Boolean).join('\n');
}

/** @returns an address that opens an email with subject and text, or `null` if it would be too long to arrive whole. */
export function mailtoLink(subject: string, text: string): string | null {
  // RFC 6068: lines end in CRLF.
  const body = text.replace(/\r?\n/g, '\r\n');
  const address = `mailto:?subject=${encoded(subject)}&body=${encoded(body)}`;
  return address.length > longestAddress ? null : address;
}

/** Half a character, as a cut-off paste may leave, can't be encoded. */
function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}
