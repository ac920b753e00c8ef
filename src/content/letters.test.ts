import { beforeAll, describe, expect, test } from '@jest/globals';
import { composeCall, composeLetter, pointsFor, subjectOf } from '../features/letter/composeLetter';
import { loadedWords } from '../test/loadedWords';
import { readingEase } from '../test/readingEase';
import { readingGrade, sentencesOf } from '../test/readingGrade';
import { plainText } from './citedText';
import { letterTemplate } from './en/letterTemplate';
import { letterDrafts } from './en/letters/letterDrafts';
import { policyHeadings } from './en/policyHeadings';
import { policyTexts } from './en/policyTexts';
import { states } from './en/states';
import { letterTemplate as spanishFrame } from './es/letterTemplate';
import { letterDrafts as spanishDrafts } from './es/letters/letterDrafts';
import { policyTexts as spanishTexts } from './es/policyTexts';
import { type LanguageId, languageIds } from './languages';
import type { Answer, DraftWords, LetterDrafts, PolicyDraft } from './letterTypes';
import { policyIds } from './policyIds';
import { stateIds } from './stateIds';

const answers: readonly Answer[] = ['yes', 'no', 'undecided'];
const sender = { name: 'Ana Ruiz', city: 'Austin', zip: '78701' };

/** The same rules in each language, and the sentences that every letter of it has. */
interface Rules {
  readonly frame: DraftWords;
  readonly drafts: LetterDrafts;
  readonly texts: typeof policyTexts;
  readonly asks: Readonly<Record<Answer, RegExp>>;
  readonly subjects: (topic: string) => readonly string[];
  readonly ownSubject: string;
  readonly sides: readonly [support: string, oppose: string];
  /** Sentences have fewer. */
  readonly sentenceWords: number;
  readonly isPlain: (text: string) => boolean;
  readonly arePlainPoints: (text: string) => boolean;
  /** Whoever is undecided may say a point as well, and nobody quotes a list of arguments. */
  readonly notInPoints: RegExp;
}

const rules: Readonly<Record<LanguageId, Rules>> = {
  en: {
    frame: letterTemplate,
    drafts: letterDrafts,
    texts: policyTexts,
    asks: {
      yes: /^Please vote for /,
      no: /^Please vote against /,
      undecided: /^Please explain how you would vote on .+\. I also want to know /,
    },
    subjects: (topic) => [
      `Please support ${topic}`,
      `Please oppose ${topic}`,
      `Where do you stand on ${topic}?`,
    ],
    ownSubject: 'My view on ',
    sides: ['support', 'oppose'],
    sentenceWords: 25,
    isPlain: (text) => readingGrade(text) <= 10,
    arePlainPoints: (text) => readingGrade(text) <= 10.5,
    notInPoints: /\b(?:I|my|me)\b|^(?:Supporters|Backers|Critics|Opponents|Advocates)\b/,
  },
  es: {
    frame: spanishFrame,
    drafts: spanishDrafts,
    texts: spanishTexts,
    asks: {
      yes: /^Por favor, vote a favor de /,
      no: /^Por favor, vote en contra de /,
      undecided: /^Por favor, explique cómo votaría sobre .+\. También quiero saber /,
    },
    subjects: (topic) => [
      `Por favor, apoye ${topic}`,
      `Por favor, rechace ${topic}`,
      `¿Cuál es su posición sobre ${topic}?`,
    ],
    ownSubject: 'Mi opinión sobre ',
    sides: ['apoye', 'rechace'],
    sentenceWords: 28,
    // “Normal” on the INFLESZ scale begins at 55.
    isPlain: (text) => readingEase(text) >= 55,
    arePlainPoints: (text) => readingEase(text) >= 55,
    notInPoints: /\b(?:yo|mi|mis|me)\b|^(?:Sus|Los críticos|Quienes (?:la |se opone|critica|promueve))/,
  },
};

function partsOf(frame: DraftWords, draft: PolicyDraft, answer: Answer, points: readonly number[] = []) {
  return { frame, draft, answer, recipient: 'senator', sender, reason: '', points, story: '' } as const;
}

/** Letters read in sentences: salutation and signature are none. */
function proseOf(letter: string): string {
  return letter.split('\n\n').slice(1, -1).join(' ');
}

/** @returns by how much the longest is longer than the shortest: 0.2 for a fifth. */
function spread(texts: readonly string[]): number {
  const lengths = texts.map((text) => text.length);
  return Math.max(...lengths) / Math.min(...lengths) - 1;
}

const wordsIn = (text: string) => text.split(/\s+/).length;

test.each(languageIds)('There is a draft in %s for every policy', async (language) => {
  for (const id of policyIds) expect((await rules[language].drafts[id]()).id).toBe(id);
});

test.each(languageIds)('In %s both sides give their reasons and end in the same words', (language) => {
  const { reason, closing } = rules[language].frame;
  expect(reason.yes).toBe(reason.no);
  expect(closing.yes).toBe(closing.no);
});

describe.each(
  languageIds.flatMap((language) => policyHeadings.map(({ id, title }) => [language, title, id] as const)),
)('The drafts in %s on %s', (language, _title, id) => {
  const rule = rules[language];
  const { frame } = rule;
  let draft: PolicyDraft;
  let asks: string[];
  let letters: string[];
  let calls: string[];
  beforeAll(async () => {
    draft = await rule.drafts[id]();
    asks = answers.map((answer) => draft.asks[answer]);
    letters = answers.map((answer) => composeLetter(partsOf(frame, draft, answer)));
    calls = answers.map((answer) => composeCall(partsOf(frame, draft, answer)));
  });

  test('ask for one thing in two sentences, in the same way for every answer', () => {
    expect(asks.map((ask) => sentencesOf(ask).length)).toEqual([2, 2, 2]);
    for (const answer of answers) expect(draft.asks[answer]).toMatch(rule.asks[answer]);
    // What is voted on is said in the same words to either side.
    const subject = (answer: Answer) => sentencesOf(draft.asks[answer])[0]?.replace(rule.asks[answer], '');
    expect(subject('no')).toBe(subject('yes'));
  });

  test('give every answer the same parts and about the same room', () => {
    expect(spread(asks)).toBeLessThanOrEqual(0.2);
    expect(spread(letters)).toBeLessThanOrEqual(0.2);
    expect(spread(calls)).toBeLessThanOrEqual(0.2);
    expect(new Set(letters.map((letter) => letter.split('\n\n').length)).size).toBe(1);
  });

  test('are as easy to read as plain words should be, in short sentences', () => {
    for (const text of [...letters.map(proseOf), ...calls]) {
      expect([text, rule.isPlain(text)]).toEqual([text, true]);
      expect(sentencesOf(text).filter((sentence) => wordsIn(sentence) >= rule.sentenceWords)).toEqual([]);
    }
  });

  test('use no loaded words and no typewriter’s quotation marks', () => {
    const { yes, no } = draft.points;
    const all = [
      ...letters,
      ...calls,
      ...yes,
      ...no,
      ...answers.map((answer) => subjectOf(draft, answer)),
    ].join('\n');
    expect(loadedWords[language].filter((word) => word.test(all))).toEqual([]);
    expect(all).not.toMatch(/['"]| {2}|undefined/);
  });

  test('name what is voted on in the same words to every side', () => {
    const { subject, ownSubject, opening, call } = draft;
    const topic = ownSubject.replace(rule.ownSubject, '');
    expect(Object.values(subject)).toEqual(rule.subjects(topic));
    for (const text of [...Object.values(opening), ...Object.values(call)]) expect(text).toContain(topic);
    expect(opening.no).toBe(opening.yes.replace(...rule.sides));
    expect(spread([call.yes, call.no])).toBeLessThan(0.05);
  });

  test('have a point for every Pro and every Con of the card, as many and as long for either side', async () => {
    const { pros, cons } = await rule.texts[id]();
    const { yes, no } = draft.points;
    expect([yes.length, no.length]).toEqual([pros.length, cons.length]);
    expect(spread([yes.join(''), no.join('')])).toBeLessThanOrEqual(0.2);
    expect(pointsFor(draft, 'undecided')).toEqual([...yes, ...no]);
  });

  test('have points that a person could have written', () => {
    const { yes, no } = draft.points;
    for (const point of [...yes, ...no]) {
      expect(point).toMatch(/^[A-ZÁÉÍÓÚÑ].*[.]$/);
      expect(sentencesOf(point).length).toBe(1);
      expect(wordsIn(point)).toBeLessThan(rule.sentenceWords);
      expect(point).not.toMatch(rule.notInPoints);
    }
    for (const points of [yes, no])
      expect([points, rule.arePlainPoints(points.join(' '))]).toEqual([points, true]);
  });

  test('say no figure in a point that the card does not give', async () => {
    const { pros, cons } = await rule.texts[id]();
    const figures = (text: string) => text.match(/\d[\d,.]*\d|\d/g) ?? [];
    const known = new Set([...pros, ...cons].map(plainText).flatMap(figures));
    const { yes, no } = draft.points;
    expect([...yes, ...no].flatMap(figures).filter((figure) => !known.has(figure))).toEqual([]);
  });

  test('can be said on the phone in half a minute, with any point', () => {
    for (const answer of answers)
      for (const place of pointsFor(draft, answer).keys())
        // At 160 words a minute, as most people speak.
        expect(wordsIn(composeCall(partsOf(frame, draft, answer, [place])))).toBeLessThanOrEqual(80);
  });

  test('can be handed to an email program with a reason of some length', () => {
    for (const letter of letters) expect(encodeURIComponent(letter).length).toBeLessThan(1500);
  });
});

test('The states, the capital and the territories are all there, under names that their ids follow from', () => {
  expect(stateIds).toHaveLength(56);
  for (const id of stateIds)
    expect(states[id].toLowerCase().replaceAll('.', '').replaceAll(' ', '-')).toBe(id);
  expect(Object.values(states)).toEqual(Object.values(states).toSorted());
});
