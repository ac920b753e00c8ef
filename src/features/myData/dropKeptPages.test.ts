import { afterEach, expect, jest, test } from '@jest/globals';
import { dropKeptPages } from './dropKeptPages';

const scopes = ['/', '/es/', '/another-site/'].map((path) => location.origin + path);
const caches = scopes.map((scope) => `workbox-precache-v2-${scope}`);

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(window, 'caches');
});

test('The workers and copies of both languages go, and those of another site on the origin stay', async () => {
  const registrations = scopes.map((scope) => ({ scope, unregister: jest.fn() }));
  const removed: string[] = [];
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistrations: () => Promise.resolve(registrations) },
  });
  Object.defineProperty(window, 'caches', {
    configurable: true,
    value: {
      keys: () => Promise.resolve(['theirs', ...caches]),
      delete: (name: string) => removed.push(name),
    },
  });
  await dropKeptPages();
  expect(registrations.map(({ unregister }) => unregister.mock.calls.length)).toEqual([1, 1, 0]);
  expect(removed).toEqual(caches.slice(0, 2));
});

test('A browser that keeps nothing is left alone', async () => {
  await expect(dropKeptPages()).resolves.toBeUndefined();
});
