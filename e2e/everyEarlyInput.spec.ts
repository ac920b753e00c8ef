import type { BrowserContext, Page } from '@playwright/test';
import { stored } from './answering';
import { expect, holdScripts, takenOver, test } from './siteTest';
import { member } from './member';
import { everyKindOfPage } from './screens';

/** The steps in which a field goes from the printed page to the app. */
const steps = ['parsed', 'listened to', 'hydrated', 'told'] as const;

/** Sets the first field that matches as a visitor does, between the two tasks after which it has reached `step`. */
async function setAt(page: Page, step: (typeof steps)[number], selector: string, value: string) {
  await page.addInitScript(
    ([at, css, text]) => {
      const has = (element: Element | null, start: string) =>
        Object.keys(element ?? {}).some((key) => key.startsWith(start));
      const { port1, port2 } = new MessageChannel();
      port2.onmessage = () => {
        const field = document.querySelector<HTMLInputElement | HTMLSelectElement>(css);
        // A choice that the browser has not read yet can't be made.
        const isThere =
          !(field instanceof HTMLSelectElement) || [...field.options].some((each) => each.value === text);
        const reached = {
          parsed: isThere,
          'listened to': has(document.querySelector('#root'), '_reactListening'),
          hydrated: has(field, '__reactProps'),
          told: !window.early,
        };
        if (!field || !reached[at]) port1.postMessage(null);
        else if (field.type === 'checkbox') field.click();
        else {
          if (field instanceof HTMLSelectElement) field.value = text;
          // Around React, which replaces the property on fields that it knows.
          else Reflect.set(HTMLInputElement.prototype, 'value', text, field);
          field.dispatchEvent(new Event('input', { bubbles: true }));
          field.dispatchEvent(new Event('change', { bubbles: true }));
        }
      };
      port1.postMessage(null);
    },
    [step, selector, value] as const,
  );
}

const kinds = [
  [
    'state of a letter',
    '/letter?policy=carbon-tax-policy',
    'main select',
    'DE',
    (page: Page) => expect(page.locator('a[href*="vote.gov/register/delaware"]')).toBeVisible(),
  ],
  ['filter', '/surveys', 'main select', 'no', (page: Page) => expect(page).toHaveURL('/surveys?answer=no')],
  [
    'box',
    '/group',
    'main input[type=checkbox]',
    '',
    (page: Page) => expect(page.getByText('Pick one more')).toBeVisible(),
  ],
  [
    'text',
    '/register',
    'main input',
    'Ada',
    (page: Page) => expect(page.getByRole('figure').getByText('Ada')).toBeVisible(),
  ],
] as const;

async function expectTold(
  context: BrowserContext,
  [, path, selector, value, isTold]: (typeof kinds)[number],
  step: (typeof steps)[number],
) {
  const page = await context.newPage();
  await setAt(page, step, selector, value);
  await page.goto(path);
  await takenOver(page);
  await isTold(page);
  const field = page.locator(selector).first();
  if (value) await expect(field).toHaveValue(value);
  else await expect(field).toBeChecked();
  await page.close();
}

test(
  'The app is told of a choice, a text and a box, each set at another step of its start',
  { tag: '@all' },
  async ({ context }) => {
    for (const [at, kind] of kinds.entries()) {
      const step = steps[at] ?? 'told';
      await test.step(`${kind[0]}, ${step}`, () => expectTold(context, kind, step));
    }
  },
);

// Each at all steps but the one at which the test above sets it.
for (const [at, kind] of kinds.entries())
  test(
    `The app is told of a ${kind[0]} that is set at any other step of its start`,
    { tag: '@all' },
    async ({ context }) => {
      for (const step of steps)
        if (step !== steps[at]) await test.step(step, () => expectTold(context, kind, step));
    },
  );

interface Named {
  readonly name: string;
  readonly value: string | undefined;
}

/** @returns every button and field of the page that a visitor sees, by name; of more than two boxes or buttons in a row, two. */
async function controlsOf(page: Page, path: string): Promise<Named[]> {
  // What only the running app draws is not there to be pressed early.
  await holdScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('contentinfo').waitFor();
  const all = await page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLInputElement | HTMLButtonElement>(
        '#root :is(button:not([popovertarget],[data-answer]),input:not([readonly]),select,textarea:not([readonly]))',
      ),
    ]
      .filter((control) => !control.disabled && control.checkVisibility({ visibilityProperty: true }))
      .map((control) => ({
        name: control.name,
        value: /button|submit|checkbox/.test(control.type) ? control.value : undefined,
        isOfPage: control.closest('main') !== null,
        html: control.outerHTML,
      })),
  );
  const names = all.map(({ name, value = '' }) => `${name} ${value}`);
  expect
    .soft(
      all.filter(({ name }) => !name).map(({ html }) => html),
      `${path}: without a name`,
    )
    .toEqual([]);
  const twice = names.filter((each, at) => names.indexOf(each) !== at && !each.startsWith('consent'));
  expect.soft(twice, `${path}: named like another`).toEqual([]);
  return all
    .filter(({ isOfPage }) => isOfPage || path === '/')
    .filter(({ name }, at, rest) => {
      const alike = rest.filter((other) => other.name === name);
      return [alike[0], alike.at(-1)].includes(rest[at]);
    });
}

/**
 * Presses or fills in a control as a visitor does, as soon as its page has reached `step`, on a device that holds
 * `values`.
 */
async function actAt(
  page: Page,
  step: (typeof steps)[number],
  control: Named,
  values: Readonly<Record<string, string>>,
) {
  await page.addInitScript(
    ([at, { name, value }, entries]) => {
      // Not in a frame on the page.
      if (window.top !== window) return;
      localStorage.clear();
      sessionStorage.clear();
      for (const [key, text] of Object.entries(entries)) localStorage.setItem(key, text);
      window.print = () => document.documentElement.setAttribute('data-printed', '');
      // A busy machine looks for a camera for so long that the test would take "Starting the camera" for the outcome.
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotFoundError'));
      const has = (element: Element | undefined, start: string) =>
        Object.keys(element ?? {}).some((key) => key.startsWith(start));
      const wait = new MessageChannel();
      wait.port2.onmessage = () => {
        const field = [...document.querySelectorAll<HTMLInputElement>('#root [name]')].find(
          (each) => each.name === name && (value === undefined || each.value === value),
        );
        const root = document.querySelector('#root') ?? undefined;
        const reached = {
          // With the options of a select, which come after it.
          parsed: document.querySelector('footer'),
          'listened to': has(root, '_reactListening'),
          hydrated: has(field, '__reactProps'),
          told: root && !window.early && !document.documentElement.matches('[data-answers], [data-next]'),
        };
        if (!field || !reached[at]) wait.port1.postMessage(null);
        else act(field);
      };
      wait.port1.postMessage(null);
      function act(field: HTMLInputElement | HTMLSelectElement) {
        if (/button|submit|checkbox/.test(field.type)) field.click();
        else {
          if (field instanceof HTMLSelectElement) field.selectedIndex = field.options.length - 1;
          else if (field.type === 'file') {
            const files = new DataTransfer();
            files.items.add(new File(['no data'], 'early.txt'));
            field.files = files.files;
          }
          // Around React, which replaces the property on fields that it knows.
          else {
            const kind = field.localName === 'textarea' ? HTMLTextAreaElement : HTMLInputElement;
            Reflect.set(kind.prototype, 'value', 'Ada', field);
          }
          field.dispatchEvent(new Event('input', { bubbles: true }));
          field.dispatchEvent(new Event('change', { bubbles: true }));
        }
      }
    },
    [step, control, values] as const,
  );
}

/** All that a visitor sees, hears and keeps. */
async function outcomeOf(page: Page): Promise<string> {
  const shown = await page.locator('body').ariaSnapshot();
  const kept = [
    page.url(),
    await stored(page),
    await stored(page, 'sessionStorage'),
    await page.evaluate(() => Object.entries(document.documentElement.dataset)),
  ];
  // How many files the page has asked for depends on how fast it was, and the mark of typing is of any length.
  return `${shown.replaceAll(/\d+ (?:files|bytes)/g, '')}\n${JSON.stringify(kept).replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z|\d{6,}/g, '')}`;
}

/** Once it stays. */
async function lastOutcomeOf(page: Page): Promise<string> {
  let last = '';
  await expect
    .poll(
      async () => {
        const before = last;
        last = await outcomeOf(page);
        return last === before;
      },
      { intervals: [400] },
    )
    .toBe(true);
  return last;
}

/** What a visitor of earlier may have left. */
const someStored = {
  votes: '{"1":"yes","5":"no"}',
  starred: '["5"]',
  user: JSON.stringify(member),
  sender: '{"name":"Ana Ruiz","city":"Austin","state":"TX","district":21,"congress":119,"zip":"78701"}',
};

/** Pages whose controls are there only with something in their address, and the pages as they are printed. */
const pagesToUse = [...everyKindOfPage, '/letter?policy=carbon-tax-policy', '/surveys?answer=yes'];

for (const path of pagesToUse)
  test(
    `Whatever is pressed or filled in on ${path} at any step of its start does what it does later`,
    { tag: '@all' },
    async ({ context }) => {
      const first = await context.newPage();
      const controls = await controlsOf(first, path);
      await first.close();
      const devices = [
        ['new device', {}],
        ['known device', someStored],
      ] as const;
      // Each control on one device and at one step, in turn: every pair of them would take many minutes a page.
      for (const [at, control] of controls.entries()) {
        const [device, values] = devices[at % 2] ?? devices[0];
        const name = `${control.name} ${control.value ?? ''}, ${device}`;
        const openAndAct = async (step: (typeof steps)[number]) => {
          const page = await context.newPage();
          await actAt(page, step, control, values);
          await page.goto(path);
          await takenOver(page);
          return page;
        };
        await test.step(name, async () => {
          const late = await openAndAct('told');
          const outcome = await lastOutcomeOf(late);
          await late.close();
          const step = steps[at % (steps.length - 1)] ?? 'parsed';
          const early = await openAndAct(step);
          await expect.soft.poll(() => outcomeOf(early), `${name}, ${step}`).toBe(outcome);
          await early.close();
        });
      }
    },
  );
