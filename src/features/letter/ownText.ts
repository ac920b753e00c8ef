import type { Answer, Far } from '../../content/answerIds';

/** The only sentences of a letter that depend on whom it is to: a changed letter can follow a new addressee by them. */
export const addresseeSentences = ['greeting', 'withoutVote', 'bill', 'saw'] as const;

/** What a letter says of its addressee, by sentence; empty where it says nothing. */
export type AboutAddressee = Readonly<Record<(typeof addresseeSentences)[number], string>>;

/** A letter that was changed by hand. */
export interface OwnText {
  /** As it stood in the field after the last change. */
  readonly text: string;
  /** The answer it was written for; `null` if the visitor kept it after changing the answer: then no warning. */
  readonly answer: Answer | null;
  /** What a letter to the same addressee said of them after the last change, whether the text still says it or not. */
  readonly about: AboutAddressee;
  /** The vote that the letter mentioned when it was first changed, as in `Draft`. */
  readonly mention: string | null;
  /**
   * What was said of how far the policy should go when the letter was first changed: with the answer it decides on the
   * subject. Absent from texts that were stored before this was.
   */
  readonly far?: Far | null;
}

function says(text: string, sentence: string): boolean {
  return sentence !== '' && text.includes(sentence);
}

function mapSentences(change: (name: keyof AboutAddressee) => string): AboutAddressee {
  return Object.fromEntries(addresseeSentences.map((name) => [name, change(name)])) as Record<
    keyof AboutAddressee,
    string
  >;
}

/**
 * @param text as it is in the field. @param now what a letter to its addressee says of them.
 * @param before what was stored before this change.
 * @returns what to store in `OwnText`. A sentence that was rewritten for an earlier addressee stays that one's, or the
 * next letter typed anywhere would end the warning.
 */
export function aboutAfter(text: string, now: AboutAddressee, before: OwnText | null): AboutAddressee {
  if (!before) return now;
  return mapSentences((name) => {
    const was = before.about[name];
    const isAnothers = !says(before.text, was) && !says(text, was) && !says(text, now[name]);
    return isAnothers ? was : now[name];
  });
}

/**
 * @returns the text to whom it is now: what it says of its addressee in our words follows the addressee, or leaves if
 * there is nothing to say of this one.
 */
export function textOf({ text, about }: Pick<OwnText, 'text' | 'about'>, now: AboutAddressee): string {
  return addresseeSentences.reduce((told, name) => {
    const was = about[name];
    if (was === now[name] || !says(told, was)) return told;
    if (now[name]) return told.replaceAll(was, () => now[name]);
    // With the space or the empty line that parts it from what is around it.
    const withSpace = [` ${was}`, `${was} `, `\n\n${was}`, was];
    return told.replaceAll(withSpace.find((part) => told.includes(part)) ?? was, '');
  }, text);
}

/**
 * @returns true if the visitor rewrote something of the addressee, and there is another now, of whom the text does not
 * say it either.
 */
export function isForAnother({ text, about }: Pick<OwnText, 'text' | 'about'>, now: AboutAddressee): boolean {
  return addresseeSentences.some(
    (name) =>
      about[name] !== now[name] && about[name] !== '' && !says(text, about[name]) && !says(text, now[name]),
  );
}
