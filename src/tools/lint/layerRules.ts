/** The layers of an application that runs in a browser: the storefront's, and alike the staff's. */
import { up, type ImportRule, type Pattern } from './patterns';

/** Forbids relative imports that lead into the named folders. */
const never = (folders: string[], message: string, allowTypeImports = false): Pattern => ({
  regex: `${up}(.*/)?(${folders.join('|')})/`,
  message,
  allowTypeImports,
});

const aboveBrowser = ['app', 'screens', 'features', 'store', 'api', 'ui'];
const belowScreens = never(
  ['app', 'screens', 'features', 'ui'],
  'The store is what the screens show; it must run without any of them, in a test or a replay.',
);
const otherFeature =
  'Features never import each other: the screen introduces them, so that each can change or go alone.';

interface Patterns {
  /** Of every file. */
  all: readonly Pattern[];
  /** Of store/hooks.ts, which wraps what no other file may take. */
  hooks: readonly Pattern[];
}

/** @param depth how many folders below its feature's a file stands */
const featureRule = (side: string, all: readonly Pattern[], depth: number): ImportRule => ({
  files: [`src/${side}/features/*/${'*/'.repeat(depth)}*`],
  patterns: [
    ...all,
    never(
      ['app', 'screens'],
      'Screens put features together; a feature that knows its screen cannot be used on another.',
    ),
    never(['features'], otherFeature),
    { regex: `^(\\./)?(\\.\\./){${depth + 1}}[^.]`, message: otherFeature },
  ],
});

/**
 * In order: where two rules name a file, the later one holds.
 * @param side its folder in src
 */
export const layerRules = (side: string, { all, hooks }: Patterns): ImportRule[] => [
  { files: [`src/${side}/**/*.{ts,tsx}`], patterns: [...all] },
  {
    files: [`src/${side}/screens/**`],
    patterns: [...all, never(['app'], 'A screen is put on the page by app; it must not know how.')],
  },
  ...[0, 1, 2].map((depth) => featureRule(side, all, depth)),
  { files: [`src/${side}/store/**`], patterns: [...all, belowScreens] },
  { files: [`src/${side}/store/hooks.ts`], patterns: [...hooks, belowScreens] },
  {
    files: [`src/${side}/api/**`],
    patterns: [
      ...all,
      never(['app', 'screens', 'features', 'ui'], 'Endpoint slices know the wire and nothing of what is made of it.'),
      never(
        ['store'],
        'The store reads the endpoints; the other way round only types may go, or the two load each other.',
        true,
      ),
    ],
  },
  {
    files: [`src/${side}/ui/**`],
    patterns: [
      ...all,
      never(
        ['app', 'screens', 'features', 'store', 'api'],
        'Building blocks get everything as props, so that any feature can use them.',
      ),
    ],
  },
  {
    files: [`src/${side}/browser/**`],
    patterns: [
      ...all,
      never(aboveBrowser, 'What the browser can do is the same for every page: only pure functions stand below it.'),
    ],
  },
  {
    files: [`src/${side}/lib/**`],
    patterns: [
      ...all,
      never([...aboveBrowser, 'browser'], 'lib is pure functions: nothing of the shop stands below it.'),
    ],
  },
];
