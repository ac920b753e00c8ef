import { expect, test } from '@jest/globals';
import { printSecurityTxt } from './securityTxt';
import { siteSettings } from './siteSettings';

const real = {
  SITE_URL: 'https://civicvoice.us',
  CONTACT_EMAIL: 'mail@civicvoice.us',
  OPERATOR_NAME: 'League of Neighbors',
};

test('Whoever finds a hole reads whom to write to, and until when that holds: less than a year from the release', () => {
  expect(printSecurityTxt(siteSettings(real), '2026-12-01')).toBe(
    'Contact: mailto:mail@civicvoice.us\n' +
      'Expires: 2027-11-30T00:00:00Z\n' +
      'Preferred-Languages: en, es\n' +
      'Canonical: https://civicvoice.us/.well-known/security.txt\n',
  );
});

test('A copy for trying out, a site in a folder and one that was never released have no such file', () => {
  expect(printSecurityTxt(siteSettings({}), '2026-12-01')).toBe('');
  expect(printSecurityTxt(siteSettings({ ...real, PUBLIC_PATH: '/civic/' }), '2026-12-01')).toBe('');
  expect(printSecurityTxt(siteSettings(real), undefined)).toBe('');
});
