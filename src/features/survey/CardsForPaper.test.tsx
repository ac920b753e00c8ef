import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPart } from '../../test/renderPart';
import { CardsForPaper } from './CardsForPaper';

jest.mock('words/policyTexts', () => ({
  policyTexts: { '1': () => Promise.reject(new Error('Loading chunk 7 failed.')) },
}));

test('A sheet of cards that did not load says so, and is not printed empty', async () => {
  await renderPart(<CardsForPaper policies={['1']} />);
  // After a second try, a second later.
  expect(
    await screen.findByText('This part did not load. Please reload the page.', {}, { timeout: 5000 }),
  ).toBeVisible();
  expect(screen.queryByRole('article')).toBeNull();
});
