import { beforeEach, expect, test } from '@jest/globals';
import { loadScripts } from './scriptLoader';

const root = document.documentElement;
let loader: ReturnType<typeof loadScripts>;

beforeEach(() => {
  root.dataset.scripts = 'on';
  document.body.innerHTML =
    '<div id="root"><button>Menu</button><button disabled>Later</button></div><p id="load-failure" hidden><button></button></p>';
  loader = loadScripts();
});

const throwIn = (filename: string) => {
  window.dispatchEvent(new ErrorEvent('error', { filename, message: 'broken' }));
};
const isDead = () =>
  !document.querySelector('#load-failure')?.hasAttribute('hidden') ||
  !root.dataset.scripts ||
  document.querySelector('button')?.disabled;

test.each([
  'chrome-extension://abc/main.js',
  'moz-extension://abc/main.1.js',
  'https://other.example/main.1.js',
  '',
])('An error in %j, which is not ours, says nothing about the page', (file) => {
  throwIn(file);
  expect(isDead()).toBe(false);
});

test('An error in one of our scripts shows that the app cannot start, and a started app takes that back', () => {
  throwIn(`${location.origin}/assets/main.1234.js`);
  expect(isDead()).toBe(true);
  loader.stop();
  expect(isDead()).toBe(false);
  expect(document.querySelectorAll('button:disabled')).toHaveLength(1);
  throwIn(`${location.origin}/assets/main.1234.js`);
  expect(isDead()).toBe(false);
});
