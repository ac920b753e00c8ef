import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { policyTexts } from 'words/policyTexts';
import { monthAndYear } from '../../content/monthAndYear';
import { policyIds } from '../../content/policyIds';
import { renderPart } from '../../test/renderPart';
import { PolicyBody } from './PolicyBody';

test('A card asks its question in a sentence of its own, and numbers in the text lead to its dated sources', async () => {
  await renderPart(<PolicyBody text={await policyTexts['5']()} level="h3" questionVariant="h2" />);
  const [question, rest] = screen.getAllByRole('paragraph');
  expect(question?.textContent).toMatch(/^[A-Z][^.?]+\?$/);
  expect(rest?.textContent).toMatch(/^[A-Z].+\.$/);
  const summary = screen.getByText(
    /^Sources · Facts as of [A-Z][a-z]+ 20\d\d\. Later changes are not included\.$/,
  );
  const sources = [...(summary.closest('details')?.querySelectorAll('li') ?? [])];
  expect(sources.length).toBeGreaterThanOrEqual(3);
  for (const source of sources) {
    const link = source.querySelector('a:not([data-back])');
    expect(link).toHaveTextContent(/\(opens in a new tab\)$/);
    expect(link).toHaveAttribute('href', expect.stringMatching(/^https:/));
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
  const numbers = screen.getAllByRole('link', { name: /^Source \d+$/ });
  expect(numbers.length).toBeGreaterThanOrEqual(3);
  for (const number of numbers) {
    // In brackets: a copied figure would run together with a bare number.
    const place = Number(/^\[(\d+)\]$/.exec(number.textContent)?.[1]);
    expect(number).toHaveAccessibleName(`Source ${place}`);
    expect(number).toHaveAttribute('href', `#${sources[place - 1]?.id ?? 'none'}`);
  }
  // Every source stands behind something that is said.
  expect(new Set(numbers.map(({ textContent }) => textContent)).size).toBe(sources.length);
});

test('Beside a source that carries a claim of a month, and beside no other, the visitor reads that month', async () => {
  const texts = await Promise.all(policyIds.map((id) => policyTexts[id]()));
  const [text] = texts.filter(({ sources }) => Object.values(sources).some(({ lastSeen }) => lastSeen));
  if (!text) throw new Error('No claim of a month.');
  await renderPart(<PolicyBody text={text} level="h2" questionVariant="h1" />);
  const read = Object.values(text.sources).map(({ url }) => {
    const item = document.querySelector(`details a[href="${url}"]`)?.closest('li');
    return /claim last seen in (.+?) ?(?:Back to the text)?$/.exec(item?.textContent ?? '')?.[1];
  });
  expect(read).toEqual(
    Object.values(text.sources).map(({ lastSeen }) => lastSeen && monthAndYear(lastSeen.month)),
  );
});
