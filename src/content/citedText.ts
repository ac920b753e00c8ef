import type { GlossaryId } from './pageTypes';
import type { CitedText } from './types';

/** A run of a cited text: plain words, words for which `source` is the key of a source, or a term of the glossary. */
interface Run {
  readonly words: string;
  readonly source?: string;
  readonly term?: GlossaryId;
}

/** @returns a text's runs in order: `{{key|words}}` becomes one with its source, `[[id|words]]` one with its term. */
export function runsOf(text: CitedText): readonly Run[] {
  return text.split(/(\{\{[^}]+\}\}|\[\[[^\]]+\]\])/).flatMap((part): Run[] => {
    const [, open, key = '', words = ''] = /^(\{\{|\[\[)([^|]+)\|([^}\]]+)/.exec(part) ?? [];
    if (open === '{{') return [{ source: key, words }];
    if (open === '[[') return [{ term: key as GlossaryId, words }];
    return part === '' ? [] : [{ words: part }];
  });
}

/** @returns the text without its markers, as a visitor reads it. */
export function plainText(text: CitedText): string {
  return runsOf(text)
    .map(({ words }) => words)
    .join('');
}

/** @returns a description in two parts: the question in its first sentence, and the rest. */
export function questionFirst(description: CitedText): readonly [question: CitedText, rest: CitedText] {
  const end = description.indexOf('?') + 1;
  return [description.slice(0, end), description.slice(end).trimStart()];
}
