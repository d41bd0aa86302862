import type { Product } from '../../../src/contract/catalog';
import type { TestShop } from '../../support/server/buildTestApp';
import { demoShop } from '../../support/search/listingShops';
import { makeChance } from '../../support/data/random';

let shop: TestShop;
const base = '/api/customProducts';

beforeAll(async () => {
  shop = await demoShop();
});
afterAll(() => shop?.close());

async function near(term: string): Promise<string[]> {
  const response = await shop.visitor().get(`${base}/spellings?productName=${encodeURIComponent(term)}`);
  expect(response.statusCode).toBe(200);
  return response.json<string[]>();
}
const found = async (term: string): Promise<Product[]> =>
  (await shop.visitor().get(`${base}/search?productName=${encodeURIComponent(term)}`)).json<Product[]>();

describe('other spellings of a search', () => {
  it.each([
    ['jablha', ['jhabla'], 'a letter in the wrong place'],
    ['frok', ['frock'], 'a letter left out'],
    ['blankit', ['blanket'], 'what sounds the same'],
    ['pyjamma', ['pyjama'], 'a letter too many'],
    ['sokcs blu', ['socks blue'], 'two words at once'],
    ['Cottn JABLA for gril', ['cotton jhabla'], 'what is left when a word cannot be placed'],
    ['xyzzy frock', ['frock'], 'what is left of a term with a word from nowhere'],
    ['bibbs and caps', ['bibs', 'caps'], 'each by itself where no product is both'],
    ['frock', [], 'nothing for a word as products write it'],
    ['blue cradle', [], 'nothing for words that one product has'],
    ['qqqqq', [], 'nothing for no word at all'],
    ['झबला', [], 'nothing where no product writes in that script'],
    ['-- !', [], 'nothing for no words'],
    ['', [], 'nothing for nothing'],
  ])('suggests for %j %j: %s', async (term, suggested) => {
    expect(await near(term)).toEqual(suggested);
  });

  it('suggests words of another script once a product writes them', async () => {
    const id = await shop.addProduct({ name: 'बच्चों का झबला', type: '', style: '' });
    expect(await near('झबलाा')).toEqual(['झबला']);
    await shop.database.write((trx) => trx.updateTable('product').set({ hidden: 1 }).where('id', '=', id).execute());
    await shop.refresh();
    expect(await near('झबलाा')).toEqual([]);
  });

  it('never suggests what finds nothing, nor the same again, nor more than three terms', async () => {
    const { pick, upTo } = makeChance(5);
    const letters = [...'abcdefghijklmnoprstuvwy '];
    const names = shop.app.catalog.items().map(({ product }) => product.productName);
    let suggested = 0;
    for (let time = 0; time < 150; time += 1) {
      const name = [...(pick(names) ?? '').toLowerCase()].slice(0, 5 + upTo(20));
      for (let errors = 1 + upTo(4); errors > 0; errors -= 1)
        name.splice(upTo(name.length), upTo(2), pick(letters) ?? '');
      const term = name.join('');
      const terms = await near(term);
      expect(terms.length).toBeLessThanOrEqual(3);
      expect(new Set(terms).size).toBe(terms.length);
      expect(terms).not.toContain(term);
      for (const other of terms) expect([term, other, (await found(other)).length > 0]).toEqual([term, other, true]);
      suggested += terms.length;
    }
    expect(suggested).toBeGreaterThan(50);
  });

  it('has done with a term of twenty words', async () => {
    const words = Array.from({ length: 20 }, (_, at) => 'abcdefghijklmnopqrst'.charAt(at).repeat(4));
    expect(await near(words.join(' '))).toEqual([]);
  });

  it('refuses a term that is too long', async () => {
    expect((await shop.visitor().get(`${base}/spellings?productName=${'x'.repeat(101)}`)).statusCode).toBe(400);
  });
});
