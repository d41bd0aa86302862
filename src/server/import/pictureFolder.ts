/** A folder of photographs (`catalogue import --pictures`), and the lookup of the files that a row names. */
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { ImportError } from './importError';

export interface PictureFile {
  /** Below the folder, with `/`: `kids/bib.jpg`. */
  name: string;
  path: string;
}

export interface PictureFolder {
  /** The file at this path below the folder, else all files of its base name. */
  find(named: string): PictureFile[];
  /** `KEY-1.jpg`, `KEY_2.jpg`, … in the order of their numbers. */
  ofKey(key: string): PictureFile[];
  all: readonly PictureFile[];
}

const MOST_FILES = 100_000;
/** Also kinds that the shop refuses, so that a sheet that names one is told why. */
const picture = /\.(jpe?g|jfif|png|webp|avif|hei[cf]|gif|tiff?|bmp|svg)$/i;
export const isPictureName = (text: string): boolean => picture.test(text);

/** Names are compared as on Windows and macOS: regardless of case, with accents composed. */
const folded = (text: string): string => text.normalize('NFC').toLowerCase();
/** A character that file names cannot hold stands as `-` in them. */
const foldedKey = (key: string): string => folded(key.trim()).replace(/[/\\:*?"<>|]/g, '-');

/**
 * Throws an ImportError when there is no such folder, or too many pictures are in it. Symbolic links are skipped, so
 * nothing outside of it is ever read.
 */
export async function readPictureFolder(folder: string): Promise<PictureFolder> {
  const found = await stat(folder).catch(() => null);
  if (!found?.isDirectory())
    throw new ImportError(found ? `${folder} is a file, not a folder of pictures.` : `There is no folder ${folder}.`);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const all = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && isPictureName(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => ({ path: file, name: path.relative(folder, file).split(path.sep).join('/') }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  if (all.length > MOST_FILES)
    throw new ImportError(`${folder} holds more than 100,000 pictures. Import them in parts.`);
  return indexOf(all);
}

export const baseOf = (name: string): string => name.slice(name.lastIndexOf('/') + 1);

function indexOf(all: PictureFile[]): PictureFolder {
  const byPath = grouped(all, ({ name }) => folded(name));
  const byBase = grouped(all, ({ name }) => folded(baseOf(name)));
  const numbered = all.flatMap((file) => {
    const [, key, number] = /^(.+)[-_](\d{1,3})\.\w+$/.exec(folded(baseOf(file.name))) ?? [];
    return key === undefined ? [] : { key, number: Number(number), file };
  });
  const byKey = grouped(
    numbered.sort((a, b) => a.number - b.number),
    ({ key }) => key,
  );
  return {
    all,
    find(named) {
      const name = folded(named)
        .replaceAll('\\', '/')
        .replace(/^(\.\/)+/, '');
      return byPath.get(name) ?? byBase.get(baseOf(name)) ?? [];
    },
    ofKey: (key) => (byKey.get(foldedKey(key)) ?? []).map(({ file }) => file),
  };
}

function grouped<T>(all: readonly T[], keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}
