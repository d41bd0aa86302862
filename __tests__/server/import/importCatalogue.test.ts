import { importShop } from '../../support/commands/importShop';
import { NOW, productRow } from '../../support/data/rows';

const { commandsAre, database, importSheet, products } = importShop();

describe('importing a catalogue', () => {
  it('takes over a listing with all that a shopper sees of it', async () => {
    const report = await importSheet([
      'myntra,1,"Girls <b>Brown</b> Top 🧥",Disney,Girls,,,"₹1,500",₹750, Brown,4.1,53,Only 3 left in stock.,Soft &amp; light,https://pictures.example/a.jpg',
    ]);
    expect(report).toMatchObject({
      code: 0,
      rows: 1,
      added: 1,
      rejected: 0,
      warned: 0,
      newCategories: ['Kids › Girls'],
    });
    const [top] = await products();
    expect(top).toMatchObject({
      name: 'Girls Brown Top 🧥',
      brand: 'Disney',
      category: 'Kids',
      category_id: 3,
      subcategory: 'Girls',
      mrp_paise: 150_000,
      rate_paise: 75_000,
      colours: 'Brown',
      stock: 3,
      description: 'Soft & light',
      pictures: '["https://pictures.example/a.jpg"]',
      source_key: 'myntra:1',
      updated_at: NOW,
    });
  });

  it('finds a price where there is one and says what it did', async () => {
    const report = await importSheet([
      'a,1,MRP only,,Boys,,,"₹1,450",,,,,,,',
      'a,2,MRP below the price,,Boys,,,Rs. 100,398,,,,,,',
      'a,3,Price only,,Boys,,,,1349,,,,,,',
      'a,4,No price,,Boys,,,NaN,,,,,,,',
      'a,5,Unclear,,Boys,,,,299 - 399,,,,,,',
      'a,6,Nothing asked,,Boys,,,0,0,,,,,,',
      ',,,,,,,,,,,,,,',
      'a,7,,,Boys,,,,5,,,,,,',
    ]);
    expect(report).toMatchObject({ rows: 7, added: 3, rejected: 4, warned: 2 });
    expect((await products()).map(({ name, mrp_paise, rate_paise }) => [name, mrp_paise, rate_paise])).toEqual([
      ['MRP only', 145_000, 145_000],
      ['MRP below the price', 39_800, 39_800],
      ['Price only', 134_900, 134_900],
    ]);
    expect(
      report.lines.map(({ row, notes }: { row: number; notes: string[] }) => `row ${row}: ${notes.join('; ')}`),
    ).toEqual([
      'row 2: MRP only: it is the price too',
      'row 3: the MRP was below the price and was raised to it',
      'row 4: ',
      'row 5: no price',
      'row 6: the price "299 - 399" is not understood',
      'row 7: no price',
      'row 9: no name, and no product of that number',
    ]);
  });

  it('leaves the shop equal when the same sheet is imported again, even where pieces were sold meanwhile', async () => {
    const rows = ['a,1,Bib,,Boys,,,,99,,,,,,', ',,Bib,,Girls,,,,89,,,,,,', ',,Bib,,Girls,,,,79,,,,,,'];
    expect(await importSheet(rows)).toMatchObject({ added: 3 });
    await database().write((trx) =>
      trx.updateTable('product').set({ stock: 4 }).where('source_key', '=', 'a:1').execute(),
    );
    const before = await products();
    commandsAre({ clock: () => NOW + 60_000 });
    expect(await importSheet(rows)).toMatchObject({ added: 0, changed: 0, unchanged: 3, newCategories: [] });
    expect(await products()).toEqual(before);
    expect(before.map(({ stock }) => stock)).toEqual([4, 10, 10]);
  });

  it('changes a product that comes again with the same source and id, and only what is different', async () => {
    await importSheet(['a,1,Bib,,Boys,,,,99,,,,,,', 'a,2,Cap,,Boys,,,,49,,,,,,']);
    commandsAre({ clock: () => NOW + 60_000 });
    expect(await importSheet(['a,1,Bib,,Boys,,,,89,Red,,,7,,', 'a,2,Cap,,Boys,,,,49,,,,,,'])).toMatchObject({
      changed: 1,
      unchanged: 1,
    });
    const [bib, cap] = await products();
    expect(bib).toMatchObject({
      rate_paise: 8900,
      colours: 'Red',
      stock: 7,
      updated_at: NOW + 60_000,
      created_at: NOW,
    });
    expect(cap?.updated_at).toBe(NOW);
  });

  it('keeps equal titles apart, and lets the last row count where one product comes twice', async () => {
    const report = await importSheet([
      'a,1,Bib,,Boys,,,,99,,,,,,',
      'a,2,Bib,,Boys,,,,99,,,,,,',
      'a,1,Bib,,Boys,,,,79,,,,,,',
    ]);
    expect(report).toMatchObject({ rows: 3, added: 2, repeated: 1 });
    expect((await products()).map(({ source_key, rate_paise }) => [source_key, rate_paise])).toEqual(
      expect.arrayContaining([
        ['a:1', 7900],
        ['a:2', 9900],
      ]),
    );
  });

  it('understands the shop’s own columns, finds products by their number, and leaves alone what the sheet has no column for', async () => {
    const { id } = await database().write((trx) =>
      trx
        .insertInto('product')
        .values(productRow({ deal_rate_paise: 30_000 }))
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
    const report = await importSheet(
      [
        `${id},Mulmul jhabla,299,Red|Blue,true,/pictures/a-1.jpg?w=9&h=9&t=ffffff,javascript:alert(1)`,
        '900,New frock,500,,no,,',
      ],
      'productId,productName,productRate,productColor,lightning,prodImg1,prodImg2',
    );
    expect(report).toMatchObject({ changed: 1, added: 1, warned: 2 });
    const [known, added] = await products();
    expect(known).toMatchObject({
      id,
      rate_paise: 29_900,
      mrp_paise: 49_900,
      deal_rate_paise: null,
      colours: 'Red,Blue',
      lightning: 1,
      brand: 'Jhabla & Co.',
      stock: 10,
      category: 'Kids',
      pictures: '["/pictures/a-1.jpg?w=9&h=9&t=ffffff"]',
    });
    expect(added).toMatchObject({ id: 900, name: 'New frock', category: 'Kids', source_key: null });
    const { id: next } = await database().write((trx) =>
      trx.insertInto('product').values(productRow()).returning('id').executeTakeFirstOrThrow(),
    );
    expect(next).toBeGreaterThan(900);
  });

  it('rejects a row whose cells have slipped, and keeps the others', async () => {
    const report = await importSheet(['Bib, blue,99', 'Cap,49'], 'productName,productRate');
    expect(report).toMatchObject({ added: 1, rejected: 1 });
    expect(report.lines[0].notes[0]).toContain('more cells than headings');
  });

  it('imports all or nothing: a row that the database refuses takes the others back with it', async () => {
    await database().write((trx) => trx.schema.createIndex('one_name').on('product').column('name').unique().execute());
    const { code, err } = await importSheet(['a,1,Bib,,Boys,,New shelf,,99,,,,,,', 'a,2,Bib,,Boys,,,,99,,,,,,']);
    expect(code).toBe(1);
    expect(err).toContain('That did not work');
    expect(await products()).toEqual([]);
    expect(await database().db.selectFrom('subcategory').selectAll().execute()).toEqual([]);
  });
});
