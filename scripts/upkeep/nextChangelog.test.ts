import { expect, test } from '@jest/globals';
import { faultOfPart, lastRelease, nextChangelog } from './nextChangelog';

const first = '# Changelog\n\n## Unreleased\n\n- Members of Congress by name.\n';

test('What is unreleased moves under the new version, and “Unreleased” is left empty above it', () => {
  expect(nextChangelog(first, '1.1.0', '2026-12-01', [])).toBe(
    '# Changelog\n\n## Unreleased\n\n## 1.1.0, 2026-12-01\n\n- Members of Congress by name.\n',
  );
});

test('Corrections of cards that no release told are listed without being written down, those that one told are not', () => {
  const told = { date: '2026-11-29', change: 'Mended a figure.' } as const;
  const released = nextChangelog(first, '1.1.0', '2026-12-01', [told]);
  const corrections = [
    { date: '2026-12-05', change: 'Named the year.' },
    // Merged after the release.
    { date: '2026-11-30', change: 'Mended an address.' },
    told,
  ] as const;
  expect(nextChangelog(released, '1.1.1', '2026-12-06', corrections)).toBe(
    '# Changelog\n\n## Unreleased\n\n## 1.1.1, 2026-12-06\n\n- Card corrected on 2026-12-05: Named the year.\n' +
      '- Card corrected on 2026-11-30: Mended an address.\n\n' +
      '## 1.1.0, 2026-12-01\n\n- Members of Congress by name.\n- Card corrected on 2026-11-29: Mended a figure.\n',
  );
});

test('There is no release without something to tell', () => {
  const released = nextChangelog(first, '1.1.0', '2026-12-01', []);
  expect(() => nextChangelog(released, '1.1.1', '2026-12-02', [])).toThrow('nothing to tell');
  expect(() => nextChangelog('# Changelog\n', '1.1.1', '2026-12-02', [])).toThrow('no heading');
});

test('There is no release with a correction of a day that has not come', () => {
  const corrections = [{ date: '2062-12-01', change: 'Named the year.' }] as const;
  expect(() => nextChangelog(first, '1.1.0', '2026-12-01', corrections)).toThrow(
    '“Named the year.” is of 2062-12-01, which has not come: today is 2026-12-01.',
  );
});

test('A changelog whose lines end as on Windows is read, and stays so', () => {
  const windows = first.replaceAll('\n', '\r\n');
  const released = nextChangelog(windows, '1.1.0', '2026-12-01', []);
  expect(released).toBe(nextChangelog(first, '1.1.0', '2026-12-01', []).replaceAll('\n', '\r\n'));
  expect(lastRelease(released)).toEqual({ version: '1.1.0', day: '2026-12-01' });
});

test('The first release is of the version that is there, every later one of a newer', () => {
  expect(faultOfPart('first', first, '1.0.0')).toBe('');
  expect(faultOfPart('patch', first, '1.0.0')).toContain('npm run release -- first releases version 1.0.0');
  const released = nextChangelog(first, '1.0.0', '2026-12-01', []);
  expect(faultOfPart('minor', released, '1.0.0')).toBe('');
  for (const part of ['first', '', 'big'])
    expect(faultOfPart(part, released, '1.0.0')).toContain('The last release was 1.0.0.');
});
