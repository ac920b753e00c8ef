import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { refuseWrites } from '../../test/faultyStorage';
import { renderApp } from '../../test/renderApp';

const mark = () => (history.state as { readonly typing?: number } | null)?.typing;

test('An entry of the history keeps its mark of typing when a link leads to the page that is shown, and another page gets none', async () => {
  const { user } = await renderApp('/register');
  await user.type(screen.getByLabelText('First Name'), 'Ana');
  const before = mark();
  expect(before).toEqual(expect.any(Number));
  const follow = async (name: string) => {
    const [link] = screen.getAllByRole('link', { name });
    if (link) await user.click(link);
  };
  await follow('Register');
  expect(mark()).toBe(before);
  await follow('Education');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Leave' }));
  await screen.findByRole('heading', { level: 1, name: 'Understanding Legislation' });
  expect(mark()).toBeUndefined();
});

test('A file that is chosen is marked like what is typed, as browsers give it back too', async () => {
  const { user } = await renderApp('/cookie-policy');
  // Too large to be read, which jsdom can't.
  const file = new File(['x'.repeat(2e6)], 'copy.json', { type: 'application/json' });
  await user.upload(await screen.findByLabelText('Restore from a file'), file);
  expect(mark()).toEqual(expect.any(Number));
});

test('Where the tab can’t store the mark, no entry gets it: what the browser fills in again would be taken for erased', async () => {
  const { user } = await renderApp('/register');
  const end = refuseWrites('typing', sessionStorage);
  await user.type(screen.getByLabelText('First Name'), 'Ana');
  expect(mark()).toBeUndefined();
  end();
  await user.type(screen.getByLabelText('First Name'), ' B');
  expect(mark()).toEqual(expect.any(Number));
});
