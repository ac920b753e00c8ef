import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPart } from '../test/renderPart';
import { PasteForm } from './PasteForm';

const words = {
  heading: 'Paste it',
  label: 'Link',
  hint: 'The whole link.',
  button: 'Open',
  empty: 'Paste a link first.',
  tooLong: 'That is too long.',
};

async function show(onText: (text: string) => string = () => 'Not a link.') {
  const { user } = await renderPart(<PasteForm words={words} longest={20} onText={onText} />, '/');
  return { user, field: screen.getByRole('textbox', { name: 'Link' }), status: screen.getByRole('status') };
}

test('A field that keeps the focus has the reason of a refusal said, each time anew', async () => {
  const { user, field, status } = await show();
  await user.type(field, 'nonsense{Enter}');
  expect(status).toHaveTextContent(/^Not a link\.$/);
  const before = status.firstChild;
  await user.keyboard('{Enter}');
  expect(status).toHaveTextContent(/^Not a link\.$/);
  // Screen readers say what is new in a status: the same words in the same element are not.
  expect(status.firstChild).not.toBe(before);
  await user.clear(field);
  await user.keyboard('{Enter}');
  expect(status).toHaveTextContent(/^Paste a link first\.$/);
});

test('A field that gets the focus says the reason as its description, and nothing else repeats it', async () => {
  const { user, field, status } = await show();
  await user.type(field, 'nonsense');
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(field).toHaveFocus();
  expect(field).toHaveAccessibleDescription('Not a link.');
  expect(status.textContent).toBe('');
});

test('A double click sends what was pasted once, and asks for nothing more', async () => {
  const sent: string[] = [];
  const { user, field } = await show((text) => {
    sent.push(text);
    return '';
  });
  await user.type(field, 'a link');
  await user.dblClick(screen.getByRole('button', { name: 'Open' }));
  expect(sent).toEqual(['a link']);
  expect(field).toBeValid();
  expect(field).not.toHaveAccessibleDescription('Paste a link first.');
});
