import { expect, test } from '@jest/globals';
import { nextChangelog } from './nextChangelog';

const first = '# Changelog\n\n## Unreleased\n\n- Members of Congress by name.\n';

test('What is unreleased moves under the new version, and “Unreleased” is left empty above it', () => {
  expect(nextChangelog(first, '1.1.0', '2026-12-01', [])).toBe(
    '# Changelog\n\n## Unreleased\n\n## 1.1.0, 2026-12-01\n\n- Members of Congress by name.\n',
  );
});

test('Corrections of cards since the last release are listed without being written down, older ones are not', () => {
  const released = nextChangelog(first, '1.1.0', '2026-12-01', []);
  const corrections = [
    { date: '2026-12-05', change: 'Named the year.' },
    { date: '2026-11-30', change: 'Mended an address.' },
  ] as const;
  expect(nextChangelog(released, '1.1.1', '2026-12-06', corrections)).toBe(
    '# Changelog\n\n## Unreleased\n\n## 1.1.1, 2026-12-06\n\n- Card corrected on 2026-12-05: Named the year.\n\n' +
      '## 1.1.0, 2026-12-01\n\n- Members of Congress by name.\n',
  );
});

test('There is no release without something to tell', () => {
  const released = nextChangelog(first, '1.1.0', '2026-12-01', []);
  expect(() => nextChangelog(released, '1.1.1', '2026-12-02', [])).toThrow('nothing to tell');
  expect(() => nextChangelog('# Changelog\n', '1.1.1', '2026-12-02', [])).toThrow('no heading');
});
