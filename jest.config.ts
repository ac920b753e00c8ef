/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

const config: Config = {
  testEnvironment: 'jsdom',
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  roots: ['<rootDir>/src', '<rootDir>/scripts'],
  transform: {
    '\\.tsx?$': ['ts-jest', { tsconfig: '<rootDir>/tsconfig.jest.json' }],
    // Published as ES modules only, which jest does not load as they are.
    'node_modules/(?:image-dimensions|qr)/.+\\.js$': [
      'ts-jest',
      { tsconfig: { module: 'commonjs', target: 'es2022', allowJs: true, isolatedModules: true } },
    ],
  },
  transformIgnorePatterns: ['/node_modules/(?!(?:image-dimensions|qr)/)'],
  moduleNameMapper: {
    '\\.woff2$': '<rootDir>/src/test/fileStub.ts',
    '^words/(.*)$': '<rootDir>/src/content/en/$1',
  },
  setupFiles: ['<rootDir>/src/test/setupGlobals.ts'],
  setupFilesAfterEnv: ['<rootDir>/src/test/setupTests.ts'],
  restoreMocks: true,
  // Whole screens in jsdom take seconds on a loaded two-core machine.
  testTimeout: 30_000,
};

export default config;
