import { describe, expect, test } from '@jest/globals';
import { siteSettings } from './siteSettings';

const real = {
  SITE_URL: 'https://civicvoice.us',
  CONTACT_EMAIL: 'mail@civicvoice.us',
  OPERATOR_NAME: 'League of Neighbors',
};

describe('A build', () => {
  test('that is told its addresses and its operator lacks nothing', () => {
    const { siteUrl, contactEmail, operator, missing } = siteSettings(real);
    expect([siteUrl, contactEmail]).toEqual(['https://civicvoice.us', 'mail@civicvoice.us']);
    expect(operator).toEqual({ name: 'League of Neighbors' });
    expect(missing).toEqual([]);
  });

  test('that is told nothing has no operator, and says what is missing', () => {
    const { operator, missing } = siteSettings({ OPERATOR_NAME: '' });
    expect(operator).toBeNull();
    expect(missing).toEqual(['SITE_URL', 'CONTACT_EMAIL', 'OPERATOR_NAME']);
  });

  test('says who pays in Spanish as in English, unless it is told otherwise', () => {
    const paid = { ...real, OPERATOR_FUNDING: 'Our members pay.' };
    expect(siteSettings(paid).operator?.funding).toEqual({ en: 'Our members pay.', es: 'Our members pay.' });
    const both = { ...paid, OPERATOR_FUNDING_ES: 'Pagan nuestros miembros.' };
    expect(siteSettings(both).operator?.funding?.es).toBe('Pagan nuestros miembros.');
  });

  test('does not take a name for the address of its operator', () => {
    expect(() => siteSettings({ ...real, OPERATOR_URL: 'League' })).toThrow('OPERATOR_URL');
  });

  test('is told the first public day as a whole date, or none', () => {
    expect(siteSettings(real).released).toBe('');
    expect(siteSettings({ ...real, RELEASED: '2026-12-01' }).released).toBe('2026-12-01');
    for (const day of ['2026', '2026-13-01', '12/01/2026', '2026-12-1'])
      expect(() => siteSettings({ ...real, RELEASED: day })).toThrow('RELEASED');
  });

  test('of an old release prints the year it had then', () => {
    expect(siteSettings({ SOURCE_DATE_EPOCH: '1700000000' }).year).toBe(2023);
  });
});

describe('A release', () => {
  test.each([
    ['SITE_URL', 'http://localhost:8080'],
    ['SITE_URL', 'https://civic-voice.example'],
    ['CONTACT_EMAIL', 'contact@example.org'],
    ['OPERATOR_NAME', ''],
  ] as const)('does not go out without %s, nor with "%s" for it', (variable, madeUp) => {
    for (const value of [undefined, '', madeUp])
      expect(() => siteSettings({ RELEASE: '1', ...real, [variable]: value })).toThrow(variable);
  });

  test('goes out with all of them', () => {
    expect(siteSettings({ RELEASE: '1', ...real }).missing).toEqual([]);
  });
});
