/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

const config: Config = {
  testEnvironment: 'jsdom',
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  roots: ['<rootDir>/src', '<rootDir>/scripts'],
  transform: { '\\.tsx?$': ['ts-jest', { tsconfig: '<rootDir>/tsconfig.jest.json' }] },
  moduleNameMapper: { '\\.woff2$': '<rootDir>/src/test/fileStub.ts' },
  setupFiles: ['<rootDir>/src/test/setupGlobals.ts'],
  setupFilesAfterEnv: ['<rootDir>/src/test/setupTests.ts'],
  restoreMocks: true,
  // Whole screens in jsdom take seconds on a loaded two-core machine.
  testTimeout: 30_000,
};

export default config;
