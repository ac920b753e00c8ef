import type { CitedText } from './types';

/** A run of a cited text: plain words, or words that lead to the source of that key. */
interface Run {
  readonly words: string;
  readonly source?: string;
}

/** @returns the text in runs, in order; `{{key|words}}` becomes one run with its source. */
export function runsOf(text: CitedText): readonly Run[] {
  return text.split(/(\{\{[^}]+\}\})/).flatMap((part): Run[] => {
    const [, source, words] = /^\{\{([^|}]+)\|([^}]+)\}\}$/.exec(part) ?? [];
    if (source !== undefined && words !== undefined) return [{ source, words }];
    return part === '' ? [] : [{ words: part }];
  });
}

/** @returns the text as it is read, without its markers. */
export function plainText(text: CitedText): string {
  return runsOf(text)
    .map(({ words }) => words)
    .join('');
}
