/** Sheets as other programs write them. */
import { importShop } from '../../support/commands/importShop';

const { database, importing, products, shop } = importShop();

const shopify = [
  'Handle,Title,Body (HTML),Vendor,Product Category,Type,Tags,Published,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Status',
  'mulmul-jhabla,Mulmul jhabla,<p>Soft</p>,Jhabla,Apparel > Baby,Kids,,true,Size,0-3 M,Color,White,J-1,3,399.00,499.00,https://cdn.example/a.jpg,active',
  'mulmul-jhabla,,,,,,,,,3-6 M,,White,J-2,4,399.00,499.00,https://cdn.example/b.jpg,',
  'mulmul-jhabla,,,,,,,,,3-6 M,,Yellow,J-3,-1,449.00,499.00,,',
  'bib,Bib,,,,,,false,Title,Default Title,,,B-1,9,99,,,draft',
];

const wooCommerce = [
  'ID,Type,SKU,Name,Published,Visibility in catalog,Short description,Description,In stock?,Stock,Sale price,Regular price,Categories,Images,Parent,Attribute 1 name,Attribute 1 value(s)',
  '7,variable,J,Mulmul jhabla,1,visible,,Soft,1,,,,"Kids > Jhablas, Sale","https://cdn.example/a.jpg, https://cdn.example/b.jpg",,Colour,"White, Yellow"',
  '8,variation,J-W,Mulmul jhabla - White,1,visible,,,1,5,399,499,,,id:7,Colour,White',
  '9,variation,J-Y,Mulmul jhabla - Yellow,1,visible,,,1,2,399,499,,,J,Colour,Yellow',
  '10,simple,B,Bib,1,visible,Small,,0,,,99,Kids,,,,',
];

describe('an export of another shop', () => {
  it('of Shopify becomes one product for each handle, with its choices, pieces and pictures together', async () => {
    const { code, out } = await importing(shopify);
    expect({ code, out }).toMatchObject({
      code: 0,
      out: expect.stringContaining('its choices differ in price, and the first price was taken'),
    });
    expect(out).not.toContain('left out');
    expect(await products()).toMatchObject([
      {
        name: 'Mulmul jhabla',
        brand: 'Jhabla',
        description: 'Soft',
        category_id: 3,
        mrp_paise: 49_900,
        rate_paise: 39_900,
        stock: 7,
        sizes: '0-3 M,3-6 M',
        colours: 'White,Yellow',
        hidden: 0,
        pictures: '["https://cdn.example/a.jpg","https://cdn.example/b.jpg"]',
        source_key: 'shopify:mulmul-jhabla',
      },
      { name: 'Bib', mrp_paise: 9900, rate_paise: 9900, stock: 9, sizes: '', hidden: 1 },
    ]);
    expect((await importing(shopify)).out).toMatch(/unchanged +2/);
  });

  it('of WooCommerce becomes one product for each parent', async () => {
    expect((await importing(wooCommerce)).code).toBe(0);
    expect(await products()).toMatchObject([
      {
        name: 'Mulmul jhabla',
        description: 'Soft',
        category_id: 3,
        mrp_paise: 49_900,
        rate_paise: 39_900,
        stock: 7,
        colours: 'White,Yellow',
        hidden: 0,
        pictures: '["https://cdn.example/a.jpg","https://cdn.example/b.jpg"]',
        source_key: 'woocommerce:7',
      },
      { name: 'Bib', description: 'Small', rate_paise: 9900, stock: 0 },
    ]);
  });
});

describe('an export of another shop whose columns are mapped', () => {
  it('of Shopify stays one product for each handle', async () => {
    const maps = [
      'Tags=ignore',
      'Type=subcategory',
      'Option1 Value=sizes',
      'Variant Inventory Qty=stock',
      'Variant Compare At Price=mrp',
    ];
    expect((await importing(shopify, ...maps.flatMap((map) => ['--map', map]))).code).toBe(0);
    expect(await products()).toMatchObject([
      {
        name: 'Mulmul jhabla',
        mrp_paise: 49_900,
        rate_paise: 39_900,
        stock: 7,
        sizes: '0-3 M,3-6 M',
        source_key: 'shopify:mulmul-jhabla',
      },
      { name: 'Bib', stock: 9, hidden: 1 },
    ]);
    expect((await importing(shopify, '--map', 'Tagz=ignore')).err).toContain(
      '--map names a heading that the file does not have (tagz)',
    );
  });

  it('says what its reader finds where the mapped column is blank', async () => {
    const sheet = [`${shopify[0]},MSP`, ...shopify.slice(1).map((line, at) => `${line},${at === 0 ? 550 : ''}`)];
    const { out } = await importing(sheet, '--map', 'MSP=mrp', '--map', 'Vendor=brand');
    expect(out).not.toContain('left out');
    expect(await products()).toMatchObject([{ mrp_paise: 55_000, brand: 'Jhabla' }, { mrp_paise: 9900 }]);
    expect((await importing(shopify, '--map', 'Tags=mrp')).out).toMatch(/changed +1\n/);
    expect(await products()).toMatchObject([{ mrp_paise: 49_900 }, { mrp_paise: 9900 }]);
  });

  it('of WooCommerce stays one product for each parent, and what is ignored says nothing', async () => {
    await importing(wooCommerce.map((line) => line.replace('Bib,1,visible', 'Bib,0,')));
    const before = await products();
    expect(before).toMatchObject([{ hidden: 0 }, { hidden: 1 }]);
    const { out } = await importing(
      wooCommerce.map((line) => line.replace('Bib,1,visible', 'Bib,1,')),
      '--map',
      'Published=ignore',
      '--map',
      'SKU=designNo',
    );
    expect(out).toMatch(/changed +2\n/);
    expect(await products()).toEqual(before.map((one, at) => ({ ...one, design_no: ['J', 'B'][at] })));
  });
});

describe('a product that comes several times', () => {
  it('is told of once', async () => {
    const { out } = await importing([
      'source,source_id,title,rate',
      'a,1,Bib,99',
      'a,1,Bib,89',
      'a,2,Cap,49',
      'a,1,Bib,79',
    ]);
    expect(out).toContain('row 2: the same product comes again in row 5, which counts (as does row 3)');
    expect(out.match(/comes again/g)).toHaveLength(1);
    expect((await products()).map(({ rate_paise }) => rate_paise).sort()).toEqual([4900, 7900]);
  });
});

describe('a product without a number that comes several times', () => {
  const heading = 'Item Name,Rate,Brand,Stock';

  it('is one where its rows are alike in every cell, and the report says it once', async () => {
    const sheet = ['New bib,99,Palna,4', ' New bib ,99,Palna,4', 'New bib,79,Palna,'];
    const { out } = await importing([heading, ...sheet]);
    expect(out).toMatch(/added +2\n[\s\S]*repeated +1\n/);
    expect(out).toContain('row 2: the same product comes again in row 3, which counts');
    expect(out.match(/comes again/g)).toHaveLength(1);
    const stored = await products();
    expect(stored).toMatchObject([
      { rate_paise: 9900, stock: 4 },
      { rate_paise: 7900, stock: 10 },
    ]);
    expect((await importing([heading, ...sheet])).out).toMatch(/unchanged +2\n/);
    expect(await products()).toEqual(stored);
  });

  it('stays two where they differ, as listings have many of one title', async () => {
    await importing([heading, 'New bib,99,Palna,4', 'New bib,89,Palna,4']);
    expect(await products()).toHaveLength(2);
    const { out } = await shop('catalogue', 'import', '--help');
    expect(out).toContain('rows alike in every cell are one product');
  });

  it('is one also where its rows name it in different ways that the shop knows', async () => {
    await importing(['source,source_id,title,rate', 'me,A1,Cap,120']);
    const [cap] = await products();
    const { out } = await importing(
      ['productId,source,source_id,rate,stock', `${cap?.id},,,110,5`, ',me,A1,100,'],
      '--json',
    );
    expect(JSON.parse(out)).toMatchObject({
      rows: 2,
      changed: 1,
      repeated: 1,
      lines: [{ notes: ['the same product comes again in row 3, which counts'] }, { outcome: 'changed' }],
    });
    expect(await products()).toMatchObject([{ rate_paise: 10_000, stock: 5 }]);
  });
});

describe('what a later row of a product leaves blank', () => {
  const heading = 'source,source_id,title,rate,mrp,category,subcategory,colour,stock,image';
  const stored = () =>
    database()
      .db.selectFrom('product')
      .leftJoin('subcategory', 'subcategory.id', 'subcategory_id')
      .selectAll('product')
      .select('subcategory.name as shelf')
      .executeTakeFirst();

  it('an earlier one says', async () => {
    const rows = [
      'a,1,Bib,99,120,Kids,Bibs,Red,4,https://cdn.example/a.jpg|https://cdn.example/b.jpg',
      'a,1,Bib soft,,110,Kids,,,,',
    ];
    expect((await importing([heading, ...rows])).out).toMatch(/added +1\n/);
    expect(await stored()).toMatchObject({
      name: 'Bib soft',
      rate_paise: 9900,
      mrp_paise: 11_000,
      category_id: 3,
      shelf: 'Bibs',
      colours: 'Red',
      stock: 4,
      pictures: '["https://cdn.example/a.jpg","https://cdn.example/b.jpg"]',
    });
  });

  it('an earlier one says, save a subcategory of another category', async () => {
    await importing([heading, 'a,1,Bib,99,,Kids,Bibs,,,', 'a,1,Bib,99,,Women,,,,']);
    expect(await stored()).toMatchObject({ category_id: 2, shelf: null });
  });
});

describe('the sample sheet', () => {
  it('is written to be filled in, and imports as it is', async () => {
    const { code, out } = await shop('catalogue', 'template', 'sample.csv');
    expect({ code, out }).toEqual({
      code: 0,
      out: 'Wrote a sample sheet to sample.csv. Fill it in, then: catalogue import sample.csv --dry-run\n',
    });
    expect((await shop('catalogue', 'import', 'sample.csv')).out).toMatch(/added +2\n/);
    expect(await products()).toMatchObject([
      {
        name: 'Mulmul jhabla with front ties',
        mrp_paise: 49_900,
        rate_paise: 39_900,
        stock: 24,
        sizes: '0-3 M,3-6 M',
        colours: 'White,Yellow',
        source_key: 'own list:J-101',
      },
      { name: 'Muslin bib', rate_paise: 9900, stock: 10 },
    ]);
    expect((await shop('catalogue', 'template', 'sample.csv')).err).toContain('exists already');
    expect((await shop('catalogue', 'template', '-')).out).toContain('productName,productMRP,productRate');
  });
});
