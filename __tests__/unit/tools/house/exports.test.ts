/** What the house takes for used: exports, and the ways in which another file asks for them. */
import type { CodeFile } from '../../../../src/tools/house/codeFiles';
import { unusedExports } from '../../../../src/tools/house/exports';

const filesOf = (tree: Record<string, string>): CodeFile[] =>
  Object.entries(tree).map(([file, text]) => ({ file, side: '', text }));

const EXPORTS = 'export const a = 1, b = 2;\nexport function c() {}\nexport type D = string;\n';

/** @returns which of a, b, c and D nobody takes, with this text beside them */
const unusedBeside = (text: string): string[] =>
  unusedExports(filesOf({ 'src/parts.ts': EXPORTS, 'src/main.ts': text }))
    .filter(({ file }) => file === 'src/parts.ts')
    .map(({ name }) => name);

describe('An export', () => {
  it.each([
    ['by its name', "import { a, c as other } from './parts';", ['b', 'D']],
    ['as a type', "import type { D } from './parts';", ['a', 'b', 'c']],
    ['to hand it on', "export { a as first } from './parts';", ['b', 'c', 'D']],
    ['with all others', "export * from './parts';", []],
    ['of a named space', "import * as parts from './parts';\nparts.b;\nlet d: parts.D;", ['a', 'c']],
    ['of a space that goes on', "import * as parts from './parts';\nrun(parts);", []],
    ['in a type', "type One = import('./parts').D;", ['a', 'b', 'c']],
    ['lazily', "const { a } = await import('./parts');", ['b', 'c', 'D']],
    ['after it came', "import('./parts').then(({ c: run }) => run());", ['a', 'b', 'D']],
    ['from what came', "(await import('./parts')).b;", ['a', 'c', 'D']],
    ['as CommonJS', "const { a, ...rest } = require('./parts');", []],
    ['by its file alone', "start('src/parts.ts');", []],
  ])('is taken %s', (_, text, unused) => {
    expect(unusedBeside(text)).toEqual(unused);
  });

  it('is unused where a file loads it for its effect alone, or where only its own file takes it', () => {
    expect(unusedBeside("import './parts';")).toEqual(['a', 'b', 'c', 'D']);
    expect(unusedExports(filesOf({ 'src/own.ts': 'export const own = 1;\nrun(own);' }))).toEqual([
      { file: 'src/own.ts', name: 'own', isSaid: false },
    ]);
  });

  it('has a name of its own as a default, in a destructuring and in a list', () => {
    const texts = ['export default 1;', 'export const { a, b: [c] } = made;', 'const d = 1;\nexport { d as e };'];
    const files = filesOf(Object.fromEntries(texts.map((text, at) => [`src/${at}.ts`, text])));
    expect(unusedExports(files).map(({ name }) => name)).toEqual(['default', 'a', 'c', 'e']);
  });

  it('may be for a setting alone, whose own exports are for its program', () => {
    const setting = filesOf({ 'lint.mjs': "const { a } = load('./src/a.ts');\nexport default a;" });
    expect(unusedExports(filesOf({ 'src/a.ts': 'export const a = 1;' }), setting)).toEqual([]);
  });

  it('is said by another that leads to its type, declared or inferred, but not where that only works with it', () => {
    const text = [
      'export interface Row { cell: Cell }',
      'export interface Cell { text: string }',
      'export interface Inside { text: string }',
      'export interface Inferred { text: string }',
      'const unknown: Inferred = made;',
      'export function draw(row: Row): void { const one: Inside = row; use(one); }',
      'export const start = () => { return unknown; };',
    ];
    expect(unusedExports(filesOf({ 'src/a.ts': text.join('\n') }))).toEqual([
      { file: 'src/a.ts', name: 'Row', isSaid: true },
      { file: 'src/a.ts', name: 'Cell', isSaid: true },
      { file: 'src/a.ts', name: 'Inside', isSaid: false },
      { file: 'src/a.ts', name: 'Inferred', isSaid: true },
      { file: 'src/a.ts', name: 'draw', isSaid: false },
      { file: 'src/a.ts', name: 'start', isSaid: false },
    ]);
  });
});
