import type { Page } from '@playwright/test';
import { encodeClass } from '../src/features/sharing/classCode';
import { encodeGroup } from '../src/features/sharing/groupCode';
import { encodeDeviceCode } from '../src/features/sharing/deviceCode';
import { encodeShared } from '../src/features/sharing/shareCode';
import { member } from './member';
import { badFiles, drawnJpeg } from './photos';
import { fill, question } from './registering';
import { codeOf } from './screenCode';
import { answer, blockStorage, expect, noticeArea, visit } from './siteTest';
import { fixedPolicies } from '../src/test/fixedPolicies';
import congress from '../src/content/congress.json' with { type: 'json' };

export interface State {
  readonly name: string;
  /** Brings the page into the state, from nothing. */
  readonly reach: (page: Page) => Promise<void>;
  /** The state exists in narrow windows only (the menu, for instance), so it is skipped in wide ones. */
  readonly onPhones?: boolean;
  /** A dialog is open, and holds the focus. */
  readonly modal?: boolean;
  /** On the way the console has to report something, such as a file that did not load. */
  readonly noisy?: boolean;
}

/** Whoever it is at present: the members of Congress are renewed without the tests. */
const senator =
  congress.members.find(({ state, district }) => state === 'CA' && district === undefined)?.name ?? '';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name, exact: typeof name === 'string' });

async function store(page: Page, items: Record<string, string>): Promise<void> {
  await page.addInitScript((texts) => {
    for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text);
  }, items);
}

/** Focus inside a notice stops the clock that closes it. */
async function holdNotice(page: Page): Promise<void> {
  await expect(noticeArea(page).getByRole('button', { name: 'Close' })).toBeVisible();
  await page.keyboard.press('F8');
  await page.keyboard.press('Tab');
}

async function openQuestion(page: Page): Promise<void> {
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
}

const dataFile = JSON.stringify({
  format: 'civic-voice',
  version: 1,
  exportedAt: '2026-11-21T10:00:00.000Z',
  votes: { '1': 'no', '2': 'yes', '99': 'yes' },
  user: { firstName: 'Eva', lastName: 'Ruiz', email: 'eva@example.com' },
});

const friendsCode = encodeShared({ votes: { '1': 'yes', '2': 'no' }, name: 'Eva Ruiz' });

/** What a page can look like once a visitor has done something on it. */
export const states: readonly State[] = [
  {
    name: 'the surveys with each kind of answer',
    reach: async (page) => {
      await visit(page, '/surveys');
      await answer(page, 'Yes', 'Universal Background Checks').click();
      await answer(page, 'No', 'Student Loan Forgiveness').click();
      await answer(page, 'Undecided', 'Medicare Expansion').click();
      await expect(page.getByText(`3 of ${fixedPolicies.length} answered`, { exact: true })).toBeVisible();
      // A link that is half under the line at the top would count as too small.
      const cons = page
        .getByRole('article', { name: 'Medicare Expansion' })
        .getByRole('heading', { name: 'Cons' });
      await cons.evaluate((heading) => {
        heading.scrollIntoView({ block: 'center', behavior: 'instant' });
      });
    },
  },
  {
    name: 'a filter that leaves no survey',
    reach: async (page) => {
      await store(page, { votes: '{"1":"yes"}' });
      await visit(page, '/surveys?answer=no');
      await expect(page.getByRole('heading', { name: 'No matching policies' })).toBeVisible();
    },
  },
  {
    name: 'the start page with answers',
    reach: async (page) => {
      await store(page, { votes: '{"1":"yes","2":"no","3":"undecided"}' });
      await visit(page, '/');
      await expect(
        page.getByRole('link', { name: `Continue: ${fixedPolicies.length - 3} left` }),
      ).toBeVisible();
    },
  },
  {
    name: 'the start page once the last policy is answered there',
    reach: async (page) => {
      const others = fixedPolicies.slice(0, -1).map(({ id }) => [id, 'no']);
      await store(page, { votes: JSON.stringify(Object.fromEntries(others)) });
      await visit(page, '/');
      await answer(page, 'Yes', 'Veterans Healthcare Modernization').click();
      await expect(page.getByRole('link', { name: 'Share, or make a picture' })).toBeVisible();
    },
  },
  ...(
    [
      ['my answers, one of them marked', '/my-answers'],
      ['the surveys that were answered Yes', '/surveys?answer=yes'],
    ] as const
  ).map(([name, path]) => ({
    name,
    reach: async (page: Page) => {
      await store(page, { votes: '{"1":"yes","5":"no","7":"undecided"}', starred: '["7"]' });
      await visit(page, path);
      await expect(page.getByText(`3 of ${fixedPolicies.length} answered`)).toBeVisible();
    },
  })),
  {
    name: 'a policy’s page with the question why, answered',
    reach: async (page) => {
      await store(page, { votes: '{"5":"yes"}', reasons: '{"5":{"for":"c","against":"b","far":"changes"}}' });
      await visit(page, '/surveys/carbon-tax-policy');
      await button(page, 'Why? (if you like), Carbon Tax Policy').click();
      await expect(page.getByRole('textbox', { name: 'What should change' })).toBeVisible();
    },
  },
  {
    name: 'my answers with what was said of one',
    reach: async (page) => {
      await store(page, {
        votes: '{"5":"yes"}',
        reasons: '{"5":{"answered":"2026-11-21","first":["no","2026-11-20"],"for":"c","against":"b"}}',
      });
      await visit(page, '/my-answers');
      await expect(page.getByText('You said Yes. The strongest point against, for you')).toBeVisible();
    },
  },
  {
    name: 'the menu open',
    onPhones: true,
    reach: async (page) => {
      await visit(page, '/education');
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
    },
  },
  {
    name: 'a meaning of the glossary open',
    reach: async (page) => {
      await visit(page, '/education');
      await page.getByRole('button', { name: 'Supremacy Clause' }).click();
      await expect(page.getByRole('link', { name: 'See all terms' })).toBeVisible();
    },
  },
  {
    name: 'an error notice and the not-saved line of a browser that stores nothing',
    reach: async (page) => {
      await blockStorage(page);
      await visit(page, '/surveys?category=economy');
      await holdNotice(page);
      await expect(page.getByText(/^Not saved on this device: your browser/)).toBeVisible();
    },
  },
  {
    name: 'the page after Decline',
    reach: async (page) => {
      await visit(page, '/cookie-policy');
      await page.getByRole('button', { name: 'Decline saving' }).first().click();
      await expect(page.getByText(/^Not saved on this device/)).toBeVisible();
    },
  },
  {
    name: 'the form with every field missing',
    reach: async (page) => {
      await visit(page, '/register');
      await button(page, 'Register').click();
      await expect(page.getByRole('link', { name: 'Please choose a photo.' })).toBeVisible();
      await holdNotice(page);
    },
  },
  {
    name: 'the form with a photo that can’t be used and a password that is too short',
    reach: async (page) => {
      await visit(page, '/register');
      await page.getByLabel('Password').fill('1234567');
      const [, file, message] = badFiles[1] ?? [];
      if (!file || !message) throw new Error('The list of bad files is empty.');
      await page.getByLabel('Photo').setInputFiles(file);
      await expect(page.getByText(message)).toBeVisible();
      // The notice comes later than the message, and a press that it covers half-way is lost.
      await expect(noticeArea(page).getByRole('button', { name: 'Close' })).toBeVisible();
      await button(page, 'Register').click();
      await expect(
        page.getByRole('link', { name: 'Please choose a password of at least 8 characters.' }),
      ).toBeVisible();
      await holdNotice(page);
    },
  },
  {
    name: 'the photo being cropped, with advice',
    reach: async (page) => {
      await visit(page, '/register');
      const buffer = await drawnJpeg(page, 320, 240);
      await page.getByLabel('Photo').setInputFiles({ name: 'small.jpg', mimeType: 'image/jpeg', buffer });
      await expect(page.getByRole('slider', { name: 'Zoom' })).toBeVisible();
      await expect(page.getByText('The photo is small.')).toBeVisible();
    },
  },
  {
    name: 'the question before registering',
    modal: true,
    reach: async (page) => {
      await visit(page, '/register');
      await fill(page);
      await button(page, 'Register').click();
      await expect(question(page)).toBeVisible();
    },
  },
  {
    name: 'the member card',
    reach: async (page) => {
      await store(page, { user: JSON.stringify(member) });
      await visit(page, '/register');
      await expect(page.getByRole('heading', { name: 'You have joined' })).toBeVisible();
    },
  },
  {
    name: 'the details being edited, with a photo that can’t be used',
    reach: async (page) => {
      await store(page, { user: JSON.stringify(member) });
      await visit(page, '/register');
      await button(page, 'Edit').click();
      const [, file] = badFiles[1] ?? [];
      if (!file) throw new Error('The list of bad files is empty.');
      await page.getByLabel('Photo').setInputFiles(file);
      await expect(button(page, 'Keep my current photo')).toBeVisible();
    },
  },
  {
    name: 'the question before removing a registration',
    modal: true,
    reach: async (page) => {
      await store(page, { user: JSON.stringify(member) });
      await visit(page, '/register');
      await button(page, 'Remove').focus();
      await openQuestion(page);
    },
  },
  {
    name: 'your data with unreadable text and the preview of a file',
    reach: async (page) => {
      await store(page, {
        votes: '{"1":"yes"}',
        user: JSON.stringify(member),
        unreadable: '{"1":',
        consent: '{"choice":"accepted","at":"2026-11-21T10:00:00.000Z"}',
      });
      await visit(page, '/cookie-policy');
      await page.getByLabel('Restore from a file').setInputFiles({
        name: 'civic-voice-data.json',
        mimeType: 'application/json',
        buffer: Buffer.from(dataFile),
      });
      await expect(page.getByRole('region', { name: 'What would change' })).toBeVisible();
    },
  },
  {
    name: 'your data with a file that can’t be restored',
    reach: async (page) => {
      await visit(page, '/cookie-policy');
      const file = { name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('x') };
      await page.getByLabel('Restore from a file').setInputFiles(file);
      await expect(page.getByText(/^This file is not in the right format/)).toBeVisible();
    },
  },
  {
    name: 'a letter that was changed by hand for another answer, and its arguments open',
    reach: async (page) => {
      await store(page, { votes: '{"5":"yes"}', user: JSON.stringify(member) });
      await visit(page, '/letter?policy=carbon-tax-policy');
      await button(page, 'Add arguments from the card').click();
      const letter = page.getByRole('textbox', { name: 'The letter' });
      await letter.press('!');
      await button(page, 'Rebuild from my entries').click();
      await letter.press('!');
      await expect(button(page, 'Bring back my version')).toBeVisible();
      const elsewhere = await page.context().newPage();
      await visit(elsewhere, '/surveys');
      await answer(elsewhere, 'No', 'Carbon Tax Policy').click();
      await elsewhere.close();
      await expect(button(page, 'Keep my text')).toBeVisible();
    },
  },
  {
    name: 'a letter in Spanish and its English, both changed by hand, and the fields for a reason open',
    reach: async (page) => {
      await store(page, { votes: '{"5":"yes"}' });
      await visit(page, '/es/letter?policy=carbon-tax-policy');
      await button(page, 'Agregar una razón o una historia').click();
      await page.getByRole('textbox', { name: 'La carta', exact: true }).press('!');
      await button(page, 'Cambiar el texto en inglés').click();
      await page.getByRole('textbox', { name: 'La carta en inglés' }).press('!');
      await expect(button(page, 'Volver a armar la carta')).toHaveCount(2);
    },
  },
  {
    name: 'the visitor’s members of Congress, one of them named in the letter, with votes and offices, and the fields for the sender open',
    reach: async (page) => {
      await store(page, { votes: '{"1":"yes"}' });
      await visit(page, '/letter?policy=universal-background-checks');
      await expect(page.getByRole('textbox', { name: 'The letter' })).toBeVisible();
      await button(page, 'Add name and address').click();
      await page.getByLabel('Your state or territory').selectOption('California');
      await page.getByLabel('Your district in the House').selectOption('12th district');
      await page.getByRole('radio', { name: senator }).check();
      await expect(page.getByText(`The letter and the call are now for ${senator}.`)).toBeVisible();
      await page
        .getByRole('button', {
          name: `Show local offices and votes on this (${senator})`,
          exact: true,
        })
        .click();
      await expect(page.getByRole('list', { name: `Votes of ${senator}` })).toBeVisible();
    },
  },
  {
    name: 'a notice of success with Undo',
    reach: async (page) => {
      await store(page, { votes: '{"1":"yes"}' });
      await visit(page, '/cookie-policy');
      await button(page, 'Clear answers').focus();
      await openQuestion(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Clear' }).click();
      await expect(noticeArea(page).getByRole('button', { name: 'Undo' })).toBeVisible();
      await holdNotice(page);
    },
  },
  {
    name: 'the question before leaving a half-filled form',
    modal: true,
    reach: async (page) => {
      await visit(page, '/register');
      await page.getByLabel('Email').fill('ana@');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
      await expect(page.getByRole('dialog', { name: 'Leave this page?' })).toBeVisible();
    },
  },
  {
    name: 'the colors chosen by hand',
    reach: async (page) => {
      await visit(page, '/accessibility');
      const dark = page.getByRole('group', { name: 'Colors' }).getByRole('button', { name: 'Dark' });
      await dark.click();
      await expect(dark).toHaveAttribute('aria-pressed', 'true');
    },
  },
  {
    name: 'a policy’s page, answered while a friend’s link waits',
    reach: async (page) => {
      await store(page, { votes: '{"1":"yes"}' });
      await visit(page, `/compare#${friendsCode}`);
      await page.getByRole('link', { name: 'Answer first' }).click();
      await answer(page, 'Undecided', 'Student Loan Forgiveness').click();
      await expect(page.getByText('Your answer: Undecided')).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: 'Compare', exact: true })).toBeVisible();
    },
  },
  {
    name: 'a group of two, with the list of its people, its picture and the guide for a lesson',
    reach: async (page) => {
      const people = encodeGroup([{ '1': 'yes', '2': 'undecided' }, { '2': 'no' }]);
      await visit(page, `/group#${encodeClass(['1', '2'])}.${people}`);
      for (const part of ['Show the list', 'Make a picture', 'Show the lesson guide'])
        await button(page, part).click();
      await expect(page.getByRole('img', { name: /^Where 2 people stand/ })).toBeVisible();
      await expect(page.getByRole('img', { name: /^QR code/ })).toHaveCount(2);
      await expect(page.getByRole('heading', { name: 'Answers can be guessed' })).toBeVisible();
    },
  },
  {
    name: 'answers from another device, and a link to take one’s own along',
    reach: async (page) => {
      await store(page, { votes: '{"1":"yes","2":"no"}' });
      const code = encodeDeviceCode({ votes: { '1': 'no', '3': 'yes' }, starred: ['3'] });
      await visit(page, `/my-answers#${code}`);
      await button(page, 'Use on another device').click();
      await button(page, 'Show as a QR code').click();
      await expect(page.getByRole('img', { name: 'QR code for your other device' })).toBeVisible();
      await expect(page.getByRole('region', { name: 'What would change' })).toBeVisible();
    },
  },
  {
    name: 'the code for a class, put up on a wall',
    modal: true,
    reach: async (page) => {
      // In full screen the size of the window could not be changed.
      await page.addInitScript(() => {
        Object.defineProperty(document, 'fullscreenEnabled', { value: false });
      });
      await visit(page, `/group#${encodeClass(['2', '7', '9'])}`);
      await button(page, 'Put up the code').click();
      const wall = page.getByRole('dialog', { name: 'The code for your students' });
      await expect(wall.getByRole('img', { name: /^QR code/ })).toBeVisible();
    },
  },
  {
    name: 'a policy of a student’s class',
    reach: async (page) => {
      await store(page, { votes: '{"2":"yes"}' });
      await visit(page, `/class#${encodeClass(['2', '7', '9'])}/2`);
      await expect(page.getByRole('heading', { name: 'Pros' })).toBeVisible();
    },
  },
  {
    name: 'a student’s code',
    reach: async (page) => {
      await store(page, { votes: '{"2":"yes","7":"undecided"}' });
      await visit(page, `/class#${encodeClass(['2', '7', '9'])}/code`);
      await expect(page.getByRole('img', { name: 'QR code of your answers' })).toBeVisible();
    },
  },
  {
    name: 'the window to a camera that can’t be used',
    modal: true,
    reach: async (page) => {
      await page.addInitScript(() => {
        navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'));
      });
      await visit(page, '/group');
      await button(page, 'Scan codes').click();
      await expect(page.getByText(/^This page is not allowed to use the camera/)).toBeVisible();
    },
  },
  {
    name: 'a group on a wall, with a result shown',
    modal: true,
    reach: async (page) => {
      // In full screen the size of the window could not be changed.
      await page.addInitScript(() => {
        Object.defineProperty(document, 'fullscreenEnabled', { value: false });
      });
      await visit(page, `/group#${encodeGroup([{ '1': 'yes' }, { '1': 'undecided' }, { '1': 'no' }])}`);
      await button(page, 'Present on a screen').click();
      const wall = page.getByRole('dialog', { name: 'Presenter’s view' });
      await wall.getByRole('button', { name: 'Show the result' }).click();
      await expect(wall.getByRole('term')).toHaveCount(3);
    },
  },
  {
    name: 'hands being counted in a second round',
    modal: true,
    reach: async (page) => {
      const first = { '2': { yes: 12, no: 11, undecided: 4 } };
      const hands = encodeGroup([], { room: 30, rounds: [first, first] });
      await visit(page, `/group#${encodeClass(['2', '7', '9'])}.${hands}/2-2`);
      const wall = page.getByRole('dialog', { name: 'Presenter’s view' });
      await expect(wall.getByRole('textbox', { name: 'Hands for Yes' })).toHaveValue('12');
    },
  },
  {
    name: 'a screen that could not be loaded',
    noisy: true,
    reach: async (page) => {
      await visit(page, '/');
      await page.route(`**${codeOf('/privacy-policy')}`, (route) => route.abort());
      await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be shown');
    },
  },
];
