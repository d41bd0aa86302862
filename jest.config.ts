/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import { readRounds } from './src/tools/test/rounds';

// Before any test runs, whoever starts Jest.
readRounds();

// Every test tells the same time, wherever it runs: the shop's own zone (decision 13).
process.env.TZ = 'Asia/Kolkata';
// Nobody's own settings reach a test, nor a shop that one starts.
process.env.ENV_FILE = 'off';
// A page that is drawn and thrown away in every test is young garbage: with room for it, a worker collects an eighth of
// the time less.
process.env.NODE_OPTIONS = [process.env.NODE_OPTIONS, '--max-semi-space-size=64'].filter(Boolean).join(' ');

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
const esmPackages = [
  'cookie',
  'msw',
  '@mswjs',
  'rettime',
  'until-async',
  'lodash-es',
  '@open-draft',
  '@redux-devtools',
  'content-disposition',
  'qr',
];
const transformIgnorePatterns = [`^(?!.*/node_modules/(${esmPackages.join('|')})/).*/node_modules/`, '<rootDir>/dist/'];
/** Styles are a bundler's and a browser's business. */
const moduleNameMapper = {
  '\\.css$': '<rootDir>/__tests__/support/client/emptyModule.ts',
  '^antd$': '<rootDir>/__tests__/support/client/antdParts.ts',
  '^antd/es/(.*)$': 'antd/lib/$1',
};
const shared = {
  // Beside the packages, since temporary files may lie in memory (src/tools/test/temporaryFiles.ts).
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  transform,
  transformIgnorePatterns,
  moduleNameMapper,
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/data/'],
};
const node = { ...shared, testEnvironment: 'node', setupFiles: ['<rootDir>/__tests__/support/server/setupServer.ts'] };
const page = {
  ...shared,
  testEnvironment: 'jest-fixed-jsdom',
  testEnvironmentOptions: { url: 'http://shop.test/' },
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/client/setupClient.ts'],
};
/** What the tests of a run share is made once, before the first of them. */
const withTemplates = {
  globalSetup: '<rootDir>/__tests__/support/process/templates.ts',
  globalTeardown: '<rootDir>/__tests__/support/process/removeTemplates.ts',
};
const PURCHASE = 'browser/walks/purchase.test.ts';
const tests = (pattern: string): string[] => [`<rootDir>/__tests__/${pattern}`];

/**
 * The tiers (docs/testing.md): what is mounted to ask a question, and when it is asked. Each test is in one of them.
 */
const config: Config = {
  projects: [
    { ...node, displayName: 'unit', testMatch: tests('unit/**/*.test.ts') },
    { ...page, displayName: 'client', testMatch: tests('client/**/*.test.{ts,tsx}') },
    { ...page, displayName: 'admin', testMatch: tests('admin/**/*.test.{ts,tsx}') },
    // The whole page again and again: beside the browser's, not in every `npm test`.
    { ...page, displayName: 'replay', testMatch: tests('replay/*.test.{ts,tsx}') },
    { ...node, ...withTemplates, displayName: 'server', testMatch: tests('server/**/*.test.ts') },
    {
      ...node,
      ...withTemplates,
      displayName: 'browser',
      testMatch: tests('browser/**/*.test.ts'),
      testPathIgnorePatterns: [PURCHASE, '/browser/firefox/'],
    },
    { ...node, ...withTemplates, displayName: 'firefox', testMatch: tests('browser/firefox/*.test.ts') },
    // Which every `npm test` walks.
    { ...node, ...withTemplates, displayName: 'purchase', testMatch: tests(PURCHASE) },
    {
      ...node,
      ...withTemplates,
      displayName: 'soak',
      testMatch: tests('soak/{attack,client,database,server}/*.test.ts'),
    },
    { ...node, ...withTemplates, displayName: 'soak-browser', testMatch: tests('soak/{browser,walks}/*.test.ts') },
  ],
  // Milliseconds: longer than any wait of the tests' own, which says what it waited for (support/lib/until.ts).
  testTimeout: 90_000,
  // Milliseconds: a worker that has drawn hundreds of pages takes more than Jest's half a second to give its memory
  // back.
  workerGracefulExitTimeout: 10_000,
  reporters: ['default', '<rootDir>/src/tools/test/slowestFiles.js', '<rootDir>/src/tools/test/unknownTitle.js'],
};

export default config;
