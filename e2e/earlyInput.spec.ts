import { writeFile } from 'node:fs/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { answerButton, expectAnswer, expectOnlyChoice, notSavedLine, stored } from './answering';
import type { Answer } from './answering';
import { encodeClass } from '../src/features/sharing/classCode';
import { answer, expect, holdScripts, startWith, takenOver, test, visit } from './siteTest';
import { fixedPolicies } from '../src/test/fixedPolicies';
import { member } from './member';
import { everyKindOfPage, policyPaths } from './screens';

/** Presses an answer on a page whose scripts have not arrived. */
async function pressEarly(page: Page, policy: number, given: Answer) {
  await page.goto('/surveys', { waitUntil: 'commit' });
  await answerButton(page, policy, given).click();
  await expectAnswer(page, policy, given);
}

const storedVotes = (page: Page) => expect.poll(async () => (await stored(page)).votes);

test(
  'Answers pressed early on two visits that both ended too soon are there on the third',
  { tag: '@all' },
  async ({ page }) => {
    const release = await holdScripts(page);
    await pressEarly(page, 1, 'yes');
    await page.goto('/robots.txt');
    await pressEarly(page, 2, 'no');
    await page.goto('/robots.txt');
    release();
    await page.goto('/surveys');
    await expectAnswer(page, 1, 'yes');
    await expectAnswer(page, 2, 'no');
    await storedVotes(page).toBe('{"1":"yes","2":"no"}');
    expect(Object.keys(await stored(page))).toEqual(['votes']);
  },
);

test(
  'An answer pressed early joins that of an earlier visit that ended too soon',
  { tag: '@all' },
  async ({ page }) => {
    const release = await holdScripts(page);
    await pressEarly(page, 1, 'yes');
    await page.goto('/robots.txt');
    await pressEarly(page, 2, 'no');
    release();
    await storedVotes(page).toBe('{"1":"yes","2":"no"}');
    await expectAnswer(page, 1, 'yes');
    await expectAnswer(page, 2, 'no');
  },
);

test(
  'Two tabs that are still loading lose none of each other’s early answers',
  { tag: '@all' },
  async ({ context }) => {
    const [one, other] = [await context.newPage(), await context.newPage()];
    await holdScripts(one);
    const release = await holdScripts(other);
    await pressEarly(one, 1, 'yes');
    await pressEarly(other, 2, 'no');
    await one.close();
    release();
    await storedVotes(other).toBe('{"1":"yes","2":"no"}');
    await expectAnswer(other, 1, 'yes');
  },
);

test('An early answer changes the stored one', { tag: '@all' }, async ({ page }) => {
  const release = await holdScripts(page);
  await startWith(page, { votes: '{"1":"no","2":"no"}' });
  await pressEarly(page, 1, 'yes');
  await page.goto('/robots.txt');
  release();
  await page.goto('/surveys');
  await expectAnswer(page, 1, 'yes');
  await expectAnswer(page, 2, 'no');
});

test('An early answer that the browser refuses to store is kept in the tab, which says so', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full.', 'QuotaExceededError');
    };
  });
  await pressEarly(page, 1, 'yes');
  release();
  await expect(notSavedLine(page)).toBeVisible();
  await expectAnswer(page, 1, 'yes');
});

test('After an early Decline nothing more is stored on the device, and then nothing but the choice', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await startWith(page, { votes: '{"2":"no"}', unreadable: 'half a per' });
  await page.goto('/surveys', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Decline saving' }).click();
  await answerButton(page, 1, 'yes').click();
  expect((await stored(page)).votes).toBe('{"2":"no"}');
  release();
  await takenOver(page);
  await expectAnswer(page, 1, 'yes');
  await expectAnswer(page, 2, 'no');
  await expectOnlyChoice(page);
  expect(await stored(page, 'sessionStorage')).toMatchObject({
    votes: '{"1":"yes","2":"no"}',
    unreadable: 'half a per',
  });
});

test('A class shows its first policy before the scripts arrive, and keeps what is answered until then', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(`/class#${encodeClass(['2', '7', '9'])}`, { waitUntil: 'commit' });
  const cards = page.getByRole('article');
  const tiles = page.getByRole('list', { name: 'The policies of your class' }).getByRole('link');
  await expect(cards).toHaveCount(1);
  await expect(cards.getByRole('heading', { name: 'Pros' })).toBeVisible();
  await expect(tiles).toHaveCount(4);
  await answer(page, 'Yes', 'Student Loan Forgiveness').click();
  await tiles.nth(2).click();
  await answer(page, 'No', 'Affordable Housing Initiative').click();
  await expect(answer(page, 'Yes', 'Student Loan Forgiveness')).toBeHidden();
  release();
  await takenOver(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your class: 3 policies');
  await expect(cards).toHaveCount(1);
  await expect(answer(page, 'No', 'Affordable Housing Initiative')).toHaveAttribute('aria-pressed', 'true');
  expect((await stored(page)).votes).toBe('{"2":"yes","9":"no"}');
  await tiles.first().click();
  await expect(answer(page, 'Yes', 'Student Loan Forgiveness')).toHaveAttribute('aria-pressed', 'true');
  await expect(cards.getByRole('heading', { name: 'Pros' })).toBeVisible();
});

for (const choice of ['Accept saving', 'Decline saving']) {
  test(`What is typed after an early ${choice} stays in its field`, { tag: '@all' }, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/register', { waitUntil: 'commit' });
    const banner = page.getByRole('region', { name: 'Your data and this site' });
    await banner.getByRole('button', { name: choice }).click();
    await page.getByLabel('First Name').pressSequentially('Mar');
    release();
    await expect(banner).toHaveCount(0);
    await page.keyboard.type('ianne');
    await expect(page.getByLabel('First Name')).toHaveValue('Marianne');
    await expect(page.getByLabel('First Name')).toBeFocused();
  });
}

test(
  'An early press on Register that is followed by typing does not act in the middle of a word',
  { tag: '@all' },
  async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/register', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    await page.getByLabel('First Name').pressSequentially('Mar');
    release();
    await takenOver(page);
    await page.keyboard.type('ianne');
    await expect(page.getByLabel('First Name')).toHaveValue('Marianne');
    await expect(page.getByText('Please fill in all fields')).toHaveCount(0);
  },
);

test.describe('on a page that something has changed', () => {
  // React reports that it draws the changed page anew.
  test.use({ provokedWords: /Minified React error #418/ });
  test('What was typed and the choice are found again by name', { tag: '@all' }, async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/register', { waitUntil: 'commit' });
    await page.getByRole('contentinfo').waitFor();
    await page.evaluate(() => {
      const font = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
      font.textContent = 'Übersetzt';
      document.querySelector('h1')?.firstChild?.replaceWith(font);
      document.querySelector('main input')?.after(document.createElement('password-manager'));
    });
    await page.getByLabel('First Name').fill('Ada');
    await page.getByLabel('Email').fill('ada@example.org');
    await page.getByRole('button', { name: 'Accept saving' }).click();
    release();
    await takenOver(page);
    await expect(page.getByLabel('First Name')).toHaveValue('Ada');
    await expect(page.getByLabel('Email')).toHaveValue('ada@example.org');
    await expect.poll(async () => (await stored(page)).consent).toContain('accepted');
    await page.getByRole('link', { name: 'Education' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

test('Of an early Accept and an early Decline the last counts', { tag: '@all' }, async ({ page }) => {
  for (const [first, last, choice, said] of [
    ['Accept saving', 'Decline saving', 'declined', 'You chose not to save'],
    ['Decline saving', 'Accept saving', 'accepted', 'You chose to save'],
  ] as const) {
    await test.step(last, async () => {
      const release = await holdScripts(page);
      await startWith(page, {});
      await page.goto('/cookie-policy', { waitUntil: 'commit' });
      await page.getByRole('main').getByRole('button', { name: first }).click();
      await page.getByRole('main').getByRole('button', { name: last }).click();
      release();
      await expect(page.getByText(said).first()).toBeVisible();
      expect((await stored(page)).consent).toContain(`"${choice}"`);
    });
  }
});

test('All that is pressed early is done when the scripts arrive', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await holdScripts(page);
  await page.goto('/surveys', { waitUntil: 'commit' });
  await page
    .getByRole('button', { name: /^Copy link/ })
    .first()
    .click();
  // Last: a press beside the open menu closes it.
  await page.getByRole('button', { name: 'Menu' }).click();
  release();
  await expect(page.getByText(/copied|did not let us copy/).first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
});

test(
  'How a class votes, pressed early, stays so when policies are ticked early too',
  { tag: '@all' },
  async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/group', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Without phones' }).click();
    await page.getByRole('checkbox', { name: fixedPolicies[0].title }).check();
    await page.getByRole('checkbox', { name: fixedPolicies[1].title }).check();
    release();
    await takenOver(page);
    await expect(page.getByRole('button', { name: 'Without phones', pressed: true })).toBeVisible();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
  },
);

test('A filter chosen early filters', { tag: '@all' }, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/surveys', { waitUntil: 'commit' });
  await page.getByLabel('Show policies by your answer').selectOption('Undecided');
  release();
  await expect(page).toHaveURL('/surveys?answer=undecided');
  await expect(page.getByRole('article')).toHaveCount(0);
  await expect(page.getByLabel('Show policies by your answer')).toHaveValue('undecided');
});

test(
  'The page of an answered policy never says that it is not answered',
  { tag: '@all' },
  async ({ page }) => {
    const release = await holdScripts(page);
    await startWith(page, { votes: '{"1":"yes"}' });
    const [answered = '', unanswered = ''] = policyPaths;
    const line = page.getByText('Not answered yet', { exact: true });
    await page.goto(unanswered, { waitUntil: 'commit' });
    await expect(line).toBeVisible();
    await page.goto(answered, { waitUntil: 'commit' });
    await expectAnswer(page, 1, 'yes');
    await expect(line).toBeHidden();
    release();
    await expect(page.getByText('Your answer:')).toBeVisible();
  },
);

test('A filter in the address hides at first paint what it leaves out', async ({ page }) => {
  const release = await holdScripts(page);
  await startWith(page, { votes: '{"1":"yes","5":"no"}' });
  for (const [query, count] of [
    ['answer=yes', 1],
    ['answer=unanswered', fixedPolicies.length - 2],
    ['answer=undecided', 0],
    ['answer=yes#data-privacy-protection', 2],
    ['answer=perhaps', fixedPolicies.length],
    ['answer=[]', fixedPolicies.length],
  ] as const) {
    await page.goto(`/surveys?${query}`, { waitUntil: 'commit' });
    await page.getByRole('contentinfo').waitFor();
    await expect(page.getByRole('article'), query).toHaveCount(count);
  }
  await page.goto('/surveys?answer=yes', { waitUntil: 'commit' });
  release();
  await expect(page.getByText(`1 of ${fixedPolicies.length} shown`)).toBeVisible();
  await page.getByLabel('Show policies by your answer').selectOption('No');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('article', { name: 'Carbon Tax Policy' })).toBeVisible();
});

test('A file chosen early is read', { tag: '@all' }, async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/cookie-policy', { waitUntil: 'commit' });
  await page
    .getByLabel('Restore from a file')
    .setInputFiles({ name: 'data.json', mimeType: 'application/json', buffer: Buffer.from('no data') });
  release();
  await expect(page.getByLabel('Restore from a file')).toHaveAttribute('aria-invalid', 'true');
});

test(
  'A state chosen early on the letter page leads to its page on vote.gov',
  { tag: '@all' },
  async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/letter', { waitUntil: 'commit' });
    await page.getByLabel('Your state or territory').selectOption('Texas');
    release();
    await expect(page.locator('a[href*="vote.gov/register/texas"]')).toBeVisible();
    await expect(page.getByLabel('Your state or territory')).toHaveValue('TX');
  },
);

test(
  'Fields filled in early count, and leaving the form asks about them',
  { tag: '@all' },
  async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/register', { waitUntil: 'commit' });
    await page.getByLabel('First Name').fill('Ada');
    release();
    await takenOver(page);
    await page.getByRole('link', { name: 'Education' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.getByRole('button', { name: 'Stay here' }).click();
    await expect(page.getByLabel('First Name')).toHaveValue('Ada');
  },
);

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

test('The app is told of a choice, a text and a box, each set at another step of its start', async ({
  context,
}) => {
  for (const [at, kind] of kinds.entries()) {
    const step = steps[at] ?? 'told';
    await test.step(`${kind[0]}, ${step}`, () => expectTold(context, kind, step));
  }
});

for (const kind of kinds)
  test(
    `The app is told of a ${kind[0]} that is set at any step of its start`,
    { tag: '@all' },
    async ({ context }) => {
      for (const step of steps) await test.step(step, () => expectTold(context, kind, step));
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

test(
  'A file that the browser has brought back is told to the page',
  { tag: '@all' },
  async ({ page }, testInfo) => {
    const fields = [
      ['/register', 'Photo', 'p.txt'],
      ['/cookie-policy', 'Restore from a file', 'data.json'],
    ] as const;
    for (const [path, label, name] of fields) {
      const file = testInfo.outputPath(name);
      await writeFile(file, 'Neither a photo nor data.');
      await visit(page, path);
      const field = page.getByLabel(label);
      await field.setInputFiles(file);
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await page.goto('/robots.txt');
      await page.goBack();
      await takenOver(page);
      await expect.soft(page.getByText(name, { exact: true })).toBeVisible();
      await expect.soft(field).toHaveAttribute('aria-invalid', 'true');
    }
  },
);
