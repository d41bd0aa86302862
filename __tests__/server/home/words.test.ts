/**
 * What the shop says of itself: nothing in an empty shop, the demo's words in the demo shop, and a keeper's own as
 * soon as they are said.
 */
import { passwordChangedMail } from '../../../src/server/areas/mail/templates';
import { makeOutbox, type SealedMail } from '../../../src/server/areas/mail/outbox';
import { wordSections } from '../../../src/server/areas/home/sections';
import { seedDemoShop } from '../../../src/server/demo/seed';
import { makeSealer } from '../../../src/server/security/sealing';
import { buildTestApp, TEST_SECRET_KEY, type TestShop } from '../../support/server/buildTestApp';
import { makeCommandLine } from '../../support/commands/commandLine';
import { mainCategories, NOW } from '../../support/data/rows';
import { demoAbout, demoWords, noAbout, noWords } from '../../support/data/words';

const sayings = ['community', 'whyUs', 'value', 'team', 'story', 'storyPicture', 'work'] as const;

let test: TestShop;
let shop: ReturnType<typeof makeCommandLine>;
beforeEach(async () => {
  test = await buildTestApp({ rows: { category: [] } });
  shop = makeCommandLine(test.place);
});
afterEach(() => test?.close());

async function seen<T>(address: string): Promise<T> {
  await test.refresh();
  return (await test.visitor().get(address)).json<T>();
}
const words = () => seen('/homepage/words/get-all');
const about = () => seen('/homepage/about/get-all');

describe('an empty shop', () => {
  it('says nothing that its keeper did not say', async () => {
    expect(await words()).toEqual(noWords);
    expect(await about()).toEqual(noAbout);
    const said = (value: unknown): unknown[] =>
      typeof value === 'object' && value !== null ? Object.values(value).flatMap(said) : [value];
    expect(said([noWords, noAbout])).toEqual([]);
  });

  it('says what its keeper says by command', async () => {
    await shop('home', 'set', 'headline', 'Wool for small people', 'Knitted in Leh.');
    await shop('home', 'set', 'strapLine', 'Knitted in Leh');
    await shop('home', 'set', 'founded', '2019', 'Leh');
    await shop('home', 'set', 'address', '4 Main Bazaar', 'Leh 194101');
    await shop('home', 'set', 'phone', '+91 98765 43210');
    await shop('home', 'set', 'email', 'hello@wool.in');
    await shop('home', 'set', 'position', '34.1642, 77.5848');
    await shop('home', 'set', 'chat', 'https://chat.wool.in/shop');
    await shop('home', 'set', 'community', '--item', '1', '--title', 'Customers', '--description', '80+');
    await shop('home', 'set', 'ourStory', 'It began with one sheep.', 'Now there are forty.');
    await shop('home', 'set', 'team', '--item', '1', '--title', 'The loom', '--description', 'Where it begins.');
    await shop('home', 'set', 'storyPicture', '--picture', '/our-story/shop-front');
    expect(await words()).toEqual({
      ...noWords,
      headline: { title: 'Wool for small people', description: 'Knitted in Leh.' },
      strapLine: 'Knitted in Leh',
      founded: { year: '2019', place: 'Leh' },
      address: ['4 Main Bazaar', 'Leh 194101'],
      phone: '+91 98765 43210',
      email: 'hello@wool.in',
      position: { latitude: 34.1642, longitude: 77.5848 },
      social: { chat: 'https://chat.wool.in/shop' },
      community: [{ title: 'Customers', description: '80+' }],
    });
    expect(await about()).toEqual({
      ...noAbout,
      story: ['It began with one sheep.', 'Now there are forty.'],
      storyPicture: '/our-story/shop-front',
      team: [{ url: '', title: 'The loom', description: 'Where it begins.' }],
    });
    await shop('home', 'set', 'headline', '--remove');
    expect(await words()).not.toHaveProperty('headline');
  });

  it('refuses what cannot be shown, and changes nothing', async () => {
    const refused = [
      ['home', 'set', 'map', 'javascript:alert(1)'],
      ['home', 'set', 'position', 'Leh'],
      ['home', 'set', 'position', '134.1642, 77.5848'],
      ['home', 'set', 'email', 'nobody'],
      ['home', 'set', 'phone', '1', '2'],
      ['home', 'set', 'community', '--item', '1', '--description', '80+'],
      [
        'home',
        'set',
        'community',
        '--item',
        '1',
        '--title',
        'Customers',
        '--picture',
        'https://pictures.example/1.jpg',
      ],
      ['home', 'set', 'story', '--item', '1', '--title', 'No picture'],
      ['home', 'set', 'strapLine', 'x'.repeat(81)],
    ];
    for (const args of refused) expect(await shop(...args)).toMatchObject({ code: 1 });
    expect(await words()).toEqual(noWords);
  });

  it('sends its mails from the address that it says, and says goodbye with its own words', async () => {
    const sealer = makeSealer(TEST_SECRET_KEY, 'mail');
    /** What is written of one now; taken out again before anybody sends it. */
    const written = () =>
      test.database.write(async (trx) => {
        await makeOutbox(sealer, () => NOW).put(trx, passwordChangedMail({ to: 'asha@example.com', name: 'Asha' }));
        const { sealed, key_id, seal_id } = await trx.selectFrom('outbox_mail').selectAll().executeTakeFirstOrThrow();
        await trx.deleteFrom('outbox_mail').execute();
        return JSON.parse(sealer.open({ text: sealed, keyId: key_id }, seal_id)) as SealedMail;
      });
    const before = await written();
    expect(before).not.toHaveProperty('from');
    expect(before.text).toMatch(/Warmly,\neveryone at Jhabla & Co\.\n$/);
    await shop('home', 'set', 'email', 'hello@wool.in');
    await shop('home', 'set', 'strapLine', 'Knitted in Leh');
    const after = await written();
    expect(after.from).toBe('hello@wool.in');
    expect(after.text).toMatch(/\nKnitted in Leh\n\nhello@wool\.in\n$/);
  });
});

describe('the demo shop', () => {
  it('brings its words with its data', async () => {
    await seedDemoShop(test.database, NOW);
    expect(await words()).toEqual(demoWords);
    expect(await about()).toEqual(demoAbout);
    expect(await seen('/homepage/images/get-season')).toMatchObject({ title: 'Made for the season' });
    expect(demoWords.community).toContainEqual({ title: 'Units', description: '19 Lakh+' });
    expect(demoAbout.stories).toHaveLength(28);
  });

  it('of an earlier version gets them when it is opened, once', async () => {
    await seedDemoShop(test.database, NOW);
    await test.database.write(async (trx) => {
      await trx.deleteFrom('meta').where('key', '=', 'demo words').execute();
      await trx
        .deleteFrom('home_item')
        .where('section', 'in', [...wordSections, ...sayings])
        .execute();
      await trx.updateTable('home_item').set({ title: '' }).where('section', '=', 'season').execute();
    });
    expect(await words()).toEqual(noWords);
    await seedDemoShop(test.database, NOW);
    expect(await words()).toEqual(demoWords);
    expect(await about()).toEqual(demoAbout);
    expect(await seen('/homepage/images/get-season')).toMatchObject({ title: 'Made for the season' });
    await shop('home', 'set', 'vision', '--remove');
    await seedDemoShop(test.database, NOW);
    expect(await about()).not.toHaveProperty('vision');
  });

  it('gives its words to no other shop that is opened with DEMO=on', async () => {
    await test.put({ category: mainCategories });
    await test.addProduct({ name: 'Woollen cap', stock: 4 });
    await seedDemoShop(test.database, NOW);
    expect(await words()).toEqual(noWords);
  });
});
