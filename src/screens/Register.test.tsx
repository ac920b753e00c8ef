import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { notices } from 'words/notices';
import { register } from 'words/register';
import { selectNotice } from '../features/notices/noticesSlice';
import { removeRegistration } from '../features/membership/register';
import { selectMember } from '../features/membership/registrationSlice';
import type { OpenPhoto } from '../features/membership/openPhoto';
import { changedElsewhere } from '../persistence/storageEvents';
import { showMarks } from '../early/rootMarks';
import { renderApp } from '../test/renderApp';
import { renderPart } from '../test/renderPart';
import type { RenderOptions } from '../test/renderPart';
import { someMember, somePhoto } from '../test/someMember';
import { giveWebCrypto } from '../test/webCrypto';
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

async function show(preloaded: RenderOptions['preloaded'] = {}) {
  const { store, user } = await renderPart(<Register />, '/register', { preloaded });
  return { store, user, notice: () => selectNotice(store.getState())?.name };
}

type User = Awaited<ReturnType<typeof show>>['user'];

/** In one go, as from a password manager. */
async function enter(user: User, label: string, text: string) {
  await user.click(screen.getByLabelText(label));
  await user.paste(text);
}

async function fill(user: User, { without }: { without?: Label } = {}) {
  for (const [label, text] of Object.entries(typed)) if (label !== without) await enter(user, label, text);
  if (without !== 'Photo') await user.upload(screen.getByLabelText('Photo'), jpeg());
}

const press = (user: User, name: string) => user.click(screen.getByRole('button', { name }));

/** The summary of what is missing or wrong. */
const summary = () => screen.getByRole('group', { name: register.problems });

async function question() {
  return screen.findByRole('dialog', { name: `${register.confirm.title} ${register.confirm.text}` });
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
  test('has the five fields, the sample and the honest sentence', async () => {
    await show();
    expect(screen.getByRole('heading', { level: 1, name: 'Join Our Community' })).toBeInTheDocument();
    const tokens = ['First Name', 'Last Name', 'Email', 'Password'].map((label) =>
      screen.getByLabelText(label).getAttribute('autocomplete'),
    );
    expect(tokens).toEqual(['given-name', 'family-name', 'email', 'new-password']);
    expect(screen.getByLabelText('Photo')).toHaveAttribute('type', 'file');
    expect(screen.getByText('2x2 inches, white background')).toBeInTheDocument();
    expect(screen.getByText(register.honest)).toBeInTheDocument();
  });

  test('says at its head and beside its button that it is no voter registration, with the way to one', async () => {
    await show();
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

  test('offers the registration of voters beside its own', async () => {
    await show();
    const form = screen.getByLabelText('Email').closest('form');
    expect(
      within(form as HTMLElement).getByRole('link', { name: /^Register to vote at vote.gov/ }),
    ).toHaveAttribute('href', 'https://vote.gov');
  });

  test('fills the member card while one types, with all but the password, and stores nothing', async () => {
    const { user, store } = await show();
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

  test('says in the title of the page and in its heading that one has joined', async () => {
    await show({ registration: { record: someMember() } });
    expect(document.title).toBe('You have joined | Civic Voice');
    expect(screen.getByRole('heading', { level: 1, name: 'You have joined' })).toBeInTheDocument();
    expect(screen.queryByText('Join Our Community')).not.toBeInTheDocument();
  });

  test('lets an email break after its @ and its dots only', async () => {
    const email = 'ana.ruiz@mail.example.com';
    await show({ registration: { record: { ...someMember(), email } } });
    const shown = screen.getByText(email);
    expect(shown.innerHTML.split('<wbr>').filter(Boolean)).toEqual([
      'ana.',
      'ruiz@',
      'mail.',
      'example.',
      'com',
    ]);
  });

  test('can send nothing anywhere, should it be submitted before the scripts arrive', async () => {
    await show();
    const form = screen.getByLabelText('Email').closest('form');
    expect([form?.getAttribute('method'), form?.noValidate, form?.getAttribute('action')]).toEqual([
      'dialog',
      true,
      null,
    ]);
  });

  test('names all five at once, in a summary that takes the focus and leads to each', async () => {
    const { user, notice } = await show();
    await press(user, 'Register');
    await waitFor(() => {
      expect(summary()).toHaveFocus();
    });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
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
    const { user } = await show();
    await fill(user, { without: 'Last Name' });
    await user.type(screen.getByLabelText('Last Name'), '   ');
    await press(user, 'Register');
    expect(await screen.findAllByText(register.missing.lastName)).toHaveLength(2);
    await user.type(screen.getByLabelText('Last Name'), 'R');
    expect(screen.queryByText(register.missing.lastName)).not.toBeInTheDocument();
    expect(screen.queryByRole('group', { name: register.problems })).not.toBeInTheDocument();
    expect(screen.getByLabelText('Last Name')).toBeValid();
  });

  test.each([
    ['kumquat', register.password.tooShort],
    ['Ana@Example.com', register.password.ownNameOrEmail],
  ])('says what is wrong with the password %s', async (password, message) => {
    const { user, notice } = await show();
    await fill(user, { without: 'Password' });
    const field = screen.getByLabelText('Password');
    await enter(user, 'Password', password);
    await press(user, 'Register');
    await screen.findAllByText(message);
    expect(field).toHaveAccessibleDescription(`${message} ${register.password.hint}`);
    expect(summary()).toHaveFocus();
    expect(notice()).toBe('fieldsInvalid');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('shows advice about a photo and takes it all the same', async () => {
    const { user } = await show();
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
    const { user } = await show();
    await fill(user);
    await press(user, 'Register');
    expect(screen.getByRole('button', { name: 'Register' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    act(() => {
      finish();
    });
    expect(await question()).toBeInTheDocument();
  });

  test('offers the photo that was ready before a file that cannot be used', async () => {
    const { user } = await show();
    await user.upload(screen.getByLabelText('Photo'), jpeg());
    expect(await screen.findByText(register.photo.ready)).toBeInTheDocument();
    prepare = () => Promise.resolve('damaged');
    await user.upload(screen.getByLabelText('Photo'), new File(['x'], 'other.jpg', { type: 'image/jpeg' }));
    expect(await screen.findByText(register.photo.problems.damaged)).toBeInTheDocument();
    await press(user, register.edit.keepPhoto);
    expect(screen.getByText(jpeg().name)).toBeVisible();
    expect(screen.getByLabelText('Photo')).toBeValid();
  });

  test('shows and hides the password, which may be pasted', async () => {
    const { user } = await show();
    const field = screen.getByLabelText('Password');
    await user.click(field);
    await user.paste('from a manager');
    expect(field).toHaveValue('from a manager');
    await press(user, 'Show password');
    expect(field).toHaveAttribute('type', 'text');
    await press(user, 'Hide password');
    expect(field).toHaveAttribute('type', 'password');
  });
});

/** A password is not derived before `finish` is called. @returns the spy, and what resolves then. */
function holdDerivation() {
  let finish: () => void = () => undefined;
  const isFinished = new Promise<void>((resolve) => (finish = resolve));
  const deriveBits = crypto.subtle.deriveBits.bind(crypto.subtle);
  const derive = jest
    .spyOn(crypto.subtle, 'deriveBits')
    .mockImplementation((...given) => isFinished.then(() => deriveBits(...given)));
  return { derive, isFinished, finish: () => finish() };
}

describe('A member', () => {
  const joined = { registration: { record: someMember() } };

  test('changes password and photo', async () => {
    const { store, user } = await show(joined);
    await press(user, 'Edit');
    await enter(user, 'Password', 'another one');
    await user.upload(screen.getByLabelText('Photo'), new File(['x'], 'new.png', { type: 'image/png' }));
    await press(user, register.edit.save);
    await screen.findByRole('heading', { name: 'Ana Ruiz' });
    const after = selectMember(store.getState());
    expect(after?.photo.name).toBe('new.png');
    expect(after?.password).not.toBe(someMember().password);
  });

  test('can keep the present photo after choosing a file that cannot be used', async () => {
    prepare = () => Promise.resolve('damaged');
    const { user } = await show(joined);
    await press(user, 'Edit');
    await user.upload(screen.getByLabelText('Photo'), jpeg());
    expect(screen.getByLabelText<HTMLInputElement>('Photo').files).toHaveLength(1);
    // Said where progress is said: a screen reader that is leaving the dialog for files misses the notice.
    const problem = await screen.findByText(register.photo.problems.damaged);
    expect(problem.closest('[role=status]')).toBeInTheDocument();
    await press(user, register.edit.keepPhoto);
    expect(screen.getByLabelText('Photo')).toBeValid();
    expect(screen.getByLabelText<HTMLInputElement>('Photo').files).toHaveLength(0);
    expect(screen.getByText(someMember().photo.name)).toBeVisible();
  });

  test.each(['a new password is derived', 'a photo is prepared'])(
    'saves nothing after Cancel while %s',
    async (work) => {
      // Neither work is over before Cancel is pressed, however slow the machine is.
      const { derive, isFinished, finish } = holdDerivation();
      prepare = (file) => isFinished.then(() => opened(file));
      const { store, user, notice } = await show(joined);
      await press(user, 'Edit');
      await enter(user, 'First Name', 'bel');
      const isOfPhoto = work === 'a photo is prepared';
      if (isOfPhoto) await user.upload(screen.getByLabelText('Photo'), jpeg());
      else await enter(user, 'Password', 'another-lantern-7');
      await press(user, register.edit.save);
      await waitFor(() => expect(derive).toHaveBeenCalledTimes(isOfPhoto ? 0 : 1));
      await press(user, register.edit.cancel);
      finish();
      await act(async () => {
        await Promise.all(derive.mock.results.map(({ value }) => value as Promise<unknown>));
        // What follows the work is a few promises away.
        await new Promise((resolve) => setTimeout(resolve));
      });
      expect(selectMember(store.getState())).toEqual(someMember());
      expect(notice()).not.toBe('changesSaved');
      await answer(user, register.edit.discard.confirm);
      expect(await screen.findByRole('button', { name: 'Edit' })).toBeInTheDocument();
      expect(selectMember(store.getState())).toEqual(someMember());
    },
  );

  test.each(['a text', 'a photo'])(
    'keeps the form with %s that was changed while the rest was being saved, and saves it on the next press',
    async (what) => {
      const { derive, finish } = holdDerivation();
      const { store, user, notice } = await show(joined);
      await press(user, 'Edit');
      await enter(user, 'First Name', 'bel');
      await enter(user, 'Password', 'another-lantern-7');
      await press(user, register.edit.save);
      await waitFor(() => expect(derive).toHaveBeenCalledTimes(1));
      const file = new File(['picture'], 'new.jpg', { type: 'image/jpeg' });
      if (what === 'a photo') await user.upload(screen.getByLabelText('Photo'), file);
      else await enter(user, 'Email', '.org');
      finish();
      await waitFor(() => expect(notice()).toBe('changesSaved'));
      const first = selectMember(store.getState());
      expect(first).toMatchObject({ firstName: 'Anabel', email: someMember().email, photo: somePhoto() });
      expect(first?.password).not.toBe(someMember().password);
      await waitFor(() => {
        expect(screen.getByRole('button', { name: register.edit.save })).toHaveAttribute(
          'aria-busy',
          'false',
        );
      });
      // It is stored: left in its field, it would be derived again.
      expect(screen.getByLabelText('Password')).toHaveValue('');

      await press(user, register.edit.save);
      expect(await screen.findByRole('heading', { name: 'Anabel Ruiz' })).toBeInTheDocument();
      expect(selectMember(store.getState())).toEqual({
        ...first,
        ...(what === 'a photo' ? { photo: somePhoto('new.jpg') } : { email: `${someMember().email}.org` }),
      });
    },
  );
});

test('Whoever leaves while a new password is derived has saved nothing', async () => {
  const derive = jest.spyOn(crypto.subtle, 'deriveBits');
  const { store, user, notice } = await show({ registration: { record: someMember() } });
  await press(user, 'Edit');
  await enter(user, 'Password', 'another-lantern-7');
  await press(user, register.edit.save);
  await waitFor(() => expect(derive).toHaveBeenCalledTimes(1));
  cleanup();
  await Promise.all(derive.mock.results.map(({ value }) => value as Promise<unknown>));
  await new Promise((resolve) => setTimeout(resolve));
  expect(selectMember(store.getState())).toEqual(someMember());
  expect(notice()).not.toBe('changesSaved');
});

describe('What another tab did in the meantime', () => {
  const joined = { registration: { record: someMember() } };
  const bea = someMember({ firstName: 'Bea', email: 'bea@example.com' });

  function elsewhere(
    store: Awaited<ReturnType<typeof show>>['store'],
    value: ReturnType<typeof someMember> | null,
  ) {
    act(() => {
      store.dispatch(changedElsewhere({ key: 'user', value }));
    });
  }

  async function editName(user: User, name: string) {
    await press(user, 'Edit');
    await user.clear(screen.getByLabelText('First Name'));
    await user.paste(name);
  }

  test('is shown at the field that both changed, and saving again decides', async () => {
    const { store, user, notice } = await show(joined);
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

  test('is not replaced by a registration without a word', async () => {
    const { store, user, notice } = await show();
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
    await answer(user, register.edit.discard.confirm);
    expect(await screen.findByRole('heading', { name: 'Bea Ruiz' })).toBeInTheDocument();
  });

  test('is one thing where it removed the registration: what is typed can be registered anew', async () => {
    const { store, user, notice } = await show(joined);
    await editName(user, 'Eva');
    elsewhere(store, null);
    await press(user, register.edit.save);
    await waitFor(() => {
      expect(summary()).toHaveFocus();
    });
    expect(notice()).toBe('registrationGone');
    expect(summary()).toHaveAccessibleDescription(register.missing.password);
    expect(screen.queryByText(register.edit.passwordHint)).not.toBeInTheDocument();
    await enter(user, 'Password', 'a new one');
    await press(user, 'Register');
    await answer(user, 'I agree');
    expect(await screen.findByRole('heading', { name: 'Eva Ruiz' })).toBeInTheDocument();
    expect(notice()).toBe('registered');
  });

  test('asks for no password where it removed the registration and a new one is typed already', async () => {
    const { store, user, notice } = await show(joined);
    await editName(user, 'Eva');
    await enter(user, 'Password', 'a new one');
    elsewhere(store, null);
    await press(user, register.edit.save);
    // The notice goes after some seconds, what is said in the form stays.
    await waitFor(() => {
      expect(notice()).toBe('registrationGone');
    });
    expect(screen.queryByText(register.missing.password)).not.toBeInTheDocument();
    expect(screen.getByText(notices.registrationGone.description)).toBeVisible();
    await press(user, 'Register');
    await answer(user, 'I agree');
    expect(await screen.findByRole('heading', { name: 'Eva Ruiz' })).toBeInTheDocument();
    expect(notice()).toBe('registered');
  });
});

describe('Register, reached by a link after the registration was removed', () => {
  test.each(['on another page', 'in another tab'])('%s, shows the form', async (where) => {
    localStorage.setItem('user', JSON.stringify(someMember()));
    localStorage.setItem('votes', '{"1":"yes"}');
    // As the inline script of the page does before the app is there.
    showMarks();
    const { user, store } = await renderApp('/cookie-policy', { withStyles: true });
    // It ends once what was stored is drawn.
    await waitFor(() => {
      expect(document.documentElement).not.toHaveAttribute('data-answers');
    });
    expect(selectMember(store.getState())).not.toBeNull();
    act(() => {
      if (where === 'in another tab') {
        localStorage.setItem('user', 'null');
        window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
      } else store.dispatch(removeRegistration());
    });
    const [link] = screen.getAllByRole('link', { name: 'Register' });
    if (link) await user.click(link);
    expect(await screen.findByLabelText('First Name')).toBeVisible();
  });
});
