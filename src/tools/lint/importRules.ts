/**
 * Who may import whom (ARCHITECTURE.md), as patterns of import paths for each folder, with the reason that a violation
 * shows. Folders are named by pattern, so a new feature or area is covered from its first day.
 */

import { noTools, up, type ImportRule, type Pattern } from './patterns';
import { serverRules } from './serverRules';

/** Forbids relative imports that lead into the named folders. */
const never = (folders: string[], message: string, allowTypeImports = false): Pattern => ({
  regex: `${up}(.*/)?(${folders.join('|')})/`,
  message,
  allowTypeImports,
});

/** Modules of the contract without zod, besides all of contract/rules. */
const plain = ['brand', 'errors', 'liveReload', 'map', 'release', 'terms'];
const plainNames = plain.map((name) => `${name}$`).join('|');
const contractTypes = {
  regex: `/contract/(?!rules/|${plainNames})`,
  message:
    'The browser takes types from the contract, and of values only those of its modules without zod: the schemas would bring it into every first page.',
  allowTypeImports: true,
};
const belowBoth = {
  regex: '/(client|server|search|demo|replay|tools)/',
  message: 'The contract stands below both sides and knows neither.',
};
const noServer = {
  regex: `/server/|${up}(search|demo|replay)/`,
  message:
    "Client and server meet only in src/contract. Search and demo are the server's; no page of a shopper carries the replay.",
};
/** Machinery beside the shop, which the server uses and which knows nothing of it. */
const beside = (message: string): Pattern => ({ regex: `${up}(client|server|search|demo|replay|tools)/`, message });
const noServing = {
  regex: '^(@?fastify[^/]*|kysely|pg|better-sqlite3|react(-dom)?)(/|$)',
  message: 'What stands beside the shop knows neither HTTP nor SQL nor the page: its caller does.',
};
const untypedRedux = {
  regex: '^react-redux$',
  importNames: ['useDispatch', 'useSelector', 'useStore'],
  message: 'Use useAppDispatch and useAppSelector from store/hooks: they know the state.',
};
const clientWithoutRedux = [contractTypes, noServer, noTools];
const client = [...clientWithoutRedux, untypedRedux];
const aboveBrowser = ['app', 'screens', 'features', 'store', 'api', 'ui'];
const belowScreens = never(
  ['app', 'screens', 'features', 'ui'],
  'The store is what the screens show; it must run without any of them, in a test or a replay.',
);
const features = [
  ...client,
  never(
    ['app', 'screens'],
    'Screens put features together; a feature that knows its screen cannot be used on another.',
  ),
];
const otherFeature =
  'Features never import each other: the screen introduces them, so that each can change or go alone.';

/** @param depth how many folders below its feature's a file stands */
const featureRule = (depth: number): ImportRule => ({
  files: [`src/client/features/*/${'*/'.repeat(depth)}*`],
  patterns: [
    ...features,
    never(['features'], otherFeature),
    { regex: `^(\\./)?(\\.\\./){${depth + 1}}[^.]`, message: otherFeature },
  ],
});

/** In order: where two rules name a file, the later one holds. */
export const importRules: ImportRule[] = [
  { files: ['src/client/**/*.{ts,tsx}'], patterns: client },
  {
    files: ['src/client/screens/**'],
    patterns: [...client, never(['app'], 'A screen is put on the page by app; it must not know how.')],
  },
  ...[0, 1, 2].map(featureRule),
  { files: ['src/client/store/**'], patterns: [...client, belowScreens] },
  { files: ['src/client/store/hooks.ts'], patterns: [...clientWithoutRedux, belowScreens] },
  {
    files: ['src/client/api/**'],
    patterns: [
      ...client,
      never(['app', 'screens', 'features', 'ui'], 'Endpoint slices know the wire and nothing of what is made of it.'),
      never(
        ['store'],
        'The store reads the endpoints; the other way round only types may go, or the two load each other.',
        true,
      ),
    ],
  },
  {
    files: ['src/client/ui/**'],
    patterns: [
      ...client,
      never(
        ['app', 'screens', 'features', 'store', 'api'],
        'Building blocks get everything as props, so that any feature can use them.',
      ),
    ],
  },
  {
    files: ['src/client/browser/**'],
    patterns: [
      ...client,
      never(aboveBrowser, 'What the browser can do is the same for every page: only pure functions stand below it.'),
    ],
  },
  {
    files: ['src/client/lib/**'],
    patterns: [
      ...client,
      never([...aboveBrowser, 'browser'], 'lib is pure functions: nothing of the shop stands below it.'),
    ],
  },
  { files: ['src/contract/**'], patterns: [belowBoth] },
  {
    files: ['src/search/**'],
    patterns: [
      beside('The index reads products as the contract describes them, so that it can be tested and changed alone.'),
      noServing,
    ],
  },
  {
    files: ['src/demo/**'],
    patterns: [beside('The demo shop is data and drawings; server/demo turns it into rows.'), noServing],
  },
  {
    files: ['src/replay/**'],
    patterns: [
      contractTypes,
      {
        regex: '/(server|search|demo|tools)/',
        message: 'A replay shows the real app without a shop: it knows the client and the contract.',
      },
      untypedRedux,
    ],
  },
  {
    files: ['src/contract/rules/**'],
    patterns: [
      belowBoth,
      { regex: '^zod', message: 'The browser runs these rules too: zod would come with them into every first page.' },
      {
        regex: `^\\.\\./(?!${plainNames})`,
        message: 'A rule takes types from the schemas, and values only from modules that are free of zod.',
        allowTypeImports: true,
      },
    ],
  },
  ...serverRules,
  {
    files: ['src/tools/**'],
    patterns: [
      {
        regex: '/server/',
        message: 'A tool runs the built server in a process of its own, as whoever serves the shop does.',
      },
    ],
  },
  {
    files: ['src/tools/built/**'],
    patterns: [{ regex: up, message: 'An image keeps this folder alone: what it reads beside it would not be there.' }],
  },
  {
    files: ['src/tools/house/**'],
    patterns: [
      {
        regex: '/(client|contract|server|search|demo|replay)/',
        message: 'The house is read as text: what is half moved can still be measured.',
      },
    ],
  },
];
