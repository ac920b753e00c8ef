import { describe, expect, test } from '@jest/globals';
import { policyIds } from '../../content/policyIds';
import { cardColumns, cardsCsv, cardsJson } from './cards';

interface CardInFile {
  readonly id: string;
  readonly slug: string;
  readonly question: string;
  readonly description: string;
  readonly factsAsOf: string;
  readonly sources: readonly { readonly title: string; readonly year: number | null }[];
  readonly arguments: readonly {
    readonly side: string;
    readonly text: string;
    readonly sources: readonly { readonly url: string; readonly lastSeen: string | null }[];
  }[];
}

const readJson = async () => (JSON.parse(await cardsJson()) as { cards: readonly CardInFile[] }).cards;

/** A reader of RFC 4180 that knows nothing of how the file is written. */
function rowsOf(csv: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, cell = '', end] of csv.replace('\ufeff', '').matchAll(/("(?:[^"]|"")*"|[^,\r]*)(,|\r\n)/g)) {
    rows.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end !== ',') rows.push([]);
  }
  return rows.slice(0, -1);
}

describe('The file of the cards', () => {
  test('for programs has every policy with its arguments, each with where and until when it was seen', async () => {
    const cards = await readJson();
    expect(cards.map(({ id }) => id)).toEqual(policyIds);
    for (const card of cards) {
      expect(card.description.startsWith(card.question)).toBe(true);
      const sides = card.arguments.map(({ side }) => side);
      expect(sides.filter((side) => side === 'pro')).toHaveLength(sides.length / 2);
      for (const { url, lastSeen } of card.arguments.flatMap(({ sources }) => sources)) {
        expect(url).toMatch(/^https:/);
        expect(lastSeen ?? card.factsAsOf).toMatch(/^20\d\d-\d\d$/);
        expect((lastSeen ?? card.factsAsOf) >= card.factsAsOf).toBe(true);
      }
    }
    expect(JSON.stringify(cards)).not.toMatch(/\{\{|\[\[/);
    const years = cards.flatMap(({ sources }) => sources.map(({ title, year }) => [title, year]));
    expect(years).toContainEqual(['18 U.S. Code 926: rules and regulations', null]);
    expect(years).toContainEqual([expect.any(String), 2021]);
  });

  test('for a spreadsheet says the same, a row for each argument', async () => {
    const [head = [], ...rows] = rowsOf(await cardsCsv());
    expect(head).toEqual([...cardColumns]);
    const cell = (row: readonly string[], column: (typeof cardColumns)[number]) =>
      row[cardColumns.indexOf(column)];
    const cards = await readJson();
    expect(rows).toHaveLength(cards.flatMap((card) => card.arguments).length);
    expect(
      rows.map((row) => [cell(row, 'slug'), cell(row, 'side'), cell(row, 'argument'), cell(row, 'sources')]),
    ).toEqual(
      cards.flatMap((card) =>
        card.arguments.map(({ side, text, sources }) => [
          card.slug,
          side,
          text,
          sources.map(({ url }) => url).join(' '),
        ]),
      ),
    );
  });
});
