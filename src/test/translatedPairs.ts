export interface Leaf {
  readonly place: string;
  readonly value: unknown;
}

/** What functions are asked with: none, one, and as many as can be told from each other. */
const samples = [Array<number>(6).fill(0), Array<number>(6).fill(1), [2, 3, 5, 7, 11, 13]];

/** @returns the ends of a value, each with its place. A function’s are how much it takes and what it makes of the samples. */
export function leavesOf(value: unknown, place = ''): Leaf[] {
  if (typeof value === 'function') {
    const takes = { place: `${place}.length`, value: value.length };
    // Takes nothing: fetches a file of words, which is read where it is.
    if (value.length === 0) return [takes];
    const make = value as (...sample: readonly number[]) => unknown;
    return [takes, ...samples.flatMap((sample) => leavesOf(make(...sample), `${place}(${sample[0]})`))];
  }
  if (typeof value !== 'object' || value === null) return [{ place, value }];
  // A source is named as it names itself, in every language.
  if ('publisher' in value) return [{ place, value }];
  // What a module exports comes in another order in Node than in jest.
  const entries = place
    ? Object.entries(value)
    : Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  // What has an id may stand elsewhere in another alphabetical order.
  return entries.flatMap(([key, inner]: [string, unknown]) =>
    leavesOf(inner, `${place}.${Array.isArray(value) ? idOf(inner, key) : key}`),
  );
}

function idOf(item: unknown, otherwise: string): string {
  return typeof item === 'object' && item && 'id' in item ? String(item.id) : otherwise;
}

const isText = ({ value }: Leaf) => typeof value === 'string';
/** What a language is called, and the mark of a card’s text in the list of its corrections. */
const isOfOneLanguage = ({ place }: Leaf) =>
  /^\.(?:language|letterFrame\.locale|firstEdition\.\d+|corrections\.\d+\.text)$/.test(place);
export const isAddress = ({ value }: Leaf) => /^https?:\/\//.test(String(value));
/** Ids and dates that stand among the words, and must not be translated. */
const isId = ({ place, value }: Leaf) =>
  /\.(?:id|slug|key|kind|link|name|policy|date|iso)$/.test(place) &&
  /^(?:(?:<name>)?[a-z.][\w.-]*|\d+(?:-\d+)*)$/.test(String(value));
const isWords = (leaf: Leaf) => isText(leaf) && !isOfOneLanguage(leaf) && !isAddress(leaf) && !isId(leaf);
export const isShared = (leaf: Leaf) => !isText(leaf) || (isId(leaf) && !isOfOneLanguage(leaf));

export interface Pair {
  readonly place: string;
  readonly english: string;
  readonly other: string;
}

/** @returns the words of a file beside their English, of the two modules. */
export function pairsOf(english: unknown, translated: unknown): Pair[] {
  const others = new Map(leavesOf(translated).map(({ place, value }) => [place, String(value)]));
  return leavesOf(english)
    .filter(isWords)
    .map(({ place, value }) => ({ place, english: String(value), other: others.get(place) ?? '' }));
}

/** Letters to send in English, for those who read another language. */
export const notInEnglish: readonly string[] = ['officeLetter', 'letters/officeDrafts'];

/** @returns whether a translated file has its mark in `translations.ts`. Cards have theirs in the list of corrections. */
export const hasMark = (file: string) => !file.startsWith('policies/') && !notInEnglish.includes(file);
