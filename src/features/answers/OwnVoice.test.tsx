import { expect, test } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { makeStore } from '../../app/store';
import { policyIds, policySlugs } from '../../content/policyIds';
import type { PolicyId } from '../../content/policyIds';
import { OwnVoice } from './OwnVoice';
import { voteCast, voteCleared } from './votesSlice';

function show(current?: PolicyId) {
  const { store } = makeStore();
  const { container } = render(
    <Provider store={store}>
      <MemoryRouter>
        <OwnVoice {...(current && { current })} />
      </MemoryRouter>
    </Provider>,
  );
  const links = () => within(screen.getByRole('list', { name: 'Where you stand' })).getAllByRole('link');
  const cell = (id: PolicyId) => container.querySelector(`[data-own] [data-tile="${id}"]`);
  return { store, links, cell };
}

test('The cells lead to the ten policies in order, are named with their answers and drawn with them', () => {
  const { store, links, cell } = show();
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
    expect(cell('5')).toHaveAttribute('data-answer', answer);
  }
  act(() => void store.dispatch(voteCleared('5')));
  expect(links()[4]).toHaveAccessibleName('Carbon Tax Policy: not answered yet');
  expect(cell('5')).not.toHaveAttribute('data-answer');
});

test('Only the cell of the policy whose page this is counts as the current one', () => {
  const { links } = show('3');
  expect(links().map((link) => link.getAttribute('aria-current'))).toEqual(
    policyIds.map((id) => (id === '3' ? 'page' : null)),
  );
});
