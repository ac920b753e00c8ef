import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { askAddress, isOnline } from './askAddress';

const server = createServer((request, response) => {
  if (request.url === '/moved') response.writeHead(301, { Location: '/' }).end();
  else if (request.url === '/blocked') response.writeHead(403).end();
  else if (request.url === '/gone') response.writeHead(404).end();
  else response.end('<title> The bill </title>');
});
let site = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.close();
});

test.each([
  ['', 'ok', 'The bill'],
  ['/moved', 'moved', 'The bill'],
  ['/blocked', 'blocked', 'status 403'],
  ['/gone', 'gone', 'status 404'],
])('The address "%s" is %s', async (path, state, about) => {
  expect(await askAddress(site + path)).toEqual({ state, about: expect.stringContaining(about) });
});

test('An address of a host that does not answer is gone', async () => {
  expect(await askAddress('http://127.0.0.1:1/')).toMatchObject({ state: 'gone' });
});

test('One address that answers, whatever it says, is a network; none that does is no network', async () => {
  const nobody = 'http://127.0.0.1:1/';
  expect(await isOnline([nobody, `${site}/gone`])).toBe(true);
  expect(await isOnline([nobody, nobody])).toBe(false);
});
