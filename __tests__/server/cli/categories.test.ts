import type { Category } from '../../../src/contract/catalog';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';
import { makeCommandLine } from '../../support/commands/commandLine';
import { categoryRow, productRow, subcategoryRow } from '../../support/data/rows';
import { soon } from '../../support/lib/until';

let test: TestShop;
let shop: ReturnType<typeof makeCommandLine>;
const open = async (): Promise<void> => {
  test = await buildTestApp({
    rows: {
      category: [categoryRow(1, 'Men'), categoryRow(3, 'Kids'), categoryRow(6, 'Winter wear')],
      subcategory: [subcategoryRow(1, 6, 'Caps')],
      product: [
        productRow({ id: 41 }),
        productRow({
          id: 42,
          name: 'Winter cap',
          category_id: 6,
          subcategory_id: 1,
          top_seller_rank: 1,
          deal_rate_paise: 100,
        }),
      ],
      header_menu: [
        { name: 'Kids', position: 0 },
        { name: 'winter-wear', position: 1 },
      ],
    },
  });
  shop = makeCommandLine(test.place, { clock: () => test.clock.now });
};
const close = () => test.close();

const get = async <T>(url: string): Promise<T> => (await test.visitor().get(url)).json<T>();
const inMenus = async () => ({
  categories: (await get<Category[]>('/category/all-unhide')).map(({ categoryName }) => categoryName),
  header: (await get<{ name: string }[]>('/api/headerMenu')).map(({ name }) => name),
});
const idsOf = async (list: string) =>
  (await get<{ productId: number }[]>(`/api/customProducts/${list}`)).map(({ productId }) => productId);

describe('categories by command', () => {
  beforeAll(open);
  afterAll(close);

  it('lists them as shoppers see them, with subcategories and how many products they have', async () => {
    const { out } = await shop('categories', 'list');
    expect(out.split('\n')).toEqual([
      expect.stringMatching(/^No +Category +Products +Shelf$/),
      expect.stringMatching(/^ ?1 +Men +0$/),
      expect.stringMatching(/^ ?3 +Kids +1$/),
      expect.stringMatching(/^ ?6 +Winter wear +1$/),
      expect.stringMatching(/^ +› Caps +1$/),
      '',
    ]);
    expect(JSON.parse((await shop('--json', 'categories', 'list')).out)[2]).toEqual({
      categoryId: 6,
      name: 'Winter wear',
      hidden: false,
      products: 1,
      picture: '/pictures/category-6',
      subcategories: [{ subCategoryId: 1, name: 'Caps', products: 1 }],
    });
  });

  it.each([
    [['hide', 'Shoes'], 'There is no category Shoes. See shop categories list.\n'],
    [['set', 'Kids'], 'Say what is to change: --name. See shop categories set --help.\n'],
    [['set', 'Kids', '--name', ' '], "A category's name has 1 to 40 characters. Nothing was changed.\n"],
    [
      ['set', 'Kids', '--name', '12'],
      'A number is no name: categories have numbers of their own. Nothing was changed.\n',
    ],
    [['set', 'Kids', '--name', 'MEN'], 'There is a category Men already. Nothing was changed.\n'],
    [
      ['set', 'Kids', '--name', 'Women'],
      'Links with the name Women lead to category 2, whatever it is called. Nothing was changed.\n',
    ],
    [['order', 'Kids', 'kids'], 'Kids is named twice. Nothing was changed.\n'],
    [['order', 'Kids', 'Shoes'], 'There is no category Shoes. See shop categories list.\n'],
    [['hid', 'Kids'], expect.stringContaining('(Did you mean hide?)')],
  ])('refuses %j with one sentence and changes nothing', async (argv, sentence) => {
    const before = await test.database.db.selectFrom('category').selectAll().orderBy('id').execute();
    expect(await shop('categories', ...argv)).toEqual({ code: 1, out: '', err: sentence });
    expect(await test.database.db.selectFrom('category').selectAll().orderBy('id').execute()).toEqual(before);
  });
});

describe('changing a category by command', () => {
  beforeEach(open);
  afterEach(close);

  it('names what of the home page still leads to one that it hides', async () => {
    const leading = (section: 'banner' | 'carousel' | 'season', position: number, redirect_url: string) => ({
      section,
      position,
      redirect_url,
      url: '/p.avif',
      title: '',
      description: '',
      poster: '',
    });
    const items = [
      leading('banner', 1, '/shop/winter-wear?sort=new'),
      leading('carousel', 1, '/shop/kids'),
      leading('carousel', 2, '/shop?category=Winter%20wear'),
      leading('season', 1, '/shop/%E0%A4%A'),
    ];
    await test.database.write((trx) => trx.insertInto('home_item').values(items).execute());
    const { out } = await shop('categories', 'hide', 'Winter wear');
    expect(out.split('\n')).toEqual([
      'Category Winter wear is hidden, with 1 product.',
      'The home page still leads there; see shop home set --help:',
      '  banner, item 1: /shop/winter-wear?sort=new',
      '  carousel, item 2: /shop?category=Winter%20wear',
      '',
    ]);
    expect(JSON.parse((await shop('--json', 'categories', 'hide', '6')).out)).toMatchObject({
      ledToBy: [
        { section: 'banner', item: 1 },
        { section: 'carousel', item: 2, link: '/shop?category=Winter%20wear' },
      ],
    });
  });

  it('hides one with its products from menus, lists, search, home and sale, and puts it back', async () => {
    const guest = await test.guest();
    await guest.add(42);
    expect((await shop('categories', 'hide', 'winterwear')).out).toBe(
      'Category Winter wear is hidden, with 1 product.\n',
    );
    await soon(async () => expect(await inMenus()).toEqual({ categories: ['Men', 'Kids'], header: ['Kids'] }));
    for (const list of [
      'all',
      'search?productName=cap',
      'category?category=Winter%20wear',
      'subcategory?subcategory=Caps',
      'top-seller',
      'deals-of-the-day',
    ]) {
      await soon(async () => expect([list, await idsOf(list)]).toEqual([list, list === 'all' ? [41] : []]));
    }
    expect((await test.visitor().get('/api/customProducts/42')).statusCode).toBe(404);
    expect(await guest.cart()).toEqual([expect.objectContaining({ productId: 42, stockQuantity: 0 })]);
    expect((await (await test.guest()).add(42)).statusCode).toBe(404);
    const refused = await guest.order(1);
    expect(refused.json()).toMatchObject({ code: 'OUT_OF_STOCK', items: [{ productId: 42, stockQuantity: 0 }] });
    expect((await shop('products', 'list', '--search', 'cap')).out).toMatch(/ category hidden\n$/);
    expect((await shop('stock', '--low', '100')).out).not.toContain('Winter cap');

    expect((await shop('categories', 'hide', '6')).out).toBe(
      'Category Winter wear is hidden already, with 1 product.\n',
    );
    expect((await shop('categories', 'show', '6')).out).toBe('Category Winter wear is shown, with 1 product.\n');
    await soon(async () =>
      expect(await inMenus()).toEqual({ categories: ['Men', 'Kids', 'Winter wear'], header: ['Kids', 'winter-wear'] }),
    );
    await soon(async () => expect(await idsOf('all')).toEqual([41, 42]));
    expect((await guest.order(1)).statusCode).toBe(200);
  });

  it('gives one another name, in the header too', async () => {
    const { out } = await shop('categories', 'set', 'Winter wear', '--name', ' Warm  things ');
    expect(out).toBe('Changed category 6:\n  name Winter wear → Warm things\n');
    await soon(async () =>
      expect(await inMenus()).toEqual({ categories: ['Men', 'Kids', 'Warm things'], header: ['Kids', 'Warm things'] }),
    );
    await soon(async () =>
      expect(await get('/api/customProducts/42')).toMatchObject({ productCategory: 'Warm things' }),
    );
    expect((await shop('categories', 'set', '6', '--name', 'Warm things')).out).toBe(
      'It is called Warm things already; nothing was changed.\n',
    );
  });

  it('puts them in order; those that are not named follow', async () => {
    const { out } = await shop('categories', 'order', 'winter wear', '1');
    expect(out).toMatch(/^Changed\. Now the order is:\nNo .*\n *6 .*\n.*Caps.*\n *1 .*\n *3 .*\n$/);
    await soon(async () => expect((await inMenus()).categories).toEqual(['Winter wear', 'Men', 'Kids']));
  });
});
