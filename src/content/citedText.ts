import type { GlossaryId } from './pageTypes';
import type { CitedText } from './types';

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

export function plainText(text: CitedText): string {
  return runsOf(text)
    .map(({ words }) => words)
    .join('');
}

/** Splits after the first question mark. Without one, the question is empty and the whole text is the rest. */
export function questionFirst(description: CitedText): readonly [question: CitedText, rest: CitedText] {
  const end = description.indexOf('?') + 1;
  return [description.slice(0, end), description.slice(end).trimStart()];
}

/** Where there is no room for all of a text without marks. @returns the text itself if it has one sentence. */
export function firstSentence(text: string): string {
  return /^.*?[.?!](?=\s|$)/.exec(text)?.[0] ?? text;
}
