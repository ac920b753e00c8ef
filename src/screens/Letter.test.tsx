import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { selectSender, senderForgotten } from '../features/letter/senderSlice';
import { selectVotes, voteCast } from '../features/votes/votesSlice';
import type { Votes } from '../features/votes/votesDocument';
import { erased } from '../storage/storageEvents';
import { renderApp } from '../test/renderApp';

type App = Awaited<ReturnType<typeof renderApp>>;
type User = App['user'];
type Store = App['store'];

const answered = (byPolicy: Votes) => ({ votes: { byPolicy, cleared: null, recorded: null } });
const carbon = '/letter?policy=carbon-tax-policy';

const letter = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'The letter' });
const call = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'What to say' });
const email = () => screen.queryByRole<HTMLAnchorElement>('link', { name: 'Open in email' });
const press = (name: string) => screen.getByRole('button', { name });

function clipboard(write: (text: string) => Promise<void>) {
  const writeText = jest.fn(write);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  return writeText;
}

beforeEach(() => {
  // The mark of the early script, without which the choice of a state is not drawn.
  document.documentElement.dataset.scripts = 'on';
  // The question before leaving goes by the browser's address, which the test's router leaves alone.
  history.replaceState(null, '', '/letter');
});
afterEach(() => {
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
});

describe('Without a policy in the address', () => {
  test('the screen offers all ten with the visitor’s answers', async () => {
    await renderApp('/letter', { preloaded: answered({ '5': 'no' }) });
    expect(screen.getByRole('heading', { level: 1, name: 'Write or Call' })).toBeVisible();
    const choices = within(screen.getByRole('region', { name: 'Choose a policy' })).getAllByRole('link');
    expect(choices).toHaveLength(10);
    expect(choices[4]).toHaveTextContent('Carbon Tax Policy Your answer: No');
    expect(choices[5]).toHaveTextContent('Data Privacy Protection Not answered yet');
    expect(screen.queryByText(/names a policy we don’t have/)).not.toBeInTheDocument();
  });

  test('an unknown policy is told so', async () => {
    await renderApp('/letter?policy=no-such');
    expect(screen.getByText(/names a policy we don’t have/)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Choose a policy' })).toBeVisible();
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
  test.each([
    ['yes', 'I ask you to support a federal tax on carbon.', 'Points from the Pros', 5],
    ['no', 'I ask you to oppose a federal tax on carbon.', 'Points from the Cons', 5],
    ['undecided', 'I have not made up my mind about', 'Points from the Pros and Cons', 10],
  ] as const)('speaks for the answer %s', async (answer, words, legend, points) => {
    await renderApp(carbon, { preloaded: answered({ '5': answer }) });
    expect(letter().value).toContain(words);
    const quotes = await screen.findByRole('group', { name: new RegExp(`^${legend}`) });
    expect(within(quotes).getAllByRole('checkbox')).toHaveLength(points);
  });

  test('can be looked at without an answer, and none is recorded', async () => {
    const { store, user } = await renderApp(carbon);
    expect(screen.getByText(/You have not answered this policy yet/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Read both sides and answer' })).toHaveAttribute(
      'href',
      '/surveys#carbon-tax-policy',
    );
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'In favor' }));
    expect(letter().value).toContain('I ask you to support');
    await user.click(screen.getByRole('radio', { name: 'Against' }));
    expect(letter().value).toContain('I ask you to oppose');
    expect(selectVotes(store.getState())).toEqual({});
  });

  test('follows the fields, and so does the call', async () => {
    const { user } = await renderApp(carbon, { preloaded: answered({ '5': 'yes' }) });
    await user.type(screen.getByLabelText('Your name'), 'Ana Ruiz');
    await user.type(screen.getByLabelText('City'), 'Austin');
    await user.type(screen.getByLabelText('ZIP code'), '78701');
    await user.type(screen.getByLabelText('My reason'), 'Summers are hotter.');
    await user.type(screen.getByLabelText('My story'), 'The creek dried up.');
    await user.click(await screen.findByRole('checkbox', { name: /^Business supporters say/ }));
    await user.click(screen.getByRole('checkbox', { name: /^Many economists say/ }));
    expect(letter().value).toMatch(
      /My reason:\nSummers are hotter\.\n• Many economists.*\n• Business supporters.*\n\nThe creek dried up\./,
    );
    expect(letter().value).toMatch(/Sincerely,\nAna Ruiz\nAustin 78701$/);
    expect(call().value).toContain('My name is Ana Ruiz, and I live in Austin 78701.');
    await user.click(screen.getByRole('checkbox', { name: /^Many economists say/ }));
    expect(letter().value).not.toContain('Many economists');
  });

  test('keeps what was changed by hand, whatever the fields say', async () => {
    const { user, store } = await renderApp(carbon, { preloaded: answered({ '5': 'yes' }) });
    await user.type(letter(), ' PS: Call me.');
    const mine = letter().value;
    expect(screen.getByText(/You changed the letter by hand/)).toBeVisible();
    await user.type(screen.getByLabelText('My reason'), 'Late thought.');
    act(() => {
      store.dispatch(voteCast({ policyId: '5', answer: 'no' }));
    });
    expect(letter()).toHaveValue(mine);

    await user.click(press('Start over from the fields'));
    expect(letter().value).toContain('I ask you to oppose');
    expect(letter().value).toContain('Late thought.');
    expect(letter()).toHaveFocus();
    await user.click(press('Bring back my version'));
    expect(letter()).toHaveValue(mine);
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
  ])('quotes nothing against the answer %s', async (_, change) => {
    const { user, store } = await renderApp(carbon);
    await user.click(screen.getByRole('radio', { name: 'In favor' }));
    await user.click(await screen.findByRole('checkbox', { name: /^Many economists say/ }));
    expect(letter().value).toContain('Many economists say');
    await change(user, store);
    expect(letter().value).toContain('I ask you to oppose');
    expect(letter().value).not.toContain('Many economists say');
    for (const point of screen.getAllByRole('checkbox', { name: / say / })) expect(point).not.toBeChecked();
  });

  test('keeps the points of each answer', async () => {
    const { user } = await renderApp(carbon);
    await user.click(screen.getByRole('radio', { name: 'In favor' }));
    await user.click(await screen.findByRole('checkbox', { name: /^Many economists say/ }));
    await user.click(screen.getByRole('radio', { name: 'Against' }));
    await user.click(screen.getByRole('radio', { name: 'In favor' }));
    expect(screen.getByRole('checkbox', { name: /^Many economists say/ })).toBeChecked();
    expect(letter().value).toContain('Many economists say');
  });

  describe('changed by hand, when the answer changes,', () => {
    const subject = () => new URL(email()?.href ?? '').searchParams.get('subject');
    const asked = () => screen.queryByText(/when the draft was “In favor”\. Now it is “Against”/);

    async function changed() {
      const app = await renderApp(carbon, { preloaded: answered({ '5': 'yes' }) });
      await app.user.type(letter(), ' PS: Call me.');
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
      await user.click(press('Start over from the fields'));
      expect(asked()).not.toBeInTheDocument();
      expect(letter().value).toContain('I ask you to oppose');
      expect(subject()).toBe('Please oppose a federal tax on carbon');
    });
  });

  test('is still there after a look at another policy', async () => {
    const { user } = await renderApp(carbon, { preloaded: answered({ '5': 'yes', '1': 'no' }) });
    await user.type(screen.getByLabelText('My reason'), 'Summers are hotter.');
    await user.click(screen.getByRole('link', { name: 'Choose another policy' }));
    await user.click(screen.getByRole('link', { name: /^Universal Background Checks/ }));
    expect(letter().value).not.toContain('Summers');
    await user.click(screen.getByRole('link', { name: 'Choose another policy' }));
    await user.click(screen.getByRole('link', { name: /^Carbon Tax Policy/ }));
    expect(letter().value).toContain('Summers are hotter.');
  });
});

describe('The sender', () => {
  test('is known to this screen only, until the visitor asks to be remembered', async () => {
    const { store, user } = await renderApp(carbon, { preloaded: answered({ '5': 'yes' }) });
    await user.type(screen.getByLabelText('Your name'), 'Ana');
    expect(selectSender(store.getState())).toBeNull();
    const box = screen.getByRole('checkbox', { name: 'Remember these on this device' });
    await user.click(box);
    expect(selectSender(store.getState())).toEqual({ name: 'Ana', city: '', zip: '' });
    await user.type(screen.getByLabelText('City'), 'Austin');
    expect(selectSender(store.getState())).toEqual({ name: 'Ana', city: 'Austin', zip: '' });
    await user.click(box);
    expect(selectSender(store.getState())).toBeNull();
    expect(screen.getByLabelText('City')).toHaveValue('Austin');
  });

  test('stays in the fields when another tab forgets it', async () => {
    const remembered = { name: 'Ana Ruiz', city: 'Austin', zip: '78701' };
    const { store, user } = await renderApp(carbon, {
      preloaded: { ...answered({ '5': 'yes' }), sender: { remembered, erasures: 0 } },
    });
    act(() => {
      store.dispatch(senderForgotten());
    });
    expect(screen.getByRole('checkbox', { name: 'Remember these on this device' })).not.toBeChecked();
    expect(screen.getByLabelText('Your name')).toHaveValue('Ana Ruiz');
    expect(letter().value).toContain('Austin 78701');
    await user.type(screen.getByLabelText('City'), ', TX');
    expect(screen.getByLabelText('City')).toHaveValue('Austin, TX');
    expect(selectSender(store.getState())).toBeNull();
  });

  test('goes from the fields, as all that was typed, when everything is erased', async () => {
    const remembered = { name: 'Ana Ruiz', city: 'Austin', zip: '78701' };
    const { store, user } = await renderApp(carbon, {
      preloaded: { sender: { remembered, erasures: 0 } },
    });
    await user.click(screen.getByRole('radio', { name: 'In favor' }));
    await user.type(screen.getByLabelText('My reason'), 'Heat.');
    act(() => {
      store.dispatch(erased({ keys: ['votes', 'sender'] }));
    });
    await user.click(screen.getByRole('radio', { name: 'In favor' }));
    expect(screen.getByLabelText('Your name')).toHaveValue('');
    expect(screen.getByLabelText('My reason')).toHaveValue('');
  });

  test('is filled in when it was remembered', async () => {
    const remembered = { name: 'Ana Ruiz', city: 'Austin', zip: '78701' };
    await renderApp(carbon, {
      preloaded: { ...answered({ '5': 'yes' }), sender: { remembered, erasures: 0 } },
    });
    expect(screen.getByLabelText('Your name')).toHaveValue('Ana Ruiz');
    expect(screen.getByRole('checkbox', { name: 'Remember these on this device' })).toBeChecked();
    expect(letter().value).toContain('Austin 78701');
  });
});

describe('Taking the letter along', () => {
  test('copies it, and says so until it changes', async () => {
    const { user } = await renderApp(carbon, { preloaded: answered({ '5': 'yes' }) });
    const writeText = clipboard(() => Promise.resolve());
    await user.click(press('Copy letter'));
    expect(writeText).toHaveBeenCalledWith(letter().value);
    expect(await screen.findByText('Copied.')).toBeVisible();
    await user.type(letter(), '!');
    expect(screen.queryByText('Copied.')).not.toBeInTheDocument();
  });

  test.each([
    ['refuses', () => Promise.reject(new DOMException('denied', 'NotAllowedError'))],
    ['has no clipboard', undefined],
  ])('selects it where the browser %s', async (_, write) => {
    const { user } = await renderApp(carbon, { preloaded: answered({ '5': 'yes' }) });
    if (write) clipboard(write);
    else Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    await user.click(press('Copy letter'));
    expect(await screen.findByText(/The text is selected/)).toBeVisible();
    expect(letter()).toHaveFocus();
    expect([letter().selectionStart, letter().selectionEnd]).toEqual([0, letter().value.length]);
  });

  test('prints the letter as it stands', async () => {
    const { user } = await renderApp(carbon, { preloaded: answered({ '5': 'yes' }) });
    const print = jest.fn();
    window.print = print;
    await user.type(letter(), ' PS');
    await user.click(press('Print letter'));
    expect(print).toHaveBeenCalledTimes(1);
    expect(document.querySelector('[data-printed-letter]')?.textContent).toBe(letter().value);
  });

  test('hands it to an email program, unless it is too long for that', async () => {
    const { user } = await renderApp(carbon, { preloaded: answered({ '5': 'no' }) });
    const { searchParams } = new URL(email()?.href ?? '');
    expect(searchParams.get('subject')).toBe('Please oppose a federal tax on carbon');
    expect(searchParams.get('body')?.replaceAll('\r\n', '\n')).toBe(letter().value);
    await user.click(letter());
    await user.paste('x'.repeat(2000));
    expect(email()).toBeNull();
    expect(screen.getByText(/too long to open in/)).toBeVisible();
  });

  test('has to be done before leaving, or the question comes', async () => {
    const { user } = await renderApp(carbon, { preloaded: answered({ '5': 'yes' }) });
    clipboard(() => Promise.resolve());
    await user.type(screen.getByLabelText('My reason'), 'Summers are hotter.');
    const leave = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(leave()).toBe(true);
    await user.click(press('Copy letter'));
    await waitFor(() => {
      expect(leave()).toBe(false);
    });
    await user.type(screen.getByLabelText('My reason'), ' And drier.');
    expect(leave()).toBe(true);
  });

  test('asks before leaving a letter that was changed by hand and set aside', async () => {
    const { user } = await renderApp(carbon, { preloaded: answered({ '5': 'yes' }) });
    await user.type(letter(), ' PS: Call me.');
    await user.click(press('Start over from the fields'));
    const event = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
  });
});

describe('The official sites', () => {
  test('open in a tab of their own', async () => {
    await renderApp('/letter');
    const section = within(screen.getByRole('region', { name: 'Find the people who represent you' }));
    const links = section.getAllByRole<HTMLAnchorElement>('link', { name: /\(opens in a new tab\)$/ });
    expect(links.map((link) => link.href)).toEqual([
      'https://www.house.gov/representatives/find-your-representative',
      'https://www.senate.gov/senators/senators-contact.htm',
      'https://www.usa.gov/elected-officials',
      'https://vote.gov/',
    ]);
    for (const link of links) {
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
  });

  test.each([
    ['New York', 'https://vote.gov/register/new-york'],
    ['Texas', 'https://vote.gov/register/texas'],
    ['District of Columbia', 'https://vote.gov/'],
    ['Puerto Rico', 'https://vote.gov/'],
    ['U.S. Virgin Islands', 'https://vote.gov/'],
  ])('include what vote.gov says for %s', async (name, href) => {
    const { user } = await renderApp('/letter');
    const choice = screen.getByRole('combobox', { name: 'Your state or territory' });
    expect(within(choice).getAllByRole('option')).toHaveLength(57);
    await user.selectOptions(choice, name);
    const link = screen.getByRole<HTMLAnchorElement>('link', {
      name: new RegExp(`^See vote.gov for ${name}`),
    });
    expect(link.href).toBe(href);
  });
});
