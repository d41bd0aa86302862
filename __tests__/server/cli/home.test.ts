import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { seedDemoShop } from '../../../src/server/demo/seed';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';
import { makeCommandLine } from '../../support/commands/commandLine';
import { NOW } from '../../support/data/rows';

let test: TestShop;
let shop: ReturnType<typeof makeCommandLine>;
const inFolder = (name: string): string => path.join(test.place.dataDir, name);
/** Four by two pixels, lying on its side as a telephone writes it, with the place where it was taken. */
async function photograph(name: string): Promise<void> {
  const picture = sharp({
    create: { width: 4, height: 2, channels: 3, background: { r: 0x33, g: 0x66, b: 0xcc } },
  }).withMetadata({ orientation: 6, exif: { IFD0: { Copyright: 'Thane, at home' } } });
  await writeFile(inFolder(name), await picture.jpeg().toBuffer());
}
beforeEach(async () => {
  test = await buildTestApp({
    rows: {
      home_item: [
        {
          section: 'season',
          position: 0,
          url: 'https://pictures.example/old.jpg',
          redirect_url: '/shop',
          title: '',
          description: '',
          poster: '',
        },
      ],
      flash_header: [{ text: 'Old news', position: 0 }],
    },
  });
  shop = makeCommandLine(test.place);
});
afterEach(() => test?.close());

async function seen<T>(address: string): Promise<T> {
  await test.refresh();
  return (await test.visitor().get(address)).json<T>();
}

describe('the home page by command', () => {
  it('replaces the marquee, the menu and the coupon texts', async () => {
    expect(await shop('home', 'set', 'flash', 'Deals  of the day', 'कपड़े में लिपटा')).toMatchObject({
      code: 0,
      out: 'Changed. Now it is:\nflash\n  1  Deals of the day\n  2  कपड़े में लिपटा\n',
    });
    await shop('home', 'set', 'menu', 'Men', 'Kids');
    await shop('home', 'set', 'coupon-text', '2', 'Rs 100 off');
    await shop('home', 'set', 'coupon-text', '4', 'Ten days to return');
    await shop('home', 'set', 'coupon-text', '4', '--remove');
    expect(await seen('/flash-header/get-all')).toEqual([
      { id: expect.any(Number), flashText: 'Deals of the day' },
      { id: expect.any(Number), flashText: 'कपड़े में लिपटा' },
    ]);
    expect((await seen<{ name: string }[]>('/api/headerMenu')).map(({ name }) => name)).toEqual(['Men', 'Kids']);
    expect(await seen('/api/home-coupons')).toEqual([{ position: 2, couponText: '{"couponText":"Rs 100 off"}' }]);
    await shop('home', 'set', 'flash', '--remove');
    expect(await seen('/flash-header/get-all')).toEqual([]);
  });

  it('takes a photograph into the shop upright and without what the camera wrote into it', async () => {
    await photograph('Monsoon Sale.jpg');
    const { code, out } = await shop(
      '--json',
      'home',
      'set',
      'season',
      '--picture',
      'Monsoon Sale.jpg',
      '--link',
      '/shop?category=Cotton',
    );
    expect(code).toBe(0);
    const [{ picture }] = JSON.parse(out);
    expect(picture).toMatch(/^\/pictures\/monsoon-sale-[0-9a-f]{10}\.jpg\?w=2&h=4&t=3[0-9a-f]6[0-9a-f]c[0-9a-f]$/);
    expect(await seen('/homepage/images/get-season')).toEqual({
      imageUrl: picture,
      redirectUrl: '/shop?category=Cotton',
    });
    const stored = await test.database.db.selectFrom('picture').selectAll().executeTakeFirstOrThrow();
    expect(stored).toMatchObject({ mime: 'image/jpeg', width: 2, height: 4 });
    expect(stored.bytes.includes('Thane')).toBe(false);
    expect((await sharp(stored.bytes).metadata()).exif).toBeUndefined();
    expect((await readFile(inFolder('Monsoon Sale.jpg'))).includes('Thane')).toBe(true);
  });

  it('sets the banner below the categories with its words, and takes it away', async () => {
    await photograph('rakhi.jpg');
    const words = ['--title', 'For brothers and sisters', '--description', 'Two kurta sets'];
    expect((await shop('home', 'set', 'banner', '--picture', 'rakhi.jpg', ...words)).code).toBe(0);
    expect(await seen('/homepage/images/get-banner')).toEqual({
      imageUrl: expect.stringMatching(/^\/pictures\/rakhi-[0-9a-f]{10}\.jpg\?w=2&h=4&t=/),
      redirectUrl: '',
      title: 'For brothers and sisters',
      description: 'Two kurta sets',
    });
    await shop('home', 'set', 'banner', '--link', '/shop?search=rakhi', '--title', '');
    expect(await seen('/homepage/images/get-banner')).toMatchObject({ redirectUrl: '/shop?search=rakhi' });
    expect(await seen('/homepage/images/get-banner')).not.toHaveProperty('title');
    await shop('home', 'set', 'banner', '--remove');
    expect(await seen('/homepage/images/get-banner')).toEqual({});
  });

  it('changes, adds and removes one item of a list', async () => {
    await photograph('a.jpg');
    await shop(
      'home',
      'set',
      'sockType',
      '--item',
      '1',
      '--picture',
      'https://pictures.example/1.jpg',
      '--title',
      'Grip socks',
      '--description',
      'First steps',
      '--link',
      '/shop?subcategory=Grip%20socks',
    );
    await shop('home', 'set', 'sockType', '--item', '2', '--picture', 'a.jpg', '--title', 'Booties');
    await shop('home', 'set', 'sockType', '--item', '1', '--title', 'Grip socks, new');
    expect(await seen('/homepage/socktype/get-all')).toEqual([
      {
        id: expect.any(Number),
        url: 'https://pictures.example/1.jpg',
        redirectUrl: '/shop?subcategory=Grip%20socks',
        title: 'Grip socks, new',
        description: 'First steps',
      },
      {
        id: expect.any(Number),
        url: expect.stringMatching(/^\/pictures\/a-/),
        redirectUrl: '',
        title: 'Booties',
        description: '',
      },
    ]);
    await shop('home', 'set', 'sockType', '--item', '1', '--remove');
    await shop(
      'home',
      'set',
      'video',
      '--item',
      '1',
      '--video',
      'https://videos.example/knit.mp4',
      '--picture',
      'a.jpg',
      '--link',
      '/shop',
    );
    expect(await seen('/homepage/socktype/get-all')).toEqual([expect.objectContaining({ title: 'Booties' })]);
    expect(await seen('/homepage/video/get-videos')).toEqual([
      {
        id: expect.any(Number),
        url: 'https://videos.example/knit.mp4',
        redirectUrl: '/shop',
        poster: expect.stringMatching(/^\/pictures\/a-/),
      },
    ]);
  });

  it('prints a section as it takes it back, whole', async () => {
    await test.database.write(async (trx) => {
      for (const table of ['product', 'home_item', 'flash_header', 'category'] as const)
        await trx.deleteFrom(table).execute();
    });
    await seedDemoShop(test.database, NOW);
    for (const section of ['carousel', 'onTrend', 'sockType', 'video', 'banner', 'bamboo']) {
      const before = (await shop('--json', 'home', 'list', section)).out;
      await writeFile(inFolder('section.json'), before);
      expect((await shop('home', 'set', section, '--file', 'section.json')).code).toBe(0);
      expect((await shop('--json', 'home', 'list', section)).out).toBe(before);
    }
    const all = JSON.parse((await shop('--json', 'home', 'list')).out);
    expect(all).toMatchObject({
      carousel: { length: 5 },
      menu: expect.arrayContaining(['Men']),
      flash: { length: 4 },
      'coupon-text': { length: 4 },
    });
    const { out } = await shop('home', 'list');
    expect(out).toContain('shapewear\n  1  /pictures/banner-shapewear-');
    expect(out).toContain('video\n  1  /videos/');
  });

  it('puts a whole section in or nothing of it', async () => {
    await photograph('a.jpg');
    await writeFile(
      inFolder('carousel.json'),
      JSON.stringify([
        { picture: 'a.jpg', link: '/shop' },
        { picture: 'a.jpg', link: 'javascript:alert(1)' },
      ]),
    );
    expect(await shop('home', 'set', 'carousel', '--file', 'carousel.json')).toMatchObject({
      code: 1,
      err: expect.stringContaining('is no address to link to'),
    });
    expect(await seen('/homepage/carousel/get-images')).toEqual([]);
    expect(await test.database.db.selectFrom('picture').select('name').execute()).toEqual([]);
  });

  it.each([
    [['season', '--link', 'javascript:alert(1)'], 'is no address to link to'],
    [['season', '--link', '//elsewhere.example'], 'is no address to link to'],
    [['season', '--picture', '/pictures/nowhere-1.jpg'], 'The shop has no picture /pictures/nowhere-1.jpg.'],
    [['season', '--picture', 'http://pictures.example/a.jpg'], 'is no address that a page shows: it lacks https'],
    [['season', '--picture', 'nowhere.jpg'], 'There is no picture file'],
    [['season', '--picture', 'words.jpg'], 'words.jpg is no picture that can be read'],
    [['season', '--picture', 'drawing.svg'], 'drawing.svg is no JPEG, PNG, WebP, AVIF or HEIC picture.'],
    [['season', '--item', '2', '--picture', 'https://pictures.example/a.jpg'], 'season shows one picture.'],
    [['season', '--item', '3', '--picture', 'https://pictures.example/a.jpg'], 'season has 1 items'],
    [['season', '--video', 'https://videos.example/a.mp4'], 'Only the section video shows videos'],
    [['video', '--item', '1', '--video', 'http://videos.example/a.mp4'], "is no video's address"],
    [['season', '--item', '0', '--link', '/'], 'It is a number from 1'],
    [['season'], 'Say what is to change'],
    [['carousel', '--picture', 'https://pictures.example/a.jpg'], 'Say which item of carousel with --item'],
    [['carousel', '--item', '1', '--link', '/shop'], 'Item 1 of carousel needs a picture.'],
    [['carousel', '--item', '1', '--remove'], 'carousel has no item 1.'],
    [['sockType', '--item', '1', '--picture', 'https://pictures.example/a.jpg'], 'Item 1 of sockType needs a title.'],
    [['carousel', '--file', 'words.jpg'], 'is no list of items'],
    [['carousel', '--file', 'nowhere.json'], 'cannot be read'],
    [['flash'], 'Give the texts'],
    [['flash', ' '], 'A flash text has 1 to 200 characters.'],
    [['flash', 'a', '--link', '/'], 'flash takes texts only'],
    [['coupon-text', '5', 'a'], 'Coupon texts have the positions 1 to 4.'],
    [['coupon-text', '1'], 'Say the position and its text'],
    [['footer', 'a'], "'footer' is invalid"],
  ])('refuses home set %j with one sentence and changes nothing', async (argv, sentence) => {
    await writeFile(inFolder('words.jpg'), 'no picture');
    await writeFile(inFolder('drawing.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
    const before = (await shop('--json', 'home', 'list')).out;
    const { code, out, err } = await shop('home', 'set', ...argv);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err.toLowerCase()).toContain(sentence.toLowerCase());
    expect((await shop('--json', 'home', 'list')).out).toBe(before);
  });
});
