import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { policyIds } from '../src/content/policyIds';
import { encodeClass } from '../src/features/sharing/classCode';
import { encodeDeviceCode } from '../src/features/sharing/deviceCode';
import { encodeGroup } from '../src/features/sharing/groupCode';
import { encodeShared } from '../src/features/sharing/shareCode';
import type { Answer } from '../src/content/answerIds';
import type { Votes } from '../src/features/answers/votes';
import { stored } from './answering';
import { expect, startWith, test, visit } from './siteTest';

const mine = '{"1":"yes","2":"no"}';
const classroom: readonly Votes[] = Array.from({ length: 30 }, (_, at): Votes => ({
  '1': at < 20 ? 'yes' : 'no',
  '2': at % 2 === 0 ? 'yes' : 'no',
  ...(at < 12 && { '3': 'undecided' }),
  '10': 'no',
}));

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });
const field = (page: Page) => page.getByRole('textbox', { name: 'Links or codes' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const counts = (page: Page, title: string) =>
  page.getByRole('table').getByRole('row', { name: title }).getByRole('cell');

async function paste(page: Page, text: string) {
  await field(page).fill(text);
  await button(page, 'Add to the group').click();
}

test('A class is pasted and counted, and neither storage nor any request ever holds its answers', async ({
  page,
  context,
  goOffline,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => {
    requests.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`);
  });
  await startWith(page, { votes: mine });
  await visit(page, '/group');
  const chat = classroom.map((votes, at) => {
    const code = encodeShared({ votes, name: `Pupil ${at}` });
    return `[10:${at}] Pupil: https://civic.example/compare#${code}.`;
  });
  await paste(page, `${chat.join('\n')}\nv1.brokenCode <img src=x onerror="document.title=1">`);
  await expect(heading(page, '30 people')).toBeVisible();
  await expect(field(page)).toBeFocused();
  await expect(page.getByText('Added 30 people. 30 people in the group.')).toBeVisible();
  await expect(
    page.getByText('1 code was changed or cut short and can’t be read. v1.brokenCode…'),
  ).toBeVisible();
  await expect(counts(page, 'Universal Background Checks')).toHaveText(['20 67%', '0 0%', '10 33%']);
  await expect(page.getByText('30 of 30 said No')).toBeVisible();
  await expect(page.getByText('15 Yes, 15 No')).toBeVisible();
  const link = `/group#${encodeGroup(classroom)}`;
  await expect(page).toHaveURL(link);

  await test.step('one’s own answers, Undo, Back and Forward', async () => {
    await button(page, 'Add my own answers').click();
    await expect(heading(page, '31 people')).toBeVisible();
    await button(page, 'Undo').click();
    await expect(heading(page, '30 people')).toBeVisible();
    await page.goBack();
    await expect(heading(page, '31 people')).toBeVisible();
    await page.goForward();
    await expect(page).toHaveURL(link);
  });
  await test.step('one is taken out, by keyboard alone', async () => {
    await button(page, 'Show the list').press('Enter');
    await page
      .getByRole('button', { name: /^Take out one person/ })
      .first()
      .press('Enter');
    await expect(heading(page, '29 people')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(button(page, 'Undo')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(heading(page, '30 people')).toBeVisible();
  });
  await test.step('reload', async () => {
    await page.reload();
    await expect(heading(page, '30 people')).toBeVisible();
    await page.getByRole('link', { name: 'Skip to main content' }).press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    await expect(heading(page, '30 people')).toBeVisible();
    await expect(page).toHaveURL(link);
  });
  await test.step('the table is saved, also offline', async () => {
    await goOffline();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Save as a table').click(),
    ]);
    expect(file.suggestedFilename()).toBe('civic-voice-group.csv');
    const csv = await readFile(await file.path(), 'utf8');
    expect(csv).toContain('"Universal Background Checks",20,0,10,0,30\r\n');
    await context.setOffline(false);
  });
  await test.step('the link opens elsewhere in a page of its own', async () => {
    await expect(page.getByRole('textbox', { name: 'Link to this group' })).toHaveValue(
      new RegExp(`${link}$`),
    );
    await button(page, 'Start a new group').click();
    await expect(page.getByRole('table')).toHaveCount(0);
    await page.goBack();
    await expect(heading(page, '30 people')).toBeVisible();
  });
  await test.step('in the other language nobody counts twice', async () => {
    await page.getByRole('link', { name: 'Español' }).click();
    await page.getByRole('textbox', { name: 'Enlaces o códigos' }).fill(chat.join('\n'));
    await page.getByRole('button', { name: 'Agregar al grupo' }).click();
    await expect(page.getByText('Quedaron fuera porque ya se contaron: 30 códigos.')).toBeVisible();
    await expect(heading(page, '30 personas')).toBeVisible();
  });
  expect(await stored(page)).toEqual({ votes: mine });
  const secrets = [encodeGroup(classroom).slice(3, 20), 'Pupil'];
  // Who was counted is kept for the visit, by numbers that hold neither names nor answers.
  const { classroom: counted, ...others } = await stored(page, 'sessionStorage');
  expect(others).toEqual({});
  for (const secret of secrets) expect(counted).not.toContain(secret);
  expect(requests.filter((request) => secrets.some((secret) => request.includes(secret)))).toEqual([]);
});

test(
  'Whatever stands in the address, the page says what it is and leaves everything as it was',
  { tag: '@all' },
  async ({ page }) => {
    await startWith(page, { votes: mine });
    await visit(page, '/group');
    const code = encodeGroup(classroom);
    const open = (fragment: string) =>
      page.evaluate((hash) => {
        location.hash = hash;
      }, fragment);
    // Before each a group, whose table would stay if the next address were not read.
    for (const [kind, fragment, words] of [
      [
        'altered',
        `${code.slice(0, 9)}${code[9] === 'A' ? 'B' : 'A'}${code.slice(10)}`,
        'changed or cut short',
      ],
      ['of another kind', 'glossary', 'no link of ours'],
      ['cut short', code.slice(0, -2), 'changed or cut short'],
      [
        'one’s own for another device',
        encodeDeviceCode({ votes: { '1': 'yes' }, starred: [] }),
        'Open it on My answers',
      ],
      ['of a newer version', 'g7.abc', 'newer version'],
      ['full of markup', '%3Cimg%20src=x%20onerror=alert(1)%3E', 'no link of ours'],
      ['endless', `g1.${'A'.repeat(20_000)}`, 'changed or cut short'],
      ['a sender without answers', encodeShared({ votes: {}, name: '' }), '1 code holds no answers'],
    ] as const) {
      await test.step(kind, async () => {
        await open(code);
        await expect(heading(page, '30 people')).toBeVisible();
        await expect(page.getByRole('table')).toHaveCount(1);
        await open(fragment);
        await expect.soft(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
        await expect.soft(page.getByRole('table')).toHaveCount(0);
      });
    }
    await test.step('a sender with a name: one person, and no name is left', async () => {
      await open(encodeShared({ votes: { '1': 'yes' }, name: 'Ana Ruiz' }));
      await expect(heading(page, '1 person')).toBeVisible();
      await expect(page).toHaveURL(`/group#${encodeGroup([{ '1': 'yes' }])}`);
      await expect(page.getByText('Answers can be guessed')).toBeVisible();
    });
    expect(await stored(page)).toEqual({ votes: mine });
  },
);

test('The result is presented: one policy at a time, its counts on a press, by keys and by buttons', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await visit(page, `/group#${encodeGroup(classroom)}`);
  await button(page, 'Present on a screen').click();
  const wall = page.getByRole('dialog', { name: 'Presenter’s view' });
  const title = wall.getByRole('heading', { level: 2 });
  const terms = wall.getByRole('term');
  // What divides the class most comes first.
  await expect(title).toHaveText('Student Loan Forgiveness');
  const question = wall.getByText('Should the federal government cancel part of');
  await expect(question).toBeVisible();
  await expect(terms).toHaveCount(0);
  await test.step('it can be read from the back row, and fits the wall', async () => {
    const isWhole = () => wall.locator('> *').evaluate((element) => element.scrollHeight <= innerHeight);
    const size = (text: Locator) =>
      text.evaluate((element) => parseFloat(getComputedStyle(element).fontSize) / innerHeight);
    await page.keyboard.press('Enter');
    await expect(terms).toHaveText(['Yes', 'Undecided', 'No']);
    await expect(wall.getByRole('definition')).toHaveText(['15 50%', '0 0%', '15 50%']);
    expect(await size(question)).toBeGreaterThan(0.05);
    expect(await size(title)).toBeGreaterThan(0.025);
    expect(await size(wall.getByText('15', { exact: true }).last())).toBeGreaterThan(0.03);
    expect(await isWhole()).toBe(true);
  });
  await test.step('arrows, buttons and the keys of a remote', async () => {
    await page.keyboard.press('ArrowRight');
    await expect(title).toHaveText('Universal Background Checks');
    await expect(terms).toHaveCount(0);
    await page.keyboard.press('PageDown');
    await expect(terms).toHaveCount(3);
    await page.keyboard.press('PageDown');
    await expect(title).toHaveText('Medicare Expansion');
    await button(page, 'Previous').click();
    await page.keyboard.press('PageUp');
    await page.keyboard.press('ArrowLeft');
    await expect(title).toHaveText('Student Loan Forgiveness');
    await expect(button(page, 'Previous')).toHaveAttribute('aria-disabled', 'true');
    await button(page, 'Next').click();
    await expect(wall.getByRole('status').first()).toContainText('Policy 2 of 4Universal Background Checks');
    for (let at = 2; at < 9; at++) await page.keyboard.press('ArrowRight');
    await expect(wall.getByText('Policy 4 of 4')).toBeVisible();
    await expect(button(page, 'Next')).toHaveAttribute('aria-disabled', 'true');
  });
  await test.step('Escape ends it, the full screen with it, and the group is still there', async () => {
    expect(await page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
    await page.keyboard.press('Escape');
    await expect(wall).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
    await expect(button(page, 'Present on a screen')).toBeFocused();
    await expect(page).toHaveURL(`/group#${encodeGroup(classroom)}`);
  });
  await test.step('a picture of the result', async () => {
    await button(page, 'Make a picture').click();
    await expect(page.getByRole('img', { name: /^Where 30 people stand\./ })).toBeVisible();
    const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Save picture').click()]);
    expect(file.suggestedFilename()).toBe('civic-voice-group.png');
    // Another press beside it does not draw it again, which would take away that it was saved.
    await Promise.all([page.waitForEvent('download'), button(page, 'Save as a table').click()]);
    await expect(page.getByText('Your table is ready.')).toBeVisible();
    await expect(page.getByText('Your picture is ready.')).toBeVisible();
  });
});

test(
  'The presenter’s view stands in the middle of a wall of 1920 px, and whole buttons on a phone',
  { tag: '@all' },
  async ({ page }) => {
    // In full screen the size of the window could not be changed.
    await page.addInitScript(() => {
      Object.defineProperty(document, 'fullscreenEnabled', { value: false });
    });
    await visit(page, `/group#${encodeGroup(classroom)}`);
    await page.setViewportSize({ width: 1920, height: 1080 });
    await button(page, 'Present on a screen').click();
    const wall = page.getByRole('dialog', { name: 'Presenter’s view' });
    await button(page, 'Show the result').click();
    const buttons = ['Previous', 'Next', 'Hide the result'];
    const slide = await wall.getByRole('status').first().boundingBox();
    expect(slide && Math.abs(slide.x + slide.width / 2 - 960)).toBeLessThan(10);
    expect(slide?.width).toBeGreaterThan(1200);
    for (const name of buttons)
      expect((await button(page, name).boundingBox())?.height, name).toBeGreaterThan(55);
    const dot = wall.locator('circle[data-answer=yes]').first();
    expect((await dot.boundingBox())?.height).toBeGreaterThan(28);
    const aside = await wall.locator('svg[x]:has([data-answer=yes])').evaluateAll((thirds) => {
      const boxes = thirds.flatMap((third) =>
        [...third.children].map((each) => each.getBoundingClientRect()),
      );
      const head = document.querySelector('dialog dt, [role=dialog] dt')?.getBoundingClientRect();
      const middle =
        Math.min(...boxes.map(({ left }) => left)) + Math.max(...boxes.map(({ right }) => right));
      return middle / 2 - (head ? head.left + head.width / 2 : NaN);
    });
    expect(Math.abs(aside)).toBeLessThan(6);
    await page.setViewportSize({ width: 360, height: 740 });
    for (const name of buttons) await expect(button(page, name)).toBeInViewport({ ratio: 1 });
  },
);

test('A class goes from the teacher’s code through the policies to the student’s, and the teacher counts it', async ({
  page,
  context,
}) => {
  const requests: string[] = [];
  context.on('request', (request) => {
    requests.push(`${request.url()} ${JSON.stringify(request.headers())} ${request.postData() ?? ''}`);
  });
  // The banner of a first visit would take the height of the answers.
  await startWith(page, { consent: '{"choice":"accepted","at":"2026-11-21T10:00:00.000Z"}' });
  await visit(page, '/group');
  for (const name of ['Student Loan Forgiveness', 'Federal Minimum Wage Increase'])
    await page.getByRole('checkbox', { name }).check();
  const code = encodeClass(['2', '7']);
  await expect(page).toHaveURL(`/group#${code}`);
  await expect(page.getByRole('textbox', { name: 'Link for your students' })).toHaveValue(
    new RegExp(`/class#${code}$`),
  );
  await test.step('the code fills the wall, and Enter ends it', async () => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await button(page, 'Put up the code').click();
    const wall = page.getByRole('dialog', { name: 'The code for your students' });
    const square = await wall.getByRole('img', { name: 'QR code for your students' }).boundingBox();
    expect(square?.height).toBeGreaterThan(640);
    expect(await wall.locator('> *').evaluate((element) => element.scrollHeight <= innerHeight)).toBe(true);
    await expect(button(page, 'End')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(wall).toHaveCount(0);
    await expect(button(page, 'Put up the code')).toBeFocused();
  });

  const student = await context.newPage();
  await student.setViewportSize({ width: 360, height: 740 });
  await visit(student, `/class#${code}`);
  await expect(student.getByRole('heading', { level: 1 })).toHaveText('Your class: 2 policies');
  const answerOf = (name: string) => student.getByRole('button', { name: new RegExp(`^${name}`) });
  await expect(answerOf('Yes')).toBeInViewport({ ratio: 1 });
  await answerOf('Yes').click();
  await student.getByRole('link', { name: 'Next policy, Federal Minimum Wage Increase' }).click();
  await expect(heading(student, 'Federal Minimum Wage Increase')).toBeFocused();
  await student.getByRole('link', { name: 'Skip to main content' }).press('Enter');
  await expect(student).toHaveURL(`/class#${code}/2`);
  await student.reload();
  await answerOf('No').click();
  await student.getByRole('link', { name: 'Show my code' }).last().click();
  await expect(student.getByRole('img', { name: 'QR code of your answers' })).toBeInViewport({ ratio: 1 });
  const link = await student.getByRole('textbox', { name: 'Link to send to your teacher' }).inputValue();
  await student.goBack();
  await expect(heading(student, 'Federal Minimum Wage Increase')).toBeVisible();

  await paste(page, link);
  await expect(heading(page, '1 person')).toBeVisible();
  await expect(page).toHaveURL(`/group#${code}.${encodeGroup([{ '2': 'yes', '7': 'no' }])}`);
  const secrets = [code, link.slice(link.indexOf('#') + 1)];
  expect(requests.filter((request) => secrets.some((secret) => request.includes(secret)))).toEqual([]);
});

test(
  'A group prints on one sheet; the guide for a lesson prints alone, with its letter to parents on a sheet of its own',
  { tag: '@all' },
  async ({ page }) => {
    /** A PDF made by the test ends as printing from the browser's dialog does: with the event `afterprint`. */
    const printed = async (format: string, sheets: number) => {
      await page.emulateMedia({ media: 'print' });
      const words = await page.locator('body').innerText();
      const pages = (await page.pdf({ format, preferCSSPageSize: false })).toString('latin1');
      expect.soft(pages.match(/\/Type\s*\/Page\b/g), format).toHaveLength(sheets);
      await page.emulateMedia({ media: 'screen' });
      return words;
    };
    // Three against two on all policies, which fills the part above the table as far as it can be.
    const all = (answer: Answer) => Object.fromEntries(policyIds.map((id) => [id, answer])) as Votes;
    const five = (['no', 'no', 'no', 'yes', 'yes'] as const).map(all);
    await page.addInitScript(() => {
      window.print = () => undefined;
    });
    const three = encodeClass(['2', '7', '9']);
    await visit(page, `/group#${encodeGroup(five)}`);
    await expect(heading(page, '5 people')).toBeVisible();
    await test.step('on the sheet each policy at an end of the scale has a line of its own', async () => {
      await page.emulateMedia({ media: 'print' });
      const ends = page.getByText('3 of 5 said No');
      const boxes = await Promise.all((await ends.all()).map((each) => each.locator('..').boundingBox()));
      expect(boxes).toHaveLength(policyIds.length);
      boxes.forEach((box, at) => expect(box?.y).toBeGreaterThan((boxes[at - 1]?.y ?? 0) + 10));
      await page.emulateMedia({ media: 'screen' });
    });
    for (const format of ['Letter', 'A4']) {
      await test.step(`the group on ${format}`, async () => {
        const words = await printed(format, 1);
        expect(words).toContain('Most divided');
        expect(words).not.toMatch(/Add people|Without a class|lesson/);
      });
      await test.step(`the guide on ${format}`, async () => {
        await page.evaluate((hash) => {
          location.hash = hash;
        }, three);
        if (format === 'Letter') await button(page, 'Show the lesson guide').click();
        await expect(page.getByRole('img', { name: 'QR code of your class’s policies' })).toBeVisible();
        await button(page, 'Print the guide').click();
        const words = await printed(format, 2);
        expect(words).toMatch(/^A lesson of 20 or 45 minutes/);
        expect(words).toContain(new URL(`/class#${three}`, page.url()).href);
        expect(words).toContain('Undecided is an answer, and giving no answer is fine.');
        expect(words).toMatch(/There will be another task\.\s+http:\S+\s+Teacher: \(name\)$/);
        await page.evaluate((hash) => {
          location.hash = hash;
        }, encodeGroup(five));
        await expect(heading(page, '5 people')).toBeVisible();
      });
    }
  },
);
