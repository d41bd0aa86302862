/** Every file and folder that CONTRIBUTING, ARCHITECTURE and the README of a folder name is there. */
import path from 'node:path';
import { filesAtTop, filesBelow, isThere, readText } from '../../support/lib/documents';

const readmes = filesBelow('src').filter((file) => path.posix.basename(file) === 'README.md');
const documents = ['CONTRIBUTING.md', 'ARCHITECTURE.md', ...readmes];

/** Extensions that a file of the project may have; `cart/lineAdded` and `/shop` have none and name no file. */
const isFile = /\.(?:tsx?|m?js|json|css|md|ya?ml)$/;
const folders = ['src', '__tests__', 'docs', 'public', '.github', '.ci', '.githooks'];
const isFromTop = (name: string): boolean => folders.some((folder) => name === folder || name.startsWith(`${folder}/`));

/**
 * What stands in backticks and is a path. `x.routes.ts`, `…Messages.ts` and `screen.head` stand for many, or for none.
 */
const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`([^`\s]+)`/g)]
    .map(([, name = '']) => name)
    .filter((name) => isFromTop(name) || (isFile.test(name) && !/…|^(?:staff)?[xX](?:\.|[A-Z])/.test(name)));

const linksIn = (text: string): string[] =>
  [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)[^)]*\)/g)].map(([, target = '']) => target);

/** A README speaks of its own folder; where a name begins at the top, of the whole project. */
function isFound(name: string, document: string): boolean {
  const below = path.posix.join(path.posix.dirname(document), name);
  return [name, below].some((file) => isThere(file)) || (name.startsWith('dist/') && !isThere('dist'));
}

describe('How paths are read', () => {
  it('takes files and what begins at the top, and leaves addresses, actions and patterns', () => {
    const text =
      'See `src/client/ui`, `routes.ts`, `../lib/money.ts`, `cart/lineAdded`, `/shop`, `x.routes.ts`, `…Messages.ts`';
    expect(pathsIn(text)).toEqual(['src/client/ui', 'routes.ts', '../lib/money.ts']);
  });

  it('finds no file that is not there', () => {
    expect(isFound('src/no/such.ts', 'CONTRIBUTING.md')).toBe(false);
    expect(isFound('such.ts', 'src/client/ui/README.md')).toBe(false);
    expect(isFound('TextField.tsx', 'src/client/ui/README.md')).toBe(true);
  });
});

describe('What a guide names', () => {
  it.each(documents)('is there: %s', (document) => {
    const text = readText(document);
    const names = [...new Set([...pathsIn(text), ...linksIn(text)])];
    expect(names.length).toBeGreaterThan(1);
    expect(names.filter((name) => !isFound(name, document))).toEqual([]);
  });

  it('is in the folder of each README that ARCHITECTURE and the sides lead to', () => {
    const led = ['ARCHITECTURE.md', ...readmes].flatMap((document) =>
      linksIn(readText(document)).map((target) => path.posix.join(path.posix.dirname(document), target)),
    );
    expect(readmes.filter((readme) => !led.includes(readme))).toEqual([]);
  });
});

describe('The journeys of ARCHITECTURE.md', () => {
  const journeys = ['Add to cart', 'Filter', "An order's amount", 'First view'];

  it.each(journeys)('name at most 20 files on the way of “%s”', (journey) => {
    const [, part = ''] = readText('ARCHITECTURE.md').split(`\n## ${journey}\n`);
    const files = new Set(pathsIn(part.split('\n## ')[0] ?? '').filter((name) => isFile.test(name)));
    expect(files.size).toBeGreaterThan(10);
    expect(files.size).toBeLessThanOrEqual(20);
  });
});

describe('The index of changes', () => {
  const [, part = ''] = readText('CONTRIBUTING.md').split('\n## 25 changes by name\n');
  const rows = part
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| To change'))
    .map((line) => line.split(' | '));

  it('has 25 rows', () => {
    expect(rows).toHaveLength(25);
  });

  it.each(rows)('leads to %s by looking for %s', (_change, words = '', places = '') => {
    const wanted = words.split(', ').map((word) => new RegExp(word.replaceAll(' ', '.*'), 'i'));
    const named = pathsIn(places);
    const [first = ''] = named;
    // In the list of files, in the text, or by the first that is found.
    const isLedTo = (file: string): boolean =>
      wanted.some((word) => word.test(file) || word.test(readText(file))) ||
      readText(first).includes(path.posix.basename(file));
    expect(named).not.toEqual([]);
    expect(named.filter((file) => !isLedTo(file))).toEqual([]);
    expect(wanted.some((word) => word.test(first))).toBe(true);
  });
});

describe('The files at the top', () => {
  it('are those that hosts and tools look for', () => {
    const wanted = ['ARCHITECTURE.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'LICENSE', 'README.md', 'SECURITY.md'];
    expect(filesAtTop()).toEqual(expect.arrayContaining([...wanted, '.editorconfig', '.nvmrc', 'renovate.json']));
  });
});
