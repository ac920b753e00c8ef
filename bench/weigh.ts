/**
 * Where the script bytes of /surveys go, by library: `npx tsx bench/weigh.ts` after a build. Every minified
 * character is given to the source it came from (by the source maps); a library's brotli weight is what
 * the compressed scripts lose when its characters are cut out. The parts add up to a little less than the
 * whole, because text that several libraries share is compressed only once.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const dist = path.join(import.meta.dirname, '..', 'dist');
const page = process.argv[2] ?? 'surveys/index.html';

interface Piece {
  readonly owner: string;
  readonly code: string;
}

interface SourceMap {
  readonly mappings: string;
  readonly sources: readonly string[];
}

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Decodes one segment of a source map's `mappings`: base 64 numbers of variable length, the sign in the lowest bit. */
function decode(segment: string): number[] {
  const numbers: number[] = [];
  let value = 0;
  let shift = 0;
  for (const digit of segment) {
    const bits = digits.indexOf(digit);
    value += (bits & 31) << shift;
    shift += 5;
    if (bits & 32) continue;
    numbers.push(value & 1 ? -(value >> 1) : value >> 1);
    value = 0;
    shift = 0;
  }
  return numbers;
}

function ownerOf(source: string): string {
  const inPackage = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1];
  if (inPackage) return inPackage;
  return source.includes('/src/') ? source.replace(/.*\/src\/([^/]+).*/, 'src/$1') : 'webpack';
}

/** @returns the script cut into pieces, each with the library it came from. */
function pieces(file: string): Piece[] {
  const lines = readFileSync(path.join(dist, file), 'utf8').split('\n');
  const map = JSON.parse(readFileSync(path.join(dist, `${file}.map`), 'utf8')) as SourceMap;
  const found: Piece[] = [];
  let source = 0;
  map.mappings.split(';').forEach((segments, row) => {
    const line = lines[row] ?? '';
    let column = 0;
    let owner = 'webpack';
    for (const segment of segments ? segments.split(',') : []) {
      const [columnStep = 0, sourceStep] = decode(segment);
      found.push({ owner, code: line.slice(column, column + columnStep) });
      column += columnStep;
      if (sourceStep === undefined) owner = 'webpack';
      else {
        source += sourceStep;
        owner = ownerOf(map.sources[source] ?? '');
      }
    }
    found.push({ owner, code: line.slice(column) });
  });
  return found;
}

function compressed(files: readonly (readonly Piece[])[], without?: string): number {
  return files.reduce((sum, file) => {
    const code = file.filter(({ owner }) => owner !== without).map((piece) => piece.code);
    return sum + brotliCompressSync(code.join('')).length;
  }, 0);
}

const html = readFileSync(path.join(dist, page), 'utf8');
const scripts = [...html.matchAll(/<script[^>]* src="\/([^"]+)"/g)].map(([, src = '']) => src);
const files = scripts.map(pieces);
const whole = compressed(files);

const minified = new Map<string, number>();
for (const { owner, code } of files.flat())
  minified.set(owner, (minified.get(owner) ?? 0) + Buffer.byteLength(code));

console.log(`| Library | Minified | Brotli |\n|---|--:|--:|`);
for (const [owner, bytes] of [...minified].sort(([, a], [, b]) => b - a)) {
  console.log(`| ${owner} | ${bytes} | ${whole - compressed(files, owner)} |`);
}
console.log(`| all of ${page} | ${[...minified.values()].reduce((a, b) => a + b, 0)} | ${whole} |`);
