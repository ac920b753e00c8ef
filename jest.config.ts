/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

const shared: Config = {
  testEnvironment: 'jsdom',
  roots: ['<rootDir>/src'],
  transform: {
    '\\.tsx?$': ['ts-jest', { tsconfig: '<rootDir>/tsconfig.jest.json' }],
    // Published as ES modules only, which jest does not load as they are.
    'node_modules/(?:image-dimensions|qr)/.+\\.js$': [
      'ts-jest',
      { tsconfig: { module: 'commonjs', target: 'es2022', allowJs: true, isolatedModules: true } },
    ],
  },
  transformIgnorePatterns: ['/node_modules/(?!(?:image-dimensions|qr)/)'],
  setupFiles: ['<rootDir>/src/test/setupGlobals.ts'],
  restoreMocks: true,
};

/** A test runs with the words of one language: English, or the one its name ends in (`….es.test.tsx`). */
const inLanguage = (language: string): Config => ({
  ...shared,
  displayName: language,
  moduleNameMapper: {
    '\\.woff2$': '<rootDir>/src/test/fileStub.ts',
    '^react/jsx-runtime$': '<rootDir>/src/test/lightElements.ts',
    // The senators and one representative of each state, as of a day that stays: the real list may be renewed at any
    // time without a test that names somebody failing. `congress.test.ts` reads the real one.
    '/congress\\.json$': '<rootDir>/src/test/someCongress.json',
    // How these voted, and their local offices.
    '/congressRecord\\.json$': '<rootDir>/src/test/someRecord.json',
    '^words/(.*)$': `<rootDir>/src/content/${language}/$1`,
  },
});

const setup = '<rootDir>/src/test/setupTests.ts';

/** Only tests that draw, `.test.tsx`, get Testing Library: to load it takes a fifth of a second for each file. */
const projectsIn = (language: string, ending: string, ignored: string[] = []): [Config, Config] => [
  {
    ...inLanguage(language),
    testMatch: [`**/*${ending}.ts`],
    testPathIgnorePatterns: ignored,
    setupFilesAfterEnv: [setup],
  },
  {
    ...inLanguage(language),
    testMatch: [`**/*${ending}.tsx`],
    testPathIgnorePatterns: ignored,
    setupFilesAfterEnv: [setup, '<rootDir>/src/test/setupScreens.ts'],
  },
];

const english = projectsIn('en', '.test', ['\\.es\\.test\\.']);

const config: Config = {
  // Used by Stryker, which runs with an empty list of projects (stryker.config.json).
  ...english[0],
  projects: [
    ...english,
    ...projectsIn('es', '.es.test'),
    // Scripts run in Node, so their tests run in Node as well, not in jsdom.
    { displayName: 'scripts', roots: ['<rootDir>/scripts'], transform: shared.transform },
  ],
  // Whole screens in jsdom take seconds, and half a minute on a slow machine with other work.
  testTimeout: 120_000,
};

export default config;
