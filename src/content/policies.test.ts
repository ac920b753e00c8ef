import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, jest, test } from '@jest/globals';

import { loadedWords } from '../test/loadedWords';
import { readingGrade, sentencesOf } from '../test/readingGrade';
import { isHomePage, isPlainAddress } from '../test/visitorWords';
import { plainText, runsOf } from './citedText';
import { corrections } from './en/corrections';
import { policyHeadings } from './en/policyHeadings';
import { policyTexts } from './en/policyTexts';
import { policyIds } from './policyIds';
import type { PolicyHeading, PolicyText } from './types';
import { fixedPolicies } from '../test/fixedPolicies';

type Policy = PolicyHeading & PolicyText;

/** Read as they lie there: the site fetches each by its id. */
const folder = path.join(__dirname, 'en', 'policies');
const texts = readdirSync(folder).flatMap((file) =>
  Object.values(jest.requireActual<Record<string, PolicyText>>(path.join(folder, file))),
);

/** Headings and texts are kept apart but belong together, one to one. */
const policies: readonly Policy[] = policyHeadings.map((heading) => {
  const text = texts.find(({ id }) => id === heading.id);
  if (!text) throw new Error(`Policy ${heading.id} has no text.`);
  return { ...heading, ...text };
});

/** A card cannot have been checked later than the month in which it was last changed. */
const latestCheck = '2026-11';

/** As they are stored, with the marks that tie a claim to its source. */
const citedPanelsOf = (policy: Policy) => [policy.ifYes, policy.ifNo, policy.lawToday];
const citedTextsOf = (policy: Policy) => [
  policy.description,
  ...citedPanelsOf(policy),
  ...policy.pros,
  ...policy.cons,
];
/** As they are read. */
const panelsOf = (policy: Policy) => citedPanelsOf(policy).map(plainText);
const argumentsOf = (policy: Policy) => [...policy.pros, ...policy.cons].map(plainText);
const textsOf = (policy: Policy) => citedTextsOf(policy).map(plainText);
const sourceKeysIn = (texts: readonly string[]) =>
  texts.flatMap(runsOf).flatMap(({ source }) => source ?? []);
const everyWordOf = (policy: Policy) =>
  [
    policy.category,
    policy.title,
    ...textsOf(policy),
    ...Object.values(policy.sources).flatMap(({ title, publisher }) => [title, publisher]),
  ].join('\n');
/** Sentences with their marks: cut where the text as it is read would be cut. */
function citedSentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?][”’)]*)\s+(?=[“‘(]?(?:\{\{[^|}]+\|)?[A-Z0-9])/);
}

/** What a policy is, its owner has fixed: such amounts are no claims. $15,080 and $31,200 are 2,080 hours at either wage. */
const definingAmounts: Readonly<Record<string, RegExp>> = {
  '2': /\$10,000/g,
  '3': /\b(?:60 to 64|60|65)\b/g,
  '7': /\$(?:7\.25|15,080|31,200|15)\b/g,
};

function withoutDefiningAmounts(id: string, sentence: string): string {
  return sentence.replace(definingAmounts[id] ?? /$^/, '');
}

/** Changes whenever a word or a source of the card does. */
function fingerprintOf(policy: Policy): string {
  const words = JSON.stringify([citedTextsOf(policy), policy.sources, policy.checkedThrough]);
  return createHash('sha256').update(words).digest('hex').slice(0, 8);
}

const wordsIn = (text: string) => text.split(/\s+/);
const lengthOf = (texts: readonly string[]) => texts.map(plainText).join('').length;

/** What could not be confirmed at its source when the cards were written, and so must not be stated as a fact. */
const unconfirmed: readonly (readonly [about: string, claim: RegExp, example: string])[] = [
  [
    'the fate of the federal rule on who is in the business of selling guns',
    /\b(?:ATF|gun rule|2024 rule)\b[^.]*\b(?:vacated|struck|replac|withdr|repeal)/i,
    'A court vacated, and ATF replaced, the 2024 rule that was later vacated.',
  ],
  [
    'how many states check private gun sales',
    /\b\d+ (?:more )?states\b[^.]*\b(?:checks?|gun sales)\b/i,
    '15 states require checks on all sales.',
  ],
  [
    'RAND’s current rating of the evidence on private-sale checks',
    /\bRAND\b[^.]*\b(?:rat(?:es?|ed|ing)|evidence)\b/,
    'RAND rates the evidence as limited.',
  ],
  [
    'whether forgiven student debt is taxed',
    /\b(?:forgiv|cancel)\w*\b[^.]*\btax(?:ed|able|-free|es owed)\b|\btax-free\b/i,
    'Forgiven loans are taxable again.',
  ],
  [
    'whether any bill to cancel $10,000 is pending',
    /\b(?:no|a|one) (?:current|pending) bill\b/i,
    'There is no current bill to do this.',
  ],
  [
    'what the 2026 Medicare Trustees report says',
    /\bTrustees\b|\b(?:run|runs|running) (?:out|short)\b[^.]*\b20[2-4]\d\b/i,
    'The trust fund will run out in 2033.',
  ],
  [
    'the Part B premium of 2026 or 2027',
    /\$202\.90|\bPart B premium\b/i,
    'The Part B premium is $202.90 a month.',
  ],
  [
    'whether an age-60 Medicare bill is before Congress',
    /\bno (?:age-60 )?(?:Medicare )?bill\b[^.]*\bCongress\b/i,
    'No age-60 bill is before this Congress.',
  ],
  ['the status of the Gold Card', /\bGold Card\b/i, 'The Gold Card offers another way in.'],
  [
    'how the lawsuits over the endangerment finding ended',
    /\bendangerment\b/i,
    'Courts upheld the end of the endangerment finding.',
  ],
  ['the status of the federal methane fee', /\bmethane\b/i, 'The methane fee is blocked.'],
  [
    'which or how many states are at a given minimum wage',
    /\b\d+ states\b[^.]*(?:\$\d|\bwage|\bminimum)/i,
    '18 states are at $15 or more.',
  ],
  [
    'the minimum wage figures of 2025 and newer CBO runs',
    /\b(?:Bureau of Labor Statistics|BLS)\b[^.]*\b202[5-9]\b|\bCBO\b[^.]*\bin 202[5-9]\b[^.]*\b(?:jobs|poverty)\b/i,
    'The Bureau of Labor Statistics counted fewer in 2025.',
  ],
  [
    'the saving from the 2026 sentencing bill',
    /\$3 billion\b/i,
    'It would save about $3 billion over ten years.',
  ],
  [
    'sentencing figures newer than fiscal 2022',
    /\bfiscal (?:year )?202[3-9]\b/i,
    'In fiscal 2024, fewer were convicted under one.',
  ],
  [
    'the newest count of people without homes',
    /\b771,000\b|\b(?:homeless|without homes?)\b[^.]*\b(?:one night|January 202\d)\b/i,
    'About 771,000 people were homeless on one night.',
  ],
  [
    'which sites started the veterans’ record system in 2026',
    /\b(?:Michigan|Ohio|Kentucky|Indiana|Cleveland|Alaska)\b|\bsites?\b[^.]*\b(?:went live|in 2026)\b/i,
    'Four sites in Michigan went live in April.',
  ],
  [
    'the budget of Veterans Affairs for 2026 and 2027',
    /\bbudget\b[^.]*\b(?:fiscal )?202[67]\b|\$339\.5 billion/i,
    'Its budget for fiscal 2027 is larger.',
  ],
  ['how federal law classes marijuana', /\b(?:marijuana|cannabis)\b/i, 'Marijuana is a Schedule I drug.'],
  [
    'the running total of vetoes and overrides',
    /\b(?:2,[56]\d\d|about 2,600) vetoes\b|\b11\d\b[^.]*\boverrid/i,
    'Of about 2,600 vetoes, 112 were overridden.',
  ],
  [
    'whether proof of citizenship is needed to register to vote',
    /\bproof of citizenship\b|\bcitizenship papers\b/i,
    'Voters must now show proof of citizenship.',
  ],
  [
    'the file rules for online passport photos',
    /\b(?:HEIC|HEIF|10 MB)\b/,
    'The photo may be HEIC, up to 10 MB.',
  ],
];

describe('the ten policies', () => {
  test('are fetched each under its id, and none is left over', async () => {
    const fetched = await Promise.all(policyIds.map((id) => policyTexts[id]()));
    expect(fetched).toEqual(policyIds.map((id) => texts.find((text) => text.id === id)));
    expect(texts).toHaveLength(policyIds.length);
  });

  test('come in the order of their ids', () => {
    expect(policies.map((policy) => policy.id)).toEqual([...policyIds]);
  });

  test('keep their fixed titles and categories', () => {
    expect(policies.map((policy) => [policy.title, policy.category])).toEqual(
      fixedPolicies.map(({ title, category }) => [title, category]),
    );
  });

  test('take their slugs from their titles, each one different', () => {
    const slugs = policies.map((policy) => policy.slug);
    expect(slugs).toEqual(policies.map((policy) => policy.title.toLowerCase().replace(/[^a-z0-9]+/g, '-')));
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  test('name the amounts that define them', () => {
    const descriptionOf = (id: string) => policies.find((policy) => policy.id === id)?.description;
    expect(descriptionOf('2')).toContain('up to $10,000');
    expect(descriptionOf('3')).toContain('from 65 to 60');
    expect(descriptionOf('7')).toContain('$15 an hour');
  });
});

describe.each(policies.map((policy) => [policy.title, policy] as const))(
  'the card on %s',
  (_title, policy) => {
    test('describes the policy in 50 to 90 words', () => {
      const count = wordsIn(policy.description).length;
      expect(count).toBeGreaterThanOrEqual(50);
      expect(count).toBeLessThanOrEqual(90);
    });

    test('gives each panel one or two sentences', () => {
      const long = panelsOf(policy).filter((panel) => sentencesOf(panel).length > 2);
      expect(long).toEqual([]);
    });

    test('gives both sides four or five arguments and the same number', () => {
      expect([4, 5]).toContain(policy.pros.length);
      expect(policy.cons).toHaveLength(policy.pros.length);
    });

    test('gives both sides about the same room', () => {
      const ratio = lengthOf(policy.pros) / lengthOf(policy.cons);
      expect(ratio).toBeGreaterThanOrEqual(0.8);
      expect(ratio).toBeLessThanOrEqual(1.25);
    });

    test('keeps every single argument of a similar length', () => {
      const uneven = argumentsOf(policy).filter((argument) => argument.length < 80 || argument.length > 190);
      expect(uneven).toEqual([]);
    });

    test('says whose argument each one is', () => {
      const speaks =
        /\b(?:say|said|says|found|finds|estimated|estimate|argued|cite|oppose|fear|prefer|call|point to|put|reported)\b/;
      expect(argumentsOf(policy).filter((argument) => !speaks.test(argument))).toEqual([]);
    });

    test('dates every estimate and count in an argument', () => {
      const figure = /\d%|\b(?:million|billion)\b/;
      const year = /\b(?:19|20)\d\d\b/;
      expect(argumentsOf(policy).filter((argument) => figure.test(argument) && !year.test(argument))).toEqual(
        [],
      );
    });

    test('reads at school grade ten or below', () => {
      expect(readingGrade(textsOf(policy).join(' '))).toBeLessThanOrEqual(10);
    });

    test('keeps every sentence under 25 words', () => {
      const long = textsOf(policy)
        .flatMap(sentencesOf)
        .filter((sentence) => wordsIn(sentence).length >= 25);
      expect(long).toEqual([]);
    });

    // “U.S.” or “Dec.” would be counted as the end of a sentence, and make a long one pass for two short ones.
    test('ends every text like a sentence and has no full stop inside one', () => {
      const texts = textsOf(policy);
      expect(texts.filter((text) => !/[.?!]$/.test(text))).toEqual([]);
      expect(
        texts.filter((text) =>
          /\b[A-Z]\.|\b(?:Jan|Feb|Aug|Sept?|Oct|Nov|Dec|No|vs|Sen|Rep|Mr|Ms|Dr|St)\./.test(text),
        ),
      ).toEqual([]);
    });

    test('uses typographic quotes and dashes and no stray spaces', () => {
      expect(everyWordOf(policy)).not.toMatch(/['"]|--| - |\d-\d| {2}|^ | $/m);
    });

    test('spells out an abbreviation where it first appears', () => {
      // Names that are not short for anything a reader could use.
      const names = ['KFF', 'RAISE', 'SMART', 'ROAD', 'SECURE', 'FWD'];
      const text = textsOf(policy).join('\n');
      const bare = [...new Set(text.match(/\b[A-Z]{2,}\b/g))]
        .filter((word) => !names.includes(word))
        .filter((word) => text.indexOf(word) !== text.indexOf(`(${word})`) + 1);
      expect(bare).toEqual([]);
    });

    test('uses no loaded words', () => {
      expect(loadedWords.filter((word) => word.test(everyWordOf(policy)))).toEqual([]);
    });

    test('does not depend on which party holds Congress', () => {
      expect(everyWordOf(policy)).not.toMatch(
        /\b(?:Republican|Democrat|GOP|(?:House|Senate) majority|majority party|current (?:Congress|president|administration))/i,
      );
    });

    test.each(unconfirmed)('makes no claim about %s', (_about, claim) => {
      expect(textsOf(policy).filter((text) => claim.test(text))).toEqual([]);
    });

    test('names three or more different sources, one of them a government’s', () => {
      const sources = Object.values(policy.sources);
      const urls = sources.map(({ url }) => new URL(url));
      expect(urls.length).toBeGreaterThanOrEqual(3);
      expect(new Set(urls.map(String)).size).toBe(urls.length);
      expect(urls.some((url) => url.hostname.endsWith('.gov'))).toBe(true);
      expect(sources.filter(({ title, publisher }) => !title.trim() || !publisher.trim())).toEqual([]);
      expect(sources.filter(({ year }) => year < 1990 || year > Number(latestCheck.slice(0, 4)))).toEqual([]);
    });

    test('leads to the page that proves a claim, never to a home page', () => {
      const urls = Object.values(policy.sources).map(({ url }) => url);
      expect(urls.filter((url) => isHomePage(url) || !isPlainAddress(url))).toEqual([]);
    });

    test('ties every claim to a source it has, and uses every source', () => {
      const used = sourceKeysIn(citedTextsOf(policy));
      expect(used.filter((key) => !(key in policy.sources))).toEqual([]);
      expect(Object.keys(policy.sources).filter((key) => !used.includes(key))).toEqual([]);
      expect(textsOf(policy).filter((text) => /[{}|]/.test(text))).toEqual([]);
    });

    test('lets no sentence with a figure, a year or a named study stand without its source', () => {
      const claim = /\d|\b(?:study|survey|poll|estimated|Supreme Court|Congressional Budget Office)\b/;
      const sentences = citedTextsOf(policy).flatMap(citedSentencesOf);
      const loose = sentences
        .filter((sentence) => claim.test(withoutDefiningAmounts(policy.id, plainText(sentence))))
        .filter((sentence) => sourceKeysIn([sentence]).length === 0);
      expect(loose).toEqual([]);
    });

    test('gives both sides sources, and neither side more than one figure more than the other', () => {
      expect(sourceKeysIn(policy.pros).length).toBeGreaterThan(0);
      expect(sourceKeysIn(policy.cons).length).toBeGreaterThan(0);
      const figures = (texts: readonly string[]) =>
        texts.map(plainText).filter((text) => /\d/.test(text.replace(/\b(?:19|20)\d\d\b/g, ''))).length;
      expect(Math.abs(figures(policy.pros) - figures(policy.cons))).toBeLessThanOrEqual(1);
    });

    test('shows a month of checking that has come', () => {
      expect(policy.checkedThrough).toMatch(/^20\d\d-(?:0[1-9]|1[0-2])$/);
      expect(policy.checkedThrough <= latestCheck).toBe(true);
    });

    test('was not changed without a line in the list of corrections', () => {
      const last = corrections.find(({ policy: id }) => id === policy.id);
      expect(last && { policy: last.policy, text: last.text }).toEqual({
        policy: policy.id,
        text: fingerprintOf(policy),
      });
    });
  },
);

test.each(unconfirmed)('a claim about %s is recognised', (_about, claim, example) => {
  expect(example).toMatch(claim);
});

describe('The corrections', () => {
  test('are listed newest first, each with a day that has come and what was changed', () => {
    const days = corrections.map(({ date }) => date);
    expect(days).toEqual(days.toSorted().toReversed());
    for (const { date, change } of corrections) {
      expect(new Date(`${date}T00:00:00Z`).toISOString().slice(0, 10)).toBe(date);
      expect(change).toMatch(/^[A-Z].*\.$/);
    }
  });
});
