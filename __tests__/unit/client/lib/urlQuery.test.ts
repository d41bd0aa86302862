/** A page's address behind its `?`: the server draws the page from the names that screens read, and drops others. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { choiceNames, filterNames, queryRead, readQuery } from '../../../../src/client/lib/urlQuery';
import { listingPath } from '../../../../src/client/lib/listingFilters';

const client = path.resolve(__dirname, '../../../../src/client');
const code = (name: string) => readFileSync(path.join(client, name), 'utf8');
/** `lib/picture` reads a picture's own address. */
const readers = ['lib/urlQuery.ts', 'lib/picture.ts'];
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
    const names = search
      .slice(1)
      .split('&')
      .map((pair) => pair.split('=')[0] ?? '');
    expect(names).toEqual([...filterNames]);
  });

  it.each([
    ['?utm_source=mail&search=jhabla&gclid=1', '?search=jhabla'],
    ['?color=Blue&search=baby%20frock', '?search=baby%20frock&color=Blue'],
    ['?search=baby+frock', '?search=baby%20frock'],
    ['?search=a&search=b', '?search=a'],
    ['?constructor=1&=2&%=3&tab=reviews', ''],
    ['?search=%', '?search=%25'],
    ['?search=%ED%A0%80', '?search=%EF%BF%BD%EF%BF%BD%EF%BF%BD'],
    ['?sort', '?sort='],
    ['', ''],
  ])('%s is written for a listing as %s', (search, written) => expect(queryRead(search, filterNames)).toBe(written));

  it('is written for a product by its choice alone', () => {
    expect(queryRead('?tab=reviews&search=jhabla&size=6-12%20M', choiceNames)).toBe('?size=6-12%20M&tab=reviews');
  });

  it('is read decoded, and is null where nothing is named', () => {
    const query = readQuery('?category=Nappies%20%26%20Bibs&size');
    expect([query('category'), query('size'), query('color')]).toEqual(['Nappies & Bibs', '', null]);
  });
});
