import { describe, expect, test } from '@jest/globals';
import { blockStorage } from '../../test/faultyStorage';
import { foreignNames } from '../../test/openTab';
import { readEverything, readInventory, readStoredText } from './inventory';

describe('What is stored', () => {
  test('is listed for this browser and this tab, with sizes in UTF-8 bytes', () => {
    localStorage.setItem('votes', '{"1":"yes"}');
    localStorage.setItem('unreadable', 'é');
    sessionStorage.setItem('user', 'null');
    for (const name of foreignNames) localStorage.setItem(name, 'x');
    expect(readInventory()).toEqual([
      { name: 'unreadable', area: 'local', bytes: 2, empty: false },
      { name: 'votes', area: 'local', bytes: 11, empty: false },
      { name: 'user', area: 'session', bytes: 4, empty: true },
    ]);
  });

  test('is listed with what others store under the same address, for whoever asks for everything', () => {
    for (const name of ['votes', ...foreignNames]) localStorage.setItem(name, 'x');
    expect(readEverything()?.map(({ name }) => name)).toEqual(['votes', ...foreignNames].sort());
  });

  test('is listed by name, the choice of consent included', () => {
    localStorage.setItem('votes', '{"1":"yes"}');
    localStorage.setItem('consent', '{}');
    localStorage.setItem('starred', '["1"]');
    expect(readInventory()?.map(({ name }) => name)).toEqual(['consent', 'starred', 'votes']);
  });

  test.each([
    ['votes', '{}', true],
    ['starred', '[]', true],
    ['user', 'null', true],
    ['votes', '{"1":"yes"}', false],
    ['starred', '["1"]', false],
    ['unreadable', '[]', false],
  ])('under %s as %s tells whether it holds a value', (name, text, empty) => {
    localStorage.setItem(name, text);
    expect(readInventory()).toMatchObject([{ name, empty }]);
  });

  test('is unknown where storage is blocked', () => {
    blockStorage();
    expect(readInventory()).toBeNull();
    expect(readStoredText({ name: 'votes', area: 'local' })).toBeNull();
  });

  test('can be read just as it is', () => {
    sessionStorage.setItem('unreadable', '{"firstName":');
    expect(readStoredText({ name: 'unreadable', area: 'session' })).toBe('{"firstName":');
  });
});
