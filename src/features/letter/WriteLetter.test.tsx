import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { letterDrafts } from 'words/letters/letterDrafts';
import type { CongressData } from '../../content/congressTypes';
import { changedElsewhere } from '../../persistence/storageEvents';
import { headingOf } from '../../test/headingOf';
import { renderPart } from '../../test/renderPart';
import type { RenderOptions } from '../../test/renderPart';
import { LetterForm } from './LetterForm';
import { useLetterGuard } from './useLetterGuard';
import { WriteLetter } from './WriteLetter';

const member = (state: string, last: string, more: object = {}) => ({
  id: last,
  name: `Ada ${last}`,
  last,
  state,
  end: '2031-01-03',
  phone: '202-224-0000',
  ...more,
});
/** Members of the test's own, some without what the real ones have. */
const data = {
  asOf: '2026-11-01',
  source: '',
  license: '',
  members: [
    member('WA', 'Quillby', {
      office: '5 Hart Senate Office Building',
      zip: '20510',
      contactForm: 'https://quillby.example/contact',
    }),
    member('WA', 'Rastelli', { name: 'Ada Rastelli Jr.', site: 'https://rastelli.example' }),
    member('WA', 'Tumbrel', { district: 1 }),
    member('DC', 'Fanshawe', { district: 0 }),
  ],
} satisfies CongressData;

const guns = headingOf('1');
const answered = { votes: { byPolicy: { '1': 'yes' }, cleared: null, recorded: null } } as const;
const noLetter = {
  recipient: 'senator',
  member: null,
  confirmed: null,
  sender: null,
  senderTaken: false,
  lastRemembered: null,
  byPolicy: {},
  toRead: {},
} as const;
const ana = { name: 'Ana Ruiz', city: '', zip: '', state: 'WA' };
const letter = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'The letter' });
const call = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'What to say' });
const paper = () => document.querySelector('[data-printed-letter]');
const press = (name: string) => screen.getByRole('button', { name });
/** Whom the letter is to. */
const writeTo = (name: string) =>
  within(screen.getByRole('radiogroup', { name: 'Write to' })).getByRole('radio', { name });
const aSenator = 'A senator, without a name';
const said = (words: RegExp) => screen.getByText(words, { selector: '[role=status]' });

/** What the frame of the app does for a letter. */
function LetterGuard() {
  useLetterGuard();
  return null;
}

/** The screen without its frame but with a link that loads another page, once draft and form are there. */
async function open(preloaded: RenderOptions['preloaded'] = {}) {
  const app = await renderPart(
    <>
      <LetterGuard />
      <a href="/es/letter">Español</a>
      <WriteLetter policy={guns} unknown={false} />
    </>,
    '/letter',
    { preloaded: { ...answered, ...preloaded } },
  );
  await screen.findByRole('textbox', { name: 'The letter' });
  return app;
}

/** The form with the members of this test, for somebody in a state, who may have chosen whom to write to. */
async function openIn(state: string, { chosen = null as string | null, isLost = false } = {}) {
  const congress = { data: isLost ? undefined : data, isLost, today: '2026-11-23' };
  const words = await letterDrafts['1']();
  return renderPart(
    <LetterForm policy={guns} answer="yes" words={words} officeWords={null} congress={congress} />,
    '/letter',
    {
      preloaded: {
        sender: { remembered: { ...ana, state } },
        letter: { written: { ...noLetter, member: chosen } },
      },
    },
  );
}

/** jsdom has no `Blob.text`. */
async function textOf(file: Blob): Promise<unknown> {
  const reader = new FileReader();
  reader.readAsText(file);
  await new Promise((resolve) => reader.addEventListener('load', resolve));
  return reader.result;
}

function browserAsks(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

beforeEach(() => {
  jest.useFakeTimers({
    now: new Date(2026, 10, 23),
    doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask', 'requestAnimationFrame', 'performance'],
  });
});

test('Whoever has changed the letter by hand is not asked for a sentence of their own first', async () => {
  const { user } = await openIn('WA');
  const hint = 'Add one sentence of your own first: offices give form letters less weight.';
  expect(screen.getByText(hint)).toBeVisible();
  await user.click(letter());
  await user.paste(' PS');
  expect(screen.queryByText(hint)).toBeNull();
  await user.click(press('Rebuild from my entries'));
  expect(screen.getByText(hint)).toBeVisible();
});

test('A double click rebuilds the letter and does not bring back at once what it set aside', async () => {
  const { user } = await openIn('WA');
  const composed = letter().value;
  await user.click(letter());
  await user.paste(' PS');
  await user.click(press('Rebuild from my entries'));
  // In the place of the button that is gone.
  fireEvent.click(press('Bring back my version'), { detail: 2 });
  expect(letter().value).toBe(composed);
  await user.click(press('Bring back my version'));
  fireEvent.click(press('Rebuild from my entries'), { detail: 2 });
  expect(letter().value).toMatch(/ PS$/);
});

test('Where the list does not load, the page says that whoever was chosen is not named', async () => {
  await openIn('WA', { isLost: true, chosen: 'Quillby' });
  expect(screen.getByText(/so the letter and the call name nobody now/)).toHaveAttribute('role', 'alert');
  expect(letter().value).toMatch(/^Dear Senator,\n/);
});

describe('The members of a state', () => {
  test('are told by number and name, and each link names its own', async () => {
    const { user } = await openIn('WA');
    expect(said(/names 2 members of Congress for you: Ada Quillby and Ada Rastelli Jr\.$/)).toBeVisible();
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Your district in the House' }),
      '1st district',
    );
    expect(said(/names 3 members .+, Ada Rastelli Jr\., and Ada Tumbrel\.$/)).toBeVisible();
    const items = within(screen.getByRole('list', { name: 'Your members of Congress' }));
    expect(items.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Call 202-224-0000 (Ada Quillby)',
      'Contact form (Ada Quillby) (opens in a new tab)',
      'Call 202-224-0000 (Ada Rastelli Jr.)',
      'Website (Ada Rastelli Jr.) (opens in a new tab)',
      'Call 202-224-0000 (Ada Tumbrel)',
    ]);
  });

  test('can be named one after the other in a letter that was changed, and taken out again', async () => {
    const { user } = await openIn('WA');
    await user.click(writeTo('Ada Quillby'));
    await user.click(letter());
    await user.paste(' PS');
    await user.click(writeTo('Ada Rastelli Jr.'));
    expect(letter().value).toMatch(/^Dear Senator Rastelli,\n.* PS$/s);
    expect(writeTo('Ada Rastelli Jr.')).toBeChecked();
    expect(said(/^The letter and the call are now for Ada Rastelli Jr\.$/)).toBeVisible();
    expect(call().value).toContain('I have a message for Senator Rastelli.');
    expect(paper()?.textContent).toMatch(/The Honorable Ada Rastelli Jr\.\s*United States Senate/);
    await user.click(writeTo(aSenator));
    expect(writeTo(aSenator)).toBeChecked();
    expect(letter().value).toMatch(/^Dear Senator,\n.* PS$/s);
    expect(said(/^The letter and the call name nobody\.$/)).toBeVisible();
  });

  test('leave a greeting that was typed, and the page asks what to do', async () => {
    const { user } = await openIn('WA');
    await user.click(writeTo('Ada Quillby'));
    await user.clear(letter());
    await user.paste('Dear Ada,\n\nMine.');
    expect(screen.queryByText(/It is to somebody else now/)).toBeNull();
    await user.click(writeTo('Ada Rastelli Jr.'));
    expect(letter()).toHaveValue('Dear Ada,\n\nMine.');
    expect(screen.getByText(/It is to somebody else now/)).toBeVisible();
    await user.click(press('Keep my text'));
    expect(screen.queryByText(/It is to somebody else now/)).toBeNull();
    expect(letter()).toHaveValue('Dear Ada,\n\nMine.');
  });

  test('are named no more once another district is chosen', async () => {
    const { user } = await openIn('WA');
    const district = screen.getByRole('combobox', { name: 'Your district in the House' });
    await user.selectOptions(district, '1st district');
    await user.click(writeTo('Ada Tumbrel'));
    expect(letter().value).toMatch(/^Dear Representative Tumbrel,\n/);
    await user.selectOptions(district, '2nd district');
    expect(letter().value).toMatch(/^Dear Representative,\n/);
    expect(said(/^The letter names nobody: the person you chose does not represent/)).toBeVisible();
    expect(paper()).not.toHaveTextContent('Tumbrel');
  });
});

describe('A page that stays open past the end of a term', () => {
  test('names and dates nothing by the day on which it was opened', async () => {
    const { user } = await open({ sender: { remembered: ana } });
    await user.click(await screen.findByRole('radio', { name: 'Patty Murray' }));
    await user.click(letter());
    await user.paste(' PS');
    expect(letter().value).toMatch(/^Dear Senator Murray,.*H\.R\.\u00a018/s);
    jest.setSystemTime(new Date(2029, 0, 20));
    act(() => {
      window.dispatchEvent(new Event('focus'));
    });
    expect(screen.queryByText(/Murray/)).toBeNull();
    expect(letter().value).toMatch(/^Dear Senator,/);
    expect(letter().value).not.toContain('H.R.');
    expect(paper()).toHaveTextContent('January 20, 2029');
    expect(screen.queryByRole('button', { name: /New Congress/ })).toBeNull();
  });

  test('makes a reminder for two weeks after the press, whatever it shows', async () => {
    const { user } = await open();
    const createObjectURL = jest.fn((file: Blob) => `blob:${file.size}`);
    Object.assign(URL, { createObjectURL });
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValueOnce(undefined);
    jest.setSystemTime(new Date(2027, 0, 20));
    await user.click(press('Ask again in two weeks'));
    const [file] = createObjectURL.mock.lastCall ?? [];
    expect(file && (await textOf(file))).toContain('DTSTART;VALUE=DATE:20270203');
  });
});

test('Where there are no senators none is offered, and the letter is to the delegate', async () => {
  await openIn('DC');
  expect(letter().value).toMatch(/^Dear Delegate,\n.*your office cannot vote on the House floor/s);
  const toWhom = within(screen.getByRole('radiogroup', { name: 'Write to' }));
  expect(toWhom.getAllByRole('radio').map((each) => each.closest('label')?.textContent)).toEqual([
    'Ada Fanshawe',
    'My delegate, without a name',
  ]);
  expect(screen.queryByRole('link', { name: /^Find your senators/ })).toBeNull();
});

test('Who is remembered in another tab does not replace who is being typed here', async () => {
  const { user, store } = await open();
  await user.click(press('Add name and address'));
  await user.click(screen.getByLabelText('Your name'));
  await user.paste('Bo Lee');
  act(() => {
    store.dispatch(changedElsewhere({ key: 'sender', value: ana }));
  });
  expect(screen.getByLabelText('Your name')).toHaveValue('Bo Lee');
  const remember = screen.getByRole('checkbox', { name: 'Remember these on this device' });
  expect(remember).not.toBeChecked();
  await user.click(remember);
  expect(remember).toBeChecked();
  expect(store.getState().sender.remembered?.name).toBe('Bo Lee');
});

describe('Before a letter is lost the browser asks', () => {
  /** jsdom follows no links; the router's own it never sees. */
  const hold = (event: Event) => event.preventDefault();
  const follow = (link: HTMLElement) => {
    window.addEventListener('click', hold, { once: true });
    act(() => link.click());
  };

  /** A link that keeps the letter turns the question off for a second, also for the test that follows. */
  const afterASecond = () => act(async () => new Promise((resolve) => setTimeout(resolve, 1100)));
  afterEach(afterASecond);

  test('also where it was opened in email or printed, which nobody confirms', async () => {
    const { user } = await open();
    window.print = jest.fn();
    await user.click(letter());
    await user.paste(' PS');
    await user.click(press('Print letter'));
    expect(browserAsks()).toBe(true);
    follow(screen.getByRole('link', { name: 'Open in email' }));
    expect(browserAsks()).toBe(false);
    await afterASecond();
    expect(browserAsks()).toBe(true);
  });

  test('but not on the way to the same page in the other language, which keeps it', async () => {
    const { user } = await open();
    expect(browserAsks()).toBe(false);
    await user.click(letter());
    await user.paste(' PS');
    expect(browserAsks()).toBe(true);
    follow(screen.getByRole('link', { name: 'Español' }));
    expect(browserAsks()).toBe(false);
  });
});

test('Fields say to browsers and screen readers what they are', async () => {
  const { user } = await renderPart(<WriteLetter policy={guns} unknown={false} />);
  await user.click(await screen.findByRole('radio', { name: 'In favor' }));
  expect(screen.getByRole('radiogroup', { name: 'Look at a draft' })).toBeVisible();
  await screen.findByRole('textbox', { name: 'The letter' });
  await user.click(press('Add name and address'));
  expect(screen.getByLabelText('Street address')).toHaveAttribute('autocomplete', 'address-line1');
  for (const area of document.querySelectorAll('textarea')) expect(area).not.toHaveAttribute('type');
});
