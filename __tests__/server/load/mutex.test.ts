/** Many callers who ask for the same thing at once share one run of it. */
import { openCatalog } from '../../../src/server/areas/catalog/catalog';
import { coalesceRequests, makeMutex } from '../../../src/server/load/mutex';
import { countedReads } from '../../support/server/countedReads';
import { mainCategories, productRow } from '../../support/data/rows';
import { openTestDatabase } from '../../support/server/testDatabase';

describe('Request coalescing', () => {
  it('shares a run among all who ask before it begins, and gives later callers another', async () => {
    const runs: string[][] = [];
    let finishFirst = (): void => undefined;
    const ask = coalesceRequests<string>(makeMutex(), async (asked) => {
      runs.push([...asked]);
      if (runs.length === 1) await new Promise<void>((resolve) => (finishFirst = resolve));
    });
    const first = ask('a');
    await Promise.resolve();
    const others = [ask('b'), ask('c')];
    expect(runs).toEqual([['a']]);
    finishFirst();
    await Promise.all([first, ...others]);
    expect(runs).toEqual([['a'], ['b', 'c']]);
  });

  it('tells everyone in a run that it failed, and goes on with the next', async () => {
    let isBroken = true;
    const ask = coalesceRequests<number>(makeMutex(), () =>
      isBroken ? Promise.reject(new Error('away')) : Promise.resolve(),
    );
    expect(await Promise.allSettled([ask(1), ask(2)])).toEqual(
      Array(2).fill({ status: 'rejected', reason: new Error('away') }),
    );
    isBroken = false;
    await expect(ask(3)).resolves.toBeUndefined();
  });

  it('reads the catalogue a few times for a hundred orders at once', async () => {
    const { database, close } = await openTestDatabase();
    await database.write(async (trx) => {
      await trx
        .insertInto('category')
        .values(mainCategories.map((row) => ({ ...row, picture_url: '' })))
        .execute();
      await trx
        .insertInto('product')
        .values([1, 2, 3].map((id) => productRow({ id, stock: 500 })))
        .execute();
    });
    const { reads, db } = countedReads(database.db);
    const catalog = await openCatalog({ ...database, db }, Date.now);
    await database.write((trx) => trx.updateTable('product').set({ stock: 7 }).execute());
    const before = reads();
    await Promise.all(Array.from({ length: 100 }, (_, at) => catalog.touch([1 + (at % 3)])));
    expect(catalog.items().map((item) => item.product.productQuantity)).toEqual([7, 7, 7]);
    expect(reads() - before).toBeLessThan(40);
    catalog.close();
    await close();
  });
});
