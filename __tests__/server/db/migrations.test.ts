/**
 * A shop's data outlives its versions: whatever state a database is in, starting the shop brings it to today's with all
 * its rows.
 */
import { sql, type Kysely } from 'kysely';
import { postgresEngine, sqliteEngine } from '../../../src/server/db/engine';
import { knownMigrations, migrate } from '../../../src/server/db/migrate';
import { openDatabase } from '../../../src/server/db/open';
import type { Schema } from '../../../src/server/db/schema';
import { onBareDatabase } from '../../support/server/bareDatabase';
import { placeOrder } from '../../support/data/orders';
import { couponRow, mainCategories, productRow, reviewRow } from '../../support/data/rows';
import { makePlace, onPostgres, type TestPlace } from '../../support/server/testDatabase';

let place: TestPlace;
beforeEach(async () => {
  place = await makePlace();
});
afterEach(() => place?.remove());

const engine = onPostgres ? postgresEngine : sqliteEngine;

const columnsOf = (db: Kysely<Schema>) =>
  db.introspection
    .getTables()
    .then((tables) =>
      tables.map(({ name, columns }) => [name, columns.map((column) => `${column.name} ${column.dataType}`)]),
    );

/** What the first version could hold; later ones add their own rows here. */
async function fill(db: Kysely<Schema>): Promise<void> {
  await db.insertInto('category').values(mainCategories).execute();
  await db
    .insertInto('product')
    .values(productRow({ id: 41 }))
    .execute();
  await db.insertInto('review').values(reviewRow(41, 5)).execute();
  await db
    .insertInto('coupon')
    .values(couponRow({ coupon_name: 'FIRST' }))
    .execute();
  await db
    .insertInto('cart_line')
    .values({ owner_id: 'g_1', product_id: 41, colour: '', size: '', quantity: 2, added_at: 1 })
    .execute();
}

describe('migrations', () => {
  it.each(knownMigrations(engine))('opens a database of %s with all that it holds', async (state) => {
    await onBareDatabase(place, async (db) => {
      await migrate(db, engine, state);
      await fill(db);
    });
    const database = await openDatabase(place);
    await placeOrder(database);
    expect(await database.db.selectFrom('product').select(['id', 'name', 'stock']).execute()).toEqual([
      { id: 41, name: 'Mulmul jhabla', stock: 10 },
    ]);
    expect(await database.db.selectFrom('cart_line').select(['owner_id', 'quantity']).execute()).toEqual([
      { owner_id: 'g_1', quantity: 2 },
    ]);
    expect(await database.db.selectFrom('review').select('ratings').execute()).toEqual([{ ratings: 5 }]);
    expect(await database.db.selectFrom('customer_order').select('order_no').execute()).toHaveLength(1);
    const stepped = await columnsOf(database.db);
    await database.close();

    const fresh = await makePlace();
    const newest = await openDatabase(fresh);
    expect(stepped).toEqual(await columnsOf(newest.db));
    await newest.close();
    await fresh.remove();
  });

  it('refuses a database of a newer version and leaves it alone', async () => {
    await (await openDatabase(place)).close();
    await onBareDatabase(place, (db) =>
      sql`insert into kysely_migration (name, timestamp) values ('9999_tomorrow', '2030-01-01')`.execute(db),
    );
    await expect(openDatabase(place)).rejects.toThrow(
      'This database was made by a newer version of the shop (9999_tomorrow). Start that version, or restore a backup of this one.',
    );
  });
});
