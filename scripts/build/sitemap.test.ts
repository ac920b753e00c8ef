import { expect, test } from '@jest/globals';
import { languageIds, languages } from '../../src/content/languages';
import { printSitemap } from './sitemap';

const site = 'https://civicvoice.example/vote';
const paths = ['/', '/surveys', '/surveys/carbon-tax-policy'];
const xml = printSitemap(site, paths);
const of = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].map(([, found]) => found ?? '');
const everyAddress = languageIds.flatMap((id) => paths.map((path) => site + languages[id].folder + path));

test('The sitemap names every page in every language once', () => {
  expect(of(/<loc>(.*?)<\/loc>/g, xml).sort()).toEqual([...everyAddress].sort());
});

test('Each page in it names the same page in every language, itself included', () => {
  const entries = of(/<url>(.*?)<\/url>/g, xml);
  expect(entries).toHaveLength(everyAddress.length);
  for (const entry of entries) {
    const [address = ''] = of(/<loc>(.*?)<\/loc>/g, entry);
    const alternates = of(/href="(.*?)"/g, entry);
    expect(of(/hreflang="(.*?)"/g, entry)).toEqual(languageIds.map((id) => languages[id].tag));
    expect(alternates).toContain(address);
    const plain = alternates.map((each, at) =>
      each.slice((site + languages[languageIds[at] ?? 'en'].folder).length),
    );
    expect(new Set(plain).size).toBe(1);
  }
});
