import { beforeEach, describe, expect, test } from '@jest/globals';
import { giveWebCrypto, takeWebCrypto } from '../../test/webCrypto';
import { canDerivePassword, derivePassword, pbkdf2 } from './derivePassword';

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

describe('A password', () => {
  beforeEach(giveWebCrypto);

  test.each([
    [1, '120fb6cffcf8b32c43e7225256c4f837a86548c92ccc35480805987cb70be17b'],
    [4096, 'c5e478d59288c841aa530db6845c4c8d962893a001ce4e11a4963873aa98134a'],
  ])('is derived by PBKDF2-HMAC-SHA-256, as the known answer for %i rounds shows', async (rounds, answer) => {
    const salt = new Uint8Array([0x73, 0x61, 0x6c, 0x74]);
    expect(hex(await pbkdf2('password', salt, rounds))).toBe(answer);
  });

  test('becomes a PHC string with 600,000 rounds, a 16-byte salt and a 32-byte key', async () => {
    const [, name, rounds, salt = '', key = ''] = (await derivePassword('open sesame')).split('$');
    expect([name, rounds]).toEqual(['pbkdf2-sha256', 'i=600000']);
    expect([Buffer.from(salt, 'base64').length, Buffer.from(key, 'base64').length]).toEqual([16, 32]);
    expect(hex(await pbkdf2('open sesame', new Uint8Array(Buffer.from(salt, 'base64')), 600_000))).toBe(
      Buffer.from(key, 'base64').toString('hex'),
    );
  });

  test('gets another salt each time', async () => {
    expect(await derivePassword('same')).not.toBe(await derivePassword('same'));
  });

  test('cannot be derived where the browser offers no Web Crypto', () => {
    expect(canDerivePassword()).toBe(true);
    takeWebCrypto();
    expect(canDerivePassword()).toBe(false);
  });
});
