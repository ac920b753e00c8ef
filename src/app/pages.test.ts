import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { fc } from '../test/fastCheck';
import { languageIds } from '../content/languages';
import { pathIn, sitePath } from '../lib/paths';
import { findPlace, pages } from './pages';

const site = 'https://civicvoice.example';

/** What browsers make of an address that somebody typed: `location.pathname`. */
function pathnameOf(typed: string): string {
  try {
    return new URL(site + typed).pathname;
  } catch {
    return '/';
  }
}

const parts = fc.oneof(
  fc.constantFrom(
    '/',
    '//',
    '\\',
    '%5C',
    '%2F',
    '.',
    '..',
    '%2e',
    '%0A',
    '%0d',
    '%E2%80%A8',
    'index.html',
    'es',
    'surveys',
    'evil.example',
  ),
  fc.constantFrom('carbon-tax-policy', '404.html', '*', ':slug', '%', '%E0%A4%A', '@', ':', 'Surveys'),
  fc.string({ maxLength: 6 }),
);
const addresses = fc.array(parts, { maxLength: 8 }).map((each) => `/${each.join('')}`);

describe('Any address', () => {
  // React Router tells of each that is no valid percent code.
  beforeEach(() => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });

  test('has a page, and stands for itself once it is put right', () => {
    fc.assert(
      fc.property(addresses, (typed) => {
        const place = findPlace(pathnameOf(typed));
        const again = findPlace(sitePath(place?.path ?? ''));
        expect(again?.page).toBe(place?.page);
        expect(again?.path).toBe(place?.path);
        expect(place?.path.startsWith('/')).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  test('leads, in every language, to this site', () => {
    fc.assert(
      fc.property(addresses, (typed) => {
        const path = findPlace(pathnameOf(typed))?.path ?? '';
        for (const id of languageIds) expect(new URL(pathIn(id, path), site).origin).toBe(site);
        expect(new URL(sitePath(path), site).origin).toBe(site);
      }),
      { numRuns: 1000 },
    );
  });
});

const known = pages.filter(({ path }) => path !== '*').flatMap(({ addresses: each }) => each);

describe.each(known)('The page at %s', (path) => {
  test.each([
    ['as links name it', (address: string) => address],
    ['with a line break copied along', (address: string) => `${address}%0D%0A`],
    ['with a slash at its end', (address: string) => `${address}/`],
    ['with several', (address: string) => `${address}///`],
    ['with doubled slashes', (address: string) => address.replaceAll('/', '//')],
    ['by its file', (address: string) => `${address}/index.html`],
    ['by its file with a slash at its end', (address: string) => `${address}/index.html/`],
    [
      'with needless percent signs',
      (address: string) => address.replace(/[a-z]/, (sign) => `%${sign.charCodeAt(0).toString(16)}`),
    ],
  ])('is found %s', (_, odd) => {
    const place = findPlace(odd(path));
    expect([place?.path, place?.isKnown]).toEqual([path, true]);
  });
});

test.each([
  '/surveys/free-ice-cream',
  '/Surveys',
  '/no-such-page',
  '/es/surveys',
  '/404.html',
  '//evil.example/x',
])('There is no page at %s', (path) => {
  expect(findPlace(path)?.isKnown).toBe(false);
});
