import ts from 'typescript';
import { radius, space } from '../src/ui/tokens';

/** A file with styles: its path from the root of the project, and its text. */
export interface StyleFile {
  readonly path: string;
  readonly text: string;
}

/** Kinds of values of which a site should have few, and how many different ones it may have, tokens included. */
const most = { spaces: 0, fontSizes: 9, lineHeights: 6, radii: 4, queries: 0 } as const;

export type Kind = keyof typeof most;

export interface StyleCounts {
  /**
   * The values of each kind, each once; of spaces those that are no step of the scale, of queries the widths that have no
   * name in `src/ui/tokens.ts`.
   */
  readonly values: Readonly<Record<Kind, readonly string[]>>;
  /** How many blocks of styles a file of `screens/` or `features/` holds, for those that hold any. */
  readonly blocks: Readonly<Record<string, number>>;
}

const names: Readonly<Record<Kind, string>> = {
  spaces: 'margins, paddings and gaps off the scale',
  fontSizes: 'font sizes',
  lineHeights: 'line heights',
  radii: 'corners',
  queries: 'widths of media and container queries without a name',
};

const kindOf: readonly (readonly [RegExp, Kind])[] = [
  [/^(?:margin|padding|gap$|row-?gap$|column-?gap$)/i, 'spaces'],
  [/^font-?size$/i, 'fontSizes'],
  [/^line-?height$/i, 'lineHeights'],
  [/^border-?radius$/i, 'radii'],
];

/** What is no size of the look: none at all, another element's, the edge of a device (`env`) and a place on paper. */
const noSize = /^(?:0|auto|inherit|env\(.*\)|-?[\d.]+(?:mm|in))$/;

/** In place of what a token or a parameter says. */
const named = 'named';

const onScale = new Set([named, ...space.map(String)]);

/** @returns the values of a shorthand: `'8px calc(1em + 2px)'` has two. */
function partsOf(value: string): string[] {
  const parts = value.match(/(?:[^\s(]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];
  return parts.map((part) => part.replace(/^-?([\w.]+?)px$/, '$1').replace(/^-(?=[\w.]+$)/, ''));
}

/** @returns the text of a value, in which constants of the file stand for what they hold. */
function textOf(value: ts.Expression, constants: ReadonlyMap<string, ts.Expression>): string {
  if (ts.isNumericLiteral(value) || ts.isStringLiteralLike(value)) return value.text;
  if (ts.isPrefixUnaryExpression(value)) return textOf(value.operand, constants);
  if (ts.isIdentifier(value)) {
    const constant = constants.get(value.text);
    return constant ? textOf(constant, constants) : named;
  }
  if (ts.isPropertyAccessExpression(value)) return named;
  if (ts.isConditionalExpression(value))
    return `${textOf(value.whenTrue, constants)} ${textOf(value.whenFalse, constants)}`;
  if (ts.isTemplateExpression(value))
    return value.templateSpans.reduce(
      (text, { expression, literal }) => text + textOf(expression, constants) + literal.text,
      value.head.text,
    );
  return value.getText();
}

function isStyleBlock(node: ts.Node): boolean {
  if (ts.isCallExpression(node)) return node.expression.getText() === 'styled';
  return ts.isJsxAttribute(node) && node.name.getText() === 'sx';
}

/** @returns the values that the styles use, and which screens and features draw themselves. */
export function countStyles(files: readonly StyleFile[]): StyleCounts {
  const values: Record<Kind, Set<string>> = {
    spaces: new Set(),
    fontSizes: new Set(),
    lineHeights: new Set(),
    radii: new Set(Object.values(radius).map(String)),
    queries: new Set(),
  };
  const blocks: Record<string, number> = {};

  function countQuery(text: string): void {
    if (!/@(?:media|container)/.test(text)) return;
    for (const [width] of text.matchAll(/(?:min|max)-width: [\w.]+/g)) values.queries.add(width);
  }

  function count(property: string, value: string): void {
    const kind = kindOf.find(([pattern]) => pattern.test(property))?.[1];
    if (kind) {
      for (const part of kind === 'spaces' ? partsOf(value) : [value.replace(/px$/, '')])
        if (!noSize.test(part) && !(kind === 'spaces' ? onScale.has(part) : part === named))
          values[kind].add(part);
    } else if (property === 'font') {
      const [, size, height] =
        /([\d.]+\w+|\w+\(.*\)) *(?:\/ *([\d.]+))?/.exec(value.replace(/^\d+ /, '')) ?? [];
      if (size) values.fontSizes.add(size);
      if (height) values.lineHeights.add(height);
    }
  }

  function countScript({ path, text }: StyleFile): void {
    const isDrawn = /^src\/(?:screens|features)\//.test(path);
    const constants = new Map<string, ts.Expression>();
    const visit = (node: ts.Node): void => {
      if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
        constants.set(node.name.text, node.initializer);
      if (ts.isPropertyAssignment(node)) {
        const { name, initializer } = node;
        const key = ts.isComputedPropertyName(name) ? name.expression.getText() : name.getText();
        countQuery(key);
        if (!ts.isObjectLiteralExpression(initializer)) count(key, textOf(initializer, constants));
      }
      if (isDrawn && isStyleBlock(node)) blocks[path] = (blocks[path] ?? 0) + 1;
      ts.forEachChild(node, visit);
    };
    visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  }

  function countSheet(text: string): void {
    for (const [, selector = '', declarations = ''] of text
      .replace(/\/\*.*?\*\//gs, '')
      .matchAll(/([^{};]+)\{([^{}]*)\}/g)) {
      for (const [, property = '', value = ''] of declarations.matchAll(/([\w-]+):\s*([^;]+)/g))
        // The root's size is no size of text, but the unit of all others.
        if (property !== 'font-size' || selector.trim() !== 'html') count(property, value.trim());
    }
    for (const [query] of text.matchAll(/@(?:media|container)[^{]+/g)) countQuery(query);
  }

  for (const file of files) {
    if (file.path.endsWith('.css')) countSheet(file.text);
    else countScript(file);
  }
  const sorted = Object.entries(values).map(([kind, found]) => [kind, [...found].sort()]);
  return { values: Object.fromEntries(sorted) as StyleCounts['values'], blocks };
}

/** @returns what is more than allowed, a sentence each. Screens and features may hold no styles at all. */
export function complaints({ values, blocks }: StyleCounts): string[] {
  const tooMany = Object.entries(values).flatMap(([key, found]) => {
    const kind = key as Kind;
    if (found.length <= most[kind]) return [];
    return `Different ${names[kind]}: ${found.length}, and at most ${most[kind]} are allowed: ${found.join(' | ')}`;
  });
  const misplaced = Object.entries(blocks).map(
    ([path, count]) => `Blocks of styles in ${path}: ${count}, and screens and features hold none.`,
  );
  return [...tooMany, ...misplaced];
}
