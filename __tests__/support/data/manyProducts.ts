/** A shop of thousands: plain rows, written before its server starts. */
import { openDatabase } from '../../../src/server/db/open';
import { mainCategories, productRow } from './rows';
import type { TestPlace } from '../server/testDatabase';

/** Rows a statement; both databases bound how many values one may carry. */
const CHUNK = 500;

/** `Jhabla 00001` to the last one, in this order. No pictures: a browser should not wait for drawings. */
export const nameOf = (number: number): string => `Jhabla ${String(number).padStart(5, '0')}`;

export async function stock(place: TestPlace, count: number): Promise<void> {
  const database = await openDatabase(place);
  await database.write(async (trx) => {
    await trx.insertInto('category').values(mainCategories.map((category) => ({ ...category, picture_url: '' }))).execute();
    for (let start = 1; start <= count; start += CHUNK) {
      const numbers = Array.from({ length: Math.min(CHUNK, count - start + 1) }, (_, index) => start + index);
      const rows = numbers.map((number) => productRow({ name: nameOf(number), rate_paise: 10_000 + number, mrp_paise: 60_000, stock: number % 7, pictures: '[]' }));
      await trx.insertInto('product').values(rows).execute();
    }
  });
  await database.close();
}
