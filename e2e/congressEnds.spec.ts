import type { Page } from '@playwright/test';
import congress from '../src/content/congress.json' with { type: 'json' };
import type { CongressData } from '../src/content/congressTypes';
import { congressEnds } from '../src/content/congressEnds';
import { group as english } from '../src/content/en/group';
import { letterForm as englishLetter } from '../src/content/en/letterForm';
import { surveys as englishSurveys } from '../src/content/en/surveys';
import { group as spanish } from '../src/content/es/group';
import { letterForm as spanishLetter } from '../src/content/es/letterForm';
import { surveys as spanishSurveys } from '../src/content/es/surveys';
import { type LanguageId, languages } from '../src/content/languages';
import { modelBills } from '../src/content/modelBills';
import type { Widened } from '../src/content/widened';
import { policyIds } from '../src/content/policyIds';
import { encodeClass } from '../src/features/sharing/classCode';
import { encodeGroup } from '../src/features/sharing/groupCode';
import { everyPath, policyPaths, spanishPaths } from './screens';
import { expect, startWith, takenOver, test, visit } from './siteTest';

const { members } = congress as CongressData;
const words: Readonly<
  Record<
    LanguageId,
    { surveys: Widened<Pick<typeof englishSurveys, 'bill'>>; group: Widened<typeof english>; letter: string }
  >
> = {
  en: { surveys: englishSurveys, group: english, letter: englishLetter.result.label },
  es: { surveys: spanishSurveys, group: spanish, letter: spanishLetter.result.label },
};

/** The last minute of the last whole day of the Congress, and the first of the day on which it ends. */
const moments = [
  { day: '2027-01-02', at: '2027-01-02T23:59:00-05:00' },
  { day: '2027-01-03', at: '2027-01-03T00:00:00-05:00' },
];
const halfYearLater = '2027-06-15T12:00:00-04:00';

/**
 * `few`: one page of each kind that shows bills or members; the others are built alike. The day before is asked less: its
 * letters must still name bills and members, and the cards of all policies not yet say that a bill has ended. `npm test`
 * opens few pages and one letter of the day on which the Congress ends, in English.
 */
const runs = (['en', 'es'] as const).flatMap((language) =>
  moments.flatMap((moment) => {
    const isFirst = moment.day === congressEnds;
    return [
      { ...moment, language, few: !isFirst, letters: policyIds, inNpmTest: false },
      ...(language === 'en' && isFirst
        ? [{ ...moment, language, few: true, letters: policyIds.slice(0, 1), inNpmTest: true }]
        : []),
    ];
  }),
);

/** The number of any bill or resolution; “U.S. 124” is a volume of court decisions. */
const billNumber = /(?<![\w.])(?:H\.\s?R|S|(?:H|S)\.\s?(?:J\.|Con\.)?\s?Res)\.\s?\d+/g;

/** Two of a state whose senator's and representative's terms end with the Congress, another senator's goes on. */
const sender = { name: 'Ana Ruiz', city: 'Tyler', state: 'TX', district: 1, zip: '75701' };

/** Fields, links and the letter for paper included; lists of sources, which are history, left out. */
async function textOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    const parts: string[] = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      const isShown = parent?.checkVisibility() ?? false;
      const isOnPaper = parent?.closest('[data-printed-letter]');
      if ((isShown || isOnPaper) && !parent?.closest('details ol, script, style'))
        parts.push(walker.currentNode.nodeValue ?? '');
    }
    for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea'))
      parts.push(field.value);
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="mailto:"]'))
      parts.push(decodeURIComponent(link.href));
    for (const data of document.querySelectorAll('script[type="application/ld+json"]')) {
      const { citation, ...rest } = JSON.parse(data.textContent) as Record<string, unknown>;
      if (citation) parts.push(JSON.stringify(rest));
    }
    return parts.join('\n');
  });
}

for (const { day, at, language, few, letters, inNpmTest } of runs) {
  const { surveys, group, letter } = words[language];
  const everywhere = language === 'en' ? everyPath : spanishPaths;
  const paths = few
    ? ['/surveys', ...policyPaths.slice(0, 1)].map((path) => (language === 'en' ? '' : '/es') + path)
    : everywhere;
  const base = language === 'en' ? '' : '/es';
  const ends = new Intl.DateTimeFormat(languages[language].locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(congressEnds));
  /** What the cards say of each bill once it has ended: the only sentences that may give its number then. */
  const ended = Object.values(modelBills).map(({ introduced, numbers }) =>
    surveys.bill.ended(Object.values(numbers).join(' / '), introduced, ends),
  );
  const isOver = day >= congressEnds;
  test(
    isOver
      ? `On ${day} no page in ${language}${few ? ', of the kinds that show bills,' : ''} gives a bill of the ended Congress but to say that it ended, and none a member whose term is over`
      : `On ${day} the letters in ${language} still give the bills and the members of this Congress, and no card says that a bill has ended`,
    { tag: inNpmTest ? [] : '@all' },
    async ({ page }) => {
      await page.clock.setFixedTime(at);
      const votes = Object.fromEntries(policyIds.map((id) => [id, 'yes']));
      await startWith(page, {
        votes: JSON.stringify(votes),
        sender: JSON.stringify(sender),
        consent: JSON.stringify({ choice: 'accepted', at: '2026-11-21T10:00:00.000Z' }),
      });
      const over = members.filter(({ end }) => end <= day).map(({ name }) => name);
      const gone = ['Lindsey Graham', ...over];
      const sentences = new Set<string>();
      const look = async (path: string) => {
        const text = await textOf(page);
        for (const sentence of ended) if (text.includes(sentence)) sentences.add(sentence);
        const rest = ended.reduce((left, sentence) => left.replaceAll(sentence, ''), text);
        if (isOver) expect.soft(rest.match(billNumber) ?? [], `bills on ${path}`).toEqual([]);
        expect
          .soft(
            gone.filter((name) => text.includes(name)),
            `members on ${path}`,
          )
          .toEqual([]);
        return text;
      };

      for (const path of paths) {
        await visit(page, path);
        await look(path);
      }
      expect([...sentences]).toEqual(isOver ? expect.arrayContaining(ended) : []);

      const inClass = `${base}/class#${encodeClass(['1', '10'])}/1`;
      await visit(page, inClass);
      await look(inClass);
      const inGroup = `${base}/group#${encodeClass(['1', '10'])}.${encodeGroup([{ '1': 'yes' }, { '10': 'no' }])}`;
      await visit(page, inGroup);
      await page.getByRole('button', { name: group.lesson.show }).click();
      await expect(page.getByRole('button', { name: group.lesson.show })).toHaveCount(0);
      await look(inGroup);

      for (const [index, id] of letters.entries()) {
        const path = `${base}/letter?policy=${policyPaths[index]?.replace('/surveys/', '')}`;
        await visit(page, path);
        // The list of members and the letter are fetched apart, and either may come last.
        await expect(page.getByRole('heading', { name: 'Ted Cruz' })).toBeVisible();
        await expect(page.getByRole('textbox', { name: letter, exact: true })).toBeVisible();
        const text = await look(path);
        const [bill] = Object.values(modelBills[id]?.numbers ?? {});
        if (isOver) continue;
        if (bill) expect.soft(text, `the letter on ${path}`).toContain(bill);
        for (const name of ['John Cornyn', 'Nathaniel Moran']) expect.soft(text).toContain(name);
      }

      if (!isOver) return;
      await test.step('half a year later', async () => {
        await page.clock.setFixedTime(halfYearLater);
        await page.reload();
        await takenOver(page);
        await expect(page.getByRole('heading', { name: 'Ted Cruz' })).toBeVisible();
        await expect(page.getByRole('textbox', { name: letter, exact: true })).toBeVisible();
        await look('the letter half a year later');
        sentences.clear();
        await visit(page, `${base}/surveys`);
        await look('the cards half a year later');
        expect([...sentences]).toEqual(expect.arrayContaining(ended));
      });
    },
  );
}
