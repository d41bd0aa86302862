/** Sheets as other programs write them. */
import { importShop } from '../../support/importShop';

const { database, shop, importing } = importShop();
const products = () => database().db.selectFrom('product').selectAll().orderBy('id').execute();

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
    expect({ code, out }).toMatchObject({ code: 0, out: expect.stringContaining('its choices differ in price, and the first price was taken') });
    expect(out).not.toContain('left out');
    expect(await products()).toMatchObject([
      {
        name: 'Mulmul jhabla', brand: 'Jhabla', description: 'Soft', category_id: 3, mrp_paise: 49_900, rate_paise: 39_900, stock: 7, sizes: '0-3 M,3-6 M',
        colours: 'White,Yellow', hidden: 0, pictures: '["https://cdn.example/a.jpg","https://cdn.example/b.jpg"]', source_key: 'shopify:mulmul-jhabla',
      },
      { name: 'Bib', mrp_paise: 9900, rate_paise: 9900, stock: 9, sizes: '', hidden: 1 },
    ]);
    expect((await importing(shopify)).out).toMatch(/unchanged +2/);
  });

  it('of WooCommerce becomes one product for each parent', async () => {
    expect((await importing(wooCommerce)).code).toBe(0);
    expect(await products()).toMatchObject([
      {
        name: 'Mulmul jhabla', description: 'Soft', category_id: 3, mrp_paise: 49_900, rate_paise: 39_900, stock: 7, colours: 'White,Yellow', hidden: 0,
        pictures: '["https://cdn.example/a.jpg","https://cdn.example/b.jpg"]', source_key: 'woocommerce:7',
      },
      { name: 'Bib', description: 'Small', rate_paise: 9900, stock: 0 },
    ]);
  });
});

describe('an export of another shop whose columns are mapped', () => {
  it('of Shopify stays one product for each handle', async () => {
    const maps = ['Tags=ignore', 'Type=subcategory', 'Option1 Value=sizes', 'Variant Inventory Qty=stock', 'Variant Compare At Price=mrp'];
    expect((await importing(shopify, ...maps.flatMap((map) => ['--map', map]))).code).toBe(0);
    expect(await products()).toMatchObject([
      { name: 'Mulmul jhabla', mrp_paise: 49_900, rate_paise: 39_900, stock: 7, sizes: '0-3 M,3-6 M', source_key: 'shopify:mulmul-jhabla' },
      { name: 'Bib', stock: 9, hidden: 1 },
    ]);
    expect((await importing(shopify, '--map', 'Tagz=ignore')).err).toContain('--map names a heading that the file does not have (tagz)');
  });

  it('of WooCommerce stays one product for each parent, and what is ignored says nothing', async () => {
    await importing(wooCommerce.map((line) => line.replace('Bib,1,visible', 'Bib,0,')));
    const before = await products();
    expect(before).toMatchObject([{ hidden: 0 }, { hidden: 1 }]);
    const { out } = await importing(wooCommerce.map((line) => line.replace('Bib,1,visible', 'Bib,1,')), '--map', 'Published=ignore', '--map', 'SKU=designNo');
    expect(out).toMatch(/changed +2\n/);
    expect(await products()).toEqual(before.map((one, at) => ({ ...one, design_no: ['J', 'B'][at] })));
  });
});

describe('headings', () => {
  it('of a counter’s program are known', async () => {
    await importing(['Item Name,Sale Rate,Closing Stock,Original Price', 'Bib,99,4,120']);
    await importing(['Item Name,Sale Rate,MP', 'Cap,49,60']);
    expect(await products()).toMatchObject([
      { name: 'Bib', rate_paise: 9900, mrp_paise: 12_000, stock: 4 },
      { name: 'Cap', rate_paise: 4900, mrp_paise: 6000 },
    ]);
  });

  it.each([
    'maker,netQuantity,countryOfOrigin',
    'Manufacturer,Net Quantity,Country Of Origin',
    'Packed By,Net Qty,Made In',
    'Manufacturer Details,net_weight,country_of_origin',
  ])('of a label are known: %s', async (label) => {
    const { out } = await importing([`Item Name,Sale Rate,${label}`, 'Bib,99,"Palna Works, Thane",1 piece,India']);
    expect(out).not.toContain('left out');
    expect(await products()).toMatchObject([
      { maker: 'Palna Works, Thane', net_quantity: '1 piece', country_of_origin: 'India', stock: 10 },
    ]);
  });

  it.each([
    ['Net Qty (N)', 'netQuantity'],
    ['Name and address of the manufacturer', 'maker'],
    ['Country', 'countryOfOrigin'],
  ])('of a label that are not known get a hint: %s', async (heading, field) => {
    const { out } = await importing([`Item Name,Sale Rate,${heading}`, 'Bib,99,x']);
    expect(out).toContain(`${heading} (--map "${heading}=${field}"?)`);
  });

  it.each(['Cost Price', 'Purchase Rate', 'Cost', 'Landing Cost', 'Buying Price', 'P. Rate', 'Dealer Price', 'Original Cost'])(
    'of what the shop pays are never offered as what it asks: %s',
    async (heading) => {
      const { err } = await importing([`Item Name,${heading}`, 'Bib,99']);
      expect(err).toContain('no column is headed productRate, selling_price or mrp');
      expect(err).not.toContain('meant?');
      const { out } = await importing([`Item Name,MRP,${heading}`, 'Bib,120,99']);
      expect(out).toContain(`mean:\n  ${heading}\n`);
    },
  );

  it('that mean nothing to the shop are listed, with what is likely meant', async () => {
    const sheet = ['Item Name,Sale Rate,Original Prices,GST slab,product_url', 'Bib,99,120,5,x'];
    const { out } = await importing(sheet);
    expect(out).toContain('Columns left out, since the shop does not know what they mean:\n  Original Prices (--map "Original Prices=mrp"?)\n  GST slab\n  product_url\n');
    expect(await products()).toMatchObject([{ mrp_paise: 9900 }]);
    const mapped = await importing(sheet, '--map', 'Original Prices=mrp', '--map', 'GST slab=ignore', '--map', 'product_url=ignore');
    expect(mapped.out).not.toContain('left out');
    expect(await products()).toMatchObject([{ mrp_paise: 12_000, rate_paise: 9900 }]);
  });

  it('of another script are mapped like any, and kept apart', async () => {
    const sheet = ['नाम,मूल्य,मूल,साइज़', 'टोपी,९९,x,S'];
    const { code, out } = await importing(sheet, '--map', 'नाम=name', '--map', 'मूल्य (₹)=rate', '--map', 'साइज़=sizes');
    expect({ code, out }).toMatchObject({ code: 0, out: expect.stringContaining('mean:\n  मूल\n') });
    expect(await products()).toMatchObject([{ name: 'टोपी', rate_paise: 9900, sizes: 'S' }]);
    expect((await importing(sheet, '--map', 'रंग=colours')).err).toContain('(रंग). It has "नाम", "मूल्य"');
  });

  it.each([
    [['Product Titel,Sale Rate', 'Bib,99'], [], 'Found: "Product Titel", "Sale Rate". Is "Product Titel" meant? Say --map "Product Titel=name".'],
    [['Item Name,Cost to customer', 'Bib,99'], [], 'no column is headed productRate, selling_price or mrp. Found: "Item Name", "Cost to customer".'],
    [['Item Name,Net Price', 'Bib,99'], [], 'Is "Net Price" meant? Say --map "Net Price=rate".'],
    [['Item Name,Rate', 'Bib,99'], ['--map', 'Shelf=ignore'], '--map names a heading that the file does not have (shelf). It has "Item Name", "Rate".'],
    [['Item Name,Rate', 'Bib,99'], ['--map', 'Rate=cost'], 'the shop has no field "cost". It has productId, source,'],
    [['Item Name,Rate', 'Bib,99'], ['--map', 'Rate'], '"Rate" is no --map: write it as "HEADING=FIELD"'],
  ])('that cannot be understood end in a sentence: %j %j', async (sheet, flags, sentence) => {
    const { code, out, err } = await importing(sheet, ...flags);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toContain(sentence);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(await products()).toEqual([]);
  });
});

describe('a product that comes several times', () => {
  it('is told of once', async () => {
    const { out } = await importing(['source,source_id,title,rate', 'a,1,Bib,99', 'a,1,Bib,89', 'a,2,Cap,49', 'a,1,Bib,79']);
    expect(out).toContain('row 2: the same product comes again in row 5, which counts (as does row 3)');
    expect(out.match(/comes again/g)).toHaveLength(1);
    expect((await products()).map(({ rate_paise }) => rate_paise).sort()).toEqual([4900, 7900]);
  });
});

describe('what a later row of a product leaves blank', () => {
  const heading = 'source,source_id,title,rate,mrp,category,subcategory,colour,stock,image';
  const stored = () =>
    database().db.selectFrom('product').leftJoin('subcategory', 'subcategory.id', 'subcategory_id').selectAll('product').select('subcategory.name as shelf').executeTakeFirst();

  it('an earlier one says', async () => {
    const rows = ['a,1,Bib,99,120,Kids,Bibs,Red,4,https://cdn.example/a.jpg|https://cdn.example/b.jpg', 'a,1,Bib soft,,110,Kids,,,,'];
    expect((await importing([heading, ...rows])).out).toMatch(/added +1\n/);
    expect(await stored()).toMatchObject({
      name: 'Bib soft', rate_paise: 9900, mrp_paise: 11_000, category_id: 3, shelf: 'Bibs', colours: 'Red', stock: 4,
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
    expect({ code, out }).toEqual({ code: 0, out: 'Wrote a sample sheet to sample.csv. Fill it in, then: catalogue import sample.csv --dry-run\n' });
    expect((await shop('catalogue', 'import', 'sample.csv')).out).toMatch(/added +2\n/);
    expect(await products()).toMatchObject([
      { name: 'Mulmul jhabla with front ties', mrp_paise: 49_900, rate_paise: 39_900, stock: 24, sizes: '0-3 M,3-6 M', colours: 'White,Yellow', source_key: 'own list:J-101' },
      { name: 'Muslin bib', rate_paise: 9900, stock: 10 },
    ]);
    expect((await shop('catalogue', 'template', 'sample.csv')).err).toContain('exists already');
    expect((await shop('catalogue', 'template', '-')).out).toContain('productName,productMRP,productRate');
  });
});
