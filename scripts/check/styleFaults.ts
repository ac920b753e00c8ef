import ts from 'typescript';
import { light } from '../../src/theme/palette';
import { radius, space } from '../../src/theme/tokens';

/** A file with styles: its path from the root of the project, and its text. */
export interface StyleFile {
  readonly path: string;
  readonly text: string;
}

export interface StyleFault {
  /** `path:line`. */
  readonly place: string;
  readonly message: string;
}

type Kind = 'space' | 'size' | 'radius' | 'textLine' | 'motion' | 'variable';

const messages: Readonly<Record<Kind | 'query' | 'reach' | 'hover' | 'role', string>> = {
  space: 'is no step of the scale of spaces',
  size: 'is no role of text: name one (theme/typography.ts)',
  radius: 'is no corner of the scale',
  textLine:
    'is a line with a style in one property, which Safari before 26.2 drops: name each (`textDecorationStyle`)',
  motion: 'moves or turns by a property that Chromium before 104 does not know: use `transform`',
  variable:
    'has a function that older browsers take in a variable, to drop all that uses it: ask `@supports`',
  query: 'is a width without a name (breakpoints in theme/tokens.ts)',
  reach: 'styles what another file draws: let that take a prop or a variant',
  hover: 'is a ground under the pointer of its own: spread `hovered` (theme/tokens.ts)',
  role: 'is a role that MUI’s `color` property does not know, and draws nothing: say it in `sx`',
};

/** MUI's `color` property takes colors that have a tone for each use; theme/theme.ts gives these one. */
const toned = ['primary', 'yes', 'no', 'undecided'];
const roles = new Set(Object.keys(light).filter((role) => !toned.includes(role)));

const kindOf: readonly (readonly [RegExp, Kind])[] = [
  [/^(?:margin|padding|gap$|row-?gap$|column-?gap$)/i, 'space'],
  [/^(?:font-?size|line-?height|font)$/i, 'size'],
  [/^border-?radius$/i, 'radius'],
  [/^text-?decoration$/i, 'textLine'],
  // Not `scale`: without it a cell of the bubble (ui/Voice.tsx) is filled at once, and nothing is lost.
  [/^(?:translate|rotate)$/, 'motion'],
  [/^--/, 'variable'],
];

/** Short names that `sx` knows besides: `mt`, `px`, … */
const shortSpace = /^[mp][trblxy]?$/;

/** No size of the look: none at all, another element's, a window's edge (`env`), a place on paper, a share of the whole. */
const noSize = /^(?:0|auto|inherit|none|normal|env\(.*\)|-?[\d.]+(?:mm|in|%))$/;

/** A variable takes any value, so that no other declaration comes in its place where the function is not known. */
const newFunction = /\b(?:color-mix|light-dark|okl(?:ab|ch))\(/;

/** In place of what a token, a role or a parameter says. */
const named = 'named';

const spaces = new Set(space.map(String));
/** `sx` takes a step's number, or the px themselves with their unit. */
const steps = new Set(space.map((_, step) => String(step)));
const radii = new Set(Object.values(radius).map(String));

/** @returns the values of a shorthand: `'8px calc(1em + 2px)'` has two. */
function partsOf(value: string): string[] {
  const parts = value.match(/(?:[^\s(]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [];
  return parts.map((part) => part.replace(/^-(?=[\w.]+$)/, ''));
}

/** @returns the text of a value, in which constants of the file stand for what they hold. */
function textOf(value: ts.Expression, constants: ReadonlyMap<string, ts.Expression>): string {
  if (ts.isNumericLiteral(value) || ts.isStringLiteralLike(value)) return value.text;
  if (ts.isPrefixUnaryExpression(value)) return textOf(value.operand, constants);
  if (ts.isIdentifier(value)) {
    const constant = constants.get(value.text);
    return constant ? textOf(constant, constants) : named;
  }
  if (ts.isPropertyAccessExpression(value) || ts.isCallExpression(value)) return named;
  if (ts.isConditionalExpression(value))
    return `${textOf(value.whenTrue, constants)} ${textOf(value.whenFalse, constants)}`;
  if (ts.isTemplateExpression(value))
    return value.templateSpans.reduce(
      (text, { expression, literal }) => text + textOf(expression, constants) + literal.text,
      value.head.text,
    );
  return value.getText();
}

/** A sum or the larger of steps and of the edge of a device. */
const isSumOfSteps = (part: string) =>
  /^(?:calc|max)\((?:\d+px|env\([^()]*\)|var\([^()]*\)|named|[+,\s])*\)$/.test(part) &&
  (part.match(/\d+(?=px)/g) ?? []).every((px) => px === '0' || spaces.has(px));

function isFault(kind: Kind, value: string, inSx: boolean): boolean {
  if (kind === 'motion') return true;
  if (kind === 'variable') return newFunction.test(value);
  if (kind === 'textLine') return partsOf(value).length > 1;
  if (kind === 'size')
    return value !== named && !noSize.test(value) && value !== '1' && !value.includes(named);
  return partsOf(value).some((part) => {
    if (part === named || noSize.test(part) || isSumOfSteps(part)) return false;
    const px = part.replace(/px$/, '');
    if (kind === 'radius') return inSx && !part.endsWith('px') ? !/^[012]$/.test(part) : !radii.has(px);
    return inSx && px === part ? !steps.has(part) : !spaces.has(px);
  });
}

/** Which one of several children is meant depends on what another file draws, and in which order. */
const byPlace = /:(?:nth|first|last|only)-(?:child|of-type|last-child|last-of-type)|:has\((?!:focus-visible)/;

/**
 * Whether a selector styles an element that its own file does not draw. It may say where it stands itself (`html[data-…] &`,
 * `* + &`), its own state (`&:hover`, `&[aria-pressed=true]`) and its own pseudo-elements.
 */
function reaches(selector: string, draws: (target: string) => boolean): boolean {
  const at = selector.lastIndexOf('&');
  const own = at === -1 ? ` ${selector}` : selector.slice(at + 1);
  const start = /[\s>+~]/.exec(
    own.replace(/\([^()]*\)|\[[^\]]*\]/g, (text) => '.'.repeat(text.length)),
  )?.index;
  if (/:has\((?!:focus-visible)/.test(own.slice(0, start))) return true;
  if (start === undefined) return false;
  const target = own.slice(start);
  return byPlace.test(target) || !draws(target);
}

/** With one ground for all that can be pressed, another look of it is one change. */
const setsGround = ({ properties }: ts.ObjectLiteralExpression) =>
  properties.some(({ name }) => /^(?:background|bgcolor)/.test(name?.getText() ?? ''));

/** @returns whether the file draws every element that `target`, such as ` > svg [data-cell]`, names. */
function drawnIn(text: string) {
  return (target: string) => {
    const attributes = [...target.matchAll(/\[([\w-]+)/g)].map(([, name = '']) => name);
    const plain = target.replace(/\[[^\]]*\]|::?[\w-]+(?:\([^()]*\))?/g, '');
    const tags = plain.match(/(?<![.\w-])[a-z][\w-]*/gi) ?? [];
    if (/[*.]/.test(plain) || (tags.length === 0 && attributes.length === 0)) return false;
    return (
      tags.every((tag) => new RegExp(`<${tag}[\\s>/]|styled\\('${tag}'|component="${tag}"`).test(text)) &&
      attributes.every((name) =>
        new RegExp(`\\b${name}[=\\s/>']`).test(text.replace(/\[[\w-]+[^\]]*\]/g, '')),
      )
    );
  };
}

/**
 * @returns what leaves the scale, what styles the parts of another file, and what MUI or a browser that we promise would
 * not draw.
 */
export function styleFaults(files: readonly StyleFile[]): StyleFault[] {
  const faults: StyleFault[] = [];

  function queryFaults(text: string): string[] {
    if (!/@(?:media|container)/.test(text)) return [];
    return [...text.matchAll(/(?:min|max)-width: ?[\w.]+/g)].map(([width]) => width);
  }

  function checkScript({ path, text }: StyleFile): void {
    const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
    const constants = new Map<string, ts.Expression>();
    const draws = drawnIn(text);
    const isTheme = path.startsWith('src/theme/');
    const report = (node: ts.Node, value: string, fault: keyof typeof messages) =>
      faults.push({
        place: `${path}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`,
        message: `“${value}” ${messages[fault]}.`,
      });

    function checkValue(node: ts.Expression, kind: Kind, inSx: boolean): void {
      if (ts.isObjectLiteralExpression(node)) {
        // A value for each breakpoint.
        for (const property of node.properties)
          if (ts.isPropertyAssignment(property)) checkValue(property.initializer, kind, inSx);
        return;
      }
      if (ts.isConditionalExpression(node)) {
        checkValue(node.whenTrue, kind, inSx);
        checkValue(node.whenFalse, kind, inSx);
        return;
      }
      const value = textOf(node, constants);
      if (isFault(kind, value, inSx)) report(node, value, kind);
    }

    const visit = (node: ts.Node, inSx: boolean): void => {
      if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
        constants.set(node.name.text, node.initializer);
      const within = inSx || (ts.isJsxAttribute(node) && node.name.getText() === 'sx');
      if (ts.isJsxAttribute(node) && node.name.getText() === 'color') {
        const { initializer } = node;
        if (initializer && ts.isStringLiteral(initializer) && roles.has(initializer.text))
          report(node, initializer.text, 'role');
      }
      if (ts.isPropertyAssignment(node)) {
        const { name, initializer } = node;
        const key = ts.isComputedPropertyName(name)
          ? textOf(name.expression, constants)
          : ts.isStringLiteralLike(name)
            ? name.text
            : name.getText();
        for (const width of queryFaults(key)) report(name, width, 'query');
        const kind =
          kindOf.find(([pattern]) => pattern.test(key))?.[1] ??
          (within && shortSpace.test(key) ? 'space' : undefined);
        // The theme says the sizes of text and of MUI's own parts.
        if (kind && !(isTheme && kind === 'size')) checkValue(initializer, kind, within);
        const isSelector =
          !key.startsWith('@') && /[&>+~*:[\s.]/.test(key) && ts.isObjectLiteralExpression(initializer);
        if (isSelector && !isTheme)
          for (const selector of key.split(/,(?![^(]*\))/)) {
            if (reaches(selector.trim(), draws)) report(name, selector.trim(), 'reach');
            if (selector.includes(':hover') && setsGround(initializer))
              report(name, selector.trim(), 'hover');
          }
      }
      ts.forEachChild(node, (child) => visit(child, within));
    };
    visit(file, false);
  }

  function checkSheet({ path, text }: StyleFile): void {
    const bare = text.replace(/\/\*.*?\*\//gs, (comment) => comment.replace(/[^\n]/g, ' '));
    const report = (at: number, value: string, fault: keyof typeof messages) =>
      faults.push({
        place: `${path}:${bare.slice(0, at).split('\n').length}`,
        message: `“${value}” ${messages[fault]}.`,
      });
    for (const { index, 1: property = '', 2: value = '' } of bare.matchAll(/([\w-]+):\s*([^;{}]+);/g)) {
      const kind = kindOf.find(([pattern]) => pattern.test(property))?.[1];
      if (kind === 'variable' && /@supports[^{}]*\{[^{}]*\{[^{}]*$/.test(bare.slice(0, index))) continue;
      // Paper has sizes of its own, so that what belongs together fits on one sheet.
      if (kind && kind !== 'size' && isFault(kind, value.trim().replace(/ *!important$/, ''), false))
        report(index, value.trim(), kind);
    }
    for (const { index, 0: query } of bare.matchAll(/@(?:media|container)[^{]+/g))
      for (const width of queryFaults(query)) report(index, width, 'query');
  }

  for (const file of files) {
    if (file.path.endsWith('.css')) checkSheet(file);
    else checkScript(file);
  }
  return faults;
}
