import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, test, visit } from './siteTest';
import { everyPath, spanishPaths } from './screens';

const dist = path.join(import.meta.dirname, '..', 'dist');

async function policies(): Promise<Map<string, string>> {
  const files = (await readdir(dist, { recursive: true })).filter((file) => file.endsWith('.html'));
  const found = new Map<string, string>();
  for (const file of files) {
    const html = await readFile(path.join(dist, file), 'utf8');
    const attribute = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
    // React, which prints the cards for other sites, writes an apostrophe as a reference.
    found.set(file, attribute.replaceAll('&#x27;', "'"));
  }
  return found;
}

test('Every built page has a policy that Google’s evaluator finds nothing against', async () => {
  for (const [file, policy] of await policies()) {
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
    const serious = findings.filter(({ severity }) => severity <= Severity.MEDIUM);
    expect(
      serious.map(({ description }) => description),
      file,
    ).toEqual([]);
    expect(policy, file).toContain("default-src 'none'");
    expect(policy, file).not.toMatch(/unsafe-|https?:/);
  }
});

test('The header for hosts names no hash: it may be of another release than the pages', async () => {
  const headers = await readFile(path.join(dist, '_headers'), 'utf8');
  expect(headers).toContain(
    "Content-Security-Policy: connect-src 'self'; form-action 'none'; frame-ancestors 'none'",
  );
  expect(headers).not.toContain('sha256');
});

test('Every page is sent with the headers a careful host would send', async ({ request }) => {
  for (const address of [...everyPath, ...spanishPaths]) {
    const headers = (await request.get(address)).headers();
    expect(headers['x-content-type-options'], address).toBe('nosniff');
    expect(headers['referrer-policy'], address).toBe('no-referrer');
    expect(headers['cross-origin-opener-policy'], address).toBe('same-origin');
    expect(headers['permissions-policy'], address).toContain('camera=(self), ');
    expect(headers['permissions-policy'], address).toContain('microphone=()');
    expect(headers['strict-transport-security'], address).toContain('max-age=');
    expect(headers['content-security-policy'], address).toContain("frame-ancestors 'none'");
  }
});

test('The policy is in force: foreign code, evaluated text and sent forms are refused', async ({
  page,
  consoleWords,
  otherSites,
}) => {
  const foreignCode = 'https://example.org/code.js';
  await visit(page, '/surveys');
  await page.evaluate(async (foreign) => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    document.addEventListener('securitypolicyviolation', (event) => {
      seen.push(event.effectiveDirective);
    });
    const form = document.createElement('form');
    form.action = '/elsewhere';
    document.body.append(form);
    form.submit();
    await fetch('https://example.org/').catch(() => undefined);
    await import(foreign).catch(() => undefined);
    // Later, because the text that a test evaluates is allowed while that runs.
    setTimeout(() => {
      try {
        // oxlint-disable-next-line no-eval -- is refused
        eval('');
        seen.push('evaluated');
      } catch (error) {
        seen.push((error as Error).name);
      }
    });
    try {
      form.innerHTML = '<b>text as markup</b>';
    } catch {
      // Trusted Types throw as well as report.
    }
  }, foreignCode);
  // The browser reports a violation some time after it refused.
  await expect
    .poll(async () =>
      page.evaluate(() => [...new Set((window as unknown as { seen: string[] }).seen)].sort()),
    )
    .toEqual(['EvalError', 'connect-src', 'form-action', 'require-trusted-types-for', 'script-src-elem']);
  consoleWords.length = 0;
  // Reported as a request, too, though it was never sent.
  expect(otherSites.splice(0)).toEqual([foreignCode]);
});
