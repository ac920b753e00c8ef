import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { pages } from './pages';
import { prefetchOnIntent } from './prefetch';

let fetched: string[] = [];
let end: () => void = () => undefined;

beforeEach(() => {
  fetched = [];
  for (const row of pages) {
    jest.spyOn(row, 'load').mockImplementation((slug) => {
      fetched.push([row.screen, slug].filter(Boolean).join(' '));
      return Promise.reject(new Error('offline'));
    });
  }
  history.replaceState(null, '', '/surveys?answer=yes');
  end = prefetchOnIntent();
});
afterEach(() => {
  end();
  document.body.replaceChildren();
});

/** Points at a link and moves the focus to it: to words within it, as a pointer does. */
function pointAt(href: string): void {
  const link = document.body.appendChild(document.createElement('a'));
  link.href = href;
  const words = link.appendChild(document.createElement('span'));
  words.dispatchEvent(new Event('pointerover', { bubbles: true }));
  link.dispatchEvent(new Event('focusin', { bubbles: true }));
}

test.each([
  ['/education', 'Education'],
  ['/education/', 'Education'],
  ['/letter?policy=carbon-tax-policy', 'Letter'],
  ['/surveys/carbon-tax-policy', 'Policy carbon-tax-policy'],
  ['/my-answers#table', 'MyAnswers'],
])('A link to %s fetches its screen, once for the pointer and once for the focus', (href, screen) => {
  pointAt(href);
  expect(fetched).toEqual([screen, screen]);
});

test.each([
  ['the same page', '/surveys'],
  ['a place on it', '/surveys?answer=yes#carbon-tax-policy'],
  ['the same page with a slash', '/surveys/'],
  ['the page in another language', '/es/surveys'],
  ['the other language’s home', '/es'],
  ['a file', '/robots.txt'],
  ['no page', '/no-such-page'],
  ['another site', 'https://www.congress.gov/education'],
  ['an email', 'mailto:contact@example.org'],
])('A link to %s fetches nothing', (_, href) => {
  pointAt(href);
  expect(fetched).toEqual([]);
});

test('What is no link fetches nothing, and neither does anything after the end', () => {
  document.body.dispatchEvent(new Event('pointerover', { bubbles: true }));
  document.dispatchEvent(new Event('focusin'));
  end();
  pointAt('/education');
  expect(fetched).toEqual([]);
});

test('Without a connection nothing is fetched ahead', () => {
  const connection = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  pointAt('/education');
  expect(fetched).toEqual([]);
  connection.mockReturnValue(true);
  pointAt('/education');
  expect(fetched).toEqual(['Education', 'Education']);
});
