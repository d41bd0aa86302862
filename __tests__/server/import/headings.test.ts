/** What the headings of a sheet are taken for. */
import { importShop } from '../../support/commands/importShop';

const { importing, products } = importShop();

describe('headings of a sheet', () => {
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

  it.each([
    'Cost Price',
    'Purchase Rate',
    'Cost',
    'Landing Cost',
    'Buying Price',
    'P. Rate',
    'Dealer Price',
    'Original Cost',
  ])('of what the shop pays are never offered as what it asks: %s', async (heading) => {
    const { err } = await importing([`Item Name,${heading}`, 'Bib,99']);
    expect(err).toContain('no column is headed productRate, selling_price or mrp');
    expect(err).not.toContain('meant?');
    const { out } = await importing([`Item Name,MRP,${heading}`, 'Bib,120,99']);
    expect(out).toContain(`mean:\n  ${heading}\n`);
  });

  it('that mean nothing to the shop are listed, with what is likely meant', async () => {
    const sheet = ['Item Name,Sale Rate,Original Prices,GST slab,product_url', 'Bib,99,120,5,x'];
    const { out } = await importing(sheet);
    expect(out).toContain(
      'Columns left out, since the shop does not know what they mean:\n  Original Prices (--map "Original Prices=mrp"?)\n  GST slab\n  product_url\n',
    );
    expect(await products()).toMatchObject([{ mrp_paise: 9900 }]);
    const mapped = await importing(
      sheet,
      '--map',
      'Original Prices=mrp',
      '--map',
      'GST slab=ignore',
      '--map',
      'product_url=ignore',
    );
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
    ['Seling Price', 'rate'],
    ['Original Prices', 'mrp'],
    ['Rates', 'rate'],
    ['Sale Rates', 'rate'],
    ['Discriptions', 'description'],
    ['Brand Nam', 'brand'],
    ['Sub Categorys', 'subcategory'],
    ['Sub Categories', 'subcategory'],
    ['SKUs', 'sourceId'],
    ['Quantites', 'stock'],
  ])('that are nearly known ones get a hint: %s', async (heading, field) => {
    const price = ['rate', 'mrp'].includes(field) ? (field === 'rate' ? 'MRP' : 'Sale Rate') : 'MRP,Sale Rate';
    const { out } = await importing([
      `Item Name,${price},${heading}`,
      `Bib,${price.includes(',') ? '120,99' : '99'},x`,
    ]);
    expect(out).toContain(`${heading} (--map "${heading}=${field}"?)`);
  });

  it.each([
    [
      'Item Name,Sale Rate,Seling Price',
      'Seling Price (likely rate, which is read from "Sale Rate"; --map "Seling Price=rate" reads this one instead)',
    ],
    [
      'Item Name,MP,Original Prices',
      'Original Prices (likely mrp, which is read from "MP"; --map "Original Prices=mrp" reads this one instead)',
    ],
    ['Item Name,MRP,Date', 'mean:\n  Date\n'],
    ['Item Name,Sale Rate,Catalogue Price', 'mean:\n  Catalogue Price\n'],
  ])('that are nearly known ones are told also beside the column that is read for them: %s', async (heading, words) => {
    expect((await importing([heading, 'Bib,99,120'])).out).toContain(words);
  });

  it.each([
    [
      ['Product Titel,Sale Rate', 'Bib,99'],
      [],
      'Found: "Product Titel", "Sale Rate". Is "Product Titel" meant? Say --map "Product Titel=name".',
    ],
    [
      ['Product Titel,Seling Price', 'Bib,99'],
      [],
      'Say --map "Product Titel=name". "Seling Price" likely means rate: --map "Seling Price=rate".',
    ],
    [
      ['Goods sold,Seling Price', 'Bib,99'],
      [],
      '--map "HEADING=FIELD" says what another one means. "Seling Price" likely means rate: --map "Seling Price=rate".',
    ],
    [
      ['Item Name,Seling Price,Colurs', 'Bib,99,Red'],
      [],
      'Is "Seling Price" meant? Say --map "Seling Price=rate". "Colurs" likely means colours: --map "Colurs=colours".',
    ],
    [
      ['Item Name,Rate,A,B', 'Bib,99,1,2'],
      ['--map', 'A=mrp', '--map', 'B=mrp'],
      '--map says of "A" and "B" that they are mrp, which one column alone can say.',
    ],
    [
      ['Item Name,Cost to customer', 'Bib,99'],
      [],
      'no column is headed productRate, selling_price or mrp. Found: "Item Name", "Cost to customer".',
    ],
    [['Item Name,Net Price', 'Bib,99'], [], 'Is "Net Price" meant? Say --map "Net Price=rate".'],
    [
      ['Item Name,Rate', 'Bib,99'],
      ['--map', 'Shelf=ignore'],
      '--map names a heading that the file does not have (shelf). It has "Item Name", "Rate".',
    ],
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

describe('two columns of one field', () => {
  const unread = (line: string): string =>
    `Columns left out, since another one is read for what they mean:\n  ${line}\n`;

  it.each([
    ['Item Name,MP,Original Prices,Sale Rate', 'MP (mrp is read from "Original Prices", as --map says)'],
    ['Item Name,Original Prices,MP,Sale Rate', 'MP (mrp is read from "Original Prices", as --map says)'],
  ])('are read as --map says, also where its cell is blank: %s', async (heading, line) => {
    const isFirst = heading.startsWith('Item Name,MP');
    const row = (name: string, mp: string, original: string): string =>
      `${name},${(isFirst ? [mp, original] : [original, mp]).join(',')},99`;
    const { out } = await importing(
      [heading, row('Bib', '150', '120'), row('Cap', '150', '')],
      '--map',
      'Original Prices=mrp',
    );
    expect(out).toContain(unread(line));
    expect(await products()).toMatchObject([
      { name: 'Bib', mrp_paise: 12_000 },
      { name: 'Cap', mrp_paise: 9900 },
    ]);
  });

  it('are read as the first says, where both are known', async () => {
    const sheet = ['Item Name,MRP,Original Price,Sale Rate,SKU,Barcode', 'Bib,120,150,99,B1,890', 'Cap,,150,99,,891'];
    const { out } = await importing(sheet);
    expect(out).toContain(
      unread(
        'Original Price (mrp is read from "MRP"; --map "Original Price=mrp" reads this one instead)\n  Barcode (sourceId is read from "SKU"; --map "Barcode=sourceId" reads this one instead)',
      ),
    );
    expect(await products()).toMatchObject([
      { source_key: 'sheet:B1', mrp_paise: 12_000 },
      { name: 'Cap', mrp_paise: 9900 },
    ]);
    expect(JSON.parse((await importing(sheet, '--json', '--dry-run')).out).unreadHeadings).toEqual([
      { heading: 'Original Price', field: 'mrp', readFrom: 'MRP', isTold: false },
      { heading: 'Barcode', field: 'sourceId', readFrom: 'SKU', isTold: false },
    ]);
    const quiet = await importing(sheet, '--map', 'Original Price=ignore', '--map', 'Barcode=ignore');
    expect(quiet.out).not.toContain('left out');
  });

  it('are told apart where they have one heading', async () => {
    expect((await importing(['Item Name,Rate,Rate', 'Bib,99,89'])).out).toContain(
      unread('Rate (rate is read from the first "Rate")'),
    );
    expect(await products()).toMatchObject([{ rate_paise: 9900 }]);
  });

  it('are all read where they are pictures', async () => {
    const { out } = await importing([
      'Item Name,Rate,Image,prodImg1',
      'Bib,99,https://cdn.example/a.jpg,https://cdn.example/b.jpg',
    ]);
    expect(out).not.toContain('left out');
    expect(await products()).toMatchObject([{ pictures: '["https://cdn.example/a.jpg","https://cdn.example/b.jpg"]' }]);
  });
});
