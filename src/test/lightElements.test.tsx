import { expect, jest, test } from '@jest/globals';
import { createElement } from 'react';
import { renderPart } from './renderPart';

const complaints = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);

test('React tells of a list without keys, however its elements are made', async () => {
  const told = complaints();
  const words = ['one', 'two'];
  await renderPart(<ul>{words.map((word) => createElement('li', null, word))}</ul>);
  expect(told.mock.calls.flat().join()).toContain('unique "key" prop');
  told.mockClear();
  const Item = ({ word }: { readonly word: string }) => <li>{word}</li>;
  await renderPart(
    <ol>
      {words.map((word) => (
        <Item word={word} />
      ))}
    </ol>,
  );
  expect(told.mock.calls.flat().join()).toContain('unique "key" prop');
});

test('A key that is spread into an element is told', async () => {
  const told = complaints();
  const row = { key: 'one', title: 'One' };
  await renderPart(<p {...row} />);
  expect(told.mock.calls.flat().join()).toContain('key was spread');
});
