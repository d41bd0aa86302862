/** Pictures that nothing names any more, and the files that were made of them. */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import fastify from 'fastify';
import sharp from 'sharp';
import { picturePlugin } from '../../../src/server/areas/picture/picture.routes';
import { throwUnusedAway, throwVariantsAway } from '../../../src/server/areas/picture/unusedPictures';
import { DAY_MS } from '../../../src/contract/rules/durations';
import { seedDemoShop } from '../../../src/server/demo/seed';
import { makeCommandLine } from '../../support/commands/commandLine';
import { placeOrder } from '../../support/data/orders';
import { categoryRow, NOW, productRow } from '../../support/data/rows';
import { openTestDatabase } from '../../support/server/testDatabase';

let test: Awaited<ReturnType<typeof openTestDatabase>>;
let shop: ReturnType<typeof makeCommandLine>;
beforeEach(async () => {
  test = await openTestDatabase();
  shop = makeCommandLine(test.place);
});
afterEach(() => test?.close());

const names = async (): Promise<string[]> =>
  (await test.database.db.selectFrom('picture').select('name').orderBy('name').execute()).map(({ name }) =>
    name.replace(/-[0-9a-f]{10}$/, ''),
  );

async function shopWithPictures(...files: string[]): Promise<void> {
  await test.database.write(async (trx) => {
    await trx
      .insertInto('category')
      .values(categoryRow(3, 'Kids', { picture_url: '' }))
      .execute();
    await trx
      .insertInto('product')
      .values(productRow({ id: 7, category_id: 3, pictures: '[]' }))
      .execute();
  });
  for (const [index, file] of files.entries()) {
    const picture = sharp({
      create: { width: 6, height: 8, channels: 3, background: { r: 40 * index, g: 80, b: 120 } },
    });
    await picture.jpeg().toFile(path.join(test.place.dataDir, `${file}.jpg`));
    await shop('products', 'picture', 'add', '7', `${file}.jpg`);
  }
}

describe('pictures that nothing names', () => {
  it('go thirty days after that was seen, and those that are shown stay', async () => {
    await shopWithPictures('front', 'back');
    await throwUnusedAway(test.database, NOW);
    await shop('products', 'picture', 'remove', '7', '2');
    await throwUnusedAway(test.database, NOW);
    await throwUnusedAway(test.database, NOW + 30 * DAY_MS - 1);
    expect(await names()).toEqual(['back', 'front']);
    expect((await shop('doctor')).out).toContain('1 are shown nowhere, and go 30 days after');
    await throwUnusedAway(test.database, NOW + 30 * DAY_MS);
    expect(await names()).toEqual(['front']);
    expect(
      await test.database.db.selectFrom('meta').select('key').where('key', 'like', 'unused-picture:%').execute(),
    ).toEqual([]);
  });

  it('have their days anew when somebody wanted them in between', async () => {
    await shopWithPictures('front');
    await shop('products', 'picture', 'remove', '7', '1');
    await throwUnusedAway(test.database, NOW);
    await shop('products', 'picture', 'add', '7', 'front.jpg');
    await shop('products', 'picture', 'remove', '7', '1');
    await throwUnusedAway(test.database, NOW + 30 * DAY_MS);
    expect(await names()).toEqual(['front']);
  });

  it('stay as long as an order shows what was bought', async () => {
    await shopWithPictures('front');
    const { pictures } = await test.database.db
      .selectFrom('product')
      .select('pictures')
      .where('id', '=', 7)
      .executeTakeFirstOrThrow();
    const [picture_url] = JSON.parse(pictures) as string[];
    await placeOrder(test.database, {}, [{ picture_url: picture_url! }]);
    await shop('products', 'picture', 'remove', '7', '1');
    await throwUnusedAway(test.database, NOW);
    await throwUnusedAway(test.database, NOW + 31 * DAY_MS);
    expect(await names()).toEqual(['front']);
  });

  it('are none of the demo shop’s', async () => {
    await seedDemoShop(test.database, NOW);
    const before = await names();
    await throwUnusedAway(test.database, NOW);
    await throwUnusedAway(test.database, NOW + 31 * DAY_MS);
    expect(await names()).toEqual(before);
  });

  it('take the files along that were made of them', async () => {
    await shopWithPictures('front', 'back');
    const app = fastify();
    await app.register(picturePlugin({ database: test.database, dataDir: test.place.dataDir }));
    const all = await test.database.db.selectFrom('picture').select('name').execute();
    for (const { name } of all) await app.inject(`/pictures/160/${name}.webp`);
    await app.close();
    await test.database.write((trx) => trx.deleteFrom('picture').where('name', 'like', 'back-%').execute());
    await throwVariantsAway(test.database, test.place.dataDir);
    const kept = await readdir(path.join(test.place.dataDir, 'cache/pictures'), {
      recursive: true,
      withFileTypes: true,
    });
    expect(kept.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual([
      expect.stringMatching(/^front-[0-9a-f]{10}\.webp$/),
    ]);
  });
});
