import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { makeStore } from '../app/store';
import { notices } from 'words/notices';
import { register } from 'words/register';
import { noticeClosed, selectNotice } from '../features/notices/noticesSlice';
import { selectMember } from '../features/membership/registrationSlice';
import type { OpenPhoto } from '../features/membership/openPhoto';
import { changedElsewhere } from '../persistence/storageEvents';
import { someMember, somePhoto } from '../test/someMember';
import { giveWebCrypto, takeWebCrypto } from '../test/webCrypto';
import { Register } from './Register';

/* jsdom decodes no pictures: the preparation is played from here, file by file. */
let prepare: (file: File) => Promise<unknown>;
jest.mock('../features/membership/openPhoto', () => ({
  openPhoto: (file: File): OpenPhoto => ({
    opened: prepare(file) as OpenPhoto['opened'],
    crop: () => Promise.reject(new Error('not in these tests')),
    close: () => undefined,
  }),
}));

// Two busy cores take their time over the derivation and the dialog.
jest.setTimeout(20_000);

const opened = (file: File) => ({
  photo: somePhoto(file.name),
  advice: ['small'],
  preview: new Blob(['preview']),
});

const jpeg = () => new File(['picture'], 'me.jpg', { type: 'image/jpeg' });
const typed = {
  'First Name': 'Ana',
  'Last Name': 'Ruiz',
  Email: 'ana@example.com',
  Password: 'kumquat-9-lantern',
};
type Label = keyof typeof typed | 'Photo';

function show(preloaded?: Parameters<typeof makeStore>[0]) {
  const { store } = makeStore(preloaded);
  render(
    <Provider store={store}>
      <RouterProvider router={createMemoryRouter([{ path: '/', element: <Register /> }])} />
    </Provider>,
  );
  return {
    store,
    user: userEvent.setup({ delay: null }),
    notice: () => selectNotice(store.getState())?.name,
  };
}

type User = ReturnType<typeof userEvent.setup>;

async function fill(user: User, { without }: { without?: Label } = {}) {
  for (const [label, text] of Object.entries(typed)) {
    if (label === without) continue;
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
  if (without !== 'Photo') await user.upload(screen.getByLabelText('Photo'), jpeg());
}

const press = (user: User, name: string) => user.click(screen.getByRole('button', { name }));

/** The summary of what is missing or wrong. */
const summary = () => screen.getByRole('group', { name: register.problems });

async function question() {
  return screen.findByRole('dialog', { name: register.confirm.text });
}

async function answer(user: User, name: string) {
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
}

beforeEach(() => {
  prepare = (file) => Promise.resolve(opened(file));
  giveWebCrypto();
  Object.assign(URL, { createObjectURL: () => 'blob:preview', revokeObjectURL: () => undefined });
});

describe('The registration form', () => {
  test('has the five fields, the sample and the honest sentence', () => {
    show();
    expect(screen.getByRole('heading', { level: 1, name: 'Join Our Community' })).toBeInTheDocument();
    const tokens = ['First Name', 'Last Name', 'Email', 'Password'].map((label) =>
      screen.getByLabelText(label).getAttribute('autocomplete'),
    );
    expect(tokens).toEqual(['given-name', 'family-name', 'email', 'new-password']);
    expect(screen.getByLabelText('Photo')).toHaveAttribute('type', 'file');
    expect(screen.getByText('2x2 inches, white background')).toBeInTheDocument();
    expect(screen.getByText(register.honest)).toBeInTheDocument();
  });

  test('says at its head and beside its button that it is no voter registration, with the way to one', () => {
    show();
    const [atTheHead, besideTheButton] = screen.getAllByText('This does not register you to vote.');
    const button = screen.getByRole('button', { name: 'Register' });
    const firstField = screen.getByLabelText('First Name');
    const { DOCUMENT_POSITION_FOLLOWING: follows } = Node;
    expect(atTheHead?.compareDocumentPosition(firstField)).toBe(follows);
    expect(besideTheButton && button.compareDocumentPosition(besideTheButton)).toBe(follows);
    expect(screen.getByRole('link', { name: /^To register to vote, go to vote.gov/ })).toHaveAttribute(
      'href',
      'https://vote.gov',
    );
  });

  test('says in its question, too, that it is no voter registration', async () => {
    const { user } = show();
    await fill(user);
    await screen.findByText('Your photo is ready.');
    await press(user, 'Register');
    expect(await question()).toHaveTextContent('This does not register you to vote.');
  });

  test('offers the registration of voters beside its own', () => {
    show();
    const form = screen.getByLabelText('Email').closest('form');
    expect(
      within(form as HTMLElement).getByRole('link', { name: /^Register to vote at vote.gov/ }),
    ).toHaveAttribute('href', 'https://vote.gov');
  });

  test('fills the member card while one types, with all but the password, and stores nothing', async () => {
    const { user, store } = show();
    const card = screen.getByRole('figure', { name: register.card.preview });
    expect(card).toHaveTextContent('First Name Last Name');
    expect(within(card).queryByRole('presentation')).not.toBeInTheDocument();
    await fill(user);
    await screen.findByText('Your photo is ready.');
    expect(card).toHaveTextContent('Ana Ruiz');
    expect(card).toHaveTextContent(typed.Email);
    expect(card).not.toHaveTextContent('First Name');
    expect(card.innerHTML).not.toContain(typed.Password);
    expect(within(card).getByRole('presentation')).toHaveAttribute('src', somePhoto('me.jpg').dataUrl);
    await user.clear(screen.getByLabelText('Last Name'));
    expect(card).toHaveTextContent('Ana');
    expect(card).not.toHaveTextContent('Ruiz');
    expect(selectMember(store.getState())).toBeNull();
  });

  test('says in the title of the page and in its heading that one has joined', () => {
    show({ registration: { record: someMember() } });
    expect(document.title).toBe('You have joined | Civic Voice');
    expect(screen.getByRole('heading', { level: 1, name: 'You have joined' })).toBeInTheDocument();
    expect(screen.queryByText('Join Our Community')).not.toBeInTheDocument();
  });

  test('lets an email break after its @ and its dots only', () => {
    const email = 'ana.ruiz@mail.example.com';
    show({ registration: { record: { ...someMember(), email } } });
    const shown = screen.getByText(email);
    expect(shown.innerHTML.split('<wbr>').filter(Boolean)).toEqual([
      'ana.',
      'ruiz@',
      'mail.',
      'example.',
      'com',
    ]);
  });

  test('can send nothing anywhere, should it be submitted before the scripts arrive', () => {
    show();
    const form = screen.getByLabelText('Email').closest('form');
    expect([form?.getAttribute('method'), form?.noValidate, form?.getAttribute('action')]).toEqual([
      'dialog',
      true,
      null,
    ]);
  });

  test.each<Label>(['First Name', 'Last Name', 'Email', 'Password', 'Photo'])(
    'says what is missing and leads there when %s is left out',
    async (label) => {
      const { user, notice } = show();
      await fill(user, { without: label });
      await press(user, 'Register');
      const field = screen.getByLabelText(label);
      await waitFor(() => {
        expect(summary()).toHaveFocus();
      });
      await user.click(within(summary()).getByRole('link'));
      expect(field).toHaveFocus();
      expect(notice()).toBe('fieldsMissing');
      expect(field).toBeInvalid();
      expect(field).toHaveAccessibleDescription(expect.stringMatching(/^Please (enter|choose) /));
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    },
  );

  test('names all five at once, in a summary that takes the focus and leads to each', async () => {
    const { user, notice } = show();
    await press(user, 'Register');
    await waitFor(() => {
      expect(summary()).toHaveFocus();
    });
    const messages = Object.values(register.missing);
    expect(summary()).toHaveAccessibleDescription(messages.join(' '));
    for (const [name, message] of Object.entries(register.missing)) {
      const field = screen.getByLabelText(register.fields[name as keyof typeof register.fields]);
      expect(field).toHaveAccessibleDescription(expect.stringContaining(message));
      await user.click(within(summary()).getByRole('link', { name: message }));
      expect(field).toHaveFocus();
    }
    expect(notices[notice() ?? 'registered'].description).toBe(
      'Please fill in all fields and upload a photo.',
    );
  });

  test('counts white space as missing and takes the message back as it is mended', async () => {
    const { user } = show();
    await fill(user, { without: 'Last Name' });
    await user.type(screen.getByLabelText('Last Name'), '   ');
    await press(user, 'Register');
    expect(await screen.findAllByText(register.missing.lastName)).toHaveLength(2);
    await user.type(screen.getByLabelText('Last Name'), 'R');
    expect(screen.queryByText(register.missing.lastName)).not.toBeInTheDocument();
    expect(screen.queryByRole('group', { name: register.problems })).not.toBeInTheDocument();
    expect(screen.getByLabelText('Last Name')).toBeValid();
  });

  test('says that an email is malformed', async () => {
    const { user, notice } = show();
    await fill(user, { without: 'Email' });
    await user.type(screen.getByLabelText('Email'), 'ana@example');
    await press(user, 'Register');
    await screen.findAllByText(register.emailMalformed);
    expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(register.emailMalformed);
    expect(summary()).toHaveFocus();
    expect(notice()).toBe('fieldsInvalid');
  });

  test.each([
    ['kumquat', register.password.tooShort],
    ['Ana@Example.com', register.password.ownNameOrEmail],
  ])('says what is wrong with the password %s', async (password, message) => {
    const { user, notice } = show();
    await fill(user, { without: 'Password' });
    const field = screen.getByLabelText('Password');
    await user.type(field, password);
    await press(user, 'Register');
    await screen.findAllByText(message);
    expect(field).toHaveAccessibleDescription(`${message} ${register.password.hint}`);
    expect(summary()).toHaveFocus();
    expect(notice()).toBe('fieldsInvalid');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('shows the password and hides it again', async () => {
    const { user } = show();
    const field = screen.getByLabelText('Password');
    expect(field).toHaveAttribute('type', 'password');
    await press(user, 'Show password');
    expect(field).toHaveAttribute('type', 'text');
    await press(user, 'Hide password');
    expect(field).toHaveAttribute('type', 'password');
  });

  test('says at once, and again on Register, why a file cannot be used', async () => {
    prepare = () => Promise.resolve('svg');
    const { user, notice } = show();
    await fill(user);
    await waitFor(() => {
      expect(notice()).toBe('photoNotUsable');
    });
    await press(user, 'Register');
    await waitFor(() => {
      expect(notice()).toBe('fieldsInvalid');
    });
    expect(screen.getByLabelText('Photo')).toHaveAccessibleDescription(
      expect.stringContaining(register.photo.problems.svg),
    );
    expect(summary()).toHaveFocus();
    expect(summary()).toHaveAccessibleDescription(register.photo.problems.svg);
  });

  test('shows advice about a photo and takes it all the same', async () => {
    const { user } = show();
    await fill(user);
    expect(await screen.findByText(register.photo.advice.small)).toBeInTheDocument();
    await press(user, 'Register');
    expect(await question()).toBeInTheDocument();
  });

  test('waits for a photo that is still being prepared, then goes on', async () => {
    let finish: () => void = () => undefined;
    prepare = (file) =>
      new Promise((resolve) => {
        finish = () => {
          resolve(opened(file));
        };
      });
    const { user } = show();
    await fill(user);
    await press(user, 'Register');
    expect(screen.getByRole('button', { name: 'Register' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    act(() => {
      finish();
    });
    expect(await question()).toBeInTheDocument();
  });

  test.each(['Cancel', 'Escape'])('keeps everything typed after %s', async (way) => {
    const { store, user, notice } = show();
    await fill(user);
    await press(user, 'Register');
    if (way === 'Escape') {
      await question();
      await user.keyboard('{Escape}');
    } else await answer(user, 'Cancel');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    for (const [label, text] of Object.entries(typed)) expect(screen.getByLabelText(label)).toHaveValue(text);
    expect(selectMember(store.getState())).toBeNull();
    expect([notice(), localStorage.getItem('user')]).toEqual([undefined, null]);
  });

  test('becomes the member card after I agree, however often that is pressed', async () => {
    const { store, user, notice } = show();
    await fill(user);
    await press(user, 'Register');
    const agree = within(await question()).getByRole('button', { name: 'I agree' });
    await user.dblClick(agree);
    expect(await screen.findByRole('heading', { name: register.card.heading })).toHaveFocus();
    expect(screen.getByRole('img', { name: 'Photo of Ana Ruiz' })).toHaveAttribute(
      'src',
      somePhoto().dataUrl,
    );
    expect(screen.getByText('ana@example.com')).toBeInTheDocument();
    expect(screen.queryByLabelText('Email')).not.toBeInTheDocument();
    expect(notice()).toBe('registered');
    expect(selectNotice(store.getState())?.id).toBe(1);
    expect(JSON.parse(localStorage.getItem('user') ?? 'null')).toEqual(selectMember(store.getState()));
  });

  test('stays as it was when the browser refuses to store', async () => {
    const { store, user, notice } = show();
    await fill(user);
    await press(user, 'Register');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await answer(user, 'I agree');
    await waitFor(() => {
      expect(notice()).toBe('registrationNotSaved');
    });
    for (const [label, text] of Object.entries(typed)) expect(screen.getByLabelText(label)).toHaveValue(text);
    expect(selectMember(store.getState())).toBeNull();
    // The notice goes after seconds; the page goes on saying so until it is stored.
    store.dispatch(noticeClosed(selectNotice(store.getState())?.id ?? 0));
    const line = notices.registrationNotSaved.description;
    expect(screen.getByText(line)).toBeVisible();
    jest.restoreAllMocks();
    // The dialog takes a moment to close.
    await screen.findByRole('button', { name: 'Register' });
    await press(user, 'Register');
    await answer(user, 'I agree');
    expect(await screen.findByRole('heading', { name: register.card.heading })).toBeInTheDocument();
    expect(screen.queryByText(line)).not.toBeInTheDocument();
  });

  test('says why nobody can register where the browser offers no Web Crypto', async () => {
    takeWebCrypto();
    const { user, notice } = show();
    expect(screen.getByText(register.needsSecure)).toBeInTheDocument();
    await fill(user);
    await press(user, 'Register');
    await waitFor(() => {
      expect(notice()).toBe('passwordNotPossible');
    });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('shows and hides the password, which may be pasted', async () => {
    const { user } = show();
    const field = screen.getByLabelText('Password');
    await user.click(field);
    await user.paste('from a manager');
    expect(field).toHaveValue('from a manager');
    await press(user, 'Show password');
    expect(field).toHaveAttribute('type', 'text');
    await press(user, 'Hide password');
    expect(field).toHaveAttribute('type', 'password');
  });

  test('keeps what is being typed when another tab registers', async () => {
    const { store, user } = show();
    await user.type(screen.getByLabelText('First Name'), 'Eva');
    act(() => {
      store.dispatch(changedElsewhere({ key: 'user', value: someMember() }));
    });
    expect(screen.getByLabelText('First Name')).toHaveValue('Eva');
  });
});

describe('A member', () => {
  const joined = { registration: { record: someMember() } };

  test('sees the card instead of the form', () => {
    show(joined);
    expect(screen.getByRole('heading', { name: 'Ana Ruiz' })).toBeInTheDocument();
    expect(screen.getByText(register.card.status)).toBeInTheDocument();
    expect(screen.queryByLabelText('First Name')).not.toBeInTheDocument();
  });

  test('edits with everything filled in, and an empty password keeps the stored one', async () => {
    const { store, user, notice } = show(joined);
    await press(user, 'Edit');
    expect(screen.getByLabelText('Email')).toHaveValue('ana@example.com');
    expect(screen.getByLabelText('Password')).toHaveValue('');
    await user.clear(screen.getByLabelText('First Name'));
    await user.type(screen.getByLabelText('First Name'), 'Eva');
    await press(user, register.edit.save);
    expect(await screen.findByRole('heading', { name: 'Eva Ruiz' })).toBeInTheDocument();
    expect(selectMember(store.getState())).toEqual(someMember({ firstName: 'Eva' }));
    expect(notices[notice() ?? 'registered'].description).toBe('Your changes are saved.');
  });

  test('changes password and photo', async () => {
    const { store, user } = show(joined);
    await press(user, 'Edit');
    await user.type(screen.getByLabelText('Password'), 'another one');
    await user.upload(screen.getByLabelText('Photo'), new File(['x'], 'new.png', { type: 'image/png' }));
    await press(user, register.edit.save);
    await screen.findByRole('heading', { name: 'Ana Ruiz' });
    const after = selectMember(store.getState());
    expect(after?.photo.name).toBe('new.png');
    expect(after?.password).not.toBe(someMember().password);
  });

  test('can keep the present photo after choosing a file that cannot be used', async () => {
    prepare = () => Promise.resolve('damaged');
    const { user } = show(joined);
    await press(user, 'Edit');
    await user.upload(screen.getByLabelText('Photo'), jpeg());
    expect(screen.getByLabelText<HTMLInputElement>('Photo').files).toHaveLength(1);
    await press(user, register.edit.keepPhoto);
    expect(screen.getByLabelText('Photo')).toBeValid();
    expect(screen.getByLabelText<HTMLInputElement>('Photo').files).toHaveLength(0);
    expect(screen.getByText(someMember().photo.name)).toBeVisible();
  });

  test('goes back to the card without saving', async () => {
    const { store, user } = show(joined);
    await press(user, 'Edit');
    await user.type(screen.getByLabelText('First Name'), 'bel');
    await press(user, register.edit.cancel);
    expect(screen.getByRole('heading', { name: 'Ana Ruiz' })).toBeInTheDocument();
    expect(selectMember(store.getState())).toEqual(someMember());
  });

  test.each(['a new password is derived', 'a photo is prepared'])(
    'saves nothing after Cancel while %s',
    async (work) => {
      let finish: () => void = () => undefined;
      prepare = (file) => new Promise((resolve) => (finish = () => resolve(opened(file))));
      const { store, user, notice } = show(joined);
      await press(user, 'Edit');
      await user.type(screen.getByLabelText('First Name'), 'bel');
      if (work === 'a photo is prepared') await user.upload(screen.getByLabelText('Photo'), jpeg());
      else await user.type(screen.getByLabelText(/Password/), 'another-lantern-7');
      await press(user, register.edit.save);
      await press(user, register.edit.cancel);
      finish();
      // As long as deriving a password takes on a busy machine.
      await act(() => new Promise((resolve) => setTimeout(resolve, 3000)));
      expect(selectMember(store.getState())).toEqual(someMember());
      expect(notice()).not.toBe('changesSaved');
    },
  );

  test('removes the registration after a question', async () => {
    const { store, user, notice } = show(joined);
    await press(user, 'Remove');
    await screen.findByRole('dialog', { name: 'Remove your registration?' });
    await answer(user, 'Cancel');
    expect(selectMember(store.getState())).not.toBeNull();
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    await press(user, 'Remove');
    await answer(user, 'Remove');
    expect(await screen.findByLabelText('First Name')).toHaveValue('');
    expect(selectMember(store.getState())).toBeNull();
    expect(notice()).toBe('registrationRemoved');
  });
});

describe('What another tab did in the meantime', () => {
  const joined = { registration: { record: someMember() } };
  const bea = someMember({ firstName: 'Bea', email: 'bea@example.com' });

  function elsewhere(store: ReturnType<typeof show>['store'], value: ReturnType<typeof someMember> | null) {
    act(() => {
      store.dispatch(changedElsewhere({ key: 'user', value }));
    });
  }

  async function editName(user: User, name: string) {
    await press(user, 'Edit');
    await user.clear(screen.getByLabelText('First Name'));
    await user.type(screen.getByLabelText('First Name'), name);
  }

  test('stays where it changed another field', async () => {
    const { store, user } = show(joined);
    await editName(user, 'Eva');
    elsewhere(store, someMember({ email: 'new@example.com' }));
    await press(user, register.edit.save);
    expect(await screen.findByRole('heading', { name: 'Eva Ruiz' })).toBeInTheDocument();
    expect(selectMember(store.getState())).toEqual(
      someMember({ firstName: 'Eva', email: 'new@example.com' }),
    );
  });

  test('is shown at the field that both changed, and saving again decides', async () => {
    const { store, user, notice } = show(joined);
    await editName(user, 'Eva');
    elsewhere(store, bea);
    await press(user, register.edit.save);
    const field = screen.getByLabelText('First Name');
    await waitFor(() => {
      expect(summary()).toHaveFocus();
    });
    expect(field).toHaveAccessibleDescription(register.changedElsewhere.text('Bea'));
    expect(field).toHaveValue('Eva');
    // What was not touched here follows the other tab.
    expect(screen.getByLabelText('Email')).toHaveValue('bea@example.com');
    expect([notice(), selectMember(store.getState())]).toEqual(['changedElsewhere', bea]);
    await press(user, register.edit.save);
    expect(await screen.findByRole('heading', { name: 'Eva Ruiz' })).toBeInTheDocument();
    expect(selectMember(store.getState())).toEqual({ ...bea, firstName: 'Eva' });
  });

  test('is kept by going back to the card', async () => {
    const { store, user } = show(joined);
    await editName(user, 'Eva');
    elsewhere(store, bea);
    await press(user, register.edit.save);
    await screen.findAllByText(register.changedElsewhere.text('Bea'));
    await press(user, register.edit.cancel);
    expect(screen.getByRole('heading', { name: 'Bea Ruiz' })).toBeInTheDocument();
    expect(selectMember(store.getState())).toEqual(bea);
  });

  test('is not replaced by a registration without a word', async () => {
    const { store, user, notice } = show();
    await fill(user);
    elsewhere(store, bea);
    await press(user, 'Register');
    await answer(user, 'I agree');
    expect(await screen.findAllByText(register.changedElsewhere.text('Bea'))).toHaveLength(2);
    expect(screen.getAllByText(register.changedElsewhere.password, { exact: false })).toHaveLength(2);
    expect([notice(), selectMember(store.getState())]).toEqual(['changedElsewhere', bea]);
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    expect(summary()).toHaveFocus();
    await press(user, register.edit.cancel);
    expect(screen.getByRole('heading', { name: 'Bea Ruiz' })).toBeInTheDocument();
  });

  test('is one thing where it removed the registration: what is typed can be registered anew', async () => {
    const { store, user, notice } = show(joined);
    await editName(user, 'Eva');
    elsewhere(store, null);
    await press(user, register.edit.save);
    await waitFor(() => {
      expect(summary()).toHaveFocus();
    });
    expect(notice()).toBe('registrationGone');
    expect(summary()).toHaveAccessibleDescription(register.missing.password);
    expect(screen.queryByText(register.edit.passwordHint)).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('Password'), 'a new one');
    await press(user, 'Register');
    await answer(user, 'I agree');
    expect(await screen.findByRole('heading', { name: 'Eva Ruiz' })).toBeInTheDocument();
    expect(notice()).toBe('registered');
  });
});
