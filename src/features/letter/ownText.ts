import type { Answer } from '../../content/answerIds';

/** A letter that was changed by hand. */
export interface OwnText {
  readonly text: string;
  /** The answer it was written for; `null` if the visitor kept it after changing the answer: then no warning. */
  readonly answer: Answer | null;
  /**
   * `null` if the text follows a greeting of ours, which is not part of it: whom it names depends on whom the letter is
   * to when it is read. If the visitor typed the first line, the greeting that was ours at that time.
   */
  readonly greeting: string | null;
}

/**
 * @param text as it is in the field. @param ours the greeting that the letter has by itself.
 * @param before what was stored before this change.
 */
export function toOwnText(text: string, ours: string, before: OwnText | null): Omit<OwnText, 'answer'> {
  if (firstLine(text) === ours) return { text: text.slice(ours.length), greeting: null };
  const isAsBefore = before && before.greeting !== null && firstLine(before.text) === firstLine(text);
  return { text, greeting: isAsBefore ? before.greeting : ours };
}

export function textOf({ text, greeting }: OwnText, ours: string): string {
  return greeting === null ? ours + text : text;
}

/** @returns the first line if the visitor typed it and the letter is to somebody else since; `null` otherwise. */
export function keptGreeting({ text, greeting }: OwnText, ours: string): string | null {
  const typed = firstLine(text).trim();
  return greeting !== null && greeting !== ours && typed !== '' && typed !== ours ? typed : null;
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? '';
}
