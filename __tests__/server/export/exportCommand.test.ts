/** The command `catalogue export`. */
import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeCommandLine } from '../../support/commands/commandLine';
import { mainCategories } from '../../support/data/rows';
import { product, productsOf, sheetOf, importSheet, emptied, twoShops } from '../../support/commands/exportedSheets';

const shops = twoShops();

describe('exporting the catalogue', () => {
  describe('at the keyboard', () => {
    let shop: ReturnType<typeof makeCommandLine>;
    const inFolder = (name: string): string => path.join(shops.from.place.dataDir, name);
    beforeEach(async () => {
      shop = makeCommandLine(shops.from.place);
      await shops.from.database.write(async (trx) => {
        await trx.insertInto('category').values(mainCategories).execute();
        await trx
          .insertInto('product')
          .values([product({ id: 7 }), product({ id: 8, hidden: 1, deal_rate_paise: 29_950 })])
          .execute();
      });
    });

    it('writes a file, says how much is in it, and takes it back unchanged', async () => {
      expect(await shop('catalogue', 'export', 'out.csv')).toEqual({
        code: 0,
        out: 'Exported 2 products to out.csv.\n',
        err: '',
      });
      const lines = (await readFile(inFolder('out.csv'), 'utf8')).split('\r\n');
      expect(lines[2]).toContain('8,Mulmul jhabla,Jhabla & Co.,Kids,,499,399,299.50,10,');
      expect(JSON.parse((await shop('--json', 'catalogue', 'import', 'out.csv')).out)).toMatchObject({
        unchanged: 2,
        warned: 0,
      });
    });

    it('never replaces a file unless it is told to, and leaves nothing half-written behind', async () => {
      await writeFile(inFolder('out.csv'), 'mine');
      expect(await shop('catalogue', 'export', 'out.csv')).toMatchObject({
        code: 1,
        err: expect.stringContaining('exists already. Give another name, or --force to replace it.'),
      });
      expect(await readFile(inFolder('out.csv'), 'utf8')).toBe('mine');
      expect(JSON.parse((await shop('--json', 'catalogue', 'export', 'out.csv', '--force')).out)).toMatchObject({
        products: 2,
      });
      expect((await stat(inFolder('out.csv'))).size).toBeGreaterThan(400);
      expect(await shop('catalogue', 'export', 'no/such/folder.csv')).toMatchObject({
        code: 1,
        err: expect.stringContaining('cannot be written: there is no such folder.'),
      });
    });

    it('writes to standard output for another program', async () => {
      const { code, out } = await shop('catalogue', 'export', '-');
      expect(code).toBe(0);
      expect(out.split('\r\n')).toHaveLength(4);
    });

    it('ends a deal whose cell was cleared, and leaves out one that is no lower than the price', async () => {
      const change = async (cells: string): Promise<unknown> => {
        await writeFile(
          inFolder('change.csv'),
          `productId,productName,productRate,productMRP,dealRate,topSellerRank,hidden\n${cells}\n`,
        );
        return JSON.parse((await shop('--json', 'catalogue', 'import', 'change.csv')).out).lines[0].notes;
      };
      const row = () =>
        shops.from.database.db.selectFrom('product').selectAll().where('id', '=', 8).executeTakeFirstOrThrow();
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
      await emptied(shops.to);
      await shops.from.database.write((trx) =>
        trx.updateTable('product').set({ source_key: 'myntra:1' }).where('id', '=', 7).execute(),
      );
      const sheet = await sheetOf(shops.from);
      await shops.to.database.write(async (trx) => {
        await trx.insertInto('category').values(mainCategories).execute();
        await trx
          .insertInto('product')
          .values(product({ id: 99, source_key: 'myntra:1' }))
          .execute();
      });
      const report = await importSheet(shops.to, sheet);
      expect(report.lines[0]?.notes).toEqual(['its source key belongs to another product and was left out']);
      expect((await productsOf(shops.to.database)).map(({ id, source_key }) => [id, source_key])).toEqual([
        [7, null],
        [8, null],
        [99, 'myntra:1'],
      ]);
    });
  });
});
