import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import fc from 'fast-check';
import type { Insertable } from 'kysely';
import { nameKey } from '../../../src/contract/rules/names';
import type { Database } from '../../../src/server/db/types';
import type { Schema } from '../../../src/server/db/schema';
import { seedDemoShop } from '../../../src/server/demo/seed';
import { exportCatalogue } from '../../../src/server/export/exportCatalogue';
import { importCatalogue } from '../../../src/server/import/importCatalogue';
import { makeCommandLine } from '../../support/commandLine';
import { categoryRow, mainCategories, NOW, productRow, subcategoryRow } from '../../support/rows';
import { openTestDatabase } from '../../support/testDatabase';

type Place = Awaited<ReturnType<typeof openTestDatabase>>;
let from: Place;
let to: Place;
beforeEach(async () => {
  [from, to] = [await openTestDatabase(), await openTestDatabase()];
});
afterEach(async () => {
  await from.close();
  await to.close();
});

const product = (own: Partial<Insertable<Schema['product']>>) => productRow({ pictures: '["/pictures/jhabla-front.jpg?w=960&h=1200&t=fde9e4"]', ...own });

/** Everything of every product, with the names of its places in the shop instead of their numbers there. */
async function productsOf({ db }: Database) {
  const rows = await db
    .selectFrom('product')
    .innerJoin('category', 'category.id', 'product.category_id')
    .leftJoin('subcategory', 'subcategory.id', 'product.subcategory_id')
    .selectAll('product')
    .select(['category.name as category', 'subcategory.name as subcategory'])
    .orderBy('product.id')
    .execute();
  return rows.map(({ category_id: _category, subcategory_id: _shelf, created_at: _made, updated_at: _moved, ...row }) => row);
}

async function sheetOf(place: Place): Promise<string> {
  let sheet = '';
  await exportCatalogue(place.database, async (text) => void (sheet += text));
  return sheet;
}

async function importSheet(place: Place, sheet: string) {
  const file = path.join(place.place.dataDir, 'sheet.csv');
  await writeFile(file, sheet);
  const shownOrigins = ['https://pictures.example', 'http://pictures.example'];
  return importCatalogue(place.database, { file, dryRun: false, now: NOW + 60_000, shownOrigins });
}

async function emptied({ database }: Place): Promise<void> {
  await database.write(async (trx) => {
    for (const table of ['product', 'subcategory', 'category'] as const) await trx.deleteFrom(table).execute();
  });
}

describe('exporting the catalogue', () => {
  it('moves the demo shop’s whole catalogue into an empty shop, and changes nothing where it came from', async () => {
    await seedDemoShop(from.database, NOW);
    const before = await from.database.db.selectFrom('product').selectAll().orderBy('id').execute();
    const sheet = await sheetOf(from);

    expect(await importSheet(to, sheet)).toMatchObject({ rows: before.length, added: before.length, rejected: 0, warned: 0 });
    expect(await productsOf(to.database)).toEqual(await productsOf(from.database));

    expect(await importSheet(from, sheet)).toMatchObject({ unchanged: before.length, added: 0, changed: 0, warned: 0, newCategories: [] });
    expect(await from.database.db.selectFrom('product').selectAll().orderBy('id').execute()).toEqual(before);
    const fixed = await to.database.db.selectFrom('category').select(['id', 'name']).where('id', '<=', 5).orderBy('id').execute();
    expect(fixed.map(({ name }) => name)).toEqual(['Men', 'Women', 'Kids', 'Corporate Gifts', 'Shapewear']);
  });

  it('brings back whatever a shop can hold', async () => {
    const tricky = fc.constantFrom("'", '=', '+', '@', '-', '"', ',', ';', '|', '\n', ' ', '&amp;', '<b>', '…', '...', '\t', 'शि', '👶🏽', 'nan', '%', '\u200b');
    const text = fc.array(fc.oneof(tricky, fc.string({ unit: 'grapheme', maxLength: 5 })), { maxLength: 8 }).map((parts) => parts.join('').replace(/[\0\r]/g, ''));
    const flag = fc.constantFrom(0 as const, 1 as const);
    const named = text.filter((name) => nameKey(name) !== '');
    // With its MRP it stays below two crore, the most that a price may be.
    const rupees = fc.integer({ min: 1, max: 1_998_000_000 });
    const some = fc
      .record({
        name: named, brand: text, style: text, sizes: text, colours: text, design_no: text, type: text, description: text, bullets: text,
        maker: text, net_quantity: text, country_of_origin: text,
        rate_paise: rupees, extra: fc.nat(1_000_000), deal: fc.option(fc.double({ min: 0, max: 0.99, noNaN: true })), stock: fc.nat(1_000_000),
        lightning: flag, offered: flag, hidden: flag, top_seller_rank: fc.option(fc.integer({ min: 1, max: 999_999 })), source_key: fc.option(named),
        pictures: fc.uniqueArray(fc.constantFrom('/pictures/a-1.jpg?w=9&h=9&t=ffffff', 'https://pictures.example/b.jpg?x=1', 'http://pictures.example/c'), { maxLength: 3 }),
        shelf: named,
      })
      .map(({ extra, deal, pictures, ...row }) => {
        const dealPaise = deal === null ? 0 : Math.floor(row.rate_paise * deal);
        return { ...row, mrp_paise: row.rate_paise + extra, deal_rate_paise: dealPaise > 0 ? dealPaise : null, pictures: JSON.stringify(pictures) };
      });
    const shops = fc.uniqueArray(some, { selector: ({ source_key }) => source_key ?? Symbol('none'), minLength: 1, maxLength: 4 });

    await fc.assert(
      fc.asyncProperty(shops, async (products) => {
        await emptied(from);
        await emptied(to);
        await from.database.write(async (trx) => {
          for (const [index, { shelf, ...row }] of products.entries()) {
            const id = index + 10;
            await trx.insertInto('category').values(categoryRow(id, `${shelf} ${index}`)).execute();
            await trx.insertInto('subcategory').values(subcategoryRow(id, id, shelf)).execute();
            await trx.insertInto('product').values(productRow({ ...row, id, category_id: id, subcategory_id: index % 2 === 0 ? id : null })).execute();
          }
        });
        const sheet = await sheetOf(from);
        expect(await importSheet(to, sheet)).toMatchObject({ added: products.length, warned: 0 });
        expect(await productsOf(to.database)).toEqual(await productsOf(from.database));
        expect(await importSheet(from, sheet)).toMatchObject({ unchanged: products.length, warned: 0 });
      }),
      { numRuns: 30 },
    );
  }, 120_000);

  it('opens in a spreadsheet as text: no formula runs and Devanagari is read as UTF-8', async () => {
    await from.database.write(async (trx) => {
      await trx.insertInto('category').values(mainCategories).execute();
      await trx.insertInto('product').values(product({ name: '=HYPERLINK("https://x.example")', brand: 'शिशु वस्त्र', design_no: "'tis", type: '-5 %' })).execute();
    });
    const sheet = await sheetOf(from);
    expect(sheet.startsWith('\ufeffproductId,productName,')).toBe(true);
    expect(sheet).toContain(`,"'=HYPERLINK(""https://x.example"")",शिशु वस्त्र,Kids,`);
    expect(sheet).toContain(`,'tis,'-5 %,`);
    expect(sheet).toMatch(/\r\n$/);
  });

  describe('at the keyboard', () => {
    let shop: ReturnType<typeof makeCommandLine>;
    const inFolder = (name: string): string => path.join(from.place.dataDir, name);
    beforeEach(async () => {
      shop = makeCommandLine(from.place);
      await from.database.write(async (trx) => {
        await trx.insertInto('category').values(mainCategories).execute();
        await trx.insertInto('product').values([product({ id: 7 }), product({ id: 8, hidden: 1, deal_rate_paise: 29_950 })]).execute();
      });
    });

    it('writes a file, says how much is in it, and takes it back unchanged', async () => {
      expect(await shop('catalogue', 'export', 'out.csv')).toEqual({ code: 0, out: 'Exported 2 products to out.csv.\n', err: '' });
      const lines = (await readFile(inFolder('out.csv'), 'utf8')).split('\r\n');
      expect(lines[2]).toContain('8,Mulmul jhabla,Jhabla & Co.,Kids,,499,399,299.50,10,');
      expect(JSON.parse((await shop('--json', 'catalogue', 'import', 'out.csv')).out)).toMatchObject({ unchanged: 2, warned: 0 });
    });

    it('never replaces a file unless it is told to, and leaves nothing half-written behind', async () => {
      await writeFile(inFolder('out.csv'), 'mine');
      expect(await shop('catalogue', 'export', 'out.csv')).toMatchObject({ code: 1, err: expect.stringContaining('exists already. Give another name, or --force to replace it.') });
      expect(await readFile(inFolder('out.csv'), 'utf8')).toBe('mine');
      expect(JSON.parse((await shop('--json', 'catalogue', 'export', 'out.csv', '--force')).out)).toMatchObject({ products: 2 });
      expect((await stat(inFolder('out.csv'))).size).toBeGreaterThan(400);
      expect(await shop('catalogue', 'export', 'no/such/folder.csv')).toMatchObject({ code: 1, err: expect.stringContaining('cannot be written: there is no such folder.') });
    });

    it('writes to standard output for another program', async () => {
      const { code, out } = await shop('catalogue', 'export', '-');
      expect(code).toBe(0);
      expect(out.split('\r\n')).toHaveLength(4);
    });

    it('ends a deal whose cell was cleared, and leaves out one that is no lower than the price', async () => {
      const change = async (cells: string): Promise<unknown> => {
        await writeFile(inFolder('change.csv'), `productId,productName,productRate,productMRP,dealRate,topSellerRank,hidden\n${cells}\n`);
        return JSON.parse((await shop('--json', 'catalogue', 'import', 'change.csv')).out).lines[0].notes;
      };
      const row = () => from.database.db.selectFrom('product').selectAll().where('id', '=', 8).executeTakeFirstOrThrow();
      expect(await change('8,Mulmul jhabla,399,499,,3,no')).toEqual([]);
      expect(await row()).toMatchObject({ deal_rate_paise: null, top_seller_rank: 3, hidden: 0 });
      expect(await change('8,Mulmul jhabla,399,499,₹350,,yes')).toEqual([]);
      expect(await row()).toMatchObject({ deal_rate_paise: 35_000, top_seller_rank: null, hidden: 1 });
      expect(await change('8,Mulmul jhabla,399,499,399,first,yes')).toEqual([
        'the top seller rank "first" is no whole number',
        'the deal is no lower than the price and was left out',
      ]);
      expect(await row()).toMatchObject({ deal_rate_paise: null, top_seller_rank: null });
    });

    it('takes a source key to another shop, but never for two products', async () => {
      await emptied(to);
      await from.database.write((trx) => trx.updateTable('product').set({ source_key: 'myntra:1' }).where('id', '=', 7).execute());
      const sheet = await sheetOf(from);
      await to.database.write(async (trx) => {
        await trx.insertInto('category').values(mainCategories).execute();
        await trx.insertInto('product').values(product({ id: 99, source_key: 'myntra:1' })).execute();
      });
      const report = await importSheet(to, sheet);
      expect(report.lines[0]?.notes).toEqual(['its source key belongs to another product and was left out']);
      expect((await productsOf(to.database)).map(({ id, source_key }) => [id, source_key])).toEqual([[7, null], [8, null], [99, 'myntra:1']]);
    });
  });
});
