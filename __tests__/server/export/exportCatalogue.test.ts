import fc from 'fast-check';
import { nameKey } from '../../../src/contract/rules/names';
import { seedDemoShop } from '../../../src/server/demo/seed';
import { categoryRow, mainCategories, NOW, productRow, subcategoryRow } from '../../support/data/rows';
import { product, productsOf, sheetOf, importSheet, emptied, twoShops } from '../../support/commands/exportedSheets';

const shops = twoShops();

describe('exporting the catalogue', () => {
  it('moves the demo shop’s whole catalogue into an empty shop, and changes nothing where it came from', async () => {
    await seedDemoShop(shops.from.database, NOW);
    const before = await shops.from.database.db.selectFrom('product').selectAll().orderBy('id').execute();
    const sheet = await sheetOf(shops.from);

    expect(await importSheet(shops.to, sheet)).toMatchObject({
      rows: before.length,
      added: before.length,
      rejected: 0,
      warned: 0,
    });
    expect(await productsOf(shops.to.database)).toEqual(await productsOf(shops.from.database));

    expect(await importSheet(shops.from, sheet)).toMatchObject({
      unchanged: before.length,
      added: 0,
      changed: 0,
      warned: 0,
      newCategories: [],
    });
    expect(await shops.from.database.db.selectFrom('product').selectAll().orderBy('id').execute()).toEqual(before);
    const fixed = await shops.to.database.db
      .selectFrom('category')
      .select(['id', 'name'])
      .where('id', '<=', 5)
      .orderBy('id')
      .execute();
    expect(fixed.map(({ name }) => name)).toEqual(['Men', 'Women', 'Kids', 'Corporate Gifts', 'Shapewear']);
  });

  it('brings back whatever a shop can hold', async () => {
    const tricky = fc.constantFrom(
      "'",
      '=',
      '+',
      '@',
      '-',
      '"',
      ',',
      ';',
      '|',
      '\n',
      ' ',
      '&amp;',
      '<b>',
      '…',
      '...',
      '\t',
      'शि',
      '👶🏽',
      'nan',
      '%',
      '\u200b',
    );
    const text = fc
      .array(fc.oneof(tricky, fc.string({ unit: 'grapheme', maxLength: 5 })), { maxLength: 8 })
      .map((parts) => parts.join('').replace(/[\0\r]/g, ''));
    const flag = fc.constantFrom(0 as const, 1 as const);
    const named = text.filter((name) => nameKey(name) !== '');
    // With its MRP it stays below two crore, the most that a price may be.
    const rupees = fc.integer({ min: 1, max: 1_998_000_000 });
    const some = fc
      .record({
        name: named,
        brand: text,
        style: text,
        sizes: text,
        colours: text,
        design_no: text,
        type: text,
        description: text,
        bullets: text,
        maker: text,
        net_quantity: text,
        country_of_origin: text,
        rate_paise: rupees,
        extra: fc.nat(1_000_000),
        deal: fc.option(fc.double({ min: 0, max: 0.99, noNaN: true })),
        stock: fc.nat(1_000_000),
        lightning: flag,
        offered: flag,
        hidden: flag,
        top_seller_rank: fc.option(fc.integer({ min: 1, max: 999_999 })),
        source_key: fc.option(named),
        pictures: fc.uniqueArray(
          fc.constantFrom(
            '/pictures/a-1.jpg?w=9&h=9&t=ffffff',
            'https://pictures.example/b.jpg?x=1',
            'http://pictures.example/c',
          ),
          { maxLength: 3 },
        ),
        shelf: named,
      })
      .map(({ extra, deal, pictures, ...row }) => {
        const dealPaise = deal === null ? 0 : Math.floor(row.rate_paise * deal);
        return {
          ...row,
          mrp_paise: row.rate_paise + extra,
          deal_rate_paise: dealPaise > 0 ? dealPaise : null,
          pictures: JSON.stringify(pictures),
        };
      });
    const catalogues = fc.uniqueArray(some, {
      selector: ({ source_key }) => source_key ?? Symbol('none'),
      minLength: 1,
      maxLength: 4,
    });

    await fc.assert(
      fc.asyncProperty(catalogues, async (products) => {
        await emptied(shops.from);
        await emptied(shops.to);
        await shops.from.database.write(async (trx) => {
          for (const [index, { shelf, ...row }] of products.entries()) {
            const id = index + 10;
            await trx
              .insertInto('category')
              .values(categoryRow(id, `${shelf} ${index}`))
              .execute();
            await trx
              .insertInto('subcategory')
              .values(subcategoryRow(id, id, shelf))
              .execute();
            await trx
              .insertInto('product')
              .values(productRow({ ...row, id, category_id: id, subcategory_id: index % 2 === 0 ? id : null }))
              .execute();
          }
        });
        const sheet = await sheetOf(shops.from);
        expect(await importSheet(shops.to, sheet)).toMatchObject({ added: products.length, warned: 0 });
        expect(await productsOf(shops.to.database)).toEqual(await productsOf(shops.from.database));
        expect(await importSheet(shops.from, sheet)).toMatchObject({ unchanged: products.length, warned: 0 });
      }),
      { numRuns: 30 },
    );
  }, 120_000);

  it('opens in a spreadsheet as text: no formula runs and Devanagari is read as UTF-8', async () => {
    await shops.from.database.write(async (trx) => {
      await trx.insertInto('category').values(mainCategories).execute();
      await trx
        .insertInto('product')
        .values(
          product({ name: '=HYPERLINK("https://x.example")', brand: 'शिशु वस्त्र', design_no: "'tis", type: '-5 %' }),
        )
        .execute();
    });
    const sheet = await sheetOf(shops.from);
    expect(sheet.startsWith('\ufeffproductId,productName,')).toBe(true);
    expect(sheet).toContain(`,"'=HYPERLINK(""https://x.example"")",शिशु वस्त्र,Kids,`);
    expect(sheet).toContain(`,'tis,'-5 %,`);
    expect(sheet).toMatch(/\r\n$/);
  });
});
