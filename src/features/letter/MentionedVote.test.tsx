import { expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { letterDrafts } from 'words/letters/letterDrafts';
import { headingOf } from '../../test/headingOf';
import { renderPart } from '../../test/renderPart';
import { letterReducer, memberChosen, voteMentioned } from './letterSlice';
import type { Congress } from './useCongress';
import { WriteLetter } from './WriteLetter';

let mockCongress: Congress;
jest.mock('./useCongress', () => ({ useCongress: () => mockCongress }));
jest.mock('./recordOfMember', () => {
  throw new Error('Loading chunk 12 failed.');
});

const letter = letterReducer(
  letterReducer(undefined, memberChosen({ member: 'M001153', recipient: 'senator' })),
  voteMentioned({ policyId: '2', vote: '118-2023-s135' }),
);

async function open(congress: Omit<Congress, 'today'>, state = 'AK') {
  mockCongress = { ...congress, today: '2026-11-25' };
  await renderPart(<WriteLetter policy={headingOf('2')} unknown={false} />, '/letter', {
    preloaded: {
      letter,
      sender: { remembered: { name: '', city: '', zip: '', state } },
      votes: { byPolicy: { '2': 'yes' }, cleared: null, recorded: null },
    },
  });
}

const letterField = { name: 'The letter' };

test('A letter that mentions a vote does not wait for a list and a record of votes that are lost', async () => {
  await open({ isLost: true });
  expect(await screen.findByRole('textbox', letterField, { timeout: 20_000 })).toBeVisible();
});

test('Nor does it for a list that nobody asks for, as no state is chosen', async () => {
  await open({ isLost: false }, '');
  expect(await screen.findByRole('textbox', letterField, { timeout: 20_000 })).toBeVisible();
});

test('It waits for the list that says who was chosen', async () => {
  // Code of the form that is still loading would hide it as well, and the test could not fail.
  await Promise.all([import('./LetterForm'), letterDrafts['2']()]);
  await open({ isLost: false });
  // The record of votes is asked for again after one second, and lost then: only the list is left to wait for.
  await act(() => new Promise((resolve) => setTimeout(resolve, 2000)));
  expect(screen.getByText('Getting your draft…')).toBeVisible();
  expect(screen.queryByRole('textbox', letterField)).toBeNull();
});
