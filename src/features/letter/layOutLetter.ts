import type { DraftWords } from '../../content/letterTypes';
import { recipientOf } from './addressee';
import type { Addressee } from './addressee';
import { addressOf, lines } from './composeLetter';
import type { LetterParts } from './composeLetter';

/**
 * @param text as it is in the field.
 * @returns the paragraphs on paper: sender (unless empty), date, recipient, subject, text. The printed page relies on
 * the last three being always there. Unless its end was edited, the text gets space for signing by hand and loses the
 * address below the name, as that is at the top.
 */
export function layOutLetter({
  sender,
  date,
  to,
  subject,
  text,
  frame: words,
}: Pick<LetterParts, 'sender' | 'to' | 'frame'> & {
  readonly date: string;
  readonly subject: string;
  readonly text: string;
}): readonly string[] {
  const name = sender.name.trim();
  const address = addressOf(sender);
  const signature = lines(words.farewell, name, address);
  const signed = `${words.farewell}\n\n\n\n${name}`;
  const typed = text.trimEnd();
  const body = typed.endsWith(signature) ? typed.slice(0, -signature.length) + signed : text;
  const top = [lines(name, address), date].filter(Boolean);
  return [...top, addressTo(to, words), subject, body];
}

/** @returns name, office, chamber and town in lines, as the offices of Congress ask for them on an envelope. */
function addressTo({ office: title, member }: Addressee, words: DraftWords): string {
  const general = words.recipientAddress[recipientOf(title)];
  if (!member) return general;
  const [chamber = '', town = ''] = general.split('\n');
  const { name, office = '', zip } = member;
  return lines(words.honorable(name), office, chamber, zip ? town.replace(/\d{5}$/, zip) : town);
}
