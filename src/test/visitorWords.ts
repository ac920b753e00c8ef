import { sentencesOf as cut } from './readingGrade';

interface Words {
  /** Where the words stand, for the message of a failing test. */
  readonly path: string;
  readonly text: string;
}

/** Keys whose values are addresses, ids or dates, not words. */
const notWords = new Set(['checked', 'effective', 'id', 'key', 'kind', 'link', 'links', 'sources', 'url']);

export const termMarker = /\[\[([a-z-]+)\|([^\][{}|]+)\]\]/g;
export const linkMarker = /\{\{([a-zA-Z0-9-]+)\|([^\][{}|]+)\}\}/g;

/**
 * @returns every string a visitor reads. A function that makes words is called with 1 and with 2, for singular and
 * plural.
 */
export function wordsIn(value: unknown, path = ''): Words[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value === 'function') {
    const words = value as (...args: unknown[]) => unknown;
    return [1, 2].flatMap((n) => wordsIn(words(n, n), `${path}(${n})`));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    notWords.has(key) ? [] : wordsIn(inner, `${path}.${key}`),
  );
}

/** The text as it is drawn, its markers gone. */
export const shown = (text: string) => text.replace(termMarker, '$2').replace(linkMarker, '$2');

export const idsIn = (value: unknown, marker: RegExp) =>
  wordsIn(value).flatMap(({ text }) => [...text.matchAll(marker)].map(([, id = '']) => id));

export const sentencesOf = (text: string) => cut(shown(text));

/** @returns whether the address leads to a site’s front page, on which no claim can be checked. */
export function isHomePage(url: string): boolean {
  const { pathname, search } = new URL(url);
  return /^\/(?:index\.\w+|en|es|home)?\/?$/.test(pathname) && search === '';
}

/** Typographic hyphens and the like look right in an address and break it. */
export const isPlainAddress = (url: string) => /^https:\/\/[!-~]+$/.test(url);

/** Only texts that end as a sentence does: titles and labels would distort counts made by the sentence. */
export const proseOf = (value: unknown) => wordsIn(value).filter(({ text }) => /[.!?][”’)]*$/.test(text));

/** @returns each sentence of 25 words or more, with its place. */
export function longSentencesIn(value: unknown): string[] {
  return proseOf(value).flatMap(({ path, text }) =>
    sentencesOf(text)
      .filter((sentence) => sentence.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length >= 25)
      .map((sentence) => `${path}: ${sentence}`),
  );
}

/** @returns texts with straight quotation marks, stray markers or stray white space. */
export function untidyTextsIn(value: unknown): Words[] {
  return wordsIn(value).filter(({ text }) => /["'<>*_[\]{}]|\s\s|^\s|\s$/.test(shown(text)));
}
