import { expect, test } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { makeStore } from '../../app/store';
import { policyIds, policySlugs } from '../../content/policyIds';
import type { PolicyId } from '../../content/policyIds';
import { OwnVoice } from './OwnVoice';
import { voteCast, voteCleared } from './votesSlice';
import { PolicyTile } from '../../ui/PolicyTile';
import { PolicyTiles } from './PolicyTiles';
import { pictograms } from '../../ui/pictograms';

function show(Drawing: ComponentType) {
  const { store } = makeStore();
  const { container } = render(
    <Provider store={store}>
      <MemoryRouter>
        <Drawing />
      </MemoryRouter>
    </Provider>,
  );
  const links = () => within(screen.getByRole('list', { name: 'Where you stand' })).getAllByRole('link');
  const part = (id: PolicyId) =>
    container.querySelector(`[data-own] [data-tile="${id}"], [data-own][data-tile="${id}"]`);
  return { store, links, part };
}

test.each([
  ['tiles', PolicyTiles],
  ['cells of the drawing', OwnVoice],
])('The %s lead to the policies in order, are named with their answers and drawn with them', (_, Drawing) => {
  const { store, links, part } = show(Drawing);
  expect(links().map((link) => link.getAttribute('href'))).toEqual(
    policyIds.map((id) => `/surveys/${policySlugs[id]}`),
  );
  expect(links()[4]).toHaveAccessibleName('Carbon Tax Policy: not answered yet');
  expect(links()[4]).toHaveAccessibleDescription('');
  for (const [answer, word] of [
    ['yes', 'Yes'],
    ['no', 'No'],
    ['undecided', 'Undecided'],
  ] as const) {
    act(() => void store.dispatch(voteCast({ policyId: '5', answer })));
    expect(links()[4]).toHaveAccessibleName(`Carbon Tax Policy: ${word}`);
    expect(part('5')).toHaveAttribute('data-answer', answer);
  }
  act(() => void store.dispatch(voteCleared('5')));
  expect(links()[4]).toHaveAccessibleName('Carbon Tax Policy: not answered yet');
  expect(part('5')).not.toHaveAttribute('data-answer');
});

test('Only the cell of the policy whose page this is counts as the current one', () => {
  const { links } = show(() => <OwnVoice current="3" />);
  expect(links().map((link) => link.getAttribute('aria-current'))).toEqual(
    policyIds.map((id) => (id === '3' ? 'page' : null)),
  );
});

test('One tile draws anybody’s answer, and leaves the words to what stands around it', () => {
  const { container } = render(<PolicyTile policyId="9" answer="no" />);
  expect(container.firstElementChild).toHaveAttribute('data-answer', 'no');
  expect(container.querySelector('path')).toHaveAttribute('d', pictograms['9']);
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
});

test('Every policy has a drawing of its own, of at most 300 bytes on average', () => {
  expect(new Set(Object.values(pictograms)).size).toBe(policyIds.length);
  expect(Object.values(pictograms).join('').length).toBeLessThan(300 * policyIds.length);
});
