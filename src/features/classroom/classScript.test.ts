import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { policyIds } from '../../content/policyIds';
import { encodeClass } from '../sharing/classCode';

/** jsdom makes no style sheets from scripts: the rule is kept, to ask what it hides. */
let rule = '';
class FakeSheet {
  replaceSync(text: string) {
    rule = text.replace('{display:none}', '');
  }
}
Object.assign(globalThis, { CSSStyleSheet: FakeSheet });

beforeEach(() => {
  const tiles = policyIds.map((id) => `<li data-in-class="${id}"><a href="/class#/${id}"></a></li>`).join('');
  const cards = policyIds.map((id) => `<article data-in-class="${id}"></article>`).join('');
  document.body.innerHTML = `<div data-printed><ol data-own>${tiles}<li><a href="/class#/code"></a></li></ol>${cards}<p data-no-class></p></div>`;
  document.adoptedStyleSheets = [];
});

afterEach(() => history.replaceState(null, '', '/'));

const shown = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((element) => !element.matches(rule) && !element.closest('ol')?.matches(rule))
    .map(({ dataset }) => dataset.inClass ?? 'other');

/** The page as it stands before the app starts. */
function openPage(fragment: string) {
  history.replaceState(null, '', `/class#${fragment}`);
  jest.isolateModules(() => {
    jest.requireActual('./classScript');
  });
}

const code = encodeClass(['2', '7', '9']);

describe('Before the app runs, the page of a class shows', () => {
  test.each([
    [code, '2'],
    [`${code}/1`, '2'],
    [`${code}/3`, '9'],
    [`${code}/4`, '2'],
    [`${code}/main`, '2'],
  ])('for %s the policies of the class, and of these the card of the step', (fragment, card) => {
    openPage(fragment);
    expect(shown('li')).toEqual(['2', '7', '9', 'other']);
    expect(shown('article')).toEqual([card]);
    expect(shown('p')).toEqual([]);
    expect(
      shown('li').map((id) =>
        document.querySelector(id === 'other' ? 'li:last-child a' : `li[data-in-class="${id}"] a`),
      ),
    ).toMatchObject([1, 2, 3, 'code'].map((step) => ({ hash: `#${code}/${step}` })));
  });

  test('no card at the step of the student’s own code, which only the app can draw', () => {
    openPage(`${code}/code`);
    expect(shown('li')).toEqual(['2', '7', '9', 'other']);
    expect(shown('article')).toEqual([]);
  });

  test('without a code the sentence that there is none', () => {
    openPage('');
    expect([...shown('li'), ...shown('article')]).toEqual([]);
    expect(shown('p')).toEqual(['other']);
  });

  test.each(['c1.AAAAAAAA', 'c2.anything', 'main'])(
    'for %s nothing: the app says what is wrong with it',
    (fragment) => {
      openPage(fragment);
      expect([...shown('li'), ...shown('article'), ...shown('p')]).toEqual([]);
    },
  );

  test('the card of a tile that is pressed', () => {
    openPage(code);
    history.replaceState(null, '', `/class#${code}/2`);
    window.dispatchEvent(new HashChangeEvent('hashchange'));
    expect(shown('article')).toEqual(['7']);
  });
});
