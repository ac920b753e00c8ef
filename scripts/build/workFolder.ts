import path from 'node:path';

/**
 * @param root the project. @param out the folder a build writes the site to.
 * @returns where that build keeps what no visitor downloads: a folder for each output, so that one build
 * never takes what another left.
 */
export function workFolder(root: string, out: string): string {
  return path.join(root, '.cache', 'build', path.relative(root, out).replaceAll(/[^\w-]+/g, '_'));
}
