/**
 * docs/testing.md says which test keeps which promise: every path of its table is there, and no test file is in no row.
 */
import { filesBelow, readText } from '../../support/lib/documents';

const tests = filesBelow('__tests__')
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => file.replace(/^__tests__\//, '').replace(/\.test\.tsx?$/, ''));

const [, section = ''] = readText('docs/testing.md').split('\n## Which test keeps which promise\n');
const rows = (section.split('\n## ')[0] ?? '').split('\n').filter((line) => /^\| (?!Promise )/.test(line));

/** `a/{b,c}` → `a/b`, `a/c`. */
function spread(name: string): string[] {
  const [, before = '', choices = '', after = ''] = /^(.*?)\{([^}]*)\}(.*)$/.exec(name) ?? [];
  return choices === '' ? [name] : choices.split(',').flatMap((choice) => spread(before + choice + after));
}

/** The last column's; a tier alone (`soak`) is no place. */
const placesIn = (row: string): string[] =>
  [...(row.split('|')[3] ?? '').matchAll(/`(\w+\/[^`]+)`/g)].flatMap(([, name = '']) => spread(name));

/** A file, a folder with all that is below it, or the files of a folder (`replay/*`). */
const holds = (place: string, test: string): boolean =>
  place.endsWith('/*')
    ? test.slice(0, test.lastIndexOf('/')) === place.slice(0, -2)
    : test === place || test.startsWith(`${place}/`);

const places = rows.flatMap(placesIn);

describe('places of tests', () => {
  it('are spelt out where several share a folder', () => {
    expect(placesIn('| Money | `unit` | `unit/{a,b}/c`, `soak/*`; [speed](speed.md) |')).toEqual([
      'unit/a/c',
      'unit/b/c',
      'soak/*',
    ]);
  });

  it('hold a file, a folder and all files of one', () => {
    const held = ['soak/walks', 'soak/walks/*', 'soak/walks/last', 'soak/*', 'soak/walk'].filter((place) =>
      holds(place, 'soak/walks/last'),
    );
    expect(held).toEqual(['soak/walks', 'soak/walks/*', 'soak/walks/last']);
  });
});

describe('table of promises', () => {
  it('names a place in each row', () => {
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.filter((row) => placesIn(row).length === 0)).toEqual([]);
  });

  it('names no place without a test', () => {
    expect(places.filter((place) => !tests.some((test) => holds(place, test)))).toEqual([]);
  });

  it('has every test file in some row', () => {
    expect(tests.filter((test) => !places.some((place) => holds(place, test)))).toEqual([]);
  });
});
