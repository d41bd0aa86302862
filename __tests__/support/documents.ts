/** The project's own documents, as the tests of what they say read them. */
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** @param file from the project's folder */
export const readText = (file: string): string => fs.readFileSync(path.join(root, file), 'utf8');

export const isThere = (file: string): boolean => fs.existsSync(path.join(root, file));

/** Every file below a folder of the project, or that very file; from the project's folder, with slashes. */
export function filesBelow(place: string): string[] {
  const full = path.join(root, place);
  if (!fs.existsSync(full)) return [];
  if (fs.statSync(full).isFile()) return [place];
  return fs
    .readdirSync(full, { recursive: true, encoding: 'utf8' })
    .filter((name) => fs.statSync(path.join(full, name)).isFile())
    .map((name) => `${place}/${name.split(path.sep).join('/')}`.replace(/^\.\//, ''));
}

/** The names of the files that lie in the project's folder itself. */
export const filesAtTop = (): string[] =>
  fs.readdirSync(root).filter((name) => fs.statSync(path.join(root, name)).isFile());

export const DECISIONS = 'docs/decisions';

export interface Decision {
  /** Its name without the folder. */
  file: string;
  /** `59`. */
  number: string;
  title: string;
  /** Numbers with a letter, which have a heading of their own in the file: `59a`. */
  later: string[];
  text: string;
}

/** The decisions in the order of their files. What has no heading as README.md asks for has no number. */
export const decisions = (): Decision[] =>
  filesBelow(DECISIONS)
    .map((name) => name.slice(DECISIONS.length + 1))
    .filter((file) => file !== 'README.md')
    .sort()
    .map((file) => {
      const text = readText(`${DECISIONS}/${file}`);
      const [, number = '', title = ''] = /^# (\d+)\. (.+)$/m.exec(text) ?? [];
      const later = [...text.matchAll(/^## (\d+[a-z])$/gm)].map(([, name = '']) => name);
      return { file, number, title, later, text };
    });
