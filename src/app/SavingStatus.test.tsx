import { afterEach, expect, jest, test } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { someMember } from '../test/someMember';
import { inStorage, openTab, saved } from '../test/openTab';
import { decideConsent } from '../persistence/consentSlice';
import { selectMember } from '../features/membership/registrationSlice';
import { selectVotes } from '../features/answers/votesSlice';
import { endVisit } from '../features/myData/endVisit';
import { SavingStatus } from './SavingStatus';

// Loads another page, which jsdom can't; e2e/erased.spec.ts follows it there.
jest.mock('../features/myData/endVisit');

// What was to be saved is saved before the next test begins.
afterEach(saved);

test('After Decline, the line on every page erases everything, that choice too, once the visitor agreed', async () => {
  localStorage.setItem('votes', '{"1":"yes"}');
  localStorage.setItem('user', JSON.stringify(someMember()));
  const { store } = await openTab();
  store.dispatch(decideConsent('declined'));
  document.documentElement.dataset.consent = 'declined';
  render(
    <Provider store={store}>
      <SavingStatus />
    </Provider>,
  );
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByRole('button', { name: 'Erase now' }));
  expect(selectVotes(store.getState())).toEqual({ '1': 'yes' });
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Erase' }));
  await act(saved);
  expect([selectMember(store.getState()), selectVotes(store.getState())]).toEqual([null, {}]);
  expect([inStorage(sessionStorage), inStorage(localStorage)]).toEqual([{}, {}]);
  expect(endVisit).toHaveBeenCalledTimes(1);
  delete document.documentElement.dataset.consent;
});

test('Accept is confirmed in words where screen readers hear it, and a later page does not repeat it', async () => {
  const { store } = await openTab();
  const line = (
    <Provider store={store}>
      <SavingStatus />
    </Provider>
  );
  const { unmount } = render(line);
  const said = () => screen.getByRole('status');
  expect(said()).not.toHaveTextContent('From now on');
  act(() => {
    store.dispatch(decideConsent('accepted'));
  });
  expect(said()).toHaveTextContent('From now on what you enter is saved on this device.');
  unmount();
  render(line);
  expect(said()).not.toHaveTextContent('From now on');
});
