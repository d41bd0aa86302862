/**
 * Who may import whom (ARCHITECTURE.md), as patterns of import paths for each folder, with the reason that a violation
 * shows. Folders are named by pattern, so a new feature or area is covered from its first day.
 */

import { layerRules } from './layerRules';
import { noTools, up, type ImportRule, type Pattern } from './patterns';
import { serverRules } from './serverRules';

/** Modules of the contract without zod, besides all of contract/rules. */
const plain = ['brand', 'errors', 'liveReload', 'map', 'release', 'staffErrors', 'terms'];
const plainNames = plain.map((name) => `${name}$`).join('|');
const contractTypes = {
  regex: `/contract/(?!rules/|${plainNames})`,
  message:
    'The browser takes types from the contract, and of values only those of its modules without zod: the schemas would bring it into every first page.',
  allowTypeImports: true,
};
const belowBoth = {
  regex: '/(client|admin|server|search|demo|replay|tools)/',
  message: 'The contract stands below both sides and knows neither.',
};
const noServer = {
  regex: `/server/|${up}(admin|search|demo|replay)/`,
  message:
    "Client and server meet only in src/contract. Search and demo are the server's; no page of a shopper carries the replay or anything of the staff's.",
};
/** Machinery beside the shop, which the server uses and which knows nothing of it. */
const beside = (message: string): Pattern => ({
  regex: `${up}(client|admin|server|search|demo|replay|tools)/`,
  message,
});
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
/** Of the storefront the staff's application takes the colours: they are the shop's. */
const noClient = {
  regex: `/server/|${up}(search|demo|replay)/|/client/(?!ui/theme/tokens$)`,
  message:
    "The staff's application is built apart: it meets the storefront and the server in src/contract, and takes only the colours from the one.",
};
const adminWithoutRedux = [contractTypes, noClient, noTools];
const admin = [...adminWithoutRedux, untypedRedux];

/** In order: where two rules name a file, the later one holds. */
export const importRules: ImportRule[] = [
  ...layerRules('client', { all: client, hooks: clientWithoutRedux }),
  ...layerRules('admin', { all: admin, hooks: adminWithoutRedux }),
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
        regex: '/(admin|server|search|demo|tools)/',
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
        regex: '/(client|admin|contract|server|search|demo|replay)/',
        message: 'The house is read as text: what is half moved can still be measured.',
      },
    ],
  },
];
