import { expect, test } from '@jest/globals';
import { encodeClass } from './classCode';
import { encodeDeviceCode } from './deviceCode';
import { encodeGroup } from './groupCode';
import { pageOfCode } from './pageOfCode';
import { encodeShared } from './shareCode';
import type { CodeKind } from './shareCode';

const votes = { '1': 'yes' } as const;
const codes: Readonly<Record<CodeKind, readonly [code: string, page: string]>> = {
  v: [encodeShared({ votes, name: '' }), '/compare'],
  g: [encodeGroup([votes]), '/group'],
  c: [encodeClass(['1', '2']), '/class'],
  d: [encodeDeviceCode({ votes, starred: [] }), '/my-answers'],
};
const kinds = Object.keys(codes) as CodeKind[];

test('Every kind of code is known for what it is in any text, but on the page that reads it', () => {
  for (const kind of kinds) {
    const [code, page] = codes[kind];
    const text = `Look: https://civic.example${page}#${code}.`;
    for (const read of kinds)
      expect(pageOfCode(text, read)).toEqual(read === kind ? undefined : { kind, path: `${page}#${code}` });
  }
  expect(pageOfCode('no code at all, v2.10', 'v')).toBeUndefined();
});
