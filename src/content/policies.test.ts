import { describe, expect, test } from '@jest/globals';
import { isDay } from '../lib/days';

import { fingerprintOf } from '../test/fingerprint';
import { fixedPolicies, fixedPoliciesInSpanish } from '../test/fixedPolicies';
import { loadedWords } from '../test/loadedWords';
import { readingEase } from '../test/readingEase';
import { readingGrade, sentencesOf } from '../test/readingGrade';
import { unconfirmedClaims } from '../test/unconfirmedClaims';
import { tellEditor } from '../test/tellEditor';
import { isHomePage, isPlainAddress } from '../test/visitorWords';
import {
  argumentsOf,
  citedSentencesOf,
  citedTextsOf,
  fileOf,
  latestCheck,
  policiesIn,
  sourceKeysIn,
  sourcesFileOf,
  textsOfFolder,
  wordsIn,
} from '../test/policyCards';
import type { Policy } from '../test/policyCards';
import { plainText, runsOf } from './citedText';
import { corrections, firstEdition } from './en/corrections';
import { policyHeadings } from './en/policyHeadings';
import { policyTexts } from './en/policyTexts';
import { corrections as spanishCorrections, firstEdition as spanishFirstEdition } from './es/corrections';
import { policyHeadings as spanishHeadings } from './es/policyHeadings';
import { policyTexts as spanishTexts } from './es/policyTexts';
import { type LanguageId, languageIds } from './languages';
import { policyIds } from './policyIds';
import type { Correction, PolicyHeading } from './types';

/** The same rules in each language. Spanish says the same in about a fifth more letters and a tenth more words. */
interface Rules {
  readonly fixed: readonly Pick<PolicyHeading, 'category' | 'title'>[];
  readonly headings: readonly PolicyHeading[];
  readonly fetched: typeof policyTexts;
  /** A whole question about what should be, and no more than one. */
  readonly asks: RegExp;
  readonly corrections: readonly Correction[];
  readonly firstEdition: typeof firstEdition;
  /** One for each policy: what tells it from any other policy of its kind. */
  readonly definitions: Readonly<Record<string, string>>;
  /** Such amounts are no claims. $15,080 and $31,200 are 2,080 hours at either wage. */
  readonly definingAmounts: Readonly<Record<string, RegExp>>;
  readonly descriptionWords: readonly [least: number, most: number];
  readonly argumentLetters: readonly [least: number, most: number];
  /** Sentences have fewer. */
  readonly sentenceWords: number;
  readonly isPlain: (text: string) => boolean;
  readonly speaks: RegExp;
  readonly figure: RegExp;
  readonly abbreviation: RegExp;
  readonly claim: RegExp;
  readonly party: RegExp;
}

const rules: Readonly<Record<LanguageId, Rules>> = {
  en: {
    fixed: fixedPolicies,
    headings: policyHeadings,
    fetched: policyTexts,
    asks: /^Should [^.?!]+\?$/,
    corrections,
    firstEdition,
    definitions: { '2': 'up to $10,000', '3': 'from 65 to 60', '7': '$15 an hour' },
    definingAmounts: {
      '2': /\$10,000/g,
      '3': /\b(?:60 to 64|60|65)\b/g,
      '7': /\$(?:7\.25|15,080|31,200|15)\b/g,
    },
    descriptionWords: [50, 90],
    argumentLetters: [80, 190],
    sentenceWords: 25,
    isPlain: (text) => readingGrade(text) <= 9,
    speaks:
      /\b(?:say|said|says|found|finds|estimated|estimate|argued|cite|oppose|fear|prefer|call|point to|put|reported)\b/,
    figure: /\d%|\b(?:million|billion)\b/,
    abbreviation: /\b[A-Z]\.|\b(?:Jan|Feb|Aug|Sept?|Oct|Nov|Dec|No|vs|Sen|Rep|Mr|Ms|Dr|St)\./,
    claim: /\d|\b(?:study|survey|poll|estimated|Supreme Court|Congressional Budget Office)\b/,
    party:
      /\b(?:Republican|Democrat|GOP|(?:House|Senate) majority|majority party|current (?:Congress|president|administration))/i,
  },
  es: {
    fixed: fixedPoliciesInSpanish,
    headings: spanishHeadings,
    fetched: spanishTexts,
    asks: /^¿Deberían? [^.?!¿]+\?$/,
    corrections: spanishCorrections,
    firstEdition: spanishFirstEdition,
    definitions: { '2': 'hasta $10,000', '3': 'de 65 a 60', '7': '$15 por hora' },
    definingAmounts: {
      '2': /\$10,000/g,
      '3': /\b(?:60 a 64|60|65)\b/g,
      '7': /\$(?:7\.25|15,080|31,200|15)\b/g,
    },
    descriptionWords: [50, 99],
    argumentLetters: [80, 228],
    sentenceWords: 28,
    // In the upper half of “normal”, which is 55 to 65 on the INFLESZ scale.
    isPlain: (text) => readingEase(text) >= 60,
    speaks:
      /\b(?:dicen?|dij|hall|estim|calcul|proyect|prev|señal|cita|tem|prefier|consider|se opone|apoya|cont|inform|elogi)/,
    figure: /\d%|\bmill(?:ón|ones)/,
    abbreviation: /\b[A-Z]\.|\b(?:Sra?|Dra?|Uds?|EE|UU|Sen|Rep|vs|núm|art|pág|ej)\./,
    claim: /\d|\b(?:estudio\b|encuesta|sondeo|estim[óa]|calcul[óa]|Corte Suprema|Oficina de Presupuesto)/,
    party:
      /\b(?:republican|demócrata|mayoría (?:de la Cámara|del Senado)|partido mayoritario|(?:Congreso|presidente|gobierno) actual|actual (?:Congreso|presidente|gobierno))/i,
  },
};

/** As they are read. */
const panelsOf = ({ ifYes, ifNo, lawToday }: Policy) => [ifYes, ifNo, lawToday].map(plainText);
const textsOf = (policy: Policy) => citedTextsOf(policy).map(plainText);
const everyWordOf = (policy: Policy) =>
  [
    policy.category,
    policy.title,
    ...textsOf(policy),
    ...Object.values(policy.sources).flatMap(({ title, publisher }) => [title, publisher]),
  ].join('\n');
/** Changes whenever a word or a source of the card does; that of a translation also when the English does. */
function markOf(policy: Policy, original?: Policy): string {
  const texts = [original, policy].flatMap((text) => (text ? [citedTextsOf(text)] : []));
  return fingerprintOf([...texts, policy.sources]);
}

describe.each(languageIds)('the policies in %s', (language) => {
  const { fixed, headings, fetched, definitions, asks } = rules[language];
  const texts = textsOfFolder(language);

  test('are fetched each under its id, and none is left over', async () => {
    const all = await Promise.all(policyIds.map((id) => fetched[id]()));
    expect(all).toEqual(policyIds.map((id) => texts.find((text) => text.id === id)));
    expect(texts).toHaveLength(policyIds.length);
  });

  test('come in the order of their ids', () => {
    expect(headings.map((policy) => policy.id)).toEqual([...policyIds]);
  });

  test('keep their fixed titles and categories', () => {
    expect(headings.map((policy) => [policy.title, policy.category])).toEqual(
      fixed.map(({ title, category }) => [title, category]),
    );
  });

  test('take their slugs from their English titles, each one different', () => {
    const slugs = headings.map((policy) => policy.slug);
    expect(slugs).toEqual(
      fixedPolicies.map((policy) => policy.title.toLowerCase().replace(/[^a-z0-9]+/g, '-')),
    );
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  test('ask in one sentence what their cards ask first', () => {
    for (const { id, question } of headings) {
      expect(wordsIn(question).length).toBeLessThan(25);
      expect(question).toMatch(asks);
      const card = texts.find((text) => text.id === id);
      expect(plainText(card?.description ?? '').startsWith(question)).toBe(true);
    }
  });

  test.each(Object.entries(definitions))('name the amount that defines policy %s', (id, amount) => {
    expect(texts.find((policy) => policy.id === id)?.description).toContain(amount);
  });
});

describe.each(
  languageIds.flatMap((language) =>
    policiesIn(language).map((policy) => [language, policy.title, policy] as const),
  ),
)('the card in %s on %s', (language, _title, policy) => {
  const rule = rules[language];
  const file = fileOf(language, policy);
  const sourcesFile = sourcesFileOf(policy);

  test('describes the policy in about as many words as any other', () => {
    const [least, most] = rule.descriptionWords;
    const count = wordsIn(policy.description).length;
    tellEditor(
      file,
      count < least || count > most ? [`description: ${count} words`] : [],
      `A description has ${least} to ${most} words. Please shorten it or say more.`,
    );
  });

  test('gives each panel one or two sentences', () => {
    const long = panelsOf(policy).filter((panel) => sentencesOf(panel).length > 2);
    tellEditor(file, long, 'This panel has three sentences or more. Please say it in one or two.');
  });

  test('keeps every single argument of a similar length', () => {
    const [least, most] = rule.argumentLetters;
    const uneven = argumentsOf(policy).filter(({ length }) => length < least || length > most);
    tellEditor(
      file,
      uneven.map((text) => `${text.length} letters: ${text}`),
      `An argument has ${least} to ${most} letters. Please shorten it or say more.`,
    );
  });

  test('says whose argument each one is', () => {
    tellEditor(
      file,
      argumentsOf(policy).filter((argument) => !rule.speaks.test(argument)),
      'It reads as if the site itself said this. Please say who does: “Supporters say…”, “A 2021 study found…”.',
    );
  });

  test('dates every estimate and count in an argument', () => {
    const year = /\b(?:19|20)\d\d\b/;
    tellEditor(
      file,
      argumentsOf(policy).filter((argument) => rule.figure.test(argument) && !year.test(argument)),
      'This has a count or a percentage without its year. Please add the year that the source gives.',
    );
  });

  test('is as easy to read as plain words should be: school grade nine, or the upper half of “normal” in Spanish', () => {
    const text = textsOf(policy).join(' ');
    // Those that are too hard by themselves: where to begin.
    const hardest = textsOf(policy).filter((one) => !rule.isPlain(one));
    tellEditor(
      file,
      rule.isPlain(text) ? [] : hardest.length > 0 ? hardest : textsOf(policy),
      'The card as a whole is too hard to read. Shorter sentences and everyday words in some of these will do.',
    );
  });

  test('keeps every sentence short', () => {
    const long = textsOf(policy)
      .flatMap(sentencesOf)
      .filter((sentence) => wordsIn(sentence).length >= rule.sentenceWords);
    tellEditor(
      file,
      long,
      `This sentence has ${rule.sentenceWords} words or more. Please cut it, or make two of it.`,
    );
  });

  test('has no line break, which nobody would see: each text is drawn as one paragraph', () => {
    tellEditor(
      file,
      textsOf(policy).filter((text) => text.includes('\n')),
      'This has a line break, which is not drawn. Please write it as one paragraph, or let the page draw two (docs/recipes.md).',
    );
  });

  // “U.S.” or “Dec.” would be counted as the end of a sentence, and make a long one pass for two short ones.
  test('ends every text like a sentence and has no full stop inside one', () => {
    const texts = textsOf(policy);
    tellEditor(
      file,
      texts.filter((text) => !/[.?!]$/.test(text)),
      'Please end this with a full stop or a question mark.',
    );
    tellEditor(
      file,
      texts.filter((text) => rule.abbreviation.test(text)),
      'This has an abbreviation with a full stop, such as “U.S.” or “Dec.”. Please write it out or leave the stop away.',
    );
  });

  test('uses typographic quotes and dashes and no stray spaces', () => {
    const untidy = everyWordOf(policy)
      .split('\n')
      .filter((text) => /['"]|--| - |\d-\d| {2}|^ | $/.test(text));
    tellEditor(
      file,
      untidy,
      'Please write ’ “ ” for quotation marks, – between figures, and no space too many.',
    );
  });

  test('opens what it asks and calls out, where the language does', () => {
    const marksIn = (text: string, mark: RegExp) => text.match(mark)?.length ?? 0;
    const wrong = textsOf(policy).filter(
      (text) => marksIn(text, /[¿¡]/g) !== (language === 'es' ? marksIn(text, /[?!]/g) : 0),
    );
    tellEditor(
      file,
      wrong,
      'In Spanish each question opens with ¿ and each call with ¡; in English none does.',
    );
  });

  test('spells out an abbreviation where it first appears', () => {
    // Names that are not short for anything a reader could use.
    const names = ['KFF', 'SMART', 'ROAD', 'SECURE', 'SAVE', 'ACCESS', 'HEROES', 'KIDS'];
    const text = textsOf(policy).join('\n');
    const bare = [...new Set(text.match(/\b[A-Z]{2,}\b/g))]
      .filter((word) => !names.includes(word))
      .filter((word) => text.indexOf(word) !== text.search(new RegExp(`\\(${word}[,)]`)) + 1);
    tellEditor(
      file,
      bare,
      'Please write the whole name where it first appears on the card, with the short form behind it in brackets.',
    );
  });

  test('uses no loaded words', () => {
    tellEditor(
      file,
      loadedWords[language].flatMap((word) => word.exec(everyWordOf(policy))?.[0] ?? []),
      'This word takes a side. Please use one that both sides would use.',
    );
  });

  test('does not depend on which party holds Congress', () => {
    tellEditor(
      file,
      everyWordOf(policy)
        .split('\n')
        .filter((text) => rule.party.test(text)),
      'This changes with the next election. Please say it without a party and without who is in office now.',
    );
  });

  test.each(unconfirmedClaims)('makes no claim about %s', (_about, words) => {
    const [claim] = words[language];
    tellEditor(
      file,
      textsOf(policy).filter((text) => claim.test(text)),
      'This could not be confirmed when the cards were reviewed. With a source, take its line out of src/test/unconfirmedClaims.ts as well.',
    );
  });

  test('names three or more different sources, one of them a government’s', () => {
    const sources = Object.values(policy.sources);
    const urls = sources.map(({ url }) => new URL(url));
    const addresses = urls.map(String);
    const titles = (wrong: readonly { readonly title: string }[]) => wrong.map(({ title }) => title);
    tellEditor(sourcesFile, urls.length < 3 ? addresses : [], 'A card has three sources or more.');
    tellEditor(
      sourcesFile,
      addresses.filter((url, place) => addresses.indexOf(url) < place),
      'This address stands here twice. Please keep one, and use its name on the card.',
    );
    tellEditor(
      sourcesFile,
      urls.some((url) => url.hostname.endsWith('.gov')) ? [] : addresses,
      'One source of each card is a page of a government (.gov).',
    );
    tellEditor(
      sourcesFile,
      sources.filter(({ title, publisher }) => !title.trim() || !publisher.trim()).map(({ url }) => url),
      'This source lacks its title or its publisher.',
    );
    tellEditor(
      sourcesFile,
      titles(sources.filter(({ year }) => year < 1990 || year > Number(latestCheck.slice(0, 4)))),
      'The year of this source cannot be right.',
    );
  });

  test('leads to the page that proves a claim, never to a home page', () => {
    const urls = Object.values(policy.sources).map(({ url }) => url);
    tellEditor(
      sourcesFile,
      urls.filter((url) => isHomePage(url) || !isPlainAddress(url)),
      'Please give the very page on which the claim can be read, by https, copied from the browser.',
    );
  });

  test('ties every claim to a source it has, and uses every source', () => {
    const used = sourceKeysIn(citedTextsOf(policy));
    tellEditor(
      file,
      used.filter((key) => !(key in policy.sources)),
      `In {{name|words}} the name is one of a source in ${sourcesFile}. These are not there.`,
    );
    tellEditor(
      sourcesFile,
      Object.keys(policy.sources).filter((key) => !used.includes(key)),
      `No sentence of the card leads to this source. Please link the words that it backs up, {{name|words}}, in ${file}, or take it out.`,
    );
    tellEditor(
      file,
      textsOf(policy).filter((text) => /[{}[\]|]/.test(text)),
      'A mark is not closed. It looks like {{name|words}} or [[term|words]].',
    );
  });

  test('lets no sentence with a figure, a year or a named study stand without its source', () => {
    const withoutDefiningAmounts = (text: string) =>
      text.replace(rule.definingAmounts[policy.id] ?? /$^/, '');
    const sentences = citedTextsOf(policy).flatMap(citedSentencesOf);
    const loose = sentences
      .filter((sentence) => rule.claim.test(withoutDefiningAmounts(plainText(sentence))))
      .filter((sentence) => sourceKeysIn([sentence]).length === 0);
    tellEditor(
      file,
      loose,
      `This has a figure, a year or a study without a source. Please link it, {{name|words}}, to one of ${sourcesFile}.`,
    );
  });

  test('marks a term of the glossary once', () => {
    const terms = citedTextsOf(policy)
      .flatMap(runsOf)
      .flatMap(({ term }) => term ?? []);
    tellEditor(
      file,
      terms.filter((term, place) => terms.indexOf(term) < place),
      'This term of the glossary is marked twice on the card, [[term|words]]. Please leave the mark where it comes first.',
    );
  });

  test('was not changed without a line in the list of corrections', () => {
    const last = rule.corrections.find(({ policy: id }) => id === policy.id);
    const original = policiesIn('en').find(({ id }) => id === policy.id);
    const mark = markOf(policy, language === 'en' ? undefined : original);
    const known = last?.text ?? rule.firstEdition[policy.id];
    tellEditor(
      `src/content/${language}/corrections.ts`,
      known === mark ? [] : [`'${policy.id}': '${mark}',`],
      [
        language === 'en'
          ? `The card ${file} was changed.`
          : `The card ${file} or its English was changed. Please read the two beside each other first.`,
        `Before the first public day, put the line above in place of the one with '${known}'.`,
        `Later, add a correction above the others instead, with text: '${mark}' and what was changed.`,
      ].join(' '),
    );
  });
});

describe.each(languageIds)('in %s', (language) => {
  test.each(unconfirmedClaims)('a claim about %s is recognised', (_about, words) => {
    const [claim, example] = words[language];
    expect(example).toMatch(claim);
  });
});

describe.each(languageIds)('The corrections in %s', (language) => {
  const { corrections } = rules[language];

  test('are listed newest first, each with a day of the calendar and what was changed', () => {
    const file = `src/content/${language}/corrections.ts`;
    tellEditor(
      file,
      corrections.map(({ date }) => date).filter((date) => !isDay(date)),
      'This is no day. Please write it as YYYY-MM-DD, such as 2026-12-14.',
    );
    tellEditor(
      file,
      corrections
        .filter(({ date }, place) => date > (corrections[place - 1]?.date ?? date))
        .map(({ date, change }) => `${date}: ${change}`),
      'This is newer than the correction above it. Please put the newest first.',
    );
    tellEditor(
      file,
      corrections.map(({ change }) => change).filter((change) => !/^[A-ZÁÉÍÓÚÑ].*\.$/.test(change)),
      'Please write what was changed as a sentence.',
    );
  });
});
