import { describe, expect, test } from '@jest/globals';
import { letterDrafts } from '../../content/en/letters/letterDrafts';
import { composeCall, composeLetter, mailtoLink, subjectOf } from './composeLetter';
import type { LetterParts } from './composeLetter';
import { noSender } from './senderDocument';

const draft = letterDrafts[4];
if (!draft) throw new Error('There is no fifth draft.');
const plain: LetterParts = { draft, answer: 'yes', sender: noSender, reason: '', points: [], story: '' };

describe('A letter', () => {
  test('needs nothing of its writer', () => {
    expect(composeLetter(plain)).toBe(
      [
        'Dear Member of Congress,',
        'I am writing as one of the people you represent.',
        'I ask you to support a federal tax on carbon. Please vote for a law that charges a set price for each ton of carbon dioxide from coal, oil and gas. It would give people and firms a reason to use less, and let each choose how.',
        'Please tell me how you will vote. Thank you for your time.',
        'Sincerely,',
      ].join('\n\n'),
    );
  });

  test('says who writes, why, what is quoted and what the writer has seen', () => {
    const letter = composeLetter({
      ...plain,
      answer: 'no',
      sender: { name: ' Ana Ruiz ', city: 'Austin', zip: '78701' },
      reason: 'I drive 40 miles to work.\n',
      points: ['Critics say drivers would feel it.', 'Rebates can end.'],
      story: ' There is no bus here. ',
    });
    const parts = letter.split('\n\n');
    expect(parts[1]).toBe(
      'My name is Ana Ruiz, and I live in Austin 78701. I am writing as one of the people you represent.',
    );
    expect(parts[2]).toMatch(/^I ask you to oppose a federal tax on carbon\. Please vote against /);
    expect(parts[3]).toBe(
      'My reason:\nI drive 40 miles to work.\n• Critics say drivers would feel it.\n• Rebates can end.',
    );
    expect(parts[4]).toBe('There is no bus here.');
    expect(parts.at(-1)).toBe('Sincerely,\nAna Ruiz\nAustin 78701');
  });

  test('asks for an explanation when its writer is undecided', () => {
    const letter = composeLetter({ ...plain, answer: 'undecided', points: ['One', 'Two'] });
    expect(letter).toContain('I have not made up my mind about a federal tax on carbon. Please explain how');
    expect(letter).toContain('What I am weighing:\n• One\n• Two');
    expect(subjectOf({ draft, answer: 'undecided' })).toBe('Where do you stand on a federal tax on carbon?');
  });

  test.each([
    [{ ...noSender, name: 'Ana' }, 'My name is Ana. I am'],
    [{ ...noSender, zip: '78701' }, 'I live in 78701. I am'],
    [{ ...noSender, city: 'Austin', zip: '  ' }, 'I live in Austin. I am'],
  ])('introduces its writer with no more than is known: %j', (sender, words) => {
    expect(composeLetter({ ...plain, sender })).toContain(words);
    expect(composeCall({ draft, answer: 'yes', sender })).toContain(`Hello. ${words}`);
  });
});

describe('A link for an email program', () => {
  test('carries subject and text exactly, with lines that end as mail wants them', () => {
    const link = mailtoLink('A & B = 100%?', 'Dear “Member”,\n\nJosé + Ana\n#1');
    expect(link).toMatch(/^mailto:\?subject=[^&]+&body=[^&\s]+$/);
    const { searchParams } = new URL(link ?? '');
    expect(searchParams.get('subject')).toBe('A & B = 100%?');
    expect(searchParams.get('body')).toBe('Dear “Member”,\r\n\r\nJosé + Ana\r\n#1');
    expect(link).not.toContain('+');
  });

  test('is not made for a text that would arrive cut short', () => {
    expect(mailtoLink('Subject', 'x'.repeat(1800))).not.toBeNull();
    expect(mailtoLink('Subject', 'x'.repeat(1900))).toBeNull();
    expect(mailtoLink('Subject', 'é'.repeat(400))).toBeNull();
  });

  test('survives half a character', () => {
    expect(mailtoLink('Subject', 'a\ud83d')).toContain(encodeURIComponent('a\ufffd'));
  });
});
