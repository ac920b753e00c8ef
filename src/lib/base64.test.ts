import { describe, expect, test } from '@jest/globals';
import { fc } from '../test/fastCheck';
import { fromBase64, fromBase64url, toBase64, toBase64url } from './base64';

const bytes = fc.uint8Array({ maxLength: 200 });
const list = (given: Uint8Array | null) => given && Array.from(given);

describe('Base64', () => {
  test('of any bytes is what Node makes of them, and gives them back', () => {
    fc.assert(
      fc.property(bytes, (given) => {
        expect(toBase64(given)).toBe(Buffer.from(given).toString('base64'));
        expect(toBase64url(given)).toBe(Buffer.from(given).toString('base64url'));
        expect(list(fromBase64(toBase64(given)))).toEqual(list(given));
        expect(list(fromBase64url(toBase64url(given)))).toEqual(list(given));
      }),
    );
  });

  test('of more bytes than one call takes as arguments', () => {
    const many = new Uint8Array(300_000).map((_, at) => at % 251);
    expect(toBase64(many)).toBe(Buffer.from(many).toString('base64'));
  });

  test('in an address is refused where another text would give the same bytes', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const read = fromBase64url(text);
        if (read) expect(toBase64url(read)).toBe(text);
      }),
    );
    expect(['QR', 'QQ==', 'Q', 'Q+', 'Q Q'].map(fromBase64url)).toEqual([null, null, null, null, null]);
  });

  test('that is malformed gives nothing', () => {
    expect(fromBase64('*')).toBeNull();
  });
});
