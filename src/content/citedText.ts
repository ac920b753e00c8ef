import type { GlossaryId } from './pageTypes';
import type { CitedText } from './types';

/** A run of a cited text: plain words, words that lead to the source of that key, or a term of the glossary. */
interface Run {
  readonly words: string;
  readonly source?: string;
  readonly term?: GlossaryId;
}

/** @returns the text in runs, in order; `{{key|words}}` becomes one run with its source, `[[id|words]]` one with its term. */
export function runsOf(text: CitedText): readonly Run[] {
  return text.split(/(\{\{[^}]+\}\}|\[\[[^\]]+\]\])/).flatMap((part): Run[] => {
    const [, open, key = '', words = ''] = /^(\{\{|\[\[)([^|]+)\|([^}\]]+)/.exec(part) ?? [];
    if (open === '{{') return [{ source: key, words }];
    if (open === '[[') return [{ term: key as GlossaryId, words }];
    return part === '' ? [] : [{ words: part }];
  });
}

/** @returns the text as it is read, without its markers. */
export function plainText(text: CitedText): string {
  return runsOf(text)
    .map(({ words }) => words)
    .join('');
}

/** @returns a description in two: the question that it begins with, in one sentence, and what follows. */
export function questionFirst(description: CitedText): readonly [question: CitedText, rest: CitedText] {
  const end = description.indexOf('?') + 1;
  return [description.slice(0, end), description.slice(end).trimStart()];
}
