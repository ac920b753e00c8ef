import { expect, test } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { makeStore } from '../../app/store';
import { policyIds, policySlugs } from '../../content/policyIds';
import { voteCast, voteCleared } from './votesSlice';
import { PolicyTile } from '../../ui/PolicyTile';
import { PolicyTiles } from './PolicyTiles';
import { pictograms } from '../../ui/pictograms';

function show() {
  const { store } = makeStore();
  render(
    <Provider store={store}>
      <MemoryRouter>
        <PolicyTiles />
      </MemoryRouter>
    </Provider>,
  );
  const links = () => within(screen.getByRole('list', { name: 'Where you stand' })).getAllByRole('link');
  return { store, links };
}

test('The tiles lead to the ten policies in order and name each with its answer', () => {
  const { store, links } = show();
  expect(links().map((link) => link.getAttribute('href'))).toEqual(
    policyIds.map((id) => `/surveys/${policySlugs[id]}`),
  );
  expect(links()[4]).toHaveAccessibleName('Carbon Tax Policy: not answered yet');
  for (const [answer, word] of [
    ['yes', 'Yes'],
    ['no', 'No'],
    ['undecided', 'Undecided'],
  ] as const) {
    act(() => void store.dispatch(voteCast({ policyId: '5', answer })));
    expect(links()[4]).toHaveAccessibleName(`Carbon Tax Policy: ${word}`);
    expect(links()[4]?.firstElementChild).toHaveAttribute('data-answer', answer);
  }
  act(() => void store.dispatch(voteCleared('5')));
  expect(links()[4]).toHaveAccessibleName('Carbon Tax Policy: not answered yet');
  expect(links()[4]?.firstElementChild).not.toHaveAttribute('data-answer');
});

test('One tile draws anybody’s answer, and leaves the words to what stands around it', () => {
  const { container } = render(<PolicyTile policyId="9" answer="no" />);
  expect(container.firstElementChild).toHaveAttribute('data-answer', 'no');
  expect(container.querySelector('path')).toHaveAttribute('d', pictograms['9']);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
});

test('Every policy has a drawing of its own, and all ten weigh at most 3 kB', () => {
  expect(new Set(Object.values(pictograms)).size).toBe(policyIds.length);
  expect(Object.values(pictograms).join('').length).toBeLessThan(3000);
});
