import { expect, test } from '@jest/globals';
import { restoreScrollPosition, trackScrollPositions } from './scrollRestoration';

type Router = Parameters<typeof trackScrollPositions>[0];

/** A router that goes to another entry of the history on each call. */
function routerAt(key: string) {
  let tell: (state: Router['state']) => void = () => undefined;
  const location = { key };
  const state = (at: typeof location, navigation: 'idle' | 'loading' = 'idle') =>
    ({ location: at, navigation: { state: navigation } }) as Router['state'];
  const router = {
    state: state(location),
    subscribe: (told: typeof tell) => ((tell = told), () => undefined),
  };
  return {
    router: router as unknown as Router,
    goTo: (at: string) => tell(state({ key: at })),
    /** @param is `loading` while the screen's code is being fetched, `idle` if the visitor is asked whether to leave. */
    goBack: (is: 'idle' | 'loading') => {
      window.dispatchEvent(new PopStateEvent('popstate'));
      tell(state(location, is));
    },
    /** The router goes back to the entry that was left, and hears of the answer later. */
    stay: () => {
      window.dispatchEvent(new PopStateEvent('popstate'));
      tell(state(location));
    },
  };
}

/** Puts a card into the page, which has the box given: jsdom lays nothing out. */
function addCard(box: () => DOMRect | undefined): void {
  const main = document.createElement('main');
  const card = document.createElement('article');
  card.id = 'card';
  card.getBoundingClientRect = () => box() ?? new DOMRect();
  card.getClientRects = () => [box() ?? []].flat() as unknown as DOMRectList;
  document.body.replaceChildren(main);
  main.append(card);
  document.elementsFromPoint = () => [card];
}

test('Back leads to the offset where the visitor was, once the card that was read there has no box', () => {
  let box: DOMRect | undefined = new DOMRect(0, -300, 800, 900);
  addCard(() => box);
  const scrolled: unknown[] = [];
  window.scrollTo = (to?: unknown) => void scrolled.push(to);
  Object.assign(window, { scrollY: 2000 });
  const { router, goTo } = routerAt('one');
  trackScrollPositions(router);
  goTo('other');
  Object.assign(window, { scrollY: 0 });
  box = new DOMRect(0, 1800, 800, 900);
  restoreScrollPosition('one', 0);
  expect(scrolled.pop()).toEqual({ top: 2100, behavior: 'instant' });
  box = undefined;
  restoreScrollPosition('one', 0);
  expect(scrolled.pop()).toEqual({ top: 2000, behavior: 'instant' });
});

test.each([
  ['where the visitor was, whatever the browser scrolled before the next screen was there', false, 1000],
  ['where they went on, if they were asked and stayed', true, 2500],
])('Forward leads to %s', (_, stays, top) => {
  addCard(() => undefined);
  const scrolled: unknown[] = [];
  window.scrollTo = (to?: unknown) => void scrolled.push(to);
  Object.assign(window, { scrollY: 1000 });
  const { router, goTo, goBack, stay } = routerAt('two');
  trackScrollPositions(router);
  goBack(stays ? 'idle' : 'loading');
  if (stays) stay();
  Object.assign(window, { scrollY: 2500 });
  goTo('one');
  restoreScrollPosition('two', 0);
  expect(scrolled.pop()).toEqual({ top, behavior: 'instant' });
});
