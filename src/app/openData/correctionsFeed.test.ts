import { describe, expect, test } from '@jest/globals';
import type { Correction } from '../../content/types';
import { correctionsFeed } from './correctionsFeed';

const made = new Date('2026-12-01T08:00:00Z');
const newer: Correction = { policy: '5', date: '2026-12-20', change: 'Was <15% & "up".', text: '0a1b2c3d' };
const older: Correction = { policy: '1', date: '2026-12-14', change: 'Named the year.', text: '1a1b2c3d' };
const draft: Correction = { policy: '1', date: '2026-11-01', change: 'Draft.', text: '2a1b2c3d' };

function read(feed: string): Document {
  const document = new DOMParser().parseFromString(feed, 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  return document;
}

const textOf = (within: ParentNode | null, tag: string) => within?.querySelector(tag)?.textContent;

describe('The feed of corrections', () => {
  test('has what was corrected in public, each under an address of its own', () => {
    const feed = read(correctionsFeed('2026-12-01', made, [newer, older, draft]));
    const entries = [...feed.querySelectorAll('entry')];
    expect(entries.map((entry) => [textOf(entry, 'title'), textOf(entry, 'content')])).toEqual([
      ['Carbon Tax Policy', newer.change],
      ['Universal Background Checks', older.change],
    ]);
    expect(textOf(entries[0] ?? null, 'id')).toBe(
      'https://civicvoice.example/surveys/carbon-tax-policy#2026-12-20-0a1b2c3d',
    );
    expect(textOf(feed, 'feed > updated')).toBe('2026-12-20T00:00:00Z');
  });

  test('is empty before the first public day, and says when it was made', () => {
    const feed = read(correctionsFeed('', made, [draft]));
    expect(feed.querySelector('entry')).toBeNull();
    expect(textOf(feed, 'feed > updated')).toBe('2026-12-01T08:00:00.000Z');
  });
});
