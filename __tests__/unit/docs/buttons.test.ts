/** The guide of support staff calls buttons by what stands on them. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

const root = path.join(__dirname, '../../..');
const folders = ['src/client', 'src/replay'].map((folder) => path.join(root, folder));

/** Bold within a line; at its beginning it is what a paragraph is about. */
const namedIn = (guide: string): string[] =>
  guide.split('\n').flatMap((line) => [...line.matchAll(/(?<=\S )\*\*([^*]+)\*\*/g)].map(([, name]) => name ?? ''));

describe('docs/support.md', () => {
  const guide = readFileSync(path.join(root, 'docs/support.md'), 'utf8').replace(/^- \*\*[^*]+\*\*/gm, '');
  const names = [...new Set(namedIn(guide))];
  const sources = folders
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name)),
    )
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

  it('names buttons', () => {
    expect(names).toEqual(expect.arrayContaining(['Having a problem?', 'Leave out', 'Back to live']));
  });

  it.each(names)('names “%s” as the shop does', (name) => {
    expect(sources).toContain(name);
  });
});
