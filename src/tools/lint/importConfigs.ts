/** The import rules as the linter takes them: what an `import` names, and what a call loads. */
import { importRules } from './importRules';
import type { Pattern } from './patterns';

/** What the linter's `no-restricted-syntax` takes. */
interface Syntax {
  selector: string;
  message: string;
}

/** A module that is loaded by a call, which `no-restricted-imports` does not look at. */
function loadedByCall({ regex, message }: Pattern): Syntax {
  // A slash would end the expression within the selector.
  const path = `/${regex.replaceAll('/', '\\u002F')}/`;
  const asImport = `ImportExpression[source.value=${path}]`;
  const asRequire = `CallExpression[callee.name="require"][arguments.0.value=${path}]`;
  return { selector: `:matches(${asImport}, ${asRequire})`, message };
}

/**
 * The rules as the linter takes them.
 * @param syntax what else `no-restricted-syntax` forbids in the same files: of two settings of a rule the later one
 *   holds
 */
export const importConfigs = (syntax: readonly Syntax[]) =>
  importRules.map(({ patterns, ...where }) => ({
    ...where,
    rules: {
      '@typescript-eslint/no-restricted-imports': ['error', { patterns }] as const,
      'no-restricted-syntax': [
        'error',
        ...syntax,
        ...patterns.filter(({ importNames }) => !importNames).map(loadedByCall),
      ] as const,
    },
  }));
