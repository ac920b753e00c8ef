import { describe, test } from '@jest/globals';
import { fileOf, policiesIn, sourceKeysIn, wordsIn } from '../test/policyCards';
import type { Policy } from '../test/policyCards';
import { tellEditor } from '../test/tellEditor';
import { argumentCount } from './argumentCount';
import { plainText } from './citedText';
import { type LanguageId, languageIds } from './languages';

interface Signs {
  /** Who counted or studied something, as an argument names it. */
  readonly study: RegExp;
  /** Begins what limits the argument in which it stands; that belongs to the other side or to the source. */
  readonly caveat: RegExp;
}

const signs: Readonly<Record<LanguageId, Signs>> = {
  en: {
    study:
      /\b(?:stud(?:y|ies)|survey|paper|review|report|(?:Commission|federal) data|found|estimated|projected|counted|CBO)\b/,
    caveat: /\b(?:but|although|though|however|nevertheless|yet|while|unless)\b/gi,
  },
  es: {
    study:
      /(?<!\p{L})(?:estudios?|encuesta|documento|revisión|informe|datos (?:federales|de)|hall(?:ó|aron)|estimó|calcul(?:ó|aron)|proyectó|contó|CBO)(?!\p{L})/u,
    caveat:
      /(?<!\p{L})(?:pero|aunque|sin embargo|no obstante|si bien|mientras que|salvo|a menos que)(?!\p{L})/giu,
  },
};

/** What lends a side weight and can be counted; how much more of it one side may have. */
const most = {
  'sourced arguments': 2,
  'official sources': 2,
  'year of evidence': 2,
  caveats: 2,
  'words in tens': 2,
  links: 2,
  studies: 1,
  dates: 2,
  figures: 1,
} as const;

type Measure = keyof typeof most;

const measures = Object.keys(most) as Measure[];

function measured(
  { sources }: Policy,
  side: readonly string[],
  { study, caveat }: Signs,
): Record<Measure, number> {
  const read = side.map(plainText);
  const all = read.join(' ');
  const keys = sourceKeysIn(side);
  const cited = [...new Set(keys)].flatMap((key) => sources[key] ?? []);
  // The year in which a page without a date was read says nothing of its evidence.
  const years = cited.filter(({ onlyRead }) => !onlyRead).map(({ year }) => year);
  return {
    'sourced arguments': side.filter((text) => sourceKeysIn([text]).length > 0).length,
    'official sources': cited.filter(({ url }) => /\.(?:gov|mil)$/.test(new URL(url).hostname)).length,
    'year of evidence': years.reduce((sum, year) => sum + year, 0) / years.length,
    caveats: all.match(caveat)?.length ?? 0,
    'words in tens': wordsIn(all).length / 10,
    links: keys.length,
    studies: read.filter((text) => study.test(text)).length,
    dates: all.match(/\b(?:19|20)\d\d\b/g)?.length ?? 0,
    figures: read.filter((text) => /\d/.test(text.replace(/\b(?:19|20)\d\d\b/g, ''))).length,
  };
}

/** Of each measure: positive where the pros have more, or newer evidence; negative where the cons do. */
function differencesOf(policy: Policy, language: LanguageId): Record<Measure, number> {
  const [pros, cons] = [policy.pros, policy.cons].map((side) => measured(policy, side, signs[language]));
  const pairs = measures.map((measure) => [measure, (pros?.[measure] ?? NaN) - (cons?.[measure] ?? NaN)]);
  return Object.fromEntries(pairs) as Record<Measure, number>;
}

/** All cards, so that whoever evens out one of them sees how the others stand. */
function tableOf(language: LanguageId): string[] {
  const widths = measures.map((measure) => measure.length + 2);
  return [
    `${''.padEnd(38)}${measures.map((measure, place) => measure.padStart(widths[place] ?? 0)).join('')}`,
    ...policiesIn(language).map((policy) => {
      const differences = Object.values(differencesOf(policy, language));
      return `${policy.title.slice(0, 36).padEnd(38)}${differences.map((each, place) => String(Math.round(each * 10) / 10).padStart(widths[place] ?? 0)).join('')}`;
    }),
  ];
}

const lengthOf = (texts: readonly string[]) => texts.map(plainText).join('').length;

describe.each(
  languageIds.flatMap((language) =>
    policiesIn(language).map((policy) => [language, policy.title, policy] as const),
  ),
)('the card in %s on %s', (language, _title, policy) => {
  const file = fileOf(language, policy);
  const { pros, cons } = policy;

  test('gives both sides as many arguments as there is room for, and the same number', () => {
    const { least, most: room } = argumentCount;
    const isEven = pros.length === cons.length && pros.length >= least && pros.length <= room;
    tellEditor(
      file,
      isEven ? [] : [`Pros: ${pros.length}. Cons: ${cons.length}.`],
      `Each side has ${least} to ${room} arguments, and both the same number.`,
    );
  });

  test('gives both sides about the same room', () => {
    const ratio = lengthOf(pros) / lengthOf(cons);
    tellEditor(
      file,
      ratio < 0.8 || ratio > 1.25
        ? [`All pros: ${lengthOf(pros)} letters. All cons: ${lengthOf(cons)} letters.`]
        : [],
      'One side may be a quarter longer than the other at most. Please shorten the longer side or say more on the other.',
    );
  });

  test('gives both sides sources', () => {
    const bare = (['pros', 'cons'] as const).filter((side) => sourceKeysIn(policy[side]).length === 0);
    tellEditor(file, bare, 'No argument of this side has a source. Please link at least one.');
  });

  test('gives neither side much more than the other of what lends an argument weight', () => {
    const differences = differencesOf(policy, language);
    // A year that is no number, of a side without dated evidence, is too far off as well.
    const wrong = measures.filter((measure) => !(Math.abs(differences[measure]) <= most[measure]));
    tellEditor(
      file,
      wrong.length === 0
        ? []
        : [
            ...wrong.map((measure) => `${measure}: ${differences[measure]}, ${most[measure]} at most`),
            '',
            ...tableOf(language),
          ],
      'Pros less cons of each card, with the mean year of the dated sources; a caveat is a “but” within an argument. Take from the stronger side or find a sourced point for the other, so that neither looks better proved by the way it is told.',
    );
  });
});

test.each(languageIds)(
  'in %s the card that is furthest from balance is close to it, and all together lean to neither side',
  (language) => {
    const cards = policiesIn(language)
      .map((policy) => {
        const { links, studies, dates } = differencesOf(policy, language);
        return { card: policy.title, leaning: links + studies + dates };
      })
      .sort((one, other) => Math.abs(other.leaning) - Math.abs(one.leaning));
    const [furthest] = cards;
    const folder = `src/content/${language}/policies`;
    const lines = cards.map(
      ({ card, leaning }) => `${card}: ${Math.abs(leaning)} more in the ${leaning > 0 ? 'pros' : 'cons'}`,
    );
    tellEditor(
      folder,
      Math.abs(furthest?.leaning ?? 0) > 4 ? lines.slice(0, 1) : [],
      'Links, studies and dates of one side together may be four more than those of the other. Please even them out.',
    );
    const all = cards.reduce((sum, { leaning }) => sum + leaning, 0);
    tellEditor(
      folder,
      Math.abs(all) > 6 ? lines : [],
      'Over all cards, links, studies and dates of one side may be six more than those of the other. Please even them out.',
    );
  },
);
