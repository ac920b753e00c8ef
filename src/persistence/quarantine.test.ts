import { describe, expect, test } from '@jest/globals';
import { fc } from '../test/fastCheck';
import { refuseWrites } from '../test/faultyStorage';
import { inStorage } from '../test/openTab';
import { moveQuarantine, quarantine } from './quarantine';

const item = fc.record({ key: fc.constantFrom('votes', 'user'), text: fc.string() });

describe('The quarantine', () => {
  test('keeps every text byte for byte, each once, whatever the texts are', () => {
    fc.assert(
      fc.property(fc.array(item), (items) => {
        localStorage.clear();
        for (const each of items) quarantine(localStorage, each);
        const kept = JSON.parse(localStorage.getItem('unreadable') ?? '[]') as unknown[];
        expect(new Set(kept.map((each) => JSON.stringify(each))).size).toBe(kept.length);
        for (const each of items) expect(kept).toContainEqual(each);
      }),
    );
  });

  test('moves between areas, joins what is there, and leaves nothing behind', () => {
    quarantine(localStorage, { key: 'votes', text: 'x' }, { key: 'user', text: 'y' });
    quarantine(sessionStorage, { key: 'user', text: 'y' });
    moveQuarantine(localStorage, sessionStorage);
    expect(inStorage()).toEqual({});
    expect(inStorage(sessionStorage)).toEqual({
      unreadable: '[{"key":"user","text":"y"},{"key":"votes","text":"x"}]',
    });
  });

  test('stays where it is if it has no room elsewhere', () => {
    quarantine(localStorage, { key: 'votes', text: 'x' });
    refuseWrites('unreadable', sessionStorage);
    expect(() => {
      moveQuarantine(localStorage, sessionStorage);
    }).toThrow('quota');
    expect([inStorage(), inStorage(sessionStorage)]).toEqual([
      { unreadable: '[{"key":"votes","text":"x"}]' },
      {},
    ]);
  });

  test('keeps even a list of its own that it can’t read', () => {
    localStorage.setItem('unreadable', '[{"key"');
    quarantine(localStorage, { key: 'votes', text: 'x' });
    expect(inStorage()).toEqual({
      unreadable: String.raw`[{"key":"unreadable","text":"[{\"key\""},{"key":"votes","text":"x"}]`,
    });
  });
});
