/**
 * Whole catalogues to try the listing on: the demo shop, 4,485 real listings where they are at hand, and one that is as
 * odd as those.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { seedDemoShop } from '../../../src/server/demo/seed';
import { importCatalogue } from '../../../src/server/import/importCatalogue';
import { buildTestApp, type TestShop } from '../server/buildTestApp';
import { makeChance } from '../data/random';
import { categoryRow, mainCategories, NOW, productRow, subcategoryRow } from '../data/rows';

const file = path.resolve(__dirname, '../../../../shared/data/catalogue-real.csv');

export async function demoShop(): Promise<TestShop> {
  const shop = await buildTestApp({ rows: { category: [] } });
  await seedDemoShop(shop.database, NOW);
  await shop.refresh();
  return shop;
}

async function realShop(): Promise<TestShop> {
  const shop = await buildTestApp();
  await importCatalogue(shop.database, { file, dryRun: false, now: NOW, by: 'cli:meera' });
  await shop.refresh();
  return shop;
}

/**
 * Repeated titles, blanks and hyphens in the wrong places, one word as category, subcategory, type and texture, and
 * much that is missing.
 */
export async function oddShop(): Promise<TestShop> {
  const { pick, upTo } = makeChance(11);
  const one = (...values: string[]): string => pick(values) ?? '';
  const rows = Array.from({ length: 400 }, (_, at) => {
    const name = one(
      'Cotton jhabla',
      'cotton  Jhabla',
      'Cotton-frock',
      'Ünïted Colors tee',
      'Toys',
      'झबला',
      '2-in-1 Kids rattle, pack of 2',
      '10 bibs',
      '9 bibs',
    );
    return productRow({
      id: at + 1,
      name,
      brand: one('', ' Palna', 'PALNA', 'Jhabla & Co.', 'U.S. Polo Assn.', 'A, B and C'),
      colours: one('', '-', ' Red', 'red,Blue ,blue', 'Red-Wood', 'Sky Blue,Redwood', 'Sky-Blue'),
      sizes: one('', '1-2 Y,12 Y', '12 Y', 'Free Size', '0-3 M, 3-6 M,-'),
      type: one('', 'Cotton', 'Rattles', 'Kids', 'Fro-cks'),
      style: one('', 'Cotton', 'Festive wear', '-'),
      design_no: one('', 'cotton', 'Mul mul', '7'),
      // Of the category Cotton most searches find nothing, but things of cotton.
      category_id: name === 'Toys' ? 6 : Number(one('1', '2', '3', '3', '7', '8')),
      subcategory_id: pick([null, null, 1, 2, 3, 4]) ?? null,
      rate_paise: 100 * upTo(500) + upTo(100),
      stock: upTo(3),
      offered: upTo(2) as 0 | 1,
      lightning: upTo(2) as 0 | 1,
    });
  });
  return buildTestApp({
    rows: {
      category: [
        ...mainCategories.slice(0, 2),
        categoryRow(3, 'Children'),
        ...mainCategories.slice(3),
        categoryRow(6, 'Cotton'),
        categoryRow(7, 'Out of sight', { hidden: 1 }),
        categoryRow(8, '4'),
      ],
      subcategory: [
        subcategoryRow(1, 3, 'Rattles'),
        subcategoryRow(2, 3, 'Frocks'),
        subcategoryRow(3, 1, 'T-Shirts'),
        subcategoryRow(4, 2, 'T shirts'),
      ],
      product: rows,
    },
  });
}

/** Name, maker, and how many tries it gets. */
export type ListingShop = readonly [name: string, make: () => Promise<TestShop>, tries: number];

/** The same and the real listings, where they are at hand. */
export function withRealShop(shops: readonly ListingShop[], tries: number): readonly ListingShop[] {
  if (existsSync(file)) return [...shops, ['4,485 real listings', realShop, tries]];
  process.stderr.write(
    'The real catalogue is not beside the project: the listing is tried on the other shops alone.\n',
  );
  return shops;
}
