/**
 * Types are TypeScript's business; this file keeps the architecture (src/tools/lint: who may import whom, and who may
 * ask the database) and a few habits.
 */
import { createRequire } from 'node:module';
import { register } from 'esbuild-register/dist/node.js';
import jsxA11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import testingLibrary from 'eslint-plugin-testing-library';
import tseslint from 'typescript-eslint';

/** The rules are TypeScript, like all tools: its loader is there for as long as they are read. */
const { unregister } = register({ target: 'node20' });
const require = createRequire(import.meta.url);
const { importConfigs } = require('./src/tools/lint/importConfigs.ts');
const { queryRules } = require('./src/tools/lint/queryRules.ts');
unregister();

/** Said beside the import rules, which set the same rule of the linter. */
const rememberedData = {
  selector:
    'VariableDeclarator[init.callee.name=/^use(?!Lazy)\\w+Query$/] > ObjectPattern > Property[key.name=/^(data|isLoading|isSuccess)$/]',
  message:
    'The hook remembers these from before, and the store does not: a replay would show another screen. Use currentData and isFetching.',
};

/** What touches the page, for `browser` and not for `lib` of the client. */
const ofTheBrowser = [
  'window',
  'document',
  'navigator',
  'location',
  'history',
  'localStorage',
  'sessionStorage',
  'fetch',
];
const pureOnly = 'lib is pure functions: what touches the page stands in the folder browser beside it.';

/** What a finger or a mouse does. */
const pressHandlers = ['onClick', 'onMouseDown', 'onMouseUp'];

export default tseslint.config(
  { ignores: ['dist/', 'data/', 'node_modules/', 'coverage/'] },
  ...tseslint.configs.recommended,
  {
    // What the types tell of a mistake. The rules that are off or set otherwise say why; tests keep to `recommended`.
    files: ['src/**/*.{ts,tsx}', 'src/tools/**/*.js'],
    extends: [...tseslint.configs.strictTypeChecked],
    rules: {
      // Numbers are written as they are; so is what only the compiler takes for left out, such as a group that always
      // matched.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowNullish: true }],
      // A handler of one call is one line.
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      // What is told of a failure may be anything, and goes on as it came.
      '@typescript-eslint/prefer-promise-reject-errors': ['error', { allowThrowingUnknown: true }],
      // Off: functions are taken out of plain objects, which have no `this`.
      '@typescript-eslint/unbound-method': 'off',
      // Off: RTK Query writes `void` for an endpoint that takes nothing.
      '@typescript-eslint/no-invalid-void-type': 'off',
      // Off: Fastify's plugins and redux-persist's storage are asynchronous by their types, whether or not they wait.
      '@typescript-eslint/require-await': 'off',
      // Off: browsers, databases and foreign backends keep less than their types promise, and are asked all the same.
      '@typescript-eslint/no-unnecessary-condition': 'off',
      '@typescript-eslint/no-unnecessary-type-conversion': 'off',
      // A name is counted and cut by code points, as the server counts it.
      '@typescript-eslint/no-misused-spread': ['error', { allow: ['string'] }],
      // Off: what comes from outside may be anything, and is made a text before it is looked at.
      '@typescript-eslint/no-base-to-string': 'off',
      // Off: a slice that is keyed by ids forgets one by deleting it from Immer's draft.
      '@typescript-eslint/no-dynamic-delete': 'off',
      // Off: an ApiError is a plain object, since the store holds it, and is thrown as it came.
      '@typescript-eslint/only-throw-error': 'off',
      // Off: it overflows the stack over the types of forms that hold themselves (ui/useShopForm.ts).
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
    },
  },
  {
    files: ['**/*.{ts,tsx}', 'src/tools/**/*.js'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false, properties: false, arguments: false } },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      eqeqeq: 'error',
    },
  },
  {
    // What shoppers, sheets and requests bring is read in a time that grows as it does: nobody stops the shop with a
    // text.
    files: ['src/**/*.{js,ts,tsx}'],
    plugins: { regexp },
    rules: {
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': ['error', { ignoreSticky: false }],
      'regexp/no-contradiction-with-assertion': 'error',
      'regexp/no-dupe-disjunctions': 'error',
    },
  },
  {
    // A failing line reads by itself: its `describe` names the subject, and its title is a sentence about it.
    files: ['__tests__/**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        // `it(…)`, `it.only(…)`, `it.each(…)(…)`
        ...['callee.name', 'callee.object.name', 'callee.callee.object.name'].map((name) => ({
          selector: `Program > ExpressionStatement > CallExpression[${name}=/^(it|test)$/]`,
          message: 'Put it inside a describe that names its subject.',
        })),
      ],
    },
  },
  {
    // A test with MSW tells by name what the shop answers, and the types of the contract hold for it there.
    files: ['__tests__/**/*.{ts,tsx}'],
    ignores: ['__tests__/support/**'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^msw(/|$)',
              message: 'Take a named outcome of __tests__/support/answers, or add one there.',
              allowTypeImports: true,
            },
          ],
        },
      ],
    },
  },
  { files: ['**/*.{js,mjs}'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  {
    files: ['src/client/**/*.{ts,tsx}', 'src/admin/**/*.{ts,tsx}', 'src/replay/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['src/client/lib/**/*.ts', 'src/admin/lib/**/*.ts'],
    rules: { 'no-restricted-globals': ['error', ...ofTheBrowser.map((name) => ({ name, message: pureOnly }))] },
  },
  {
    // What a keyboard and a screen reader need, told while it is written; the browser's tests ask axe of what was
    // drawn.
    files: ['src/client/**/*.tsx', 'src/admin/**/*.tsx', 'src/replay/**/*.tsx'],
    ...jsxA11y.configs.recommended,
    rules: {
      ...jsxA11y.configs.recommended.rules,
      // Safari tells of no list where the style sheet takes its marks away, unless its role says so.
      'jsx-a11y-x/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
      // A label's words may stand in two elements around each other, as those of an address do.
      'jsx-a11y-x/label-has-associated-control': ['error', { depth: 3 }],
      // Keys are heard around the controls that have the focus, such as the arrows of a carousel; presses are not.
      'jsx-a11y-x/no-static-element-interactions': ['error', { handlers: pressHandlers, allowExpressionValues: true }],
      // A press on its backdrop closes a dialog; Escape does it for the keyboard.
      'jsx-a11y-x/no-noninteractive-element-interactions': ['error', { handlers: pressHandlers, dialog: ['onClick'] }],
      // Off: of a menu and of a row of tabs the items take the focus, one of them at a time, and never what holds them.
      'jsx-a11y-x/interactive-supports-focus': 'off',
      // The keyboard must reach what scrolls: a group with a name.
      'jsx-a11y-x/no-noninteractive-tabindex': [
        'error',
        { tags: [], roles: ['tabpanel', 'group'], allowExpressionValues: true },
      ],
    },
  },
  {
    // Tests find things as a shopper does, and wait for what they ask.
    files: ['__tests__/{client,admin,replay}/**/*.{ts,tsx}'],
    ...testingLibrary.configs['flat/react'],
    rules: {
      ...testingLibrary.configs['flat/react'].rules,
      // Off: what no role or text tells (a skeleton, an order of elements, the focus) is read from the element itself.
      'testing-library/no-node-access': 'off',
      'testing-library/no-container': 'off',
      // Off: it takes the queries within one dialog or one form, which have names, for those of the whole page.
      'testing-library/prefer-screen-queries': 'off',
      // Off: what renders a screen gives back more than it draws (`user`, `store`), under a name of the shop.
      'testing-library/render-result-naming-convention': 'off',
    },
  },
  queryRules,
  ...importConfigs([rememberedData]),
);
