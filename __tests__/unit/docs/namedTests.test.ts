/**
 * What the documents promise is tested where they say: every test, and every part of the shop, that one names by its
 * place is there.
 */
import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');
const documents = [
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...fs
    .readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join('docs', name)),
];
const tiers = fs.readdirSync(path.join(root, '__tests__')).filter((name) => !['support', 'fixtures'].includes(name));
const named = new RegExp(`\`(?:__tests__/)?((?:${tiers.join('|')})/[\\w/.{},<>*-]+)\``, 'g');

/** `a/{b,c}` names two. */
function spread(name: string): string[] {
  const [, before = '', choices = '', after = ''] = /^(.*)\{([^}]*)\}(.*)$/.exec(name) ?? [];
  return choices === '' ? [name] : choices.split(',').map((choice) => before + choice + after);
}

const isThere = (name: string): boolean =>
  ['', '.test.ts', '.test.tsx'].some((end) => fs.existsSync(path.join(root, '__tests__', name + end))) ||
  ['', '.ts', '.tsx'].some((end) => fs.existsSync(path.join(root, 'src', name + end)));

describe('A test that a document names', () => {
  it.each(documents)('is there: %s', (document) => {
    const text = fs.readFileSync(path.join(root, document), 'utf8');
    const names = [...text.matchAll(named)]
      .flatMap(([, name = '']) => spread(name))
      .filter((name) => !/[<*]/.test(name));
    expect(names.filter((name) => !isThere(name))).toEqual([]);
  });
});
