import { afterEach, expect, test } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { someMember } from '../../test/someMember';
import { inStorage, openTab, saved } from '../../test/openTab';
import { decideConsent } from '../consent/decideConsent';
import { selectMember } from '../registration/registrationSlice';
import { selectVotes } from '../votes/votesSlice';
import { NotSavedLine } from './NotSavedLine';

// What was to be saved is saved before the next test begins.
afterEach(saved);

test('After Decline, the line on every page erases all of this tab, once the visitor agreed', async () => {
  localStorage.setItem('votes', '{"1":"yes"}');
  localStorage.setItem('user', JSON.stringify(someMember()));
  const { store } = await openTab();
  store.dispatch(decideConsent('declined'));
  document.documentElement.dataset.consent = 'declined';
  render(
    <Provider store={store}>
      <NotSavedLine />
    </Provider>,
  );
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole('button', { name: 'Erase now' }));
  expect(selectVotes(store.getState())).toEqual({ '1': 'yes' });
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Erase' }));
  await act(saved);
  expect([selectMember(store.getState()), selectVotes(store.getState())]).toEqual([null, {}]);
  expect(inStorage(sessionStorage)).toEqual({ votes: '{}', user: 'null' });
  expect(Object.keys(localStorage)).toEqual(['consent']);
  delete document.documentElement.dataset.consent;
});
