import type { Page } from '@playwright/test';
import { member } from './member';
import { badFiles, goodPhoto } from './photos';
import { agree, choosePhoto, fill, openForm, person, question, storedUser } from './registering';
import { scriptWith } from './screenCode';
import { expect, holdScripts, startWith, takenOver, test, visit } from './siteTest';

const summary = (page: Page) => page.getByRole('group', { name: 'There is a problem' });
const card = (page: Page) => page.getByRole('heading', { name: 'You have joined' });
const notices = (page: Page) => page.getByRole('region', { name: 'Notices' });

test('White space counts as missing, a malformed email has words of its own, and a file that cannot be used is said at once and again on Register', async ({
  page,
}) => {
  const [, bad, message] = badFiles[2] ?? [];
  if (!bad || !message) throw new Error('The list of bad files is empty.');
  await openForm(page);
  await fill(page, { without: 'Photo' });
  await choosePhoto(page, bad);
  await expect(notices(page)).toContainText('can’t be used as a photo');
  await expect(page.getByLabel('Photo')).toHaveAccessibleDescription(message);
  await page.getByLabel('First Name').fill('   ');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(summary(page)).toBeFocused();
  await page.getByLabel('First Name').fill('Ana');
  await page.getByLabel('Email').fill('ana@');
  await page.getByLabel('Email').press('Enter');
  await expect(summary(page)).toContainText('This doesn’t look like an email address.');
  await expect(notices(page)).toContainText('Please check the marked fields.');
});

test('Refusing the question, by button or Escape, keeps everything typed', async ({ page }) => {
  await openForm(page);
  await fill(page);
  for (const way of ['Cancel', 'Escape']) {
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(question(page)).toBeVisible();
    if (way === 'Escape') await page.keyboard.press('Escape');
    else await question(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(question(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Register' })).toBeFocused();
  }
  for (const [label, text] of Object.entries(person)) await expect(page.getByLabel(label)).toHaveValue(text);
  await expect(page.getByText('Your photo is ready.')).toBeVisible();
  expect(await storedUser(page)).toBeNull();
});

/** Stands where the Redux DevTools extension would listen. @returns all that it was told. */
async function listenAsDevTools(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    const feed: string[] = [];
    Object.assign(window, {
      feed,
      __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
        () =>
        (...enhancers: ((next: unknown) => unknown)[]) =>
        (
          createStore: (...args: unknown[]) => {
            dispatch: (action: unknown) => unknown;
            getState: () => unknown;
          },
        ) => {
          const listening = (...args: unknown[]) => {
            const store = createStore(...args);
            const dispatch = store.dispatch.bind(store);
            return {
              ...store,
              dispatch: (action: unknown) => {
                const result = dispatch(action);
                feed.push(JSON.stringify([action, store.getState()]));
                return result;
              },
            };
          };
          return enhancers.reduceRight((next: unknown, enhancer) => enhancer(next), listening);
        },
    });
  });
  return () => page.evaluate(() => JSON.stringify((window as unknown as { feed: string[] }).feed));
}

test('Registering right after choosing the photo stores the record and shows the card, also after a reload; the typed password reaches no storage, no state, no action and no developer tool', async ({
  page,
}) => {
  const feed = await listenAsDevTools(page);
  await openForm(page);
  await fill(page);
  await agree(page);
  await expect(card(page)).toBeFocused();
  await expect(notices(page)).toContainText('Registration completed successfully.');

  const user = await storedUser(page);
  expect(Object.keys(user ?? {})).toEqual(['firstName', 'lastName', 'email', 'password', 'photo']);
  expect(user).toMatchObject({ firstName: 'Ana', lastName: 'Ruiz', email: 'ana@example.com' });
  expect(user?.password).toMatch(/^\$pbkdf2-sha256\$i=600000\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(user?.photo).toMatchObject({ name: 'me.png', type: 'image/jpeg', width: 600, height: 600 });
  expect(user?.photo.size).toBeLessThanOrEqual(240_000);

  const told = await feed();
  const kept = await page.evaluate(() =>
    JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
      location.href,
      history.state,
    ]),
  );
  expect(told).toContain('registration/registered');
  for (const seen of [told, kept]) {
    expect(seen).not.toContain(person.Password);
    expect(seen).not.toContain(Buffer.from(person.Password).toString('base64'));
  }

  // Neither the reload nor a link asks about what was registered.
  let asked = 0;
  page.on('dialog', (dialog) => {
    asked += 1;
    void dialog.accept();
  });
  await page.reload();
  await expect(card(page)).toBeVisible();
  const photo = page.getByRole('img', { name: 'Photo of Ana Ruiz' });
  await expect(photo).toBeVisible();
  expect(await photo.evaluate((img: HTMLImageElement) => [img.naturalWidth, img.naturalHeight])).toEqual([
    600, 600,
  ]);
  await page.getByRole('link', { name: 'Education' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Understanding Legislation' })).toBeVisible();
  expect(asked).toBe(0);
});

test(
  'A press on Register that began while the photo was being prepared counts, though the cropper moves the button away',
  { tag: '@all' },
  async ({ page }) => {
    await openForm(page);
    await fill(page, { without: 'Photo' });
    const button = page.getByRole('button', { name: 'Register' });
    await button.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(x + width / 2, y + height / 2);
    // The worker that prepares the photo arrives only once the button is held down.
    const release = await holdScripts(page, scriptWith('photoWorker.ts'));
    await choosePhoto(page, goodPhoto);
    await page.mouse.down();
    release();
    await expect(page.getByText('Your photo is ready.')).toBeVisible();
    await page.mouse.up();
    await expect(question(page)).toBeVisible();
  },
);

test.describe('A press on Save changes while the photo is being prepared', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  for (const way of ['a mouse that is let go beside it', 'a finger that scrolls the page'] as const) {
    test(`by ${way} saves nothing`, { tag: '@all' }, async ({ page }) => {
      await startWith(page, { user: JSON.stringify(member) });
      await openForm(page);
      await page.evaluate(() => {
        const written: string[] = [];
        // oxlint-disable-next-line typescript/unbound-method -- called with its `this` below
        const setItem = Storage.prototype.setItem;
        Storage.prototype.setItem = function (key, text) {
          if (key === 'user') written.push((JSON.parse(text) as { firstName: string }).firstName);
          setItem.call(this, key, text);
        };
        Object.assign(window, { written });
      });
      await page.getByRole('button', { name: 'Edit' }).click();
      await page.getByLabel('First Name').fill('Eva');
      const button = page.getByRole('button', { name: 'Save changes' });
      await button.scrollIntoViewIfNeeded();
      const release = await holdScripts(page, scriptWith('photoWorker.ts'));
      await choosePhoto(page, goodPhoto);
      const box = await button.boundingBox();
      if (!box) throw new Error('The button has no box.');
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      if (way === 'a finger that scrolls the page') {
        const scrolled = await page.evaluate(() => scrollY);
        const session = await page.context().newCDPSession(page);
        const touch = (
          type: 'touchStart' | 'touchMove' | 'touchEnd',
          touchPoints: { x: number; y: number }[],
        ) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
        await touch('touchStart', [{ x, y }]);
        for (let moved = 20; moved <= 160; moved += 20) await touch('touchMove', [{ x, y: y - moved }]);
        await touch('touchEnd', []);
        expect(await page.evaluate(() => scrollY)).toBeGreaterThan(scrolled);
        release();
        await expect(page.getByText('Your photo is ready.')).toBeVisible();
      } else {
        await page.mouse.move(x, y);
        await page.mouse.down();
        await page.mouse.move(x, y + box.height);
        release();
        await expect(page.getByText('Your photo is ready.')).toBeVisible();
        await page.mouse.up();
      }
      await expect(page.getByRole('slider', { name: 'Zoom' })).toBeVisible();
      // Whatever an earlier press had begun to store would be stored before this.
      await page.getByLabel('First Name').fill('Ada');
      await button.click();
      await expect(page.getByRole('heading', { name: 'Ada Ruiz' })).toBeVisible();
      expect(await page.evaluate(() => (window as unknown as { written: string[] }).written)).toEqual([
        'Ada',
      ]);
    });
  }
});

test('Editing changes what is typed and keeps the rest; Cancel asks before it discards that', async ({
  page,
}) => {
  await startWith(page, { user: JSON.stringify(member) });
  await openForm(page);
  const before = await storedUser(page);
  await page.getByRole('button', { name: 'Edit' }).click();
  await expect(page.getByLabel('Email')).toHaveValue('ana@example.com');
  const cancel = page.getByRole('button', { name: 'Cancel' });
  await page.getByLabel('First Name').fill('Nobody');
  await cancel.click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await expect(page.getByLabel('First Name')).toHaveValue('Nobody');
  await expect(cancel).toBeFocused();
  await cancel.click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(card(page)).toBeVisible();
  expect(await storedUser(page)).toEqual(before);

  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('First Name').fill('Eva');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('heading', { name: 'Eva Ruiz' })).toBeVisible();
  await expect(notices(page)).toContainText('Your changes are saved.');
  expect(await storedUser(page)).toEqual({ ...before, firstName: 'Eva' });
});

test('Removing asks, then erases the record and shows an empty form', async ({ page }) => {
  await startWith(page, { user: JSON.stringify(member) });
  await openForm(page);
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  // While it fades out it still has a button of the same name.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await storedUser(page)).not.toBeNull();
  await page.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByLabel('First Name')).toHaveValue('');
  await expect.poll(() => storedUser(page)).toBeNull();
  await page.reload();
  await expect(page.getByLabel('First Name')).toBeVisible();
});

test(
  'A browser that has no room left stores nothing, says so and keeps the form',
  { tag: '@all' },
  async ({ page }) => {
    await openForm(page);
    await page.evaluate(() => {
      // Fill the real quota, in ever smaller pieces.
      for (let size = 1_000_000, n = 0; size >= 1;) {
        try {
          localStorage.setItem(`filler${n++}`, 'x'.repeat(size));
        } catch {
          size = Math.floor(size / 2);
        }
      }
    });
    await fill(page);
    await agree(page);
    await expect(notices(page)).toContainText('Your browser could not save your registration.');
    // The notice goes after seconds; the form goes on saying so until it is stored.
    await expect(page.getByRole('main')).toContainText('Your browser could not save your registration.');
    for (const [label, text] of Object.entries(person))
      await expect(page.getByLabel(label)).toHaveValue(text);
    expect(await storedUser(page)).toBeNull();
    // With room again, the same form goes through.
    await page.evaluate(() => {
      localStorage.clear();
    });
    await agree(page);
    await expect(card(page)).toBeVisible();
  },
);

test.describe('Leaving', () => {
  const leave = (page: Page) => page.getByRole('dialog', { name: 'Leave this page?' });

  test('by a link asks while something is typed, not about an untouched form; staying keeps it, leaving goes', async ({
    page,
  }) => {
    await openForm(page);
    await page.getByLabel('First Name').fill('Ana');
    await page.getByLabel('First Name').fill('');
    await page.getByRole('link', { name: 'Education' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Understanding Legislation' })).toBeVisible();
    await page.getByRole('link', { name: 'Register', exact: true }).first().click();
    await page.getByLabel('First Name').fill('Ana');
    await page.getByRole('link', { name: 'Education' }).first().click();
    await leave(page).getByRole('button', { name: 'Stay here' }).click();
    await expect(page.getByLabel('First Name')).toHaveValue('Ana');
    await page.getByRole('link', { name: 'Education' }).first().click();
    await leave(page).getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Understanding Legislation' })).toBeFocused();
    await expect(leave(page)).toHaveCount(0);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 360, height: 740 } });

    test(
      'by the link to the other language asks once; staying leads back to the link, leaving goes',
      { tag: '@all' },
      async ({ page }) => {
        const asked: string[] = [];
        page.on('dialog', (dialog) => {
          asked.push(dialog.type());
          void dialog.accept();
        });
        await openForm(page);
        await page.getByLabel('First Name').click();
        await page.keyboard.type('Ana');
        const link = page.getByRole('link', { name: 'Español' });
        await page.getByRole('button', { name: 'Menu' }).click();
        await link.click();
        await expect(leave(page)).toBeVisible();
        await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeHidden();
        await page.keyboard.press('Escape');
        await expect(link).toBeFocused();
        await expect(page.getByLabel('First Name')).toHaveValue('Ana');
        await page.keyboard.press('Enter');
        await leave(page).getByRole('button', { name: 'Leave' }).click();
        await expect(page).toHaveURL(/\/es\/register$/);
        expect(asked).toEqual([]);
      },
    );

    test(
      'by the menu asks over a closed menu, whose button has the focus again after staying',
      { tag: '@all' },
      async ({ page }) => {
        await openForm(page);
        await page.getByLabel('First Name').fill('Ana');
        await page.getByRole('button', { name: 'Menu' }).click();
        await page
          .getByRole('navigation', { name: 'Main menu' })
          .getByRole('link', { name: 'Education' })
          .click();
        await leave(page).getByRole('button', { name: 'Stay here' }).click();
        await expect(page.getByRole('button', { name: 'Menu' })).toBeFocused();
        await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeHidden();
      },
    );
  });

  test('by Back asks while something is typed', { tag: '@all' }, async ({ page }) => {
    await visit(page, '/education');
    await page.getByRole('link', { name: 'Register' }).first().click();
    await page.getByLabel('First Name').fill('Ana');
    await page.goBack();
    await expect(leave(page)).toBeVisible();
    await expect(page).toHaveURL(/\/register$/);
    await leave(page).getByRole('button', { name: 'Stay here' }).click();
    await expect(page.getByLabel('First Name')).toHaveValue('Ana');
    await page.goBack();
    await leave(page).getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Understanding Legislation' })).toBeVisible();
    await expect(page).toHaveURL(/\/education$/);
  });

  test('by a reload asks while something is typed', { tag: '@all' }, async ({ page }) => {
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void dialog.dismiss();
    });
    await openForm(page);
    // Browsers ask only where a person has really touched the page.
    await page.getByLabel('First Name').click();
    await page.keyboard.type('Ana');
    await page.evaluate(() => {
      location.reload();
    });
    await expect.poll(() => asked).toEqual(['beforeunload']);
    await expect(page.getByLabel('First Name')).toHaveValue('Ana');
  });
});

test('What is typed, chosen and pressed before the scripts arrive is kept, and goes on when they do', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/register', { waitUntil: 'commit' });
  await fill(page, { beforeScripts: true });
  await page.getByRole('button', { name: 'Register' }).click();
  await page.getByLabel('Email').press('Enter');
  expect(page.url()).toMatch(/\/register$/);
  release();
  await takenOver(page);
  for (const [label, text] of Object.entries(person)) await expect(page.getByLabel(label)).toHaveValue(text);
  await question(page).getByRole('button', { name: 'I agree' }).click();
  await expect(card(page)).toBeVisible();
});

test(
  'What two tabs change of one registration at the same time is all kept, or asked about',
  { tag: '@all' },
  async ({ page, context }) => {
    await startWith(page, { user: JSON.stringify(member) });
    await openForm(page);
    const other = await context.newPage();
    await openForm(other);
    for (const tab of [page, other]) await tab.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('First Name').fill('Eva');
    await other.getByLabel('Email').fill('new@example.com');
    await other.getByRole('button', { name: 'Save changes' }).click();
    await expect(card(other)).toBeVisible();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(card(page)).toBeVisible();
    expect(await storedUser(page)).toMatchObject({ firstName: 'Eva', email: 'new@example.com' });

    for (const tab of [page, other]) await tab.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('First Name').fill('Ada');
    await other.getByLabel('First Name').fill('Bea');
    await other.getByRole('button', { name: 'Save changes' }).click();
    await expect(card(other)).toBeVisible();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(summary(page)).toContainText('Another tab saved “Bea” here.');
    await expect(summary(page)).toBeFocused();
    expect(await storedUser(page)).toMatchObject({ firstName: 'Bea' });
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByRole('heading', { name: 'Ada Ruiz' })).toBeVisible();
    await expect(other.getByRole('heading', { name: 'Ada Ruiz' })).toBeVisible();

    await page.getByRole('button', { name: 'Edit' }).click();
    await page.getByLabel('First Name').fill('Half');
    await other.getByRole('button', { name: 'Remove' }).click();
    // What was removed is gone from the other tab's form as well: it starts anew.
    const restarted = page.waitForEvent('load');
    await other.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    await expect.poll(() => storedUser(other)).toBeNull();
    await restarted;
    await expect(page.getByRole('button', { name: 'Register' })).toBeVisible();
    for (const name of ['First Name', 'Last Name', 'Email'])
      await expect(page.getByLabel(name)).toHaveValue('');
  },
);

test('Nothing that can be typed or stored widens the page', { tag: '@all' }, async ({ page }) => {
  const long = 'W'.repeat(254);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const widened = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await openForm(page);
    if (width === 360) {
      await fill(page, { without: 'First Name' });
      await page.getByLabel('First Name').fill(long);
      await page.getByLabel('Email').fill(`${'m'.repeat(190)}@${'d'.repeat(57)}.org`);
      await choosePhoto(page, { ...goodPhoto, name: `${'n'.repeat(200)}.png` });
      await expect(page.getByText('Fit your head into the oval')).toBeVisible();
      expect(await widened()).toBe(0);
      await agree(page);
    }
    await expect(card(page)).toBeVisible();
    expect(await widened()).toBe(0);
    await page.getByRole('button', { name: 'Edit' }).click();
    expect(await widened()).toBe(0);
    const other = await page.context().newPage();
    await openForm(other);
    await other.getByRole('button', { name: 'Edit' }).click();
    await other.getByLabel('First Name').fill(`${width}${long}`.slice(0, 254));
    await other.getByRole('button', { name: 'Save changes' }).click();
    await expect(card(other)).toBeVisible();
    await page.getByLabel('First Name').fill('Ana');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Another tab saved').first()).toBeVisible();
    expect(await widened()).toBe(0);
    await other.close();
  }
});
