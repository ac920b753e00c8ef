import type { Page } from '@playwright/test';
import { alerts, answer, expect, takenOver, test, visit } from './siteTest';
import { fixedPolicies } from '../src/test/fixedPolicies';

interface Lifted {
  readonly actions: readonly { readonly type: string }[];
  readonly states: readonly unknown[];
  /** Shows the state after the n-th action, as the slider of Redux DevTools does. */
  readonly jumpTo: (index: number) => void;
}

declare global {
  interface Window {
    devtools: Lifted;
  }
}

/** Stands for the browser extension: records every action and state, and can show an earlier state. */
async function installDevTools(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface Action {
      type: string;
    }
    type Reducer = (state: unknown, action: Action) => unknown;
    interface Store {
      dispatch: (action: Action) => unknown;
      getState: () => unknown;
    }
    type CreateStore = (reducer: Reducer, preloaded?: unknown) => Store;
    type Enhancer = (next: CreateStore) => CreateStore;

    const actions: Action[] = [];
    const states: unknown[] = [];
    const jump = 'devtools/jump';

    const record: Enhancer = (next) => (reducer, preloaded) => {
      const store = next((state, action) => {
        if (action.type === jump) return states[(action as Action & { index: number }).index];
        const after = reducer(state, action);
        actions.push(action);
        states.push(after);
        return after;
      }, preloaded);
      Object.assign(window, {
        devtools: {
          actions,
          states,
          jumpTo: (index: number) => store.dispatch({ type: jump, ...{ index } }),
        },
      });
      return store;
    };
    const compose =
      (...enhancers: Enhancer[]): Enhancer =>
      (createStore) =>
        enhancers.reduceRight((inner, enhancer) => enhancer(inner), record(createStore));
    Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: () => compose });
  });
}

/** Types of the actions, without the ones redux and redux-persist send about themselves. */
async function events(page: Page): Promise<string[]> {
  const types = await page.evaluate(() => window.devtools.actions.map(({ type }) => type));
  return types.filter((type) => !/^(?:@@|persist\/)/.test(type));
}

test.beforeEach(async ({ page }) => {
  await installDevTools(page);
});

test(
  'Every change is an action with the name of its slice and what happened, and leaves a state of plain data',
  { tag: '@all' },
  async ({ page }) => {
    await visit(page, '/surveys');
    await answer(page, 'Yes', 'Carbon Tax Policy').click();
    await page.getByRole('button', { name: 'Decline saving' }).click();
    await page.getByRole('link', { name: 'Register', exact: true }).click();
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    await expect(alerts(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(alerts(page)).toHaveCount(0);
    const seen = await events(page);
    expect(seen).toEqual(
      expect.arrayContaining([
        'votes/voteCast',
        'consent/consentDecided',
        'registration/registrationRefused',
        'notices/noticeClosed',
      ]),
    );
    for (const type of seen) expect(type).toMatch(/^[a-z][a-zA-Z]+\/[a-z][a-zA-Z]+$/);
    const strange = await page.evaluate(() => {
      const isPlain = (value: unknown): boolean => {
        if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return true;
        if (Array.isArray(value)) return value.every(isPlain);
        if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return false;
        // A field that is not set says the same as one that is absent.
        return Object.values(value).every((field) => field === undefined || isPlain(field));
      };
      return window.devtools.states.filter((state) => !isPlain(state)).length;
    });
    expect(strange).toBe(0);
  },
);

test('Going back to an earlier state changes the screen, and stored answers arrive as an action, too', async ({
  page,
}) => {
  await visit(page, '/surveys');
  const title = 'Carbon Tax Policy';
  await answer(page, 'Yes', title).click();
  const afterYes = await page.evaluate(() => window.devtools.states.length - 1);
  await answer(page, 'No', title).click();
  await expect(page.getByText(`1 of ${fixedPolicies.length} answered`, { exact: true })).toBeVisible();

  await page.evaluate((index) => {
    window.devtools.jumpTo(index);
  }, afterYes);
  await expect(answer(page, 'Yes', title)).toHaveAttribute('aria-pressed', 'true');
  await expect(answer(page, 'No', title)).toHaveAttribute('aria-pressed', 'false');

  const beforeAny = await page.evaluate(
    () => window.devtools.actions.findIndex(({ type }) => type === 'votes/voteCast') - 1,
  );
  await page.evaluate((index) => {
    window.devtools.jumpTo(index);
  }, beforeAny);
  await expect(page.getByText(`0 of ${fixedPolicies.length} answered`, { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button', { pressed: true })).toHaveCount(0);

  await page.evaluate(() => {
    window.devtools.jumpTo(window.devtools.states.length - 1);
  });
  await expect(answer(page, 'No', title)).toHaveAttribute('aria-pressed', 'true');

  await expect.poll(() => page.evaluate(() => localStorage.getItem('votes'))).toBe('{"5":"no"}');
  await page.reload();
  await takenOver(page);
  await expect(answer(page, 'No', title)).toHaveAttribute('aria-pressed', 'true');
  // The page shows them before the scripts do.
  await expect
    .poll(() => page.evaluate(() => window.devtools.actions.map(({ type }) => type)))
    .toContain('persist/REHYDRATE');
});
