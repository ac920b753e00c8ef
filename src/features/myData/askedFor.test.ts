import { expect, test } from '@jest/globals';
import { askedFor } from './askedFor';

const page = 'https://civicvoice.example/cookie-policy';

test('A page counts as a file of its own, with those that it asked for', () => {
  expect(askedFor(page, [])).toEqual({ files: 1, hosts: ['civicvoice.example'] });
  expect(askedFor(page, ['https://civicvoice.example/a.js', 'blob:https://civicvoice.example/1'])).toEqual({
    files: 2,
    hosts: ['civicvoice.example'],
  });
});

test('Any other host is named, also one of the same name with another port', () => {
  const others = ['https://tracker.example/x.png', 'https://civicvoice.example:8443/a.js'];
  expect(askedFor(page, [...others, ...others]).hosts).toEqual([
    'civicvoice.example',
    'tracker.example',
    'civicvoice.example:8443',
  ]);
});
