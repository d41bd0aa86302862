/**
 * When a category is renamed, a row is deleted or a backup restored, the whole catalogue is read again while shoppers
 * look at it.
 */
import { setImmediate as turn } from 'node:timers/promises';
import type { TestShop } from '../../support/server/buildTestApp';
import { crowdedShop } from '../../support/search/crowdedShop';

let shop: TestShop;
beforeEach(async () => {
  shop = await crowdedShop();
});
afterEach(() => shop?.close());

const write = (change: Parameters<TestShop['database']['write']>[0]) => shop.database.write(change);

describe('reading the catalogue anew', () => {
  it('shows the shop as it was until all of it is read', async () => {
    const { catalog } = shop.app;
    const [all, frocks] = [catalog.items().length, catalog.search('frock').length];
    await write((trx) => trx.updateTable('category').set({ name: 'Little ones' }).where('id', '=', 3).execute());
    let isRead = false;
    const reading = catalog.refresh().finally(() => {
      isRead = true;
    });
    while (!isRead) {
      expect([catalog.items().length, catalog.item(1)?.id, catalog.search('frock').length]).toEqual([all, 1, frocks]);
      await turn();
    }
    await reading;
    expect(catalog.search('little ones').length).toBeGreaterThan(all / 4);
    expect(catalog.items()).toHaveLength(all);
  });

  it('no longer shows or finds what was deleted, be it one product or most', async () => {
    const { catalog } = shop.app;
    const socks = catalog.search('socks');
    const [first, ...others] = socks.map(({ id }) => id);
    await write((trx) =>
      trx
        .deleteFrom('product')
        .where('id', '=', first ?? 0)
        .execute(),
    );
    await shop.refresh();
    expect(catalog.item(first ?? 0)).toBeUndefined();
    expect(catalog.search('socks').map(({ id }) => id)).toEqual(others);
    expect(catalog.search('bib').length).toBeGreaterThan(50);
    await write((trx) => trx.deleteFrom('product').where('id', 'not in', others.slice(0, 5)).execute());
    await shop.refresh();
    expect(catalog.items()).toHaveLength(5);
    expect(catalog.search('socks').map(({ id }) => id)).toEqual(others.slice(0, 5));
    expect(catalog.search('bib')).toEqual([]);
  });

  it('shows as they were the products that did not change, though others did', async () => {
    const { catalog } = shop.app;
    const before = catalog.item(2);
    await write(async (trx) => {
      await trx.deleteFrom('product').where('id', '=', 1).execute();
      await trx.updateTable('product').set({ stock: 77 }).where('id', '=', 3).execute();
    });
    await shop.refresh();
    expect(catalog.item(2)).toBe(before);
    expect(catalog.item(3)?.product.productQuantity).toBe(77);
  });
});
