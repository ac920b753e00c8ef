import { describe, expect, it } from '@jest/globals';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator';
import { Severity } from 'csp_evaluator/dist/finding';
import { CspParser } from 'csp_evaluator/dist/parser';
import { contentSecurityPolicy } from './contentSecurityPolicy';
import { headerPolicy } from './headerPolicy';

const home = { scripts: ['early()'], styles: ['body{}', '.home{}'] };

/** What Google's evaluator holds against a policy, leaving out what it merely notes. */
function findings(policy: string): string[] {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity <= Severity.MEDIUM)
    .map(({ directive, value, description }) => `${directive} ${value ?? ''}: ${description}`);
}

describe('The Content Security Policy', () => {
  it('satisfies Google’s evaluator', () => {
    expect(findings(contentSecurityPolicy(home))).toEqual([]);
  });

  it('is judged by an evaluator that does find what is unsafe', () => {
    expect(findings("script-src 'self' 'unsafe-inline'")).not.toEqual([]);
  });

  it('allows no inline code but what was printed', () => {
    const policy = contentSecurityPolicy(home);
    expect(policy).not.toContain('unsafe');
    // sha256 of `early()`, computed with openssl.
    expect(policy).toContain("script-src 'self' 'sha256-G2Y/0fpEoq/QMzbid/byF0KE5sX9e6ar19Om2+xoMnU='");
    expect(policy).not.toMatch(/https?:|\*/);
  });

  it('names a style that a page holds twice once', () => {
    const [styles = ''] =
      /style-src[^;]*/.exec(contentSecurityPolicy({ scripts: [], styles: ['a{}', 'a{}'] })) ?? [];
    expect(styles.match(/sha256-/g)).toHaveLength(2);
  });

  it('leaves to the header nothing that could differ from one release to the next', () => {
    expect(headerPolicy).toBe("connect-src 'self'; form-action 'none'; frame-ancestors 'none'");
  });

  it('keeps other sites from framing the site where a header can say so', () => {
    expect(headerPolicy).toContain("frame-ancestors 'none'");
    expect(contentSecurityPolicy(home)).not.toContain('frame-ancestors');
  });
});
