import { policyHeadings } from 'words/policyHeadings';
import { policyTexts } from 'words/policyTexts';
import { factsAsOf } from '../../content/factsAsOf';
import { plainText, runsOf } from '../../content/citedText';
import type { CitedText, PolicyHeading, PolicyText, Source } from '../../content/types';
import { csvFile } from '../../lib/csv';
import type { CsvRow } from '../../lib/csv';
import { canonicalUrl, pageLanguage, paths, policyPath } from '../../lib/paths';

/** Of the policies' texts, as of the code. */
const license = 'MIT';

interface Card {
  readonly heading: PolicyHeading;
  readonly text: PolicyText;
}

function readCards(): Promise<readonly Card[]> {
  return Promise.all(
    policyHeadings.map(async (heading) => ({ heading, text: await policyTexts[heading.id]() })),
  );
}

/** What of a card is a text of its own; the question is its first sentence. */
const statements = ['description', 'ifYes', 'ifNo', 'lawToday'] as const;

const sides = { pros: 'pro', cons: 'con' } as const;

function argumentsOf({ text }: Card) {
  return (['pros', 'cons'] as const).flatMap((side) =>
    text[side].map((argument) => ({
      side: sides[side],
      text: plainText(argument),
      sources: sourcesOf(argument, text),
    })),
  );
}

/** The sources that an argument is tied to, each once. */
function sourcesOf(argument: CitedText, text: PolicyText) {
  const keys = new Set(runsOf(argument).flatMap(({ source }) => source ?? []));
  return [...keys].flatMap((key) => {
    const source = text.sources[key];
    return source ? [{ ...publicSource(source), lastSeen: source.lastSeen?.month ?? null }] : [];
  });
}

/** Of a page without a date only the year is known in which it was read, which is no year of publication. */
const publicSource = ({ title, publisher, year, onlyRead, url }: Source) => ({
  title,
  publisher,
  year: onlyRead ? null : year,
  url,
});

/** @returns all cards as JSON, for programs. */
export async function cardsJson(): Promise<string> {
  const cards = (await readCards()).map((card) => {
    const { heading, text } = card;
    return {
      ...heading,
      url: canonicalUrl(policyPath(heading.slug)),
      ...Object.fromEntries(statements.map((name) => [name, plainText(text[name])])),
      arguments: argumentsOf(card),
      sources: Object.values(text.sources).map(publicSource),
      factsAsOf: factsAsOf(text.sources),
    };
  });
  const file = { language: pageLanguage, license, site: canonicalUrl(paths.home), cards };
  return `${JSON.stringify(file, null, 1)}\n`;
}

/** @returns all cards for a spreadsheet: a row for each argument, in which what belongs to its card stands again. */
export async function cardsCsv(): Promise<string> {
  const rows = (await readCards()).flatMap((card) =>
    argumentsOf(card).map(({ side, text, sources }): CsvRow => {
      const { id, slug, category, title, question } = card.heading;
      return [
        id,
        slug,
        category,
        title,
        question,
        ...statements.map((name) => plainText(card.text[name])),
        side,
        text,
        sources.map(({ url }) => url).join(' '),
        sources.map(({ lastSeen }) => lastSeen ?? 'none').join(' '),
        factsAsOf(card.text.sources),
      ];
    }),
  );
  return csvFile([cardColumns, ...rows]);
}

export const cardColumns = [
  'id',
  'slug',
  'category',
  'title',
  'question',
  ...statements,
  'side',
  'argument',
  'sources',
  'lastSeen',
  'factsAsOf',
] as const;
