/** Sheets that a test exports from one shop and imports into another. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Insertable } from 'kysely';
import type { Database } from '../../../src/server/db/types';
import type { Schema } from '../../../src/server/db/schema';
import { exportCatalogue } from '../../../src/server/export/exportCatalogue';
import { importCatalogue } from '../../../src/server/import/importCatalogue';
import { placedProducts } from './importedSheets';
import { NOW, productRow } from '../data/rows';
import { openTestDatabase } from '../server/testDatabase';

type Place = Awaited<ReturnType<typeof openTestDatabase>>;

/** An empty shop to export from and one to import into, made anew for each test. */
export function twoShops() {
  const shops = {} as { from: Place; to: Place };
  beforeEach(async () => {
    shops.from = await openTestDatabase();
    shops.to = await openTestDatabase();
  });
  afterEach(async () => {
    await shops.from?.close();
    await shops.to?.close();
  });
  return shops;
}

export const product = (own: Partial<Insertable<Schema['product']>>) =>
  productRow({ pictures: '["/pictures/jhabla-front.jpg?w=960&h=1200&t=fde9e4"]', ...own });

/** Everything of every product, with the names of its places in the shop instead of their numbers there. */
export async function productsOf(database: Database) {
  const rows = await placedProducts(database);
  return rows.map(
    ({ category_id: _category, subcategory_id: _shelf, created_at: _made, updated_at: _moved, ...row }) => row,
  );
}

export async function sheetOf(place: Place): Promise<string> {
  let sheet = '';
  await exportCatalogue(place.database, async (text) => void (sheet += text));
  return sheet;
}

export async function importSheet(place: Place, sheet: string) {
  const file = path.join(place.place.dataDir, 'sheet.csv');
  await writeFile(file, sheet);
  const shownOrigins = ['https://pictures.example', 'http://pictures.example'];
  const now = NOW + 60_000;
  return importCatalogue(place.database, { file, dryRun: false, now, by: 'cli:meera', shownOrigins });
}

export async function emptied({ database }: Place): Promise<void> {
  await database.write(async (trx) => {
    for (const table of ['product', 'subcategory', 'category'] as const) await trx.deleteFrom(table).execute();
  });
}
