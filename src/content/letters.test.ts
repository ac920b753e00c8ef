import { beforeAll, describe, expect, test } from '@jest/globals';
import { composeCall, composeLetter, pointsFor, subjectOf } from '../features/letter/composeLetter';
import { loadedWords } from '../test/loadedWords';
import { readingEase } from '../test/readingEase';
import { readingGrade, sentencesOf } from '../test/readingGrade';
import { tellEditor } from '../test/tellEditor';
import { unconfirmedClaims } from '../test/unconfirmedClaims';
import { plainText } from './citedText';
import { argumentIds } from './argumentIds';
import type { ArgumentLabels, Side } from './argumentIds';
import { argumentLabels } from './en/argumentLabels';
import { letterFrame } from './en/letterFrame';
import { letterDrafts } from './en/letters/letterDrafts';
import { policyHeadings } from './en/policyHeadings';
import { policyTexts } from './en/policyTexts';
import { states } from './en/states';
import { argumentLabels as spanishLabels } from './es/argumentLabels';
import { letterFrame as spanishFrame } from './es/letterFrame';
import { letterDrafts as spanishDrafts } from './es/letters/letterDrafts';
import { policyTexts as spanishTexts } from './es/policyTexts';
import { type LanguageId, languageIds } from './languages';
import { farsOf } from './answerIds';
import type { Answer } from './answerIds';
import type { DraftWords, LetterDrafts, PolicyDraft } from './letterTypes';
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
  readonly labels: ArgumentLabels;
  /** How a writer begins who wants more. */
  readonly more: RegExp;
}

const rules: Readonly<Record<LanguageId, Rules>> = {
  en: {
    frame: letterFrame,
    drafts: letterDrafts,
    texts: policyTexts,
    asks: {
      yes: /^Please work for /,
      no: /^Please work against /,
      undecided: /^Please tell me where you stand on .+\. I also want to know /,
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
    labels: argumentLabels,
    more: /^I ask (?:for|that) .+\. Please work for a law that goes further\.$/,
    notInPoints: /\b(?:I|my|me)\b|^(?:Supporters|Backers|Critics|Opponents|Advocates)\b/,
  },
  es: {
    frame: spanishFrame,
    drafts: spanishDrafts,
    texts: spanishTexts,
    asks: {
      yes: /^Por favor, actúe a favor de /,
      no: /^Por favor, actúe en contra de /,
      undecided: /^Por favor, dígame qué posición tiene sobre .+\. También quiero saber /,
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
    labels: spanishLabels,
    more: /^Pido .+\. Por favor, actúe a favor de una ley que llegue más lejos\.$/,
    notInPoints: /\b(?:yo|mi|mis|me)\b|^(?:Sus|Los críticos|Quienes (?:la |se opone|critica|promueve))/,
  },
};

function partsOf(frame: DraftWords, draft: PolicyDraft, answer: Answer, points: readonly number[] = []) {
  return { frame, draft, answer, to: { office: 'senator' }, sender, reason: '', points, story: '' } as const;
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

function pointOf({ id, points }: PolicyDraft, side: Side, argument: string): string {
  return points[side === 'for' ? 'yes' : 'no'][argumentIds[id][side].indexOf(argument)] ?? '';
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
  languageIds.flatMap((language) =>
    policyHeadings.map(({ id, title, slug }) => [language, title, id, slug] as const),
  ),
)('The drafts in %s on %s', (language, _title, id, slug) => {
  const rule = rules[language];
  const file = `src/content/${language}/letters/${slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}.ts`;
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
    tellEditor(
      file,
      asks.filter((ask) => sentencesOf(ask).length !== 2),
      'What is asked for has two sentences: the vote, and why or what else.',
    );
    tellEditor(
      file,
      answers
        .filter((answer) => !rule.asks[answer].test(draft.asks[answer]))
        .map((answer) => draft.asks[answer]),
      'This begins unlike the letters on the other policies. Please begin it as they do.',
    );
    // What is voted on is said in the same words to either side.
    const subject = (answer: Answer) => sentencesOf(draft.asks[answer])[0]?.replace(rule.asks[answer], '');
    tellEditor(
      file,
      subject('no') === subject('yes') ? [] : [`yes: ${subject('yes')}`, `no: ${subject('no')}`],
      'What is voted on is said in the same words to either side. Please write the same in both.',
    );
  });

  test('give every answer the same parts and about the same room', () => {
    for (const [what, texts] of Object.entries({ asks, letters, calls }))
      tellEditor(
        file,
        spread(texts) > 0.2
          ? answers.map((answer, place) => `${what}, ${answer}: ${texts[place]?.length} letters`)
          : [],
        'The longest of the three may be a fifth longer than the shortest. Please shorten it or say more in the shortest.',
      );
    expect(new Set(letters.map((letter) => letter.split('\n\n').length)).size).toBe(1);
  });

  test('are as easy to read as plain words should be, in short sentences', () => {
    for (const text of [...letters.map(proseOf), ...calls]) {
      tellEditor(
        file,
        rule.isPlain(text) ? [] : [text],
        'This is too hard to read. Please use shorter sentences and everyday words.',
      );
      tellEditor(
        file,
        sentencesOf(text).filter((sentence) => wordsIn(sentence) >= rule.sentenceWords),
        `This sentence has ${rule.sentenceWords} words or more. Please cut it, or make two of it.`,
      );
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
    tellEditor(
      file,
      loadedWords[language].flatMap((word) => word.exec(all)?.[0] ?? []),
      'This word takes a side. Please use one that both sides would use.',
    );
    tellEditor(
      file,
      all.split('\n').filter((text) => /['"]| {2}|undefined/.test(text)),
      'Please write ’ “ ” for quotation marks, and no space too many.',
    );
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
    tellEditor(
      file,
      yes.length === pros.length && no.length === cons.length
        ? []
        : [
            `points: ${yes.length} yes and ${no.length} no; the card: ${pros.length} pros and ${cons.length} cons`,
          ],
      'Each pro and each con of the card has one sentence here, in the same order.',
    );
    tellEditor(
      file,
      spread([yes.join(''), no.join('')]) > 0.2
        ? [`points, yes: ${yes.join('').length} letters`, `points, no: ${no.join('').length} letters`]
        : [],
      'One side may be a fifth longer than the other. Please shorten it or say more on the other.',
    );
    expect(pointsFor(draft, 'undecided')).toEqual([...yes, ...no]);
  });

  test('have points that a person could have written', () => {
    const { yes, no } = draft.points;
    const all = [...yes, ...no];
    tellEditor(
      file,
      all.filter((point) => !/^[A-ZÁÉÍÓÚÑ].*[.]$/.test(point) || sentencesOf(point).length !== 1),
      'A point is one whole sentence, with a capital letter and a full stop.',
    );
    tellEditor(
      file,
      all.filter((point) => wordsIn(point) >= rule.sentenceWords),
      `This point has ${rule.sentenceWords} words or more. Please cut it.`,
    );
    tellEditor(
      file,
      all.filter((point) => rule.notInPoints.test(point)),
      'A point says the argument itself, without “I” and without “Supporters say”: anybody may put it into a letter.',
    );
    for (const points of [yes, no])
      tellEditor(
        file,
        rule.arePlainPoints(points.join(' ')) ? [] : points,
        'These together are too hard to read. Please use shorter sentences and everyday words.',
      );
  });

  test('say no figure in a point that the card does not give', async () => {
    const { pros, cons } = await rule.texts[id]();
    const figures = (text: string) => text.match(/\d[\d,.]*\d|\d/g) ?? [];
    const known = new Set([...pros, ...cons].map(plainText).flatMap(figures));
    const { yes, no } = draft.points;
    tellEditor(
      file,
      [...yes, ...no].filter((point) => figures(point).some((figure) => !known.has(figure))),
      'This has a figure that the card does not give. Please take it from the card, or leave it out.',
    );
  });

  // A letter goes to people who know the subject.
  test('have no point that could not be confirmed', () => {
    const { yes, no } = draft.points;
    for (const [about, words] of unconfirmedClaims)
      tellEditor(
        file,
        [...yes, ...no].filter((point) => words[language][0].test(point)),
        `This claims something about ${about}, which could not be confirmed when the cards were reviewed. Please say it as the card does.`,
      );
  });

  test('can be said on the phone in half a minute, with any point', () => {
    for (const answer of answers)
      for (const place of pointsFor(draft, answer).keys())
        tellEditor(
          file,
          // At 160 words a minute, as most people speak.
          [composeCall(partsOf(frame, draft, answer, [place]))].filter((call) => wordsIn(call) > 80),
          'This call takes longer than half a minute: more than 80 words. Please shorten its point or what it asks for.',
        );
  });

  test('say with a point of each side, in every way, what a writer wants in at most 200 words and half a minute', () => {
    const labels = rule.labels;
    const ways = [
      ...farsOf.yes.map((far) => ['yes', far] as const),
      ...farsOf.no.map((far) => ['no', far] as const),
    ];
    for (const [answer, far] of [...ways, ['undecided', undefined] as const])
      for (const pro of argumentIds[id].for)
        for (const con of argumentIds[id].against) {
          const why = { for: pro, against: con, far };
          const parts = {
            ...partsOf(frame, draft, answer),
            sender: { ...sender, street: '12 Main Street' },
            why,
            labels,
          };
          const letter = composeLetter({ ...parts, bill: 'S. 2013' });
          const call = composeCall(parts);
          tellEditor(
            file,
            [letter].filter((text) => wordsIn(text) > 200),
            'This letter has more than 200 words.',
          );
          tellEditor(
            file,
            [call].filter((text) => wordsIn(text) > 80),
            'This call has more than 80 words.',
          );
          const isAgainst = answer === 'no' && far !== 'notEnough';
          const [own, other] = isAgainst ? ([con, pro] as const) : ([pro, con] as const);
          const [ownSide, otherSide] = isAgainst
            ? (['against', 'for'] as const)
            : (['for', 'against'] as const);
          const said = letter.split('\n\n').slice(2, -2).join(' ');
          const order = [pointOf(draft, ownSide, own), pointOf(draft, otherSide, other)].map((point) =>
            said.indexOf(point),
          );
          expect(order.every((place) => place >= 0)).toBe(true);
          expect(order).toEqual(order.toSorted((a, b) => a - b));
          for (const [side, point] of [
            ['for', pro],
            ['against', con],
          ] as const)
            expect(call).toMatch(
              new RegExp(` ${labels[id][side][point]}(?:\\.|, (?:and I|y|pero) .+\\.)`, 'i'),
            );
          if (far === 'notEnough') {
            // What argues against the policy would make its writer an opponent of it.
            expect(letter).toContain(draft.more);
            expect(letter).not.toContain(sentencesOf(draft.asks.no)[1]);
            expect(call).toContain(sentencesOf(draft.more)[0]);
            const opposes = sentencesOf(draft.call.no)[0]?.replace(/\.$/, '') ?? '';
            expect(call).toContain(frame.why.far.notEnough(opposes));
          }
        }
  });

  test('ask for more in two sentences, in words as plain as the others', () => {
    tellEditor(
      file,
      [draft.more].filter(
        (text) => sentencesOf(text).length !== 2 || !rule.more.test(text) || !rule.isPlain(text),
      ),
      'What a writer asks for who wants more has two plain sentences, which begin as in the other letters.',
    );
  });

  test('name every argument of the card in a few words', async () => {
    const { pros, cons } = await rule.texts[id]();
    const { for: inFavor, against } = rule.labels[id];
    expect([Object.keys(inFavor), Object.keys(against)]).toEqual([
      argumentIds[id].for,
      argumentIds[id].against,
    ]);
    expect([argumentIds[id].for.length, argumentIds[id].against.length]).toEqual([pros.length, cons.length]);
    const all = [...Object.values(inFavor), ...Object.values(against)];
    expect(new Set(all).size).toBe(all.length);
    tellEditor(
      `src/content/${language}/argumentLabels.ts`,
      all.filter(
        (label) =>
          !/^[A-ZÁÉÍÓÚÑ].*[^.!?]$/.test(label) ||
          wordsIn(label) > 9 ||
          label.length > 56 ||
          /["']|\d/.test(label) ||
          loadedWords[language].some((word) => word.test(label)),
      ),
      'An argument in a few words is a sentence of at most nine words without a full stop, a figure or a word that takes a side.',
    );
    expect(spread([Object.values(inFavor).join(''), Object.values(against).join('')])).toBeLessThan(0.35);
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
