import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';
import { makeCommandLine } from '../../support/commands/commandLine';
import { NOW, productRow, subcategoryRow } from '../../support/data/rows';
import { soon } from '../../support/lib/until';
import { NO_PRICE } from '../../../src/server/lib/parsePrice';

let test: TestShop;
let shop: ReturnType<typeof makeCommandLine>;
const open = async (): Promise<void> => {
  test = await buildTestApp({
    rows: {
      subcategory: [subcategoryRow(5, 3, 'Caps')],
      product: [
        productRow({ id: 41, stock: 10 }),
        productRow({
          id: 42,
          name: 'Winter cap 100%',
          subcategory_id: 5,
          source_key: 'sheet:WC-17',
          stock: 2,
          mrp_paise: 29_900,
          rate_paise: 24_900,
        }),
        productRow({
          id: 43,
          name: 'Summer cap',
          subcategory_id: 5,
          category_id: 3,
          stock: 0,
          deal_rate_paise: 35_000,
        }),
        productRow({ id: 44, name: 'Old cap', category_id: 1, stock: 0, hidden: 1 }),
      ],
    },
  });
  shop = makeCommandLine(test.place, { clock: () => test.clock.now });
};
const close = () => test.close();

const ids = async (...argv: string[]): Promise<unknown[]> =>
  (JSON.parse((await shop('--json', ...argv)).out) as { productId: number }[]).map(({ productId }) => productId);
const stored = (id: number) =>
  test.database.db.selectFrom('product').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const shown = async (id: number) =>
  (await test.visitor().get(`/api/customProducts/${id}`)).json<Record<string, unknown>>();

describe('looking for products by command', () => {
  beforeAll(open);
  afterAll(close);

  it('lists them in columns, newest first, with what is off the shelves', async () => {
    const { code, out } = await shop('products', 'list');
    expect(code).toBe(0);
    expect(out.split('\n')).toEqual([
      expect.stringMatching(/^No +Product +Category +MRP +Price +Deal +Stock +Shelf$/),
      expect.stringMatching(/^44 +Old cap +Men +₹499 +₹399 +0 +hidden$/),
      expect.stringMatching(/^43 +Summer cap +Kids › Caps +₹499 +₹399 +₹350 +0$/),
      expect.stringMatching(/^42 +Winter cap 100% +Kids › Caps +₹299 +₹249 +2$/),
      expect.stringMatching(/^41 +Mulmul jhabla +Kids +₹499 +₹399 +10$/),
      '',
    ]);
  });

  it.each([
    [
      ['--search', 'CAP'],
      [44, 43, 42],
    ],
    [['--search', 'cap winter'], [42]],
    [['--search', '100%'], [42]],
    [['--search', 'wc-17'], [42]],
    [['--search', '%'], [42]],
    [
      ['--category', 'kids'],
      [43, 42, 41],
    ],
    [['--category', '1'], [44]],
    [
      ['--category', 'caps', '--low', '2'],
      [43, 42],
    ],
    [['--out-of-stock'], [44, 43]],
    [
      ['--low', '2'],
      [44, 43, 42],
    ],
    [['--hidden'], [44]],
    [['--search', 'shoe'], []],
  ])('finds by %j', async (argv, found) => {
    expect(await ids('products', 'list', ...argv)).toEqual(found);
  });

  it('shows a long list page by page and says how to go on', async () => {
    const { out } = await shop('products', 'list', '--limit', '3');
    expect(out).toMatch(/\n\n1 to 3 of 4\. The next ones: --page 2\n$/);
    expect(await ids('products', 'list', '--limit', '3', '--page', '2')).toEqual([41]);
    expect((await shop('products', 'list', '--limit', '3', '--page', '2')).out).toMatch(/\n\n4 to 4 of 4\.\n$/);
    expect((await shop('products', 'list', '--page', '9')).out).toBe('There are 4; page 9 is behind the last one.\n');
    expect((await shop('products', 'list', '--search', 'shoe')).out).toBe('No products.\n');
  });

  it('shows one product by its number or its key, and gives other programs exact paise', async () => {
    const { out } = await shop('products', 'show', 'sheet:WC-17');
    expect(out).toMatch(/^Product +42 Winter cap 100%\nKey +sheet:WC-17\nCategory +Kids › Caps\n/);
    expect(out).toMatch(/\nMRP +₹299\nPrice +₹249\nStock +2\nShelf +shown\n/);
    expect(JSON.parse((await shop('--json', 'products', 'show', '43')).out)).toMatchObject({
      productId: 43,
      mrpPaise: 49_900,
      ratePaise: 39_900,
      dealRatePaise: 35_000,
      stock: 0,
      hidden: false,
      points: ['Hand-stitched', 'Washable'],
    });
  });

  it.each([
    [['41', '--price', '500'], 'The price ₹500 is above the MRP ₹499, which no shop may ask. Nothing was changed.\n'],
    [
      ['41', '--mrp', '300', '--stock', '3'],
      'The price ₹399 is above the MRP ₹300, which no shop may ask. Nothing was changed.\n',
    ],
    [['41', '--price', '0'], expect.stringContaining(NO_PRICE)],
    [['41', '--price', '-5'], expect.stringContaining(NO_PRICE)],
    [['41', '--price', 'cheap'], expect.stringContaining(NO_PRICE)],
    [['41', '--price', '299.995'], expect.stringContaining(NO_PRICE)],
    [['41', '--price', '20000000'], expect.stringContaining(NO_PRICE)],
    [['41', '--mrp', '₹599.005'], expect.stringContaining(NO_PRICE)],
    [
      ['41', '--stock', '-11'],
      'Of 41 Mulmul jhabla there are 10 pieces, so 11 cannot be taken away. Nothing was changed.\n',
    ],
    [['41', '--stock', '1.5'], expect.stringContaining('It is a number of pieces, such as 12, or +3 or -2')],
    [['41', '--stock', '1000001'], 'A product has at most 10,00,000 pieces. Nothing was changed.\n'],
    [['41', '--price', '300', '--stock', '+999999'], 'A product has at most 10,00,000 pieces. Nothing was changed.\n'],
    [['41', '--hide', '--show'], expect.stringContaining("'--hide' cannot be used with option '--show'")],
    [['41'], 'Say what is to change, for example --price 499. See shop products set --help.\n'],
    [['99', '--hide'], 'There is no product 99. Look for its number with shop products list --search.\n'],
    [['41', '--prise', '499'], expect.stringContaining('(Did you mean --price?)')],
  ])('refuses %j with one sentence and changes nothing', async (argv, sentence) => {
    const before = await test.database.db.selectFrom('product').selectAll().orderBy('id').execute();
    expect(await shop('products', 'set', ...argv)).toEqual({ code: 1, out: '', err: sentence });
    expect(await test.database.db.selectFrom('product').selectAll().orderBy('id').execute()).toEqual(before);
  });
});

describe('changing a product by command', () => {
  beforeEach(open);
  afterEach(close);

  it('changes price, MRP and stock at once, old → new, beside a running shop', async () => {
    test.clock.now += 60_000;
    const { code, out } = await shop('products', 'set', '41', '--price', '₹499.50', '--mrp', '799', '--stock', '12');
    expect({ code, out }).toEqual({
      code: 0,
      out:
        'Changed 41 Mulmul jhabla:\n  MRP ₹499 → ₹799\n  price ₹399 → ₹499.50\n  stock 10 → 12\n' +
        'Note: the MRP moves by more than half: ₹499 → ₹799.\n',
    });
    expect(await stored(41)).toMatchObject({
      mrp_paise: 79_900,
      rate_paise: 49_950,
      stock: 12,
      updated_at: NOW + 60_000,
    });
    // Nobody tells the running one but the database.
    await soon(async () =>
      expect(await shown(41)).toMatchObject({ productMRP: 799, productRate: 499.5, productQuantity: 12 }),
    );
  });

  it('tells other programs each change', async () => {
    const { out } = await shop('--json', 'products', 'set', '41', '--stock', '-3', '--hide');
    expect(JSON.parse(out)).toMatchObject({
      productId: 41,
      stock: 7,
      hidden: true,
      changes: [
        { field: 'hidden', from: 'no', to: 'yes' },
        { field: 'stock', from: '10', to: '7' },
      ],
      notes: [],
    });
  });

  it('leaves what is so already untouched', async () => {
    test.clock.now += 60_000;
    const { out } = await shop('products', 'set', '41', '--price', '399', '--stock', '10', '--show');
    expect(out).toBe('41 Mulmul jhabla is so already; nothing was changed.\n');
    expect((await stored(41)).updated_at).toBe(NOW);
  });

  it('ends a deal that is no lower than the new price, and says what shoppers pay while one stands', async () => {
    expect((await shop('products', 'set', '43', '--price', '380')).out).toContain(
      'Note: its deal of the day stands: shoppers pay ₹350.',
    );
    const { out } = await shop('products', 'set', '43', '--price', '350');
    expect(out).toBe(
      'Changed 43 Summer cap:\n  price ₹380 → ₹350\n  deal ₹350 → (nothing)\n' +
        'Note: its deal of the day ended: the deal was no lower than the new price.\n',
    );
    expect(await stored(43)).toMatchObject({ rate_paise: 35_000, deal_rate_paise: null });
  });

  it('takes a product out of lists, search and sale, but not out of old orders, and puts it back', async () => {
    const guest = await test.guest();
    await guest.add(41);
    expect((await guest.order(399)).statusCode).toBe(200);
    await guest.add(41);
    expect((await shop('products', 'set', '41', '--hide')).out).toBe('Changed 41 Mulmul jhabla:\n  hidden no → yes\n');
    await soon(async () => expect(await shown(41)).toMatchObject({ code: 'NOT_FOUND' }));
    for (const url of ['all', 'search?productName=jhabla', 'category?category=Kids']) {
      const found = (await guest.get(`/api/customProducts/${url}`)).json<{ productId: number }[]>();
      expect(found.map(({ productId }) => productId)).not.toContain(41);
    }
    expect(await guest.cart()).toEqual([expect.objectContaining({ productId: 41, stockQuantity: 0 })]);
    expect((await guest.order(399)).json()).toMatchObject({ code: 'OUT_OF_STOCK' });
    expect((await shop('orders', 'list', '--json')).out).toContain('Mulmul jhabla');
    await shop('products', 'set', '41', '--show');
    expect((await guest.order(399)).statusCode).toBe(200);
  });

  it('does not let a name steer the terminal', async () => {
    await test.put({ product: [productRow({ id: 50, name: 'Cap\u001b[2J\u202e' })] });
    for (const argv of [['list'], ['show', '50'], ['set', '50', '--hide']]) {
      expect((await shop('products', ...argv)).out).not.toMatch(/[\u001b\u202e]/);
    }
  });
});

describe('stock by command', () => {
  beforeEach(open);
  afterEach(close);

  it('lists what is low or out on the shelves, the fewest first', async () => {
    expect(await ids('stock')).toEqual([43, 42]);
    expect(await ids('stock', '--low', '0')).toEqual([43]);
    await shop('products', 'set', '43', '--hide');
    expect((await shop('stock', '--low', '1')).out).toBe('Nothing on the shelves is down to 1.\n');
  });

  it('counts pieces in and out, and sets them', async () => {
    expect((await shop('stock', '41', '+3')).out).toBe('Changed 41 Mulmul jhabla:\n  stock 10 → 13\n');
    expect((await shop('stock', '41', '-2')).out).toBe('Changed 41 Mulmul jhabla:\n  stock 13 → 11\n');
    expect((await shop('stock', 'sheet:WC-17', '7')).out).toBe('Changed 42 Winter cap 100%:\n  stock 2 → 7\n');
    expect(await shop('stock', '43', '-1')).toEqual({
      code: 1,
      out: '',
      err: 'Of 43 Summer cap there are 0 pieces, so 1 cannot be taken away. Nothing was changed.\n',
    });
    expect((await shop('stock', '41')).err).toBe(
      'Say how many, for example shop stock 41 +3. shop products show 41 tells what is there.\n',
    );
    expect((await shop('stock', '41', 'lots')).err).toContain('It is a number of pieces');
  });

  it('loses no sale of the same moment', async () => {
    const guests = await Promise.all(Array.from({ length: 6 }, () => test.guest()));
    await Promise.all(guests.map((guest) => guest.add(41)));
    const answers = await Promise.all([
      ...guests.map(async (guest) => (await guest.order(399)).statusCode),
      ...Array.from({ length: 4 }, async () => (await shop('stock', '41', '+3')).code),
      shop('products', 'set', '41', '--stock', '-2').then(({ code }) => code),
    ]);
    expect(answers).toEqual([200, 200, 200, 200, 200, 200, 0, 0, 0, 0, 0]);
    expect(await test.stockOf(41)).toBe(10 - 6 + 12 - 2);
  });
});
