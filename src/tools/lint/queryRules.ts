/**
 * Where the server may ask its database: in repositories and in db/, which knows the engines. Everywhere else a
 * function of a repository is called.
 */
import type { Linter } from 'eslint';

/** Files that hold part of a query all the same, each with the reason. */
export const queriesElsewhere: Readonly<Record<string, string>> = {
  'src/server/areas/catalog/visibleProduct.ts':
    'a condition that the repositories of several areas put into their statements, so that all see the same products',
};

const message =
  'Queries stand in repositories (x.repository.ts), a function each; what to do with the answer is for the service.';

const statements = ['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'replaceInto', 'mergeInto'];

/**
 * As the linter takes it. The import rules have its other two rules of this kind, and of two settings the later holds.
 */
export const queryRules = {
  files: ['src/server/**/*.ts'],
  ignores: ['src/server/**/*.repository.ts', 'src/server/db/**', ...Object.keys(queriesElsewhere)],
  rules: {
    'no-restricted-properties': ['error', ...statements.map((property) => ({ property, message }))],
    // `import * as kysely` brings `sql` too, so the linter forbids it by the same line.
    'no-restricted-imports': ['error', { paths: [{ name: 'kysely', importNames: ['sql'], message }] }],
  },
} satisfies Linter.Config;
