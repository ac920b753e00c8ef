import { sentencesOf } from './readingGrade';

/**
 * The vowels that one Spanish syllable can hold: a strong one with weak ones around it, or weak ones alone. A written
 * accent on a weak vowel parts it from a strong one (“país” has two syllables), and “y” is a vowel where none follows
 * it.
 */
const nucleus =
  /[iuü]{0,2}[aeoáéó](?:[iuy](?![aeoáéóiuíú]))?|[iuü]?[íú]|[iuü]{0,2}y(?![aeoáéóiuíú])|[iuü]{1,2}/g;

/** @returns the syllables of a Spanish word, at least one: initials and foreign names may hold no vowel it knows. */
export function syllablesIn(word: string): number {
  return Math.max(1, [...word.toLowerCase().matchAll(nucleus)].length);
}

/**
 * How easily Spanish running text without markup is read, by Szigriszt-Pazos, on the INFLESZ scale: 55 to 65 is normal,
 * more is easier. A number in figures counts as a word but adds no syllables, because its figures do not show how it is
 * pronounced.
 */
export function readingEase(text: string): number {
  const words = text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word));
  const spelled = text.match(/\p{L}+/gu) ?? [];
  const syllables = spelled.reduce((sum, word) => sum + syllablesIn(word), 0);
  return 206.835 - 62.3 * (syllables / spelled.length) - words.length / sentencesOf(text).length;
}
