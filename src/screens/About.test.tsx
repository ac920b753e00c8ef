import { describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { Correction } from '../content/types';
import { renderPart } from '../test/renderPart';
import { About, Corrections } from './About';

describe('The page about the site', () => {
  test('says what the site is not, and whom to tell of an error', async () => {
    await renderPart(<About />, '/about');
    expect(screen.getByRole('heading', { level: 1, name: 'About Civic Voice' })).toBeVisible();
    expect(document.body).toHaveTextContent('It is not a poll');
    expect(document.body).toHaveTextContent('It is not a government site');
    expect(screen.getByRole('link', { name: 'contact@example.org' })).toHaveAttribute(
      'href',
      'mailto:contact@example.org',
    );
  });

  test('leads a teacher to comparing as a group', async () => {
    await renderPart(<About />, '/about');
    expect(screen.getByRole('link', { name: 'compare a class or a group' })).toHaveAttribute(
      'href',
      '/group',
    );
  });

  test('lists no corrections before the site is public', async () => {
    await renderPart(<About />, '/about');
    expect(screen.getByText('None yet.')).toBeVisible();
  });
});

describe('The list of corrections', () => {
  const made: readonly Correction[] = [
    { policy: '5', date: '2027-02-01', change: 'Was: one. Now: two.', text: 'b' },
    { policy: '2', date: '2026-12-01', change: 'Added: a year.', text: 'a' },
    { policy: '1', date: '2026-11-30', change: 'Of a draft.', text: '9' },
  ];
  const show = (since: string) => {
    render(<Corrections all={made} since={since} />, { wrapper: MemoryRouter });
    return screen.queryAllByRole('listitem').map((item) => item.textContent);
  };

  test('begins with the first public day, and names the day and the card of each', () => {
    expect(show('2026-12-01')).toEqual([
      'February 1, 2027, Carbon Tax Policy. Was: one. Now: two.',
      'December 1, 2026, Student Loan Forgiveness. Added: a year.',
    ]);
    expect(screen.getByRole('link', { name: 'Carbon Tax Policy' })).toHaveAttribute(
      'href',
      '/surveys/carbon-tax-policy',
    );
  });

  test.each(['', '2027-03-01'])('is “None yet” where the site became public on “%s”', (since) => {
    expect(show(since)).toEqual([]);
    expect(screen.getByText('None yet.')).toBeVisible();
  });
});
