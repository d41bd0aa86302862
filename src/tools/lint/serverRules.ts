/** The import rules of the server: one order of its folders, and each repository for its own folder. */
import { foreignRepositories } from './foreignRepositories';
import { noTools, up, type ImportRule, type Pattern } from './patterns';

const noClient = {
  regex: '/(client|admin)/',
  message: 'Client and server meet only in src/contract; the page renderer in src/server/pages is the one exception.',
};
const noReplay = {
  regex: `${up}replay/`,
  message: 'The replay is a page of its own, which the server hands out as a file.',
};
const server = [noClient, noReplay, noTools];
const noAdmin = {
  regex: '/admin/',
  message: "The staff's application runs in the browser alone: the server hands out its files.",
};
const pageRenderer = [
  noReplay,
  noAdmin,
  noTools,
  {
    regex: '/client/(?!app/|lib/|ui/theme/)',
    message:
      'The page renderer takes what the app hands the server, what is pure, and the colours. The rest comes with them.',
  },
];

/**
 * The server's folders, each above those that it may import; what stands in one line knows nothing of its neighbours.
 * Its files beside them (`app.ts`, `main.ts`, `cli.ts`, `replay.ts`) put them together.
 */
export const serverOrder = [
  ['cli', 'lifecycle'],
  ['pages', 'backup', 'demo', 'export'],
  ['import'],
  ['areas', 'keys'],
  ['answers'],
  ['plugins'],
  ['db'],
  ['security', 'load'],
  ['lib'],
] as const;

/** Forbids a folder of the server those that stand above it or beside it, and what puts all of them together. */
function belowIn(folder: string): Pattern {
  const level = serverOrder.findIndex((names) => (names as readonly string[]).includes(folder));
  const above = serverOrder
    .slice(0, level + 1)
    .flat()
    .filter((name) => name !== folder)
    // Of src/demo its folders are read, and server/demo has none.
    .map((name) => (name === 'demo' ? 'demo(?=/[^/]+$)' : name));
  return {
    regex: `${up}(?:(?:server/)?(?:${above.join('|')})/|(?:app|cli|main|replay)$)`,
    message: `The server's folders have one order (src/tools/lint/serverRules.ts): ${folder} stands below, so that it can be read and changed without what is above it.`,
  };
}

/** @param folder a folder of src/server, or one of its own (`areas/cart`) */
const ownRepositories = (folder: string): Pattern => {
  const allowed = (foreignRepositories[folder] ?? []).map((path) => path.replace(/^areas\//, ''));
  return {
    // `../x.repository` is the folder's own, seen from a folder within it.
    regex: `^(?:\\./)?\\.\\./(?!(?:\\.\\./)*(?:areas/)?(?:${allowed.join('|')})$).*/[^/]*\\.repository$`,
    message:
      'Another area or folder is asked by its service. Where it has to be its repository, foreignRepositories names it and says why.',
    allowTypeImports: true,
  };
};

/** @param folder an area, or a pattern of all of them */
const areaRules = (folder: string): ImportRule[] => {
  const patterns = [...server, belowIn('areas'), ownRepositories(`areas/${folder}`)];
  return [
    { files: [`src/server/areas/${folder}/**`], patterns },
    {
      files: [`src/server/areas/${folder}/**/*.repository.ts`],
      patterns: [
        ...patterns,
        {
          regex: '\\.(service|routes)$|/contract/rules/|/lib/domainError$',
          message: 'A repository stores; what to decide and how to answer is not its business.',
        },
      ],
    },
    {
      files: [`src/server/areas/${folder}/**/*.service.ts`],
      patterns: [
        ...patterns,
        { regex: '\\.routes$', message: 'A service decides; it must work for the command line as well as for a call.' },
      ],
    },
  ];
};

/** `areas` have rules of their own. */
const folderRules: ImportRule[] = [
  ...serverOrder.flat().filter((folder) => folder !== 'areas'),
  ...Object.keys(foreignRepositories).filter((folder) => /^(?!areas)\w+\//.test(folder)),
].map((folder) => {
  const top = folder.split('/')[0] ?? folder;
  return {
    files: [`src/server/${folder}/**`],
    patterns: [...(top === 'pages' ? pageRenderer : server), belowIn(top), ownRepositories(folder)],
  };
});

/** In order: where two rules name a file, the later one holds. */
export const serverRules: ImportRule[] = [
  { files: ['src/server/**'], patterns: server },
  {
    files: ['src/server/*.ts'],
    patterns: [
      ...server,
      {
        regex: '\\.repository$',
        message: 'What puts the server together asks services: a repository is for its own folder.',
      },
    ],
  },
  ...folderRules,
  ...areaRules('*'),
  ...Object.keys(foreignRepositories).flatMap((folder) =>
    folder.startsWith('areas/') ? areaRules(folder.slice(6)) : [],
  ),
];
