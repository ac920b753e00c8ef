import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, jest, test } from '@jest/globals';

import { fingerprintOf } from '../test/fingerprint';
import { tellEditor } from '../test/tellEditor';
import { hasMark, isAddress, isShared, leavesOf, notInEnglish, pairsOf } from '../test/translatedPairs';
import type { Pair } from '../test/translatedPairs';
import { linkMarker, shown, termMarker } from '../test/visitorWords';
import { englishNames } from './englishNames';
import { languageIds } from './languages';
import type { LanguageId } from './languages';
import { translations } from './translations';

/** The others are made from the English words. */
const languages = languageIds.filter((id) => id !== 'en');

function filesOf(language: LanguageId): string[] {
  return readdirSync(path.join(__dirname, language), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.replace(/\.ts$/, '').replaceAll(path.sep, '/'))
    .toSorted();
}

const leavesIn = (language: LanguageId, file: string) =>
  leavesOf(jest.requireActual(path.join(__dirname, language, file)));

/** @returns the words of a file beside their English. */
const pairsIn = (language: LanguageId, file: string) =>
  pairsOf(
    jest.requireActual(path.join(__dirname, 'en', file)),
    jest.requireActual(path.join(__dirname, language, file)),
  );

interface Numerals {
  /** From three to twelve. Not two: “both” is “los dos”. */
  readonly small: readonly string[];
  /** Words that make the figure before them larger. “Billón” is no billion. */
  readonly large: Readonly<Record<string, number>>;
}

const numerals: Readonly<Record<LanguageId, Numerals>> = {
  en: {
    small: 'three four five six seven eight nine ten eleven twelve'.split(' '),
    large: { thousand: 1e3, million: 1e6, billion: 1e9, trillion: 1e12 },
  },
  es: {
    small: 'tres cuatro cinco seis siete ocho nueve diez once doce'.split(' '),
    large: { 'mil millones': 1e9, mil: 1e3, millones: 1e6, millón: 1e6, billones: 1e12, billón: 1e12 },
  },
};

/** @returns the figures in a text as they would be written in any language, sorted: "$54000000000", "0.9%". */
function figuresIn(text: string, language: LanguageId): string[] {
  const { small, large } = numerals[language];
  const spelled = new RegExp(`(?<!\\p{L})(?:${small.join('|')})(?!\\p{L})`, 'giu');
  const figure = new RegExp(
    `(\\$?)(\\d+(?:,\\d{3})*(?:\\.\\d+)?)(?:\\s(${Object.keys(large).join('|')})(?!\\p{L}))?(%?)`,
    'gu',
  );
  const inDigits = shown(text).replace(spelled, (word) => String(small.indexOf(word.toLowerCase()) + 3));
  return [...inDigits.matchAll(figure)]
    .map(([, dollar = '', digits = '', size = '', percent = '']) => {
      // Rounded, as 16.1 thousand millions are not quite that in binary.
      const number = Number((Number(digits.replaceAll(',', '')) * (large[size] ?? 1)).toPrecision(12));
      return `${dollar}${number}${percent}`;
    })
    .toSorted();
}

/** Where the figures differ, and why. */
const otherFigures: Readonly<Record<string, string>> = {
  'about.about.sections.3.list.5': 'how long a sentence may be: Spanish needs a few words more',
  'accessibility.accessibility.sections.1.list.7': 'the same',
};

const keysIn = (text: string) => [
  ...[...text.matchAll(termMarker)].map(([, id]) => `[[${id}]]`),
  ...[...text.matchAll(linkMarker)].map(([, id]) => `{{${id}}}`),
];

/** Names that are not translated. */
const names: readonly string[] = [
  ...englishNames,
  'Civic Voice',
  'Congressional Management Foundation',
  // What browsers call it
  'Do Not Track',
  'Global Privacy Control',
];

/** Whole texts that are right in both languages: by place, or as they are. */
const sameInBoth: readonly (readonly [what: RegExp, why: string])[] = [
  [/ (?:Error|Inspector general|No|Veto|\d (?:bytes?|kB|MB))$/, 'the word is the same'],
  [/^states\./, 'most states are called the same'],
  [/^letterFrame\..*\.recipientAddress\./, 'the post office reads English'],
  [/^letterFrame\..*\.honorable\(/, 'the post office reads English'],
];

/** @returns the words of a text in lower case, in the rows that names, figures and punctuation part. */
function rowsOf(text: string): string[][] {
  return names
    .reduce((rest, name) => rest.replaceAll(name, '|'), shown(text))
    .toLowerCase()
    .split(/[^\p{L}\s’-]+/u)
    .map((row) => row.match(/\p{L}[\p{L}’-]*/gu) ?? []);
}

const threesIn = (text: string) =>
  rowsOf(text).flatMap((row) => row.slice(2).map((_, start) => row.slice(start, start + 3).join(' ')));

/** Short English words that hardly a sentence does without. None is a word of another language written here. */
const englishWords = new Set(
  'the and of your you with for from this that these are is to our we or by on in it not will was have has if'.split(
    ' ',
  ),
);

describe.each(languages)('The words in %s', (language) => {
  const files = filesOf('en').filter((file) => !notInEnglish.includes(file));

  test('are in files of the same names', () => {
    const [english, other] = [filesOf('en'), filesOf(language)];
    tellEditor(
      `src/content/${language}`,
      [...english, ...other].filter((file) => !english.includes(file) || !other.includes(file)),
      'This file is there in one language only. Please add it to the other, or take it out.',
    );
  });

  test('have not changed, nor the English, since they were read beside each other', () => {
    const last: Readonly<Record<string, string>> = translations[language];
    const now = files
      .filter(hasMark)
      .map((file) => [file, pairsIn(language, file)] as const)
      .filter(([, pairs]) => pairs.length > 0)
      .map(([file, pairs]) => [file, fingerprintOf(pairs)] as const);
    tellEditor(
      'src/content/translations.ts',
      now
        .filter(([file, mark]) => last[file] !== mark)
        .map(([file, mark]) => `${/\W/.test(file) ? `'${file}'` : file}: '${mark}',`),
      `These files were changed in one language or both. “npm run translations” shows both texts and writes these lines. Without a computer with Node, read src/content/en and src/content/${language} beside each other; once they say the same, put the lines in place of those with the same names, or add them.`,
    );
    tellEditor(
      'src/content/translations.ts',
      Object.keys(last).filter((file) => !now.some(([name]) => name === file)),
      `There are no such words in src/content/${language} any more. Please take out the lines with these names.`,
    );
  });

  describe.each(files)('of %s', (file) => {
    const pairs = () => pairsIn(language, file);
    const translated = `src/content/${language}/${file}.ts`;
    const besideEach = (wrong: readonly Pair[]) =>
      wrong.map(
        ({ place, english, other }) => `${place.slice(1)}\n    en: ${english}\n    ${language}: ${other}`,
      );

    test('have the same places, and share what is no words', () => {
      const english = leavesIn('en', file);
      const other = new Map(leavesIn(language, file).map((leaf) => [leaf.place, leaf.value]));
      const places = new Set(english.map(({ place }) => place));
      tellEditor(
        translated,
        [
          ...english.map(({ place }) => place).filter((place) => !other.has(place)),
          ...[...other.keys()].filter((place) => !places.has(place)),
        ],
        'This is there in one language only: a sentence, a list item or a function. Please bring the two into line.',
      );
      tellEditor(
        translated,
        english
          .filter(isShared)
          .filter(({ place, value }) => other.get(place) !== value)
          .map(
            ({ place, value }) => `${place}: ${String(value)} in English, ${String(other.get(place))} here`,
          ),
        'Ids, dates and figures that stand by themselves are the same in every language.',
      );
    });

    test('lead to the same sites', () => {
      const sitesIn = (name: LanguageId) =>
        leavesIn(name, file)
          .filter(isAddress)
          .map(({ place, value }) => [place, new URL(String(value)).hostname]);
      const [english, other] = [sitesIn('en'), sitesIn(language)].map((all) =>
        all.map((site) => site.join(': ')),
      );
      tellEditor(
        translated,
        (other ?? []).filter((site) => !english?.includes(site)),
        'The English page leads to another site here. Please link the same site, its Spanish page where there is one.',
      );
      expect(other).toEqual(english);
    });

    test('say the same figures', () => {
      const wrong = pairs().filter(
        ({ place, english, other }) =>
          !(`${file}${place}` in otherFigures) &&
          figuresIn(english, 'en').join() !== figuresIn(other, language).join(),
      );
      tellEditor(
        translated,
        besideEach(wrong),
        'The figures, years or percentages differ. Please check which is right, and write the same in both.',
      );
    });

    test('lead to the same terms, links and sources, in the same order', () => {
      const wrong = pairs().filter(({ english, other }) => keysIn(english).join() !== keysIn(other).join());
      tellEditor(
        translated,
        besideEach(wrong),
        'The marks {{name|…}} and [[term|…]] differ. Both languages have the same, in the same order; only the words behind | are translated.',
      );
    });

    test('are no English', () => {
      const wrong = pairs().filter(({ place, english, other }) => {
        if (other === english && sameInBoth.some(([what]) => what.test(`${file}${place} ${other}`)))
          return false;
        const words = rowsOf(other).flat();
        const threes = threesIn(english);
        return (
          (other === english && words.length > 0) ||
          words.some((word) => englishWords.has(word)) ||
          threesIn(other).some((three) => threes.includes(three))
        );
      });
      tellEditor(
        translated,
        besideEach(wrong),
        'This is English still, in whole or in part. Please translate it; a name that stays as it is belongs into src/content/englishNames.ts.',
      );
    });
  });

  test('do without every name and exception that is listed for nothing', () => {
    const all = files.flatMap((file) =>
      pairsIn(language, file).map(({ place, other }) => `${file}${place} ${other}`),
    );
    expect(names.filter((name) => !all.some((text) => text.includes(name)))).toEqual([]);
    expect(sameInBoth.filter(([what]) => !all.some((text) => what.test(text)))).toEqual([]);
    expect(Object.keys(otherFigures).filter((place) => !all.some((text) => text.startsWith(place)))).toEqual(
      [],
    );
  });
});
