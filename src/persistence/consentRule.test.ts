import { expect, test } from '@jest/globals';
import { blockStorage } from '../test/faultyStorage';
import { choiceOnDisk } from './consentRule';

test.each([
  ['nothing', undefined, null],
  ['null', 'null', null],
  ['a string', '"declined"', null],
  ['a number', '7', null],
  ['a list', '["declined"]', null],
  ['an object without a choice', '{"at":"2026-11-21T10:00:00.000Z"}', null],
  ['a choice there is none of', '{"choice":"maybe"}', null],
  ['text cut short', '{"choice":"decl', null],
  ['a refusal', '{"choice":"declined"}', 'declined'],
  ['an acceptance', '{"choice":"accepted"}', 'accepted'],
])('Stored %s is read as the choice it is, or none', (_what, text, choice) => {
  if (text !== undefined) localStorage.setItem('consent', text);
  expect(choiceOnDisk()).toBe(choice);
});

test('Where storage is blocked, asking for the choice throws', () => {
  blockStorage();
  expect(choiceOnDisk).toThrow('denied');
});
