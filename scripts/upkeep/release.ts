/**
 * `npm run release -- patch|minor|major`, the first time `-- first`: sets the version, moves what CHANGELOG.md calls unreleased under it, commits
 * both and tags the commit. Nothing is pushed or published. docs/deploying.md says what comes next.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import packageFile from '../../package.json' with { type: 'json' };
import { corrections } from '../../src/content/en/corrections';
import { dayOf } from '../../src/lib/dayOf';
import { faultOfPart, nextChangelog } from './nextChangelog';

const root = path.join(import.meta.dirname, '../..');
const file = path.join(root, 'CHANGELOG.md');

function run(command: string, ...args: string[]): string {
  return execFileSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  }).trim();
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

const [part = ''] = process.argv.slice(2);
const changelog = readFileSync(file, 'utf8');
const fault = faultOfPart(part, changelog, packageFile.version);
if (fault) fail(fault);
const changes = run('git', 'status', '--porcelain');
if (changes)
  fail(`Commit these changes first, or let git ignore what belongs to this machine alone:\n${changes}`);
// Asked before anything is written: a commit that git then refuses would leave half a release.
try {
  run('git', 'var', 'GIT_COMMITTER_IDENT');
} catch {
  fail('Tell git who you are first, as it says above: the release is committed in your name.');
}
const today = dayOf(new Date());
try {
  // Called before the version is raised, so that no file is changed where there is nothing to tell.
  nextChangelog(changelog, '', today, corrections);
} catch (error) {
  fail((error as Error).message);
}
const version =
  part === 'first'
    ? packageFile.version
    : run('npm', 'version', part, '--no-git-tag-version').replace(/^v/, '');
writeFileSync(file, nextChangelog(changelog, version, today, corrections));
run('git', 'commit', '--all', '--quiet', '--message', `Release ${version}`);
run('git', 'tag', '--annotate', `v${version}`, '--message', `Version ${version}`);
console.log(
  `Version ${version} is committed and tagged. Next: git push --follow-tags, then build and publish it.`,
);
