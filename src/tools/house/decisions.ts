import { filesBelow, readText } from './codeFiles';

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
export const decisionsOf = (root: string): Decision[] =>
  filesBelow(root, DECISIONS)
    .map((name) => name.slice(DECISIONS.length + 1))
    .filter((file) => file !== 'README.md')
    .map((file) => {
      const text = readText(root, `${DECISIONS}/${file}`);
      const [, number = '', title = ''] = /^# (\d+)\. (.+)$/m.exec(text) ?? [];
      const later = [...text.matchAll(/^## (\d+[a-z])$/gm)].map(([, name = '']) => name);
      return { file, number, title, later, text };
    });
