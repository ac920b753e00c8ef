import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { policyTexts } from 'words/policyTexts';
import { policyIds } from '../content/policyIds';
import { stateIds } from '../content/stateIds';
import { selectSender, senderForgotten } from '../features/letter/senderSlice';
import { voteCast } from '../features/answers/votesSlice';
import type { Votes } from '../features/answers/votes';
import { erased } from '../persistence/storageEvents';
import { renderApp } from '../test/renderApp';
import { renderPart } from '../test/renderPart';
import type { RenderOptions } from '../test/renderPart';
import { someMember } from '../test/someMember';
import { Letter } from './Letter';

type App = Awaited<ReturnType<typeof renderPart>>;
type User = App['user'];
type Store = App['store'];

const answered = (byPolicy: Votes) => ({ votes: { byPolicy, cleared: null, recorded: null } });
const carbon = '/letter?policy=carbon-tax-policy';

const letter = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'The letter' });
const call = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'What to say' });
const email = () => screen.queryByRole<HTMLAnchorElement>('link', { name: 'Open in email' });
const press = (name: string) => screen.getByRole('button', { name });
const about = 'Add name and address';
const reasons = 'Add a reason or story';
const points = 'Add arguments from the card';
/** Words of the first and the last point in favor of the carbon tax. */
const cheapest = /^One price on every ton/;
const steady = /^A steady price/;

/** The letter about the carbon tax, with its draft and these folds open. */
async function open(preloaded: NonNullable<RenderOptions['preloaded']>, ...folds: string[]) {
  const app = await renderPart(<Letter />, carbon, { preloaded });
  await screen.findByRole('textbox', { name: 'The letter' });
  for (const fold of folds) await app.user.click(press(fold));
  return app;
}

/** As `open`, for a visitor who has not answered and looks at one kind of draft. */
async function look(kind: string, ...folds: string[]) {
  const app = await renderPart(<Letter />, carbon);
  await app.user.click(await screen.findByRole('radio', { name: kind }));
  await screen.findByRole('textbox', { name: 'The letter' });
  for (const fold of folds) await app.user.click(press(fold));
  return app;
}

/** In one go, as from a clipboard or a keyboard that offers words: a letter is composed anew after each change. */
async function enter(user: User, field: HTMLElement, text: string) {
  await user.click(field);
  await user.paste(text);
}

/** True if the browser would ask before closing the tab. */
function browserAsks(): boolean {
  const event = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(event);
  return event.defaultPrevented;
}

function clipboard(write: (text: string) => Promise<void>) {
  const writeText = jest.fn(write);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  return writeText;
}

afterEach(() => {
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
});

describe('Without a policy in the address', () => {
  test('the screen offers every policy with the visitor’s answer', async () => {
    await renderPart(<Letter />, '/letter', { preloaded: answered({ '5': 'no' }) });
    expect(screen.getByRole('heading', { level: 1, name: 'Write or Call' })).toBeVisible();
    const choices = within(screen.getByRole('region', { name: 'Choose a policy' })).getAllByRole('link');
    expect(choices).toHaveLength(policyIds.length);
    expect(choices[4]).toHaveTextContent('Carbon Tax Policy Your answer: No');
    expect(choices[5]).toHaveTextContent('Data Privacy Protection Not answered yet');
    expect(screen.queryByText(/names a policy we don’t have/)).not.toBeInTheDocument();
  });

  test('choosing one takes the focus along, and back', async () => {
    const { user } = await renderApp('/letter', { preloaded: answered({ '5': 'no' }) });
    await user.click(screen.getByRole('link', { name: /^Carbon Tax Policy/ }));
    expect(screen.getByRole('heading', { level: 2, name: 'Carbon Tax Policy' })).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Choose another policy' }));
    expect(screen.getByRole('heading', { level: 2, name: 'Choose a policy' })).toHaveFocus();
  });
});

describe('The draft', () => {
  test('offers the arguments of both sides to who is undecided', async () => {
    const { pros, cons } = await policyTexts['5']();
    await open(answered({ '5': 'undecided' }), points);
    const quotes = screen.getByRole('group', { name: /^Arguments on both sides/ });
    expect(within(quotes).getAllByRole('checkbox')).toHaveLength(pros.length + cons.length);
  });

  test('goes to a senator or a representative, and greets whom it goes to', async () => {
    const { user } = await open(answered({ '5': 'yes' }));
    const toWhom = within(screen.getByRole('radiogroup', { name: 'Write to' }));
    const senator = toWhom.getByRole('radio', { name: 'A senator, without a name' });
    expect(senator).toBeChecked();
    expect(letter().value).toMatch(/^Dear Senator,/);
    const finder = () =>
      within(screen.getByRole('region', { name: 'Find the people who represent you' })).getAllByRole(
        'link',
      )[0];
    expect(finder()).toHaveTextContent('Find your senators');
    await user.click(toWhom.getByRole('radio', { name: 'My representative, without a name' }));
    expect(letter().value).toMatch(/^Dear Representative,/);
    expect(finder()).toHaveTextContent('Find your representative');
    await enter(user, letter(), ' PS');
    await user.click(senator);
    expect(letter().value).toMatch(/^Dear Senator,.* PS$/s);
  });

  test('follows the fields, and so does the call', async () => {
    const { user } = await open(answered({ '5': 'yes' }), about);
    await enter(user, screen.getByLabelText('Your name'), 'Ana Ruiz');
    await enter(user, screen.getByLabelText('City'), 'Austin');
    await user.click(press(reasons));
    expect(screen.getByLabelText('ZIP code')).toBeVisible();
    expect([about, reasons, points].map((name) => press(name).getAttribute('aria-expanded'))).toEqual([
      'true',
      'true',
      'false',
    ]);
    await enter(user, screen.getByLabelText('My reason'), 'Summers are hotter');
    await enter(user, screen.getByLabelText('My story'), 'The creek dried up.');
    await user.click(press(points));
    await user.click(screen.getByRole('checkbox', { name: steady }));
    await user.click(screen.getByRole('checkbox', { name: cheapest }));
    expect(letter().value).toMatch(
      /\n\nHere is why I see it this way\. Summers are hotter\. One price.* A steady price.*\n\nThe creek dried up\./,
    );
    expect(letter().value).toMatch(/Sincerely,\nAna Ruiz\nAustin$/);
    expect(call().value).toContain('My name is Ana Ruiz, and I live in Austin.');
    expect(call().value).toContain('One price on every ton');
    await user.click(screen.getByRole('checkbox', { name: cheapest }));
    expect(letter().value).not.toContain('One price');
  });

  test.each<[string, (user: User, store: Store) => Promise<void> | void]>([
    ['the visitor looks at', (user) => user.click(screen.getByRole('radio', { name: 'Against' }))],
    [
      'another tab chose',
      (_, store) => {
        act(() => {
          store.dispatch(voteCast({ policyId: '5', answer: 'no' }));
        });
      },
    ],
  ])('says nothing against the answer %s', async (_, change) => {
    const { user, store } = await look('In favor', points);
    await user.click(screen.getByRole('checkbox', { name: cheapest }));
    expect(letter().value).toContain('One price on every ton');
    await change(user, store);
    expect(letter().value).toContain('I ask you to oppose');
    expect(letter().value).not.toContain('One price on every ton');
    const quotes = within(screen.getByRole('group', { name: /^Arguments against/ }));
    for (const point of quotes.getAllByRole('checkbox')) expect(point).not.toBeChecked();
  });

  test('keeps the points of each answer', async () => {
    const { user } = await look('In favor', points);
    await user.click(screen.getByRole('checkbox', { name: cheapest }));
    await user.click(screen.getByRole('radio', { name: 'Against' }));
    await user.click(screen.getByRole('radio', { name: 'In favor' }));
    expect(screen.getByRole('checkbox', { name: cheapest })).toBeChecked();
    expect(letter().value).toContain('One price on every ton');
  });

  describe('changed by hand, when the answer changes,', () => {
    const subject = () => new URL(email()?.href ?? '').searchParams.get('subject');
    const asked = () => screen.queryByText(/when the draft was “In favor”\. Now it is “Against”/);

    async function changed() {
      const app = await open(answered({ '5': 'yes' }));
      await enter(app.user, letter(), ' PS: Call me.');
      act(() => {
        app.store.dispatch(voteCast({ policyId: '5', answer: 'no' }));
      });
      return app;
    }

    test('keeps subject and text together and asks what to do', async () => {
      await changed();
      expect(asked()).toBeVisible();
      expect(letter().value).toContain('I ask you to support');
      expect(subject()).toBe('Please support a federal tax on carbon');
    });

    test('stays as it is when the visitor wants that, under a subject that takes no side', async () => {
      const { user } = await changed();
      await user.click(press('Keep my text'));
      expect(letter()).toHaveFocus();
      expect(asked()).not.toBeInTheDocument();
      expect(letter().value).toMatch(/I ask you to support.*PS: Call me\.$/s);
      expect(subject()).toBe('My view on a federal tax on carbon');
    });

    test('is written anew when the visitor wants that', async () => {
      const { user } = await changed();
      await user.click(press('Rebuild from my entries'));
      expect(asked()).not.toBeInTheDocument();
      expect(letter().value).toContain('I ask you to oppose');
      expect(subject()).toBe('Please oppose a federal tax on carbon');
    });
  });
});

describe('The sender', () => {
  test('is kept for the visit only, until the visitor asks to be remembered', async () => {
    const { store, user } = await open(answered({ '5': 'yes' }), about);
    await enter(user, screen.getByLabelText('Your name'), 'Ana');
    expect(selectSender(store.getState())).toBeNull();
    const box = screen.getByRole('checkbox', { name: 'Remember these on this device' });
    await user.click(box);
    expect(selectSender(store.getState())).toEqual({ name: 'Ana', city: '', zip: '' });
    await enter(user, screen.getByLabelText('City'), 'Austin');
    expect(selectSender(store.getState())).toEqual({ name: 'Ana', city: 'Austin', zip: '' });
    await user.click(box);
    expect(selectSender(store.getState())).toBeNull();
    expect(screen.getByLabelText('City')).toHaveValue('Austin');
  });

  test('stays in the fields when another tab forgets it', async () => {
    const remembered = { name: 'Ana Ruiz', city: 'Austin', zip: '78701' };
    const { store, user } = await open({ ...answered({ '5': 'yes' }), sender: { remembered } }, about);
    act(() => {
      store.dispatch(senderForgotten());
    });
    expect(screen.getByRole('checkbox', { name: 'Remember these on this device' })).not.toBeChecked();
    expect(screen.getByLabelText('Your name')).toHaveValue('Ana Ruiz');
    expect(letter().value).toContain('Austin 78701');
    await enter(user, screen.getByLabelText('City'), ', TX');
    expect(screen.getByLabelText('City')).toHaveValue('Austin, TX');
    expect(selectSender(store.getState())).toBeNull();
  });

  test('goes from the fields, as all that was typed, when everything is erased', async () => {
    const remembered = { name: 'Ana Ruiz', city: 'Austin', zip: '78701' };
    const { store, user } = await open({ ...answered({ '5': 'yes' }), sender: { remembered } });
    await user.click(press(reasons));
    await enter(user, screen.getByLabelText('My reason'), 'Heat.');
    act(() => {
      store.dispatch(erased({ keys: ['votes', 'sender', 'letter'] }));
    });
    await user.click(await screen.findByRole('radio', { name: 'In favor' }));
    await screen.findByRole('textbox', { name: 'The letter' });
    await user.click(press(about));
    expect(screen.getByLabelText('Your name')).toHaveValue('');
    await user.click(press(reasons));
    expect(screen.getByLabelText('My reason')).toHaveValue('');
  });

  test('is filled in when it was remembered', async () => {
    const remembered = { name: 'Ana Ruiz', city: 'Austin', zip: '78701' };
    await open({ ...answered({ '5': 'yes' }), sender: { remembered } }, about);
    expect(screen.getByLabelText('Your name')).toHaveValue('Ana Ruiz');
    expect(screen.getByRole('checkbox', { name: 'Remember these on this device' })).toBeChecked();
    expect(letter().value).toContain('Austin 78701');
    expect(screen.queryByRole('button', { name: /^Sign as/ })).not.toBeInTheDocument();
  });

  test('can be the member, where there is one', async () => {
    const { user } = await open(
      { ...answered({ '5': 'yes' }), registration: { record: someMember() } },
      about,
    );
    await user.click(press('Sign as Ana Ruiz'));
    expect(letter().value).toMatch(/Sincerely,\nAna Ruiz$/);
  });
});

describe('Taking the letter along', () => {
  test('copies it, and says so until it changes', async () => {
    const { user } = await open(answered({ '5': 'yes' }));
    const writeText = clipboard(() => Promise.resolve());
    await user.click(press('Copy letter'));
    expect(writeText).toHaveBeenCalledWith(letter().value);
    expect(await screen.findByText('Copied.')).toBeVisible();
    await enter(user, letter(), '!');
    expect(screen.queryByText('Copied.')).not.toBeInTheDocument();
  });

  test('is done as long as the letter is the one that was copied', async () => {
    const { user } = await open(answered({ '5': 'yes' }), about);
    clipboard(() => Promise.resolve());
    const step = () => screen.getByRole('link', { name: /^Send or call/ }).textContent;
    const done = 'Send or call (done)';
    expect(step()).not.toBe(done);
    await user.click(press('Copy letter'));
    expect(step()).toBe(done);
    await user.click(screen.getByRole('radio', { name: /^My representative/ }));
    expect(letter().value).toMatch(/^Dear Representative,/);
    expect(step()).not.toBe(done);
    await user.click(screen.getByRole('radio', { name: /^A senator/ }));
    expect(step()).toBe(done);
    await enter(user, screen.getByLabelText('Your name'), 'Ana Ruiz');
    expect(step()).not.toBe(done);
  });

  test.each([
    ['refuses', () => Promise.reject(new DOMException('denied', 'NotAllowedError'))],
    ['has no clipboard', undefined],
  ])('selects it where the browser %s', async (_, write) => {
    const { user } = await open(answered({ '5': 'yes' }));
    if (write) clipboard(write);
    else Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    await user.click(press('Copy letter'));
    expect(await screen.findByText(/The text is selected/)).toBeVisible();
    expect(letter()).toHaveFocus();
    expect([letter().selectionStart, letter().selectionEnd]).toEqual([0, letter().value.length]);
  });

  test('is asked for on closing a letter that was changed by hand and started over', async () => {
    const { user } = await renderApp(carbon, { preloaded: answered({ '5': 'yes' }) });
    await screen.findByRole('textbox', { name: 'The letter' });
    await enter(user, letter(), ' PS: Call me.');
    await user.click(press('Rebuild from my entries'));
    expect(browserAsks()).toBe(true);
  });
});

describe('The official sites', () => {
  test('open in a tab of their own', async () => {
    await renderPart(<Letter />, '/letter');
    const section = within(screen.getByRole('region', { name: 'Find the people who represent you' }));
    const links = section.getAllByRole<HTMLAnchorElement>('link', { name: /\(opens in a new tab\)$/ });
    expect(links.map((link) => link.href)).toEqual([
      'https://www.house.gov/representatives/find-your-representative',
      'https://www.senate.gov/senators/senators-contact.htm',
      'https://www.usa.gov/elected-officials',
    ]);
    for (const link of links) {
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
  });

  test('include what vote.gov says for a state or a territory', async () => {
    const { user } = await renderPart(<Letter />, '/letter');
    const choice = screen.getByRole('combobox', { name: 'Your state or territory' });
    // And the one that says that none is chosen.
    expect(within(choice).getAllByRole('option')).toHaveLength(stateIds.length + 1);
    for (const [name, href, label] of [
      ['Texas', 'https://vote.gov/register/texas', 'See vote.gov for'],
      ['District of Columbia', 'https://vote.gov', 'Go to vote.gov and choose there:'],
      ['Puerto Rico', 'https://vote.gov', 'Go to vote.gov and choose there:'],
      ['U.S. Virgin Islands', 'https://vote.gov', 'Go to vote.gov and choose there:'],
    ] as const) {
      await user.selectOptions(choice, name);
      const link = screen.getByRole('link', { name: new RegExp(`^${label} ${name}`) });
      expect(link).toHaveAttribute('href', href);
    }
  });
});
