import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { siteSettings } from './siteSettings';

const project = path.resolve(__dirname, '../..');

const real = {
  SITE_URL: 'https://civicvoice.us',
  CONTACT_EMAIL: 'mail@civicvoice.us',
  OPERATOR_NAME: 'League of Neighbors',
};

/** What a build says of settings that it does not take. */
function faultOf(env: NodeJS.ProcessEnv): string {
  try {
    siteSettings(env);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}

describe('A build', () => {
  test('that is told its addresses and its operator lacks nothing', () => {
    const { siteUrl, contactEmail, operator, missing } = siteSettings(real);
    expect([siteUrl, contactEmail]).toEqual(['https://civicvoice.us', 'mail@civicvoice.us']);
    expect(operator).toEqual({ name: 'League of Neighbors' });
    expect(missing).toEqual([]);
  });

  test('that is told nothing has no operator, and says what is missing', () => {
    const { operator, missing } = siteSettings({ OPERATOR_NAME: ' ' });
    expect(operator).toBeNull();
    expect(missing.map((sentence) => sentence.split(':')[0])).toEqual([
      'SITE_URL is not set',
      'CONTACT_EMAIL is not set',
      'OPERATOR_NAME is not set',
    ]);
  });

  test('says who pays in Spanish as in English, unless it is told otherwise', () => {
    const paid = { ...real, OPERATOR_FUNDING: 'Our members pay.' };
    expect(siteSettings(paid).operator?.funding).toEqual({ en: 'Our members pay.', es: 'Our members pay.' });
    const both = { ...paid, OPERATOR_FUNDING_ES: 'Pagan nuestros miembros.' };
    expect(siteSettings(both).operator?.funding?.es).toBe('Pagan nuestros miembros.');
    expect(() => siteSettings({ ...both, OPERATOR_FUNDING: '' })).toThrow('OPERATOR_FUNDING, the same in');
  });

  test.each([
    ['SITE_URL', 'library.org', 'https://library.org'],
    ['SITE_URL', 'https://library.org/', 'https://library.org'],
    ['SITE_URL', 'https://library.org/civic/', 'https://library.org'],
    ['SITE_URL', 'https://Library.org', 'https://library.org'],
    ['SITE_URL', 'HTTPS://library.org', 'https://library.org'],
    ['SITE_URL', 'https://bücher.us', 'https://xn--bcher-kva.us'],
    ['SITE_URL', 'https://library.org:443', 'https://library.org'],
    ['SITE_URL', 'https://me@library.org', 'https://library.org'],
    ['SITE_URL', 'ftp://library.org', 'https://civicvoice.us'],
    ['SITE_URL', 'the library', 'https://civicvoice.us'],
    ['SITE_URL', 'library', 'https://civicvoice.us'],
    ['SITE_URL', '/civic', 'https://civicvoice.us'],
    ['PUBLIC_PATH', '/civic', '/civic/'],
    ['PUBLIC_PATH', 'civic/', '/civic/'],
    ['PUBLIC_PATH', '//civic/', '/civic/'],
    ['PUBLIC_PATH', '/../', '/civic-voice/'],
    ['PUBLIC_PATH', '/our site/', '/civic-voice/'],
    ['PUBLIC_PATH', 'https://library.org/civic/', '/civic-voice/'],
    ['CONTACT_EMAIL', 'mailto:mail@library.org', 'mail@library.org'],
    ['CONTACT_EMAIL', 'not-an-address', 'mail@civicvoice.us'],
    ['CONTACT_EMAIL', 'Ana <ana@library.org>', 'mail@civicvoice.us'],
    ['OPERATOR_NAME', 'League\nof Neighbors', 'League of Neighbors'],
    ['OPERATOR_URL', 'http://library.org/us', 'https://library.org/us'],
    ['OPERATOR_URL', 'library.org', 'https://library.org'],
    ['SOURCE_URL', 'code.library.org', 'https://code.library.org'],
    ['RELEASED', '2026', '2026-12-01'],
    ['RELEASED', '2026-02-31', '2026-12-01'],
    ['RELEASED', '2026-13-01', '2026-12-01'],
    ['RELEASED', '12/01/2026', '2026-12-01'],
    ['RELEASE', 'true', 'RELEASE=1'],
    ['OUT_DIR', '.', 'dist-trial'],
    ['OUT_DIR', 'src', 'dist-trial'],
    ['OUT_DIR', '..', 'dist-trial'],
    ['OUT_DIR', '../..', 'dist-trial'],
    ['LANGUAGES', 'fr', 'en,es'],
    ['SOURCE_DATE_EPOCH', 'today', '1796083200'],
    ['PORT', '99999', '3000'],
  ])('is not begun with %s “%s”: the message names both and the way to write it', (name, value, example) => {
    const message = faultOf({ ...real, [name]: value });
    expect(message).toMatch(/^\S+ is “[^”]+”\. It has to be .+, such as \S.+\.$/);
    expect(message.startsWith(`${name} is “${value}”.`)).toBe(true);
    expect(message.endsWith(`, such as ${example}.`)).toBe(true);
  });

  test.each([
    ['SITE_URL', 'https://lead-by-example.org'],
    ['SITE_URL', 'https://library.org:8443'],
    ['SITE_URL', 'http://192.168.1.5:3000'],
    ['PUBLIC_PATH', '/'],
    ['PUBLIC_PATH', '/~library/civic.voice/'],
    ['CONTACT_EMAIL', 'civic+voice@library.co.us'],
    ['OUT_DIR', 'dist-root'],
    // A folder beside the project's own, whatever that is called.
    ['OUT_DIR', `../${path.basename(project)}-site`],
    ['OUT_DIR', '/tmp/site'],
    ['LANGUAGES', 'es,en'],
  ])('takes %s “%s”', (name, value) => {
    expect(() => siteSettings({ ...real, [name]: value })).not.toThrow();
  });

  test('is told of every wrong setting at once', () => {
    expect(() => siteSettings({ SITE_URL: 'x', RELEASED: 'x' })).toThrow(/^SITE_URL.+\nRELEASED/);
  });

  test('starts in a whole second, which SOURCE_DATE_EPOCH can say again', () => {
    expect(siteSettings({}).builtAt.getMilliseconds()).toBe(0);
  });

  test('of an old release prints the year it had then', () => {
    expect(siteSettings({ SOURCE_DATE_EPOCH: '1700000000' }).builtAt.getUTCFullYear()).toBe(2023);
  });
});

describe('A release', () => {
  test.each([
    ['SITE_URL', 'http://localhost:8080'],
    ['SITE_URL', 'https://civic-voice.example'],
    ['SITE_URL', 'https://www.example.org'],
    ['SITE_URL', 'http://127.0.0.1:3000'],
    ['SITE_URL', 'http://library.org'],
    ['CONTACT_EMAIL', 'contact@example.org'],
  ])('does not go out with %s “%s”, and the message names both', (name, value) => {
    expect(() => siteSettings({ RELEASE: '1', ...real, [name]: value })).toThrow(`${name} is “${value}”`);
  });

  test.each(['SITE_URL', 'CONTACT_EMAIL', 'OPERATOR_NAME'])('does not go out without %s', (name) => {
    for (const value of [undefined, ''])
      expect(() => siteSettings({ RELEASE: '1', ...real, [name]: value })).toThrow(`${name} is not set`);
  });

  test('goes out with all of them, also from a host whose name only contains “example”', () => {
    for (const site of ['https://civicvoice.us', 'https://lead-by-example.org'])
      expect(siteSettings({ RELEASE: '1', ...real, SITE_URL: site }).missing).toEqual([]);
  });

  test('with a wrong address ends in a sentence before anything is built, without a stack trace', () => {
    const { status, stdout, stderr } = spawnSync('node_modules/.bin/tsx', ['scripts/build/build.ts'], {
      cwd: project,
      encoding: 'utf8',
      env: { ...process.env, ...real, RELEASE: '1', SITE_URL: 'library.org' },
    });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr.trim().split('\n')).toEqual([expect.stringContaining('SITE_URL is “library.org”.')]);
  });
});
