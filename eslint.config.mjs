/**
 * Types are TypeScript's business; this file keeps the architecture (ARCHITECTURE.md, 'Who may import whom') and a few habits.
 * Folders are named by pattern, so a new feature or area is covered from its first day.
 */
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** Forbids relative imports that lead into the named folders. */
const never = (folders, message, allowTypeImports = false) => ({
  regex: `^(\\.\\./)+(.*/)?(${folders.join('|')})/`,
  message,
  allowTypeImports,
});

const restrict = (...patterns) => ({ '@typescript-eslint/no-restricted-imports': ['error', { patterns }] });

const above = {
  screens: never(['app'], 'A screen is put on the page by app; it must not know how.'),
  features: never(['app', 'screens'], 'Screens put features together; a feature that knows its screen cannot be used on another.'),
  sibling: {
    regex: '^\\.\\./[^./][^/]*/',
    message: 'Features never import each other: the screen introduces them, so that each can change or go alone.',
  },
  store: never(['app', 'screens', 'features', 'ui'], 'The store is what the screens show; it must run without any of them, in a test or a replay.'),
  api: never(['app', 'screens', 'features', 'ui'], 'Endpoint slices know the wire and nothing of what is made of it.'),
  apiStore: never(['store'], 'The store reads the endpoints; the other way round only types may go, or the two load each other.', true),
  ui: never(['app', 'screens', 'features', 'store', 'api'], 'Building blocks get everything as props, so that any feature can use them.'),
  lib: never(['app', 'screens', 'features', 'store', 'api', 'ui'], 'lib is pure functions: nothing of the shop stands below it.'),
};

const contractTypes = {
  regex: '/contract/(?!errors$|brand$)',
  message: 'The browser takes only types from the contract: its schemas would bring zod into every first page.',
  allowTypeImports: true,
};
const noServer = { regex: '/server/', message: 'Client and server meet only in src/contract.' };
const noClient = { regex: '/client/', message: 'Client and server meet only in src/contract; the page renderer in src/server/pages is the one exception.' };
const untypedRedux = {
  regex: '^react-redux$',
  importNames: ['useDispatch', 'useSelector', 'useStore'],
  message: 'Use useAppDispatch and useAppSelector from store/hooks: they know the state.',
};
const client = [contractTypes, noServer, untypedRedux];

export default tseslint.config(
  { ignores: ['dist/', 'data/', 'node_modules/', 'coverage/'] },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false, properties: false, arguments: false } }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      eqeqeq: 'error',
    },
  },
  { files: ['**/*.{js,mjs}'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  {
    files: ['src/client/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error', ...restrict(...client) },
  },
  { files: ['src/client/screens/**'], rules: restrict(...client, above.screens) },
  { files: ['src/client/features/**'], rules: restrict(...client, above.features, above.sibling) },
  { files: ['src/client/store/**'], rules: restrict(contractTypes, noServer, above.store) },
  { files: ['src/client/api/**'], rules: restrict(...client, above.api, above.apiStore) },
  { files: ['src/client/ui/**'], rules: restrict(...client, above.ui) },
  { files: ['src/client/lib/**'], rules: restrict(...client, above.lib) },
  {
    files: ['src/contract/**'],
    rules: restrict({ regex: '/(client|server)/', message: 'The contract stands below both sides and knows neither.' }),
  },
  { files: ['src/server/**'], ignores: ['src/server/pages/**'], rules: restrict(noClient) },
  {
    files: ['src/server/areas/**/*.repository.ts'],
    rules: restrict(noClient, { regex: '\\.(service|routes)$', message: 'A repository stores; what to decide and how to answer is not its business.' }),
  },
  {
    files: ['src/server/areas/**/*.service.ts'],
    rules: restrict(noClient, { regex: '\\.routes$', message: 'A service decides; it must work for the command line as well as for a call.' }),
  },
);
