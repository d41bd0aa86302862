/** What `npm run tools -- house` tells: how large the code's files are, who imports them, and where they lead. */
import path from 'node:path';
import { circlesOf, type Circle } from './circles';
import {
  TESTS,
  codeFiles,
  filesAtTop,
  filesBelow,
  isDeclaration,
  readText,
  settingFiles,
  type CodeFile,
} from './codeFiles';
import { unusedExports } from './exports';
import { importsAmong, type Import } from './imports';
import { journeysOf, type Journey } from './journeys';
import { makeResolver } from './references';

export interface Unimported {
  file: string;
  /** The file that names it in a text, such as a command or a setting; null: none. */
  namedIn: string | null;
  /** A test imports it. */
  isTested: boolean;
}

export interface Side {
  /** A folder of `src`, or `tests`. */
  name: string;
  files: number;
  /** Lines, by nearest rank. */
  median: number;
  p90: number;
  /** Files that one other imports. For what lies in `src` only `src` counts, for tests only tests. */
  oneImporter: number;
  /** Tests, which Jest finds, and declarations are not among them. */
  unimported: Unimported[];
  /** Names that a file exports and no other takes, but for types that another of its exports leads to. */
  unusedExports: { file: string; name: string }[];
  references: { all: number; lost: string[] };
  /** Names without their ends, of more than one file of the side; a test bears the name of its subject and is none. */
  doubled: { name: string; files: string[] }[];
}

export interface House {
  sides: Side[];
  circles: Circle[];
  journeys: Journey[];
}

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);
const isOfTests = (file: string): boolean => file.startsWith(`${TESTS}/`);
const linesOf = (text: string): number => text.replace(/\n$/, '').split('\n').length;
const isComment = (line: string): boolean => /^\s*(?:\/?\*|\/\/|#)/.test(line);
const stemOf = (file: string): string => path.posix.basename(file).replace(/\.[^.]+$/, '');

/** @returns the smallest value that `share` of them do not surpass; 0 where there are none */
function rank(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
}

function grouped<T>(all: readonly T[], nameOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(nameOf(one), [...(groups.get(nameOf(one)) ?? []), one]);
  return groups;
}

/** @returns by file how many others import it, of those imports that count */
function importersOf(imports: readonly Import[], counts: (one: Import) => boolean): (file: string) => number {
  const importers = grouped(imports.filter(counts), ({ to }) => to);
  return (file) => importers.get(file)?.length ?? 0;
}

const doubledNames = (files: readonly string[]): Side['doubled'] =>
  [...grouped(files, stemOf)]
    .filter(([, places]) => places.length > 1)
    .map(([name, places]) => ({ name, files: places }))
    .sort((one, other) => one.name.localeCompare(other.name));

/** @returns what finds a text that names a file by its path or with its end: a setting, a workflow, code beside it */
function namersOf(root: string, files: readonly CodeFile[]): (file: string) => string | null {
  const settings = filesAtTop(root).filter((name) => /\.(?:json|m?js|ts|ya?ml)$/.test(name) && !name.includes('-lock'));
  const workflows = ['.ci', '.github'].flatMap((place) => filesBelow(root, place));
  const texts = [...settings, ...workflows].map((file) => ({ file, text: readText(root, file) }));
  const namers = [...texts, ...files].map(({ file, text }) => {
    return {
      file,
      code: text
        .split('\n')
        .filter((line) => !isComment(line))
        .join('\n'),
    };
  });
  return (file) => {
    const stem = stemOf(file);
    const folder = path.posix.basename(path.posix.dirname(file));
    const sign = new RegExp(`['"\`/]${stem}\\.(?:tsx?|m?js)\\b|\\b${folder}/${stem}['"\`]`);
    const isBeside = (other: string): boolean => other !== file && (isOfTests(file) || !isOfTests(other));
    return namers.find((one) => isBeside(one.file) && sign.test(one.code))?.file ?? null;
  };
}

/**
 * @param root the project's folder
 * @returns its sides by name, the tests last; circles over all of them
 */
export function measureHouse(root: string): House {
  const files = codeFiles(root);
  const imports = importsAmong(files);
  const importersAtHome = importersOf(imports, ({ from, to }) => isOfTests(from) === isOfTests(to));
  const testers = importersOf(imports, ({ from, to }) => isOfTests(from) && !isOfTests(to));
  const unused = unusedExports(files, settingFiles(root)).filter(({ isSaid }) => !isSaid);
  const namedIn = namersOf(root, files);
  const resolve = makeResolver(root);

  const measure = ([name, own]: [string, CodeFile[]]): Side => {
    const lines = own.map(({ text }) => linesOf(text));
    const names = own.map(({ file }) => file);
    const subjects = names.filter((file) => !isTest(file));
    const references = own.flatMap(({ file, text }) => resolve(text).map((one) => ({ file, ...one })));
    return {
      name,
      files: own.length,
      median: rank(lines, 0.5),
      p90: rank(lines, 0.9),
      oneImporter: names.filter((file) => importersAtHome(file) === 1).length,
      unimported: subjects
        .filter((file) => importersAtHome(file) === 0 && !isDeclaration(file))
        .map((file) => ({ file, namedIn: namedIn(file), isTested: testers(file) > 0 })),
      unusedExports: unused
        .filter(({ file }) => names.includes(file))
        .map(({ file, name: exported }) => ({ file, name: exported })),
      references: {
        all: references.length,
        lost: references.filter(({ leads }) => !leads).map(({ file, what }) => `${file}: ${what}`),
      },
      doubled: doubledNames(subjects),
    };
  };

  const isLast = ({ name }: Side): number => (name === 'tests' ? 1 : 0);
  const sides = [...grouped(files, ({ side }) => side)]
    .map(measure)
    .sort((one, other) => isLast(one) - isLast(other) || one.name.localeCompare(other.name));
  return { sides, circles: circlesOf(imports), journeys: journeysOf(root) };
}
