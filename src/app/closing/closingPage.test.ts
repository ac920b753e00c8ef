import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { closing } from 'words/closing';
import { storageKeys } from '../../persistence/storageLifetimes';
import { inStorage } from '../../test/openTab';

const { BroadcastChannel } = globalThis;
const said = () => document.querySelector('[role=status]')?.textContent;

beforeEach(() => {
  document.body.innerHTML = '<button>Save</button><button>Erase</button><p role="status"></p>';
  localStorage.setItem('votes', '{"1":"yes"}');
  localStorage.setItem('votes.foo', 'theirs');
});
afterEach(() => {
  Object.assign(globalThis, { BroadcastChannel });
});

async function erase() {
  jest.isolateModules(() => {
    jest.requireActual('./closingPage');
  });
  expect(said()).toBe(closing.holds);
  [...document.querySelectorAll('button')].at(-1)?.click();
  await jest.advanceTimersByTimeAsync(20);
  expect(inStorage()).toEqual({ 'votes.foo': 'theirs' });
}

test('The page of a site that has ended erases what is stored and tells the tabs that still show the site', async () => {
  const told = jest.fn();
  new BroadcastChannel('civic-voice').addEventListener('message', ({ data }) => told(data));
  await erase();
  expect(said()).toBe(closing.erased);
  expect(told.mock.calls).toEqual([[storageKeys]]);
});

test('The page of a site that has ended does not claim that all is erased where it can tell no other tab', async () => {
  Object.assign(globalThis, { BroadcastChannel: undefined });
  await erase();
  expect(said()).toBe(closing.notErased);
});
