import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';

const root = path.join(__dirname, '../..');

/** Not what is made by a run, such as `dist/`, nor the changelog, which tells of files as they were called. */
const folders = ['.ci', '.github', 'bench', 'deploy', 'docs', 'e2e', 'scripts', 'src'];
const files = [
  ...readdirSync(root).filter((file) => file !== 'CHANGELOG.md'),
  ...folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(folder, file),
    ),
  ),
].filter((file) => /(?:\.(?:tsx?|mjs|json|ya?ml|md|conf)|^\.ci\/run|Dockerfile)$/.test(file));

test('No two modules differ by a capital or an ending alone: where case is ignored, an import finds the wrong one', () => {
  const modules = files.map((file) => /^(.*)\.tsx?$/.exec(file)?.[1]?.toLowerCase()).filter(Boolean);
  expect(modules.filter((each, place) => modules.indexOf(each) !== place)).toEqual([]);
});

/** A path from the root of the project, or a relative one, in code, a comment, a command or a text. */
const named =
  /(?<![\w./])(?:\.{1,2}\/)*((?:scripts|bench|deploy|e2e|docs)\/[\w./-]*\.(?:tsx?|mjs|json|conf|md))\b/g;

test('Every file of scripts, bench, deploy, e2e and docs that is named by its path is there', () => {
  const missing = files.flatMap((file) => {
    // The parts that `path.join` takes are a path as well.
    const text = readFileSync(path.join(root, file), 'utf8').replaceAll("', '", '/');
    return [...text.matchAll(named)]
      .filter(([, to = '']) => !existsSync(path.join(root, to)))
      .map(([, to = '']) => `${file}: ${to}`);
  });
  expect(missing).toEqual([]);
});
