/**
 * A shop of some hundred products whose names are made of a few words, so that every word is that of many and scores
 * are often equal.
 */
import { buildTestApp, type TestShop } from '../server/buildTestApp';
import { makeChance } from '../data/random';
import { mainCategories, productRow } from '../data/rows';

export function crowdedShop(): Promise<TestShop> {
  const { pick, upTo } = makeChance(3);
  const one = (...values: string[]): string => pick(values) ?? '';
  const rows = Array.from({ length: 700 }, (_, at) => {
    const colour = one('Red', 'Blue', 'Green', 'Grey', 'Navy blue');
    const words = [
      one('Baby', 'Girls', 'Boys', ''),
      colour,
      one('Striped', 'Printed', ''),
      one('Cotton', 'Mulmul', 'Fleece', 'Button'),
      one('Frock', 'T-Shirt', 'Shirt', 'Skirt', 'Socks', 'Bib'),
    ];
    return productRow({
      // In another order than the rows are written.
      id: 1 + ((at * 311) % 700),
      name: `${words.filter(Boolean).join(' ')} ${upTo(40)}`,
      brand: one('Palna', 'Cotton', 'Baby'),
      category_id: 1 + upTo(3),
      colours: colour,
      type: one('', 'Frock', 'Socks'),
      style: '',
      stock: upTo(3),
    });
  });
  return buildTestApp({ rows: { category: mainCategories, product: rows } });
}
