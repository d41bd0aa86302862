/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

// Every test tells the same time, wherever it runs: the shop's own zone (DECISIONS.md T13).
process.env.TZ = 'Asia/Kolkata';

const transform: Config['transform'] = {
  '^.+\\.(ts|tsx|js|jsx|mjs)$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        target: 'es2022',
      },
      module: { type: 'commonjs' },
    },
  ],
};

/** Packages that ship ES modules only and must be transformed too. */
const esmPackages = ['cookie', 'msw', '@mswjs', 'rettime', 'until-async', 'lodash-es', '@open-draft', '@redux-devtools', 'content-disposition'];
const transformIgnorePatterns = [`^(?!.*/node_modules/(${esmPackages.join('|')})/).*/node_modules/`, '<rootDir>/dist/'];
const shared = { transform, transformIgnorePatterns, modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/data/'] };

const config: Config = {
  projects: [
    {
      ...shared,
      displayName: 'client',
      testMatch: ['<rootDir>/__tests__/client/**/*.test.{ts,tsx}'],
      testEnvironment: 'jest-fixed-jsdom',
      testEnvironmentOptions: { url: 'http://shop.test/' },
      setupFilesAfterEnv: ['<rootDir>/__tests__/support/setupClient.ts'],
      moduleNameMapper: { '\\.css$': '<rootDir>/__tests__/support/emptyModule.ts' },
    },
    {
      ...shared,
      displayName: 'server',
      testMatch: ['<rootDir>/__tests__/{server,contract}/**/*.test.ts'],
      testEnvironment: 'node',
      setupFiles: ['<rootDir>/__tests__/support/setupServer.ts'],
      // The page renderer brings the client's components, and they bring their styles.
      moduleNameMapper: { '\\.css$': '<rootDir>/__tests__/support/emptyModule.ts' },
    },
    {
      ...shared,
      displayName: 'e2e',
      testMatch: ['<rootDir>/__tests__/e2e/**/*.test.ts'],
      testEnvironment: 'node',
    },
  ],
  testTimeout: 30_000,
};

export default config;
