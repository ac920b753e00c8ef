import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import {
  everyHeader,
  headerRules,
  headersFor,
  parseHeaders,
  printHeaders,
  printRedirects,
} from './hostFiles';

const pages = ['/', '/surveys', '/my-answers'];
const cards = ['/embed/carbon-tax-policy'];
const rules = headerRules('/site', ['', '/es'], pages, cards);

const configOf = (name: string) => readFileSync(path.join(__dirname, '../..', 'deploy', name), 'utf8');

/** @param frames a host's own variable for who may show a page in a frame. */
const headersWith = (frames: string) =>
  Object.entries(everyHeader).map(([name, value]) => [
    name,
    value.replace("frame-ancestors 'none'", `frame-ancestors ${frames}`),
  ]);

describe('The headers for hosts', () => {
  it('are read from the file as they were written', () => {
    expect(parseHeaders(printHeaders(rules))).toEqual(rules);
  });

  it('let pages be asked for anew and keep hashed files for a year', () => {
    for (const page of pages)
      expect(headersFor(rules, `/site${page}`)['Cache-Control']).toBe('no-cache, no-transform');
    expect(headersFor(rules, '/site/service-worker.js')['Cache-Control']).toBe('no-cache, no-transform');
    for (const file of ['/assets/main.1.js', '/fonts/serif.1.woff2']) {
      expect(headersFor(rules, `/site${file}`)['Cache-Control']).toBe(
        'public, max-age=31536000, immutable, no-transform',
      );
      expect(headersFor(rules, `/site${file}`)['X-Content-Type-Options']).toBe('nosniff');
    }
  });

  it('forbid hosts and proxies to change what was built', () => {
    for (const address of ['/', '/surveys', '/service-worker.js', '/assets/main.1.js']) {
      expect(headersFor(rules, `/site${address}`)['Cache-Control']).toContain('no-transform');
    }
  });

  it.each([
    ...pages,
    '/es/surveys',
    '/es/assets/main.1.js',
    '/es/service-worker.js',
    '/assets/main.1.js',
    '/fonts/serif.1.woff2',
    '/service-worker.js',
    '/embed/carbon-tax-policy',
    '/og.png',
    '/no-such-page',
  ])('give %s no header twice', (address) => {
    const values = new Set([...rules.values()].flatMap((headers) => Object.values(headers)));
    for (const [name, value] of Object.entries(headersFor(rules, `/site${address}`))) {
      expect(`${name}: ${values.has(value) ? 'one value' : value}`).toBe(`${name}: one value`);
    }
  });

  it('let no host change a page that the service worker keeps, the one for unknown addresses included', () => {
    for (const address of [...pages, '/404.html', '/es/404.html'])
      expect(headersFor(rules, `/site${address}`)['Cache-Control']).toMatch(/no-transform/);
  });

  it('say nothing about files outside the site’s folder', () => {
    expect(headersFor(rules, '/elsewhere')).toEqual({});
  });

  it('are joined where two rules set the same one, as Cloudflare does', () => {
    const twice = parseHeaders('/*\n  Cache-Control: no-cache\n\n/assets/*\n  Cache-Control: immutable');
    expect(headersFor(twice, '/assets/main.1.js')).toEqual({ 'Cache-Control': 'no-cache, immutable' });
  });

  it('let other sites show the cards in a frame that are made for it, and nothing else', () => {
    const policyOf = (address: string) => headersFor(rules, `/site${address}`)['Content-Security-Policy'];
    for (const folder of ['', '/es'])
      expect(policyOf(`${folder}/embed/carbon-tax-policy`)).toBe(
        "connect-src 'self'; form-action 'none'; frame-ancestors *",
      );
    for (const address of [...pages, '/embed', '/embed/', '/embed/free-ice-cream', '/404.html', '/og.png'])
      expect(policyOf(address)).toContain("frame-ancestors 'none'");
  });

  it('hold nothing of a release: a host may go on with those of another', () => {
    expect(printHeaders(rules)).not.toMatch(/sha256|script-src|style-src/);
  });

  it('are those of deploy/nginx-locations.conf, but for those about caching', () => {
    const config = configOf('nginx-locations.conf');
    const set = [...config.matchAll(/^ *add_header (?!Cache-Control)(\S+) "(.*)" always;$/gm)];
    expect(set.map(([, name, value]) => [name, value])).toEqual(headersWith('$civic_voice_frames'));
  });

  it('are those of deploy/Caddyfile, the same for pages and for unknown addresses', () => {
    const config = configOf('Caddyfile');
    const [, block = ''] = /^\(civic_voice_headers\) \{\n\theader \{\n(.*?)\n\t\}/ms.exec(config) ?? [];
    const set = [...block.matchAll(/^\t\t(\S+) "(.*)"$/gm)];
    expect(set.map(([, name, value]) => [name, value])).toEqual(headersWith('{civic_voice_frames}'));
    expect(config.match(/import civic_voice_headers/g)).toHaveLength(2);
  });

  it.each(['nginx-locations.conf', 'Caddyfile'])('allow a frame for cards alone in %s', (name) => {
    const [pattern = ''] = /\/embed\/\S+\$/.exec(configOf(name)) ?? [];
    const isFramed = (address: string) => new RegExp(pattern).test(address);
    for (const address of ['/embed/carbon-tax-policy', '/es/embed/carbon-tax-policy/'])
      expect([address, isFramed(address)]).toEqual([address, true]);
    for (const address of ['/embed', '/embed/', '/embed/index.html', '/es/embed/index.html'])
      expect([address, isFramed(address)]).toEqual([address, false]);
  });

  it('demand https of the whole host only where the site has it for itself', () => {
    expect(headersFor(rules, '/site/')['Strict-Transport-Security']).toBeUndefined();
    expect(headersFor(headerRules('', [''], pages), '/')['Strict-Transport-Security']).toBe(
      'max-age=31536000',
    );
  });

  it('demand https of this host alone, not of its subdomains', () => {
    expect(Object.values(everyHeader).join()).not.toContain('includeSubDomains');
  });
});

describe('The redirects for hosts', () => {
  it('serve every page at the address that was asked for', () => {
    expect(printRedirects('/site', [''], pages)).toBe(
      '/site/surveys /site/surveys/ 200\n/site/my-answers /site/my-answers/ 200\n',
    );
  });

  it('give every unknown address below a language’s folder the 404 page of that language', () => {
    expect(printRedirects('/site', ['', '/es'], ['/', '/surveys'])).toBe(
      '/site/surveys /site/surveys/ 200\n/site/es/surveys /site/es/surveys/ 200\n/site/es/* /site/es/404.html 404\n',
    );
  });
});
