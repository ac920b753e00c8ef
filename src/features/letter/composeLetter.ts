import { letter } from '../../content/en/letter';
import type { PolicyDraft, Stance } from '../../content/letterTypes';
import type { Sender } from './senderDocument';

const words = letter.draft;

/** What a letter is made of. Whatever the visitor typed may be empty. */
export interface LetterParts {
  readonly draft: PolicyDraft;
  readonly stance: Stance;
  readonly sender: Sender;
  readonly reason: string;
  /** Points quoted from the policy's card. */
  readonly points: readonly string[];
  readonly story: string;
}

export function subjectOf({ draft, stance }: Pick<LetterParts, 'draft' | 'stance'>): string {
  return words.subject[stance](draft.topic);
}

/** @returns the whole letter as plain text, its paragraphs parted by an empty line. */
export function composeLetter({ draft, stance, sender, reason, points, story }: LetterParts): string {
  const reasons = lines(reason.trim(), ...points.map((point) => `• ${point}`));
  return [
    words.salutation,
    sentences(introduce(sender), words.constituent),
    sentences(words.opening[stance](draft.topic), draft.asks[stance]),
    reasons && lines(words.reason[stance], reasons),
    story.trim(),
    sentences(words.closing[stance], words.thanks),
    lines(words.farewell, sender.name.trim(), placeOf(sender)),
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** @returns what to say on the phone, short enough for a busy line or a machine. */
export function composeCall({
  draft,
  stance,
  sender,
}: Pick<LetterParts, 'draft' | 'stance' | 'sender'>): string {
  const { hello, constituent, ask, thanks } = words.call;
  return sentences(hello, introduce(sender), constituent, ask[stance](draft.topic), thanks);
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
