import { describe, expect, test } from '@jest/globals';
import { siteSettings } from './siteSettings';

const addresses = { SITE_URL: 'https://civic.example', CONTACT_EMAIL: 'mail@civic.example' };
const release = { NODE_ENV: 'production', RELEASE: '1' };

describe('A build', () => {
  test('that is told its addresses has nothing to warn of', () => {
    const { siteUrl, contactEmail, warnings } = siteSettings(addresses);
    expect([siteUrl, contactEmail]).toEqual(['https://civic.example', 'mail@civic.example']);
    expect(warnings).toEqual([]);
  });

  test('without addresses says which dummies it prints', () => {
    const { warnings } = siteSettings({ NODE_ENV: 'production' });
    expect(warnings.join('\n')).toMatch(
      /SITE_URL.*http:\/\/localhost:3000[^]*CONTACT_EMAIL.*contact@example\.org/,
    );
  });

  test('is told the first public day as a whole date, or none', () => {
    expect(siteSettings(addresses).released).toBe('');
    expect(siteSettings({ ...addresses, RELEASED: '2026-12-01' }).released).toBe('2026-12-01');
    for (const day of ['2026', '2026-13-01', '12/01/2026', '2026-12-1'])
      expect(() => siteSettings({ ...addresses, RELEASED: day })).toThrow('RELEASED');
  });

  test('of an old release prints the year it had then', () => {
    expect(siteSettings({ SOURCE_DATE_EPOCH: '1700000000' }).year).toBe(2023);
  });
});

describe('A release', () => {
  test.each(['SITE_URL', 'CONTACT_EMAIL'] as const)('does not go out without %s', (missing) => {
    expect(() => siteSettings({ ...release, ...addresses, [missing]: undefined })).toThrow(missing);
    expect(() => siteSettings({ ...release, ...addresses, [missing]: '' })).toThrow(missing);
  });

  test('goes out with both', () => {
    expect(siteSettings({ ...release, ...addresses }).warnings).toEqual([]);
  });
});
