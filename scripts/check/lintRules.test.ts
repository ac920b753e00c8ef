import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from '@jest/globals';

/** A project of its own, as the rules look at what lies in `src/` beside their folder. */
const project = mkdtempSync(path.join(tmpdir(), 'lint-'));
afterAll(() => rmSync(project, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
  writeFileSync(path.join(project, file), text);
}

cpSync(path.join(__dirname, 'lintRules.mjs'), path.join(project, 'scripts/check/lintRules.mjs'), {
  recursive: true,
});
const names = ['layers', 'logical-sides', 'storage', 'text-after-conditional'];
const rules = Object.fromEntries(names.map((name) => [`own/${name}`, 'error']));
write('.oxlintrc.json', JSON.stringify({ jsPlugins: ['./scripts/check/lintRules.mjs'], rules }));
write('src/features/answers/Star.tsx', 'export const Star = 1;');
write('src/features/answers/votes.ts', 'export const votes = 1;');

/** @returns what the rules say of a file with this text. */
function faultsOf(file: string, text: string): string[] {
  write(file, text);
  const { stdout } = spawnSync(
    process.execPath,
    [path.join(__dirname, '../../node_modules/oxlint/bin/oxlint'), '--format=json', file],
    { cwd: project, encoding: 'utf8' },
  );
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; message: string }[] };
  return diagnostics.filter(({ code }) => code.startsWith('own(')).map(({ message }) => message);
}

test('Imports go down only, also those of types, exports and calls', () => {
  const fault = 'lib/ stands below ui/.';
  const faults = faultsOf(
    'src/lib/a.ts',
    `import { space } from '../ui/tokens';
     export type { Radius } from '../ui/tokens';
     export type Space = import('../ui/tokens').Space;
     export const load = (to: Space) => import('../ui/tokens').then(space);
     export * from '../content/answerIds';`,
  );
  expect(faults).toEqual([fault, fault, fault, fault]);
  expect(faultsOf('src/test/a.ts', "export * from '../app/store';")).toEqual([]);
  expect(faultsOf('scripts/check/audit.ts', "export * from '../../src/app/store';")).toEqual([]);
});

test('A feature imports code of another, but no component', () => {
  const both = "export * from '../answers/Star'; export * from '../answers/votes';";
  expect(faultsOf('src/features/letter/a.ts', both)).toEqual(['Features draw no components of each other.']);
  expect(faultsOf('src/features/answers/a.ts', both)).toEqual([]);
});

test('Styles name logical sides', () => {
  const side = 'Name the logical side: marginInlineStart, paddingBlockEnd, …';
  const place = 'Name the logical side: insetInlineStart or insetInlineEnd.';
  const faults = (style: string) => faultsOf('src/ui/style.ts', `export const style = (a) => (${style});`);
  expect(faults("{ marginLeft: 1, textAlign: 'left' }")).toEqual([side, 'Say start or end.']);
  expect(faults('{ pl: 6, pr: { xs: 1 }, ml: a, mr: -1 }')).toEqual([side, side, side, side]);
  expect(faults("{ left: 0, right: '50%' }")).toEqual([place, place]);
  expect(faults("{ left: 'auto', right: 'calc(50% - 1px)' }")).toEqual([place, place]);
  expect(
    faults("{ mx: 1, pt: 2, marginInlineStart: 'auto', insetInlineEnd: 0, float: 'inline-start' }"),
  ).toEqual([]);
  // No styles: words and counts.
  expect(faults("{ left: 'Move left', right: a }")).toEqual([]);
});

test('No module names the storage of the browser', () => {
  const fault = 'Only persistence/storageArea.ts touches the browser’s storage.';
  const text = "localStorage.clear(); window.sessionStorage.clear(); self['localStorage'].clear();";
  expect(faultsOf('src/lib/a.ts', text)).toEqual([fault, fault, fault]);
});

test('Text after something conditional has an element of its own', () => {
  const faults = (text: string) => faultsOf('src/ui/A.tsx', `export const A = (a, b) => <p>${text}</p>;`);
  const fault = 'Put text that follows something conditional into an element of its own, such as a span.';
  expect(faults('{a && <b />} text <i>{a ? <b /> : null}{b.c}</i>')).toEqual([fault, fault]);
  expect(faults('text {a && <b />}<span>text</span>')).toEqual([]);
});
