/** A part of a text, by the places of its first character and of the one after its last. */
interface Span {
  readonly start: number;
  readonly end: number;
}

/** A full stop after single letters, as in "U.S." or "John Q.", ends no sentence. */
const abbreviation = /(?:^|[^\p{L}])(?:\p{L}\.)+$/u;

/** Where a browser can't tell (Firefox before 125): up to a full stop and a space. */
const roughly = /.*?(?:[.!?]+["'”’)\]]*\s+|$)/gsu;

/**
 * Cuts a text into what is spoken in one breath. Chromium falls silent in the middle of anything longer than 15 seconds.
 * @param language as in `<html lang>`.
 * @returns the sentences in order, without the space around them.
 */
export function sentencesOf(text: string, language: string): readonly Span[] {
  const segments =
    'Segmenter' in Intl
      ? Array.from(
          new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text),
          (each) => each.segment,
        )
      : (text.match(roughly) ?? []);
  const sentences: Span[] = [];
  let start = 0;
  let end = 0;
  for (const segment of segments) {
    end += segment.length;
    const words = text.slice(start, end);
    if (abbreviation.test(words.trimEnd()) && end < text.length) continue;
    const from = end - words.trimStart().length;
    if (words.trim()) sentences.push({ start: from, end: from + words.trim().length });
    start = end;
  }
  return sentences;
}
