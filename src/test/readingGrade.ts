import readability from 'text-readability-ts';

/** Running text cut at its sentence ends. Abbreviations with a full stop would cut too early: the texts avoid them. */
export function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?][”’)]*)\s+(?=[“‘(]?[¿¡]?[A-ZÁÉÍÓÚÑ0-9])/);
}

/**
 * The Flesch-Kincaid school grade of running text without markup.
 *
 * Worked out from the library’s counts: its own grade rounds both averages to one decimal first, which moves the
 * result by as much as 0.6, and its sentence count does not know typographic quotation marks.
 */
export function readingGrade(text: string): number {
  const sentences = sentencesOf(text).length;
  const words = readability.lexiconCount(text);
  const syllables = readability.syllableCount(text);
  return 0.39 * (words / sentences) + 11.8 * (syllables / words) - 15.59;
}
