/**
 * Rules of our own for Oxlint, switched on in .oxlintrc.json. In JavaScript, as Oxlint runs TypeScript only from
 * Node 22.18 on.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';

/** From the top down, as docs/architecture.md explains them: no layer imports one that stands before it. */
const layers = ['app', 'early', 'screens', 'features', 'persistence', 'ui', 'theme', 'lib', 'content'];

const source = path.join(import.meta.dirname, '../../src');

/** @param {string} file */
const foldersOf = (file) => path.relative(source, file).split(path.sep);

/**
 * What is wrong with an import, if anything.
 *
 * @param {string} from the file that imports
 * @param {string} to the imported file, without its ending
 */
function faultOf(from, to) {
  const [layer = '', feature] = foldersOf(from);
  const [above = '', other] = foldersOf(to);
  const place = layers.indexOf(above);
  if (place !== -1 && place < layers.indexOf(layer)) return `${layer}/ stands below ${above}/.`;
  // A feature may import another's slice, stored field or code, but no component: what several draw belongs to ui/.
  const isOfAnother = layer === 'features' && above === 'features' && feature !== other;
  return isOfAnother && existsSync(`${to}.tsx`) ? 'Features draw no components of each other.' : undefined;
}

/**
 * What Oxlint hands to a rule, as far as ours use it.
 *
 * @typedef {{ filename: string, report: (fault: { node: object, message: string }) => void }} Context
 */

/**
 * A rule that nothing may match a selector.
 *
 * @param {Record<string, string>} messages by selector
 */
const forbid = (messages) => ({
  create: (/** @type {Context} */ context) =>
    Object.fromEntries(
      Object.entries(messages).map(([selector, message]) => [
        selector,
        (/** @type {object} */ node) => context.report({ node, message }),
      ]),
    ),
});

export default {
  meta: { name: 'own' },
  rules: {
    layers: {
      create: (/** @type {Context} */ { filename, report }) => ({
        // Of any import or export, also of types and in the midst of code.
        'Literal.source'(/** @type {{ value: string }} */ node) {
          if (!node.value.startsWith('.')) return;
          const message = faultOf(filename, path.resolve(path.dirname(filename), node.value));
          if (message) report({ node, message });
        },
      }),
    },
    // A language written from right to left mirrors the page by itself, as long as no style names a side.
    'logical-sides': forbid({
      // Also the short names that `sx` knows besides: `pl`, `mr`, …
      'Property[key.name=/^((margin|padding|border|scrollMargin|scrollPadding)(Top|Right|Bottom|Left)|[mp][lr]$)/]':
        'Name the logical side: marginInlineStart, paddingBlockEnd, …',
      // With a length: words and counts have these names too.
      'Property[key.name=/^(left|right)$/][value.raw=/^.?(-?[\\d.]|auto.$|(calc|env|max|min|var)[(])/]':
        'Name the logical side: insetInlineStart or insetInlineEnd.',
      'Property[key.name=/^(float|clear|textAlign|captionSide)$/][value.value=/^(left|right)$/]':
        'Say start or end.',
    }),
    storage: forbid({
      ':matches(Identifier[name=/^(local|session)Storage$/], Literal[value=/^(local|session)Storage$/])':
        'Only persistence/storageArea.ts touches the browser’s storage.',
    }),
    // A translating browser replaces text nodes. React inserts the conditional element before the text that follows it,
    // and throws where that text node is no longer in the page.
    'text-after-conditional': forbid({
      'JSXExpressionContainer[expression.type=/^(LogicalExpression|ConditionalExpression)$/] ~ :matches(JSXText[value=/[^\\s]/], JSXExpressionContainer[expression.type=/^(MemberExpression|TemplateLiteral)$/])':
        'Put text that follows something conditional into an element of its own, such as a span.',
    }),
  },
};
