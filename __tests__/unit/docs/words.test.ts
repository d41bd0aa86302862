/** docs/style.md, 'Words': a private word that its table replaces by the field's own stands in no code and no test. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { readText } from '../../support/lib/documents';

const root = path.join(__dirname, '../../..');
/** Types of actions: visits that a released version saved hold them (src/replay/earlierReleases.ts). */
const inSavedVisits = ['partReached'];

const table = /^\| Private word \|.*\n\|[-|]+\n((?:\|.*\n)+)/m.exec(readText('docs/style.md'))?.[1] ?? '';
const privateWords = table.split('\n').map((row) => row.split('|')[1] ?? '');
const inBackticks = privateWords.flatMap((words) => [...words.matchAll(/`(\w+)`/g)].map(([, name]) => name ?? ''));
/** One in small letters alone is an English word as well, and stands in sentences. */
const names = inBackticks.filter((name) => /[A-Z]/.test(name) && !inSavedVisits.includes(name));

const filesIn = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name));
const sources = ['src', '__tests__']
  .flatMap(filesIn)
  .filter((file) => /\.(?:tsx?|js|css|md)$/.test(file) && path.join(root, file) !== __filename)
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

describe('a private word', () => {
  it('is read from the table', () => {
    expect(names).toEqual(expect.arrayContaining(['keptVisit', 'useShown', 'LivePart']));
  });

  it.each(names)('%s stands in no file and is no file’s name', (name) => {
    const word = new RegExp(`\\b${name}\\b`);
    expect(sources.filter(({ file, text }) => word.test(file) || word.test(text)).map(({ file }) => file)).toEqual([]);
  });
});
