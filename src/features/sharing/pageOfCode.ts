import { classPath, comparePath, devicePath, groupPath } from '../../lib/paths';
import { findCodes } from './readLink';
import type { CodeKind } from './shareCode';

const paths: Readonly<Record<CodeKind, (code: string) => string>> = {
  v: comparePath,
  g: groupPath,
  c: classPath,
  d: devicePath,
};

/**
 * @param read the kinds that the page itself reads. @returns the first code of another kind in the text, and the address
 * that opens it; `undefined` if there is none.
 */
export function pageOfCode(text: string, ...read: readonly CodeKind[]) {
  for (const kind of Object.keys(paths) as CodeKind[]) {
    const [code] = read.includes(kind) ? [] : findCodes(text, [kind]);
    if (code !== undefined) return { kind, path: paths[kind](code) };
  }
  return undefined;
}
