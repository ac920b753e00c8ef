import { describe, expect, it } from '@jest/globals';
import { headerRules, headersFor, nginxHeaders, parseHeaders, printHeaders } from './hostHeaders';

const rules = headerRules("default-src 'none'; img-src 'self' data: blob:", '/site');

describe('The headers for hosts', () => {
  it('are read from the file as they were written', () => {
    expect(parseHeaders(printHeaders(rules))).toEqual(rules);
  });

  it('let pages be asked for anew and keep hashed files for a year', () => {
    expect(headersFor(rules, '/site/surveys')['Cache-Control']).toBe('no-cache');
    expect(headersFor(rules, '/site/service-worker.js')['Cache-Control']).toBe('no-cache');
    expect(headersFor(rules, '/site/assets/main.1.js')['Cache-Control']).toContain('immutable');
    expect(headersFor(rules, '/site/assets/main.1.js')['X-Content-Type-Options']).toBe('nosniff');
  });

  it('say nothing about files outside the site’s folder', () => {
    expect(headersFor(rules, '/elsewhere')).toEqual({});
  });

  it('reach nginx whole, quotes and all, but for caching', () => {
    expect(nginxHeaders(rules)).toContain(
      `add_header Content-Security-Policy "default-src 'none'; img-src 'self' data: blob:" always;\n`,
    );
    expect(nginxHeaders(rules)).not.toContain('Cache-Control');
  });
});
