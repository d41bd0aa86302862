import { openDatabase } from '../../../src/server/db/open';
import { buildDemoShop } from '../../../src/demo/buildDemoShop';
import { isEmptyShop, seedDemoShop } from '../../../src/server/demo/seed';
import { isSafeLink } from '../../../src/contract/rules/addresses';
import { itemSections, wordSections } from '../../../src/server/areas/home/sections';
import { memberRow } from '../../support/server/members';
import { categoryRow, NOW, productRow } from '../../support/data/rows';
import { makePlace, openTestDatabase } from '../../support/server/testDatabase';

let test: Awaited<ReturnType<typeof openTestDatabase>>;
beforeEach(async () => {
  test = await openTestDatabase();
});
afterEach(() => test?.close());

const shop = buildDemoShop();
const countOf = async (
  database: typeof test.database,
  table: 'product' | 'picture' | 'review' | 'category' | 'home_item',
): Promise<number> =>
  Number(
    (
      await database.db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll().as('n'))
        .executeTakeFirstOrThrow()
    ).n,
  );

describe('filling the demo shop', () => {
  it('fills an empty shop with everything the demo shop consists of', async () => {
    expect(await isEmptyShop(test.database)).toBe(true);
    await seedDemoShop(test.database, NOW);
    expect(await isEmptyShop(test.database)).toBe(false);
    expect(await countOf(test.database, 'product')).toBe(shop.products.length);
    expect(await countOf(test.database, 'picture')).toBe(shop.pictures.length);
    expect(await countOf(test.database, 'review')).toBe(shop.reviews.length + shop.member.reviews.length);
    const sections = await test.database.db.selectFrom('home_item').select('section').distinct().execute();
    expect(sections.map(({ section }) => section).sort()).toEqual([...itemSections, ...wordSections].sort());
  });

  it('shows films that the shop serves itself, each with a poster among its pictures', async () => {
    await seedDemoShop(test.database, NOW);
    const videos = await test.database.db
      .selectFrom('home_item')
      .select(['url', 'poster'])
      .where('section', '=', 'video')
      .orderBy('position')
      .execute();
    expect(videos.map(({ url }) => url)).toEqual(shop.home.videos.map(({ video }) => video));
    for (const { poster } of videos)
      expect(poster).toMatch(/^\/pictures\/film-[a-z0-9-]+\.jpg\?w=960&h=1280&t=[\da-f]{6}$/);
  });

  it('keeps the numbers of the five main categories and files products under their subcategory', async () => {
    await seedDemoShop(test.database, NOW);
    const main = await test.database.db
      .selectFrom('category')
      .select('name')
      .where('id', '<=', 5)
      .orderBy('id')
      .execute();
    expect(main.map(({ name }) => name)).toEqual(['Men', 'Women', 'Kids', 'Corporate Gifts', 'Shapewear']);
    const wanted = shop.products.find(({ subcategory }) => subcategory !== '')!;
    const stored = await test.database.db
      .selectFrom('product')
      .innerJoin('subcategory', 'subcategory.id', 'product.subcategory_id')
      .select(['subcategory.name', 'product.rate_paise', 'product.pictures', 'product.created_at'])
      .where('product.id', '=', wanted.productId)
      .executeTakeFirstOrThrow();
    expect(stored).toMatchObject({ name: wanted.subcategory, rate_paise: wanted.ratePaise, created_at: NOW });
    expect(JSON.parse(stored.pictures)[0]).toMatch(/^\/pictures\/[a-z0-9-]+\.jpg\?w=\d+&h=\d+&t=[\da-f]{6}$/);
  });

  it('holds a 10 % coupon FIRST that is worth ten per cent', async () => {
    await seedDemoShop(test.database, NOW);
    const first = await test.database.db
      .selectFrom('coupon')
      .selectAll()
      .where('code_key', '=', 'FIRST')
      .executeTakeFirstOrThrow();
    expect(first).toMatchObject({ status: 'active', type: '%', value_hundredths: 1000, is_main: 1 });
  });

  it('leaves a shop alone that has anything in it', async () => {
    await test.database.write((trx) => trx.insertInto('category').values(categoryRow(3, 'Kids')).execute());
    await seedDemoShop(test.database, NOW);
    expect(await countOf(test.database, 'product')).toBe(0);
  });

  it('leaves a shop alone in which somebody has signed up, though it sells nothing yet', async () => {
    await test.database.write((trx) => trx.insertInto('member').values(memberRow()).execute());
    await seedDemoShop(test.database, NOW);
    expect(await countOf(test.database, 'product')).toBe(0);
  });

  it('is made once when several servers start on the same empty database', async () => {
    const place = await makePlace();
    const databases = await Promise.all([openDatabase(place), openDatabase(place), openDatabase(place)]);
    await Promise.all(databases.map((database) => seedDemoShop(database, NOW)));
    expect(await countOf(databases[0], 'product')).toBe(shop.products.length);
    await Promise.all(databases.map((database) => database.close()));
    await place.remove();
  });

  it('lets the next product follow with a number of its own', async () => {
    await seedDemoShop(test.database, NOW);
    const { id } = await test.database.write((trx) =>
      trx.insertInto('product').values(productRow()).returning('id').executeTakeFirstOrThrow(),
    );
    expect(id).toBeGreaterThan(Math.max(...shop.products.map(({ productId }) => productId)));
  });

  it.each(['/', '/shop?category=Cotton', '/shop?search=a%20b#top', 'https://example.com/x', 'http://example.com'])(
    'may link to %s',
    (url) => {
      expect(isSafeLink(url)).toBe(true);
    },
  );

  it.each([
    '',
    ' ',
    'shop',
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'data:text/html,x',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    'java\nscript:alert(1)',
    'https:elsewhere',
    'https://',
    'https:///x',
    'https://shop@elsewhere.example',
    'ftp://x.example',
    '\u00a0javascript:alert(1)',
  ])('may not link to %j', (url) => {
    expect(isSafeLink(url)).toBe(false);
  });
});
