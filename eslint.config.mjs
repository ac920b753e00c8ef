import { readdirSync } from 'node:fs';
import js from '@eslint/js';
import { importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** From the top down, as docs/architecture.md explains them: no layer imports one that stands before it. */
const layers = ['app', 'prerender', 'screens', 'features', 'persistence', 'ui', 'lib', 'content'];

const zones = layers.flatMap((layer, index) =>
  layers.slice(0, index).map((above) => ({
    target: `./src/${layer}/**/!(*.test).{ts,tsx}`,
    from: `./src/${above}`,
    message: `${layer}/ stands below ${above}/.`,
  })),
);

/** A feature may import another's slice, stored field or code, but no component: what several draw belongs to ui/. */
const features = readdirSync(`${import.meta.dirname}/src/features`);
const featureZones = features.map((feature) => ({
  target: `./src/features/${feature}/**/!(*.test).{ts,tsx}`,
  from: features.filter((other) => other !== feature).map((other) => `./src/features/${other}/**/*.tsx`),
  message: 'Features draw no components of each other.',
}));

const storageAreas = ['localStorage', 'sessionStorage'];
const storageMessage = 'Only persistence/storageArea.ts touches the browser’s storage.';

export default defineConfig(
  globalIgnores([
    'dist*/',
    '.cache',
    'coverage',
    'reports',
    'test-results',
    'playwright-report',
    '.stryker-tmp',
  ]),
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  reactHooks.configs.flat.recommended,
  jsxA11y.flatConfigs.strict,
  {
    plugins: { 'import-x': importX },
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones: [...zones, ...featureZones] }],
      'import-x/no-cycle': 'error',
      'import-x/no-default-export': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      // `onClick={() => setOpen(true)}` confuses nobody.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // Numbers and booleans in a template print as anyone expects.
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      'no-restricted-globals': ['error', ...storageAreas.map((name) => ({ name, message: storageMessage }))],
      'no-restricted-properties': [
        'error',
        ...['window', 'globalThis', 'self'].flatMap((object) =>
          storageAreas.map((property) => ({ object, property, message: storageMessage })),
        ),
      ],
      // A language written from right to left mirrors the page by itself, as long as no style names a side.
      'no-restricted-syntax': [
        'error',
        {
          selector:
            'Property[key.name=/^(margin|padding|border|scrollMargin|scrollPadding)(Top|Right|Bottom|Left)/]',
          message: 'Name the logical side: marginInlineStart, paddingBlockEnd, …',
        },
        {
          selector:
            'Property[key.name=/^(float|clear|textAlign|captionSide)$/][value.value=/^(left|right)$/]',
          message: 'Say start or end.',
        },
        {
          // A translating browser replaces text nodes. React inserts the conditional element before the text that
          // follows it, and throws where that text node is no longer in the page.
          selector:
            'JSXExpressionContainer[expression.type=/^(LogicalExpression|ConditionalExpression)$/] ~ :matches(JSXText[value=/[^\\s]/], JSXExpressionContainer[expression.type=/^(MemberExpression|TemplateLiteral)$/])',
          message: 'Put text that follows something conditional into an element of its own, such as a span.',
        },
      ],
      'no-restricted-imports': [
        'error',
        {
          paths: [{ name: 'fast-check', message: 'Import from test/fastCheck, where the seed is set.' }],
          patterns: [
            { regex: 'content/(en|es)/', message: 'Import from words/, the language of the build.' },
          ],
        },
      ],
      // A list without bullets loses its role in Safari unless it is spelled out.
      'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
    },
    settings: {
      'import-x/resolver': { typescript: true, node: { extensions: ['.ts', '.tsx', '.js', '.mjs'] } },
    },
  },
  {
    files: ['**/*.config.ts', '*.config.mjs', '**/*.d.ts', 'src/test/fileStub.ts'],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    files: ['**/*.test.ts', '**/*.test.tsx', 'src/test/**', 'e2e/**', 'bench/**'],
    rules: { 'no-restricted-globals': 'off', 'no-restricted-properties': 'off' },
  },
  {
    files: ['src/content/**', 'src/test/fastCheck.ts', 'e2e/**', 'bench/**', 'scripts/**'],
    rules: { 'no-restricted-imports': 'off' },
  },
  { files: ['src/persistence/storageArea.ts'], rules: { 'no-restricted-properties': 'off' } },
  { files: ['**/*.mjs'], extends: [tseslint.configs.disableTypeChecked] },
);
