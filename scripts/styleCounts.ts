import ts from 'typescript';
import { space } from '../src/ui/tokens';

/** A file with styles: its path from the root of the project, and its text. */
export interface StyleFile {
  readonly path: string;
  readonly text: string;
}

/** Kinds of values of which a site should have few. One that is named by a token of `src/ui/tokens.ts` is none. */
export type Kind = 'spaces' | 'fontSizes' | 'lineHeights' | 'radii' | 'queries';

export interface StyleCounts {
  /** The values of each kind that styles write themselves, each once; of spaces, those that are no step of the scale. */
  readonly values: Readonly<Record<Kind, readonly string[]>>;
  /** How many blocks of styles a file of `screens/` or `features/` holds, for those that hold any. */
  readonly blocks: Readonly<Record<string, number>>;
}

const names: Readonly<Record<Kind, string>> = {
  spaces: 'margins, paddings and gaps off the scale',
  fontSizes: 'font sizes off the scale',
  lineHeights: 'line heights off the scale',
  radii: 'corners off the scale',
  queries: 'widths of media and container queries off the scale',
};

const kindOf: readonly (readonly [RegExp, Kind])[] = [
  [/^(?:margin|padding|gap$|rowGap$|columnGap$)/, 'spaces'],
  [/^fontSize$/, 'fontSizes'],
  [/^lineHeight$/, 'lineHeights'],
  [/^borderRadius$/, 'radii'],
];

const onScale = new Set(['0', 'auto', 'inherit', ...space.map(String)]);

/** What `countStyles` may find at most. */
export interface StyleCeilings {
  readonly values: Readonly<Record<Kind, number>>;
}

/** @returns the values of a shorthand: `'8px calc(1em + 2px)'` has two. */
function partsOf(value: string): string[] {
  const parts = value.match(/(?:[^\s(]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];
  return parts.map((part) => part.replace(/^-?([\d.]+)px$/, '$1').replace(/^-(?=[\d.]+$)/, ''));
}

/** @returns the text of a number, a string or a template; of anything else, such as a token, nothing. */
function textOf(value: ts.Expression): string | undefined {
  if (ts.isNumericLiteral(value) || ts.isStringLiteralLike(value)) return value.text;
  if (ts.isPrefixUnaryExpression(value) && ts.isNumericLiteral(value.operand)) return value.operand.text;
  return undefined;
}

function isStyleBlock(node: ts.Node): boolean {
  if (ts.isCallExpression(node)) return node.expression.getText() === 'styled';
  return ts.isJsxAttribute(node) && node.name.getText() === 'sx';
}

/** @returns how many different values the styles use, and which screens and features draw themselves. */
export function countStyles(files: readonly StyleFile[]): StyleCounts {
  const values: Record<Kind, Set<string>> = {
    spaces: new Set(),
    fontSizes: new Set(),
    lineHeights: new Set(),
    radii: new Set(),
    queries: new Set(),
  };
  const blocks: Record<string, number> = {};

  function countProperty({ name, initializer }: ts.PropertyAssignment): void {
    const key = ts.isComputedPropertyName(name) ? name.expression.getText() : name.getText();
    if (/@(?:media|container)/.test(key)) {
      for (const [width] of key.matchAll(/(?:min|max)-width: [\w.]+/g)) values.queries.add(width);
    }
    const kind = kindOf.find(([pattern]) => pattern.test(key))?.[1];
    const text = textOf(initializer);
    if (kind === undefined || text === undefined) return;
    const parts = kind === 'spaces' ? partsOf(text).filter((part) => !onScale.has(part)) : [text];
    for (const part of parts) values[kind].add(part);
  }

  for (const { path, text } of files) {
    const isDrawn = /^src\/(?:screens|features)\//.test(path);
    const visit = (node: ts.Node): void => {
      if (ts.isPropertyAssignment(node)) countProperty(node);
      if (isDrawn && isStyleBlock(node)) blocks[path] = (blocks[path] ?? 0) + 1;
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  }
  const sorted = Object.entries(values).map(([kind, found]) => [kind, [...found].sort()]);
  return { values: Object.fromEntries(sorted) as StyleCounts['values'], blocks };
}

/** @returns ceilings that allow the values that were counted and no further ones. */
export function lowered({ values }: StyleCounts): StyleCeilings {
  const numbers = Object.entries(values).map(([kind, found]) => [kind, found.length]);
  return { values: Object.fromEntries(numbers) as StyleCeilings['values'] };
}

interface Comparison {
  /** What is above its ceiling, a sentence each. */
  readonly exceeded: readonly string[];
  /** What is below its ceiling, which should be lowered, a sentence each. */
  readonly fallen: readonly string[];
}

/** @returns where counts and ceilings differ. Screens and features may hold no styles at all. */
export function compareStyles(counts: StyleCounts, ceilings: StyleCeilings): Comparison {
  const exceeded: string[] = [];
  const fallen: string[] = [];
  for (const [kind, found] of Object.entries(counts.values)) {
    const what = `Different ${names[kind as Kind]}`;
    const ceiling = ceilings.values[kind as Kind];
    if (found.length > ceiling)
      exceeded.push(
        `${what}: ${found.length}, and at most ${ceiling} are allowed. Present: ${found.join(' | ')}`,
      );
    if (found.length < ceiling) fallen.push(`${what}: ${found.length}, and ${ceiling} are allowed.`);
  }
  for (const [path, count] of Object.entries(counts.blocks))
    exceeded.push(`Blocks of styles in ${path}: ${count}, and screens and features hold none.`);
  return { exceeded, fallen };
}
