/**
 * Writes that wait together share a transaction on SQLite; each must stand or fall as if it were alone, on either
 * database.
 */
import { sql } from 'kysely';
import type { Database } from '../../../src/server/db/types';
import { openTestDatabase } from '../../support/server/testDatabase';

let database: Database;
let close: () => Promise<void>;
beforeEach(async () => {
  ({ database, close } = await openTestDatabase());
});
afterEach(() => close());

const put = (key: string): Promise<unknown> =>
  database.write((trx) => trx.insertInto('meta').values({ key, value: 'x' }).execute());
const keys = async (): Promise<string[]> =>
  (await database.db.selectFrom('meta').select('key').where('value', '=', 'x').orderBy('key').execute()).map(
    ({ key }) => key,
  );
const numbered = Array.from({ length: 100 }, (_, at) => `key ${String(at).padStart(3, '0')}`);

describe('writes that wait together', () => {
  it('writes all that comes at once, and gives each its own answer', async () => {
    const answers = await Promise.all(
      numbered.map((key) =>
        database.write(
          async (trx) =>
            (await trx.insertInto('meta').values({ key, value: 'x' }).returning('key').executeTakeFirstOrThrow()).key,
        ),
      ),
    );
    expect(answers).toEqual(numbered);
    expect(await keys()).toEqual(numbered);
  });

  it('undoes what failed, and nothing of what came with it', async () => {
    const failing = (key: string): Promise<unknown> =>
      database.write(async (trx) => {
        await trx.insertInto('meta').values({ key, value: 'x' }).execute();
        throw new Error(`${key} was not meant`);
      });
    const outcomes = await Promise.allSettled(numbered.map((key, at) => (at % 3 === 1 ? failing(key) : put(key))));
    expect(outcomes.map(({ status }) => status)).toEqual(
      numbered.map((_, at) => (at % 3 === 1 ? 'rejected' : 'fulfilled')),
    );
    expect(await keys()).toEqual(numbered.filter((_, at) => at % 3 !== 1));
  });

  it('goes on after a statement that the database refused', async () => {
    const outcomes = await Promise.allSettled([put('one'), put('one'), put('two')]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(await keys()).toEqual(['one', 'two']);
  });

  it('leaves savepoints to the work itself', async () => {
    await Promise.all(
      ['a', 'b'].map((name) =>
        database.write(async (trx) => {
          await sql`savepoint before_order`.execute(trx);
          await trx
            .insertInto('meta')
            .values({ key: `${name} undone`, value: 'x' })
            .execute();
          await sql`rollback to savepoint before_order`.execute(trx);
          await trx.insertInto('meta').values({ key: name, value: 'x' }).execute();
        }),
      ),
    );
    expect(await keys()).toEqual(['a', 'b']);
  });

  it('answers nobody before others can read what was written', async () => {
    await Promise.all(
      numbered.map(async (key) => {
        await put(key);
        expect(await keys()).toContain(key);
      }),
    );
  });
});
