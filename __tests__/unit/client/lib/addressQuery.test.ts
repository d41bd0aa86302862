/** A page's address behind its `?`: the server draws the page from the names that screens read, and drops others. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filterNames, isRead, readQuery } from '../../../../src/client/lib/addressQuery';
import { listingPath } from '../../../../src/client/lib/listingFilters';

const client = path.resolve(__dirname, '../../../../src/client');
const code = (name: string) => readFileSync(path.join(client, name), 'utf8');
/** `lib/picture` reads a picture's own address. */
const readers = ['lib/addressQuery.ts', 'lib/picture.ts'];
const files = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((name) => /\.tsx?$/.test(name));
const others = files.filter((name) => !readers.includes(name));

/** Where a query is read by hand: `new URLSearchParams(…).get(`, the same by a name, or the router's own hook. */
function readsByHand(text: string): string[] {
  const names = [...text.matchAll(/(\w+) = new URLSearchParams\(/g)].map(([, name = '']) => name);
  const subjects = ['URLSearchParams\\([^)]*\\)', 'searchParams', ...names];
  const read = subjects.map((subject) => `\\b${subject}\\.(?:get|getAll|has|entries|forEach)\\(`);
  return [...text.matchAll(new RegExp([...read, '\\buseSearchParams\\b'].join('|'), 'g'))].map(([found]) => found);
}

describe('The query of a page’s address', () => {
  it('is read by the names that the server keeps, and by no other', () => {
    expect(others.filter((name) => readsByHand(code(name)).length > 0)).toEqual([]);
  });

  it.each([
    ["const query = new URLSearchParams(search);\nquery.get('gift')", 1],
    ["new URLSearchParams(location.search).has('gift')", 1],
    ["new URL(href).searchParams.get('gift')", 1],
    ['const [query] = useSearchParams();', 1],
    ["const query = new URLSearchParams(search);\nquery.set('tab', 'reviews')", 0],
    ["readQuery(search)('tab')", 0],
  ])('is found to be read by hand in: %s', (text, many) => {
    expect(readsByHand(text)).toHaveLength(many);
  });

  it('keeps every filter that a listing’s address can name', () => {
    const all = Object.fromEntries(filterNames.map((name) => [name, '1']));
    const { search } = new URL(listingPath(all), 'http://shop.test');
    const names = search.slice(1).split('&').map((pair) => pair.split('=')[0] ?? '');
    expect(names).toEqual([...filterNames]);
    expect(names.every(isRead)).toBe(true);
  });

  it.each(['utm_source', 'constructor', '', '%'])('drops %s', (name) => expect(isRead(name)).toBe(false));

  it('is read decoded, and is null where nothing is named', () => {
    const query = readQuery('?category=Nappies%20%26%20Bibs&size');
    expect([query('category'), query('size'), query('color')]).toEqual(['Nappies & Bibs', '', null]);
  });
});
