/** The project's files as the tools read them: paths are its own, with slashes, whatever the system writes. */
import fs from 'node:fs';
import path from 'node:path';

/** @returns every file below `place`, or that very file; sorted, and none where there is no such place */
export function filesBelow(root: string, place: string): string[] {
  const full = path.join(root, place);
  if (!fs.existsSync(full)) return [];
  if (fs.statSync(full).isFile()) return [place];
  return fs
    .readdirSync(full, { recursive: true, encoding: 'utf8' })
    .filter((name) => fs.statSync(path.join(full, name)).isFile())
    .map((name) => path.posix.join(place, name.split(path.sep).join('/')))
    .sort();
}

/** @returns the names of the files that lie in the project's folder itself */
export const filesAtTop = (root: string): string[] =>
  fs.readdirSync(root).filter((name) => fs.statSync(path.join(root, name)).isFile());

export const readText = (root: string, file: string): string => fs.readFileSync(path.join(root, file), 'utf8');

export const isThere = (root: string, file: string): boolean => fs.existsSync(path.join(root, file));

const isCode = (file: string): boolean => /\.(?:tsx?|m?js)$/.test(file);

/** Types that stand for a package or a kind of file, which nobody imports by name. */
export const isDeclaration = (file: string): boolean => file.endsWith('.d.ts');

/** The folder that tests lie in; every other side is a folder of `src`. */
export const TESTS = '__tests__';

/** @returns `client` of `src/client/api/cartApi.ts`, and `tests` of whatever lies in `__tests__` */
const sideOf = (file: string): string =>
  file.startsWith(`${TESTS}/`) ? 'tests' : (/^src\/([^/]+)\//.exec(file)?.[1] ?? 'src');

export interface CodeFile {
  file: string;
  side: string;
  text: string;
}

/** @returns the code of `src` and of the tests */
export const codeFiles = (root: string): CodeFile[] =>
  ['src', TESTS]
    .flatMap((place) => filesBelow(root, place))
    .filter(isCode)
    .map((file) => ({ file, side: sideOf(file), text: readText(root, file) }));

/** @returns the code of the project's folder itself: settings, which may import from the rest */
export const settingFiles = (root: string): CodeFile[] =>
  filesAtTop(root)
    .filter(isCode)
    .map((file) => ({ file, side: sideOf(file), text: readText(root, file) }));
