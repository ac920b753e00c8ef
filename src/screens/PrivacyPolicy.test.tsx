import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPart } from '../test/renderPart';
import { PrivacyPolicy } from './PrivacyPolicy';

describe('The privacy page', () => {
  test('is dated, for people and for machines', async () => {
    await renderPart(<PrivacyPolicy />, '/privacy-policy');
    expect(screen.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
    const date = screen.getByText(/^[A-Z][a-z]+ \d+, 20\d\d$/, { selector: 'time' });
    expect(date).toHaveAttribute('datetime', expect.stringMatching(/^20\d\d-\d\d-\d\d$/));
    expect(new Date(`${date.getAttribute('datetime') ?? ''}T12:00`).toDateString()).toBe(
      new Date(date.textContent).toDateString(),
    );
  });

  test.each([
    'We run no server that receives them',
    'The text of your password is never stored',
    'Your photo is kept in your browser only',
    'It is not encrypted',
    'You can change your choice at any time',
  ])('says: %s', async (words) => {
    await renderPart(<PrivacyPolicy />, '/privacy-policy');
    expect(document.body).toHaveTextContent(words);
  });

  test('says whom to write to', async () => {
    await renderPart(<PrivacyPolicy />, '/privacy-policy');
    const links = screen.getAllByRole<HTMLAnchorElement>('link').map((link) => link.getAttribute('href'));
    expect(links).toContain('mailto:contact@example.org');
  });
});
