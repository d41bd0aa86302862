/** What the import rules are written with. */

/**
 * Import paths that are forbidden, with the sentence that a violation shows, for the linter's no-restricted-imports.
 */
export interface Pattern {
  regex: string;
  message: string;
  importNames?: string[];
  allowTypeImports?: boolean;
}

export interface ImportRule {
  files: string[];
  ignores?: string[];
  patterns: Pattern[];
}

/** The beginning of a path that leads out of its folder, however it is written. */
export const up = '^(\\./)?(\\.\\./)+';

export const noTools = {
  regex: `${up}tools/`,
  message: 'The tools make and measure the shop, which runs without them.',
};
