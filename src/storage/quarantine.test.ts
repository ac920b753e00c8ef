import { describe, expect, test } from '@jest/globals';
import { blockStorage } from '../test/faultyStorage';
import { eraseBesideDocuments } from './unreadable';

describe('Erasing what was set aside', () => {
  test('leaves the documents and what belongs to others', () => {
    for (const area of [localStorage, sessionStorage]) {
      for (const key of [
        'votes',
        'user',
        'consent',
        'other',
        'votes.unreadable',
        'user.unreadable.3',
        'votes.early',
      ])
        area.setItem(key, 'x');
    }
    eraseBesideDocuments();
    for (const area of [localStorage, sessionStorage]) {
      expect(Object.keys(area).sort()).toEqual(['consent', 'other', 'user', 'votes']);
    }
  });

  test('fails where storage is blocked', () => {
    blockStorage();
    expect(() => {
      eraseBesideDocuments();
    }).toThrow('denied');
  });
});
