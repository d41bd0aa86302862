/** `npm run tools -- house`, asked of a small house that is made up for it. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { measureHouse, type House, type Side } from '../../../../src/tools/house/measureHouse';
import { houseReport } from '../../../../src/tools/house/report';

let root: string;

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'house-'));
});

afterEach(() => {
  fs.rmSync(root, { recursive: true, force: true });
});

/** @param tree texts by the path of their file */
function build(tree: Record<string, string>): House {
  for (const [file, text] of Object.entries(tree)) {
    fs.mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), text);
  }
  return measureHouse(root);
}

function sideOf({ sides }: House, name: string): Side {
  const side = sides.find((one) => one.name === name);
  if (!side) throw new Error(`No side ${name} among ${sides.map((one) => one.name).join(', ')}`);
  return side;
}

const lines = (count: number): string => 'x;\n'.repeat(count);
/** In pieces, so that this file does not refer to documents that are not there. */
const paper = (name: string): string => ['docs', `${name}.md`].join('/');

describe('The sides of a house', () => {
  it('are the folders of src by name, and the tests after them', () => {
    const tree = ['src/server/a.ts', '__tests__/unit/a.test.ts', 'src/client/a.ts', 'src/client/a.css'];
    const house = build(Object.fromEntries(tree.map((file) => [file, ''])));
    expect(house.sides.map(({ name, files }) => [name, files])).toEqual([
      ['client', 1],
      ['server', 1],
      ['tests', 1],
    ]);
  });

  it('have a median and a 90th percentile of lines, by nearest rank', () => {
    const lengths = [10, 20, 30, 40, 50, 60, 70, 80, 90, 500];
    const tree = Object.fromEntries(lengths.map((length, at) => [`src/client/part${at}.ts`, lines(length)]));
    expect(sideOf(build(tree), 'client')).toMatchObject({ files: 10, median: 50, p90: 90 });
  });
});

describe('Who imports a file', () => {
  it('is counted once for each file, and in src by src alone', () => {
    const house = build({
      'src/client/main.ts': "import { a } from './a';\nimport type { A } from './a';\nimport { b } from './b';\n",
      'src/client/a.ts': "import { b } from './b';\n",
      'src/client/b.ts': '',
      '__tests__/unit/a.test.ts': "import { a } from '../../src/client/a';\nimport { help } from '../support/help';\n",
      '__tests__/support/help.ts': '',
    });
    expect(sideOf(house, 'client').oneImporter).toBe(1);
    expect(sideOf(house, 'tests').oneImporter).toBe(1);
  });

  it.each([
    ['a value', "import { part } from './part';"],
    ['a type', "import type { Part } from './part';"],
    ['what it hands on', "export * from './part';"],
    ['lazily', "const part = () => import('./part');"],
    ['the type of a module', "type Part = typeof import('./part');"],
    ['as CommonJS', "const { part } = require('./part');"],
    ['by its whole name', "import './part.tsx';"],
  ])('imports %s', (_, text) => {
    const house = build({ 'src/client/main.ts': text, 'src/client/part.tsx': '' });
    expect(sideOf(house, 'client').unimported.map(({ file }) => file)).toEqual(['src/client/main.ts']);
  });

  it('is nobody, where a comment alone names the file', () => {
    const text = "/** As './part' has it. */\n// import './part.ts'\n";
    const house = build({ 'src/client/main.ts': text, 'src/client/part.ts': '' });
    expect(sideOf(house, 'client').unimported).toEqual([
      { file: 'src/client/main.ts', namedIn: null, isTested: false },
      { file: 'src/client/part.ts', namedIn: null, isTested: false },
    ]);
  });

  it('may be a command, or tests alone', () => {
    const house = build({
      'package.json': '{ "scripts": { "start": "node src/tools/start.js" } }',
      'src/tools/start.js': '',
      'src/tools/rules.js': '',
      'src/tools/types.d.ts': '',
      '__tests__/rules.test.ts': "jest.requireActual('../src/tools/rules.js');\n",
    });
    expect(sideOf(house, 'tools').unimported).toEqual([
      { file: 'src/tools/rules.js', namedIn: null, isTested: true },
      { file: 'src/tools/start.js', namedIn: 'package.json', isTested: false },
    ]);
  });
});

describe('Exports of a house', () => {
  it('are unused where no other file takes them, unless another export leads to their type', () => {
    const house = build({
      'src/client/a.ts': 'export interface Row {}\nexport const row: Row = made;\nexport const rows = [row];\n',
      'src/client/b.ts': "import { row } from './a';\nrow;\n",
      'lint.config.mjs': 'export default [];\n',
    });
    expect(sideOf(house, 'client').unusedExports).toEqual([{ file: 'src/client/a.ts', name: 'rows' }]);
  });
});

describe('Import circles', () => {
  it('are found where types alone lead round, and where files import themselves', () => {
    const { circles } = build({
      'src/client/a.ts': "import { b } from './b';\n",
      'src/client/b.ts': "import { c } from './c';\n",
      'src/client/c.ts': "import { type A } from './a';\n",
      'src/client/d.ts': "import './d';\n",
    });
    expect(circles).toEqual([
      { way: ['src/client/a.ts', 'src/client/b.ts', 'src/client/c.ts', 'src/client/a.ts'], files: 3, isOfTypes: true },
      { way: ['src/client/d.ts', 'src/client/d.ts'], files: 1, isOfTypes: false },
    ]);
  });

  it('are none where the way back is a lazy one, or where two ways lead to one file', () => {
    const { circles } = build({
      'src/client/a.ts': "import './b';\nimport './c';\n",
      'src/client/b.ts': "import './d';\n",
      'src/client/c.ts': "import './d';\n",
      'src/client/d.ts': "export const a = () => import('./a');\n",
    });
    expect(circles).toEqual([]);
  });
});

describe('References of a house', () => {
  it('are counted, and named where they lead nowhere', () => {
    const house = build({
      'docs/look.md': '# Look\n\n## 2. Type\n',
      'docs/decisions/0013-time-zone.md': '# 13. Time zone\n',
      'src/server/a.ts': `/** ${paper('look')} section 2; decision 13. */\n`,
      'src/server/b.ts': `// ${paper('look')} section 3, ${paper('gone')}\n// decision 14\n`,
    });
    expect(sideOf(house, 'server').references).toEqual({
      all: 7,
      lost: [
        `src/server/b.ts: ${paper('look')}, 3`,
        `src/server/b.ts: ${paper('gone')}`,
        'src/server/b.ts: decision 14',
      ],
    });
  });
});

describe('Names of a house', () => {
  it('stand twice where two files of a side have them, whatever their ends', () => {
    const house = build({
      'src/client/a/cart.ts': '',
      'src/client/b/cart.tsx': '',
      'src/client/cartSlice.ts': '',
      'src/server/cart.ts': '',
      '__tests__/unit/cart.test.ts': '',
      '__tests__/client/cart.test.tsx': '',
    });
    expect(house.sides.map(({ doubled }) => doubled)).toEqual([
      [{ name: 'cart', files: ['src/client/a/cart.ts', 'src/client/b/cart.tsx'] }],
      [],
      [],
    ]);
  });
});

describe('The journeys of a house', () => {
  const page = [
    '# Architecture\n\n`src/client/other.ts`\n',
    '## Add to cart\n\n1. `src/client/a.ts`, then [a page](src/client/b.ts)\n2. `src/client/a.ts` again\n',
    "## An order's amount\n\n`src/client/gone.ts`, `src/client`\n",
    "## A page's first view\n\nIt is drawn.\n",
  ];

  it('name their files once each, and tell which are there', () => {
    const house = build({ 'ARCHITECTURE.md': page.join('\n'), 'src/client/a.ts': '', 'src/client/b.ts': '' });
    expect(house.journeys).toEqual([
      {
        name: 'add to cart',
        files: [
          { file: 'src/client/a.ts', isThere: true },
          { file: 'src/client/b.ts', isThere: true },
        ],
      },
      { name: 'filter', files: [] },
      { name: "an order's amount", files: [{ file: 'src/client/gone.ts', isThere: false }] },
      { name: 'first view', files: [] },
    ]);
  });

  it('are told of where no page is there', () => {
    expect(houseReport(build({}))).toContain('filter: ARCHITECTURE.md does not list its files yet\n');
  });
});

describe('The report of a house', () => {
  it('reads as a page', () => {
    const house = build({
      'ARCHITECTURE.md': '## Filter\n\n`src/client/a.ts` `src/client/gone.ts`\n',
      'src/client/a.ts': `import './b';\n// decision 1\n${lines(10)}`,
      'src/client/b.ts': "import './a';\n",
      'src/client/c/b.ts': 'export const b = 1;\n',
    });
    expect(houseReport(house)).toBe(
      [
        'Side    Files  Median  p90  One importer  None  Unused  References  Lost  Twice',
        'client      3       1   12      2 (67 %)     1       1           1     1      1',
        '',
        'Median and p90 are lines of a file. Importers of src are counted in src, those of tests in tests.',
        '',
        'Imported by no file',
        '  src/client/c/b.ts: named nowhere',
        '',
        'Exported, and taken by no other file',
        '  src/client/c/b.ts: b',
        '',
        'Import circles, those of types too',
        '  src/client/a.ts → src/client/b.ts → src/client/a.ts',
        '',
        'References that lead nowhere',
        '  src/client/a.ts: decision 1',
        '',
        'Names that stand twice within a side',
        '  b: src/client/b.ts, src/client/c/b.ts',
        '',
        'Journeys as ARCHITECTURE.md lists them',
        '  add to cart: ARCHITECTURE.md does not list its files yet',
        '  filter: 2 files, 1 not there',
        '    src/client/gone.ts is not there',
        "  an order's amount: ARCHITECTURE.md does not list its files yet",
        '  first view: ARCHITECTURE.md does not list its files yet',
        '',
      ].join('\n'),
    );
  });
});
