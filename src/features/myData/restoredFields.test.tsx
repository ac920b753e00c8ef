import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
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
