import { readdirSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { readingEase } from '../test/readingEase';
import { readingGrade } from '../test/readingGrade';
import { tellEditor } from '../test/tellEditor';
import { longSentencesIn, proseOf, sentencesOf, shown, untidyTextsIn, wordsIn } from '../test/visitorWords';
import type { LanguageId } from './languages';

/** Words that stand on every screen. Alone each is too short to grade. */
const frame = [
  'appearance',
  'consent',
  'dates',
  'failure',
  'language',
  'noticeArea',
  'notices',
  'release',
  'saving',
  'site',
];
/** Words that share a screen with others; any other file is a screen of its own. */
const screenOf: Record<string, string> = {
  glossary: 'education',
  yourData: 'cookies',
  storedItems: 'cookies',
  seeForYourself: 'cookies',
  states: 'letter',
  letterFrame: 'letterForm',
  letterVotes: 'letterForm',
  officeLetter: 'letterForm',
  clearing: 'surveys',
  tiles: 'surveys',
  corrections: 'about',
  resumeComparison: 'surveys',
  embedCard: 'embed',
  pressedElsewhere: 'surveys',
  openData: 'about',
  groupParts: 'group',
  lesson: 'group',
  scan: 'group',
  device: 'myAnswers',
  reasons: 'myAnswers',
  argumentLabels: 'myAnswers',
};
const nameOfScreen = (name: string) => (frame.includes(name) ? 'every screen' : (screenOf[name] ?? name));

type GivenUp = readonly (readonly [now: string, word: RegExp])[];

/** Whole words: for `\b` an accented letter is none. */
const word = (either: string) => new RegExp(`(?<!\\p{L})(?:${either})(?!\\p{L})`, 'iu');

const countOf = (mark: string, text: string) => text.split(mark).length - 1;

interface Language {
  /** Words that were given up for one plain word each, so that one thing keeps one name on every screen. */
  readonly givenUp: GivenUp;
  readonly isUntidy: (text: string) => boolean;
  /** How hard it reads, by a formula made for the language, and what is still plain. */
  readonly reading: { readonly title: string; readonly isPlain: (text: string) => boolean };
}

const languages: Readonly<Record<LanguageId, Language>> = {
  en: {
    givenUp: [
      ['American spelling and words: again, while, among, color', /\b(?:anew|whilst|amongst|colours?)\b/i],
      ['check, uncheck', /\b(?:un)?tick(?:s|ed|ing)?\b/i],
      ['bottom of', /\bfoot of\b/i],
      ['official websites', /\blook-?ups?\b/i],
      ['JavaScript', /\bscripts\b|\bscripting\b/i],
      ['answer, clear', /\b(?:withdr[ae]w\w*|stances?)\b|\byour votes?\b/i],
      ['remove', /\berase (?:your )?registration\b/i],
      ['is below, see below', /\bstands? (?:below|above|under)\b/i],
    ],
    isUntidy: (text) => /[¿¡«»]/.test(text),
    reading: {
      title: 'read at tenth grade or below',
      // A library that finds no words or no sentences answers with a number too, below zero.
      isPlain: (text) => readingGrade(text) <= 10 && readingGrade(text) > 1,
    },
  },
  es: {
    givenUp: [
      ['política', word('pólizas?')],
      // A trillion is one, and says so.
      ['mil millones', word('bill(?:ones|ón(?! \\(un millón de millones\\)))')],
      [
        'usted',
        word(
          'tú|tus?|te|ti|contigo|tuy[oa]s?|eres|puedes|quieres|tienes|debes|haces|vives|sabes|estás|has|haz',
        ),
      ],
      [
        'usted: escríbalo, not escríbelo',
        word('\\p{L}+(?:íbe|íge|ópia|úsca|ábre|ámbia|érra|ára)(?:l[oae]s?|nos)'),
      ],
      ['usted, ustedes', word('vos|vosotr[oa]s|vuestr[oa]s?|os|\\p{L}+[áé]is')],
      ['borrar', word('eliminar (?:mi|su|la) respuesta|eliminar (?:mis|sus|las) respuestas')],
      ['quitar', word('(?:borr|elimin)ar (?:mi|su|el) registro')],
      ['responder, respuestas', word('vot(?:ar|e) aquí|(?:mis|tus|sus) votos')],
      ['encuesta', word('cuestionarios?')],
      ['Sin decidir', word('indecis[oa]')],
      ['correo electrónico, enlace, sitio web, contraseña', word('e-?mails?|links?|websites?|passwords?')],
      [
        'computadora, archivo, celular, presionar, no words of Spain',
        word('ordenador(?:es)?|ficheros?|móvil(?:es)?|puls(?:ar|e|ando)|pinch\\p{L}+|coge\\p{L}*'),
      ],
      [
        'revisar, presionar, quitar, guardar',
        word('ch?ecar|chequear|cli(?:c|que\\p{L}*)|accesar|remover|salvar'),
      ],
      ['JavaScript', word('scripts?')],
      ['words that name everybody: quienes, las personas', word('\\p{L}+(?:@s?|xs)|todes')],
      ['American figures: 10,000 and 65%', /\d\.\d{3}(?!\d)|\d\s%/],
    ],
    isUntidy: (text) =>
      /[«»]|[¿¡]\s/.test(text) ||
      countOf('¿', text) !== countOf('?', text) ||
      countOf('¡', text) !== countOf('!', text),
    reading: {
      title: 'read at least as easily as “normal” on the INFLESZ scale',
      isPlain: (text) => readingEase(text) >= 55,
    },
  },
};

describe.each(Object.entries(languages))('In the folder %s', (folder, { givenUp, isUntidy, reading }) => {
  const root = path.join(__dirname, folder);
  /** Every file of words there is, so that nobody has to remember to list a new one. */
  const all = readdirSync(root, { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => file.replace(/\.ts$/, ''));
  /** Cards and letters have tests of their own, which read them policy by policy. */
  const files = all.filter((name) => !/^policy|\W/.test(name));
  const screens = [...new Set(files.map(nameOfScreen))];

  const words: Record<string, unknown> = {};
  beforeAll(async () => {
    for (const name of all) words[name] = await import(path.join(root, name));
  });

  describe('all words, those of the cards and letters too,', () => {
    test.each(givenUp)('keep to %s', (kept, given) => {
      const found = wordsIn(words).filter(({ text }) => given.test(text));
      tellEditor(
        `src/content/${folder}`,
        found.map(({ path, text }) => `${path.slice(1)}: ${text} (here: “${given.exec(text)?.[0]}”)`),
        `This word was given up, so that one thing keeps one name everywhere. Please keep to: ${kept}.`,
      );
    });
  });

  describe.each(files)('the words of %s', (name) => {
    const file = `src/content/${folder}/${name}.ts`;

    test('make sentences of fewer than 25 words', () => {
      tellEditor(
        file,
        longSentencesIn(words[name]).map((text) => text.slice(1)),
        'This sentence has 25 words or more. Please cut it, or make two of it.',
      );
    });

    test('are plain text with the typography of the language', () => {
      const untidy = [
        ...untidyTextsIn(words[name]),
        ...wordsIn(words[name]).filter(({ text }) => isUntidy(text)),
      ];
      tellEditor(
        file,
        untidy.map(({ path, text }) => `${path.slice(1)}: ${text}`),
        'Please write ’ “ ” for quotation marks, {{name|words}} or [[term|words]] for marks, in Spanish ¿…? and ¡…!, and no space too many.',
      );
    });
  });

  describe.each(screens)('the words on %s together', (screen) => {
    test(reading.title, () => {
      const names = files.filter((name) => nameOfScreen(name) === screen);
      const prose = names.flatMap((name) => proseOf(words[name]).map(({ text }) => shown(text)));
      // With fewer, the measure would say more about the sample than about the words.
      expect(prose.flatMap(sentencesOf).length).toBeGreaterThanOrEqual(3);
      const hardest = prose.filter((text) => !reading.isPlain(text));
      tellEditor(
        names.map((name) => `src/content/${folder}/${name}.ts`).join(', '),
        // One by one, those that are too hard alone: where to begin.
        reading.isPlain(prose.join(' ')) ? [] : hardest.length > 0 ? hardest : prose,
        'The screen as a whole is too hard to read. Shorter sentences and everyday words in some of these will do.',
      );
    });
  });
});
