/** CHANGELOG.md, by Keep a Changelog: its newest version is the one that a build bears. */
import { readText } from '../../support/lib/documents';

const text = readText('CHANGELOG.md');
const headings = [...text.matchAll(/^## \[(.+?)\](?: - (\S+))?$/gm)].map(([, name = '', day]) => ({ name, day }));
const kinds = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'];

interface Package {
  version: string;
  packages: Record<string, { version?: string }>;
}
const json = (file: string) => JSON.parse(readText(file)) as Package;

describe('CHANGELOG.md', () => {
  it('begins with what is not released, and goes on with the version of package.json', () => {
    const [unreleased, newest] = headings;
    expect(unreleased).toEqual({ name: 'Unreleased', day: undefined });
    expect(newest?.name).toBe(json('package.json').version);
  });

  it('gives each version a day, the newest first', () => {
    const days = headings.slice(1).map(({ day }) => day ?? '');
    expect(days.filter((day) => !/^\d{4}-\d{2}-\d{2}$/.test(day))).toEqual([]);
    expect([...days].sort().reverse()).toEqual(days);
  });

  it('tells changes by the kinds of Keep a Changelog', () => {
    const found = [...text.matchAll(/^### (.+)$/gm)].map(([, kind = '']) => kind);
    expect(found.filter((kind) => !kinds.includes(kind))).toEqual([]);
  });
});

describe('package-lock.json', () => {
  it('is of the same version, so that a changed version is built anew', () => {
    const { version, packages } = json('package-lock.json');
    expect([version, packages['']?.version]).toEqual(Array(2).fill(json('package.json').version));
  });
});
