import type { Review } from '../../../src/contract/review';
import { openCatalog } from '../../../src/server/areas/catalog/catalog';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';
import { makeCommandLine } from '../../support/commands/commandLine';
import { loggedIn } from '../../support/server/members';
import { NOW, productRow, reviewRow } from '../../support/data/rows';
import { soon } from '../../support/lib/until';
import type { Visitor } from '../../support/server/visitor';

let test: TestShop;
let shop: ReturnType<typeof makeCommandLine>;
let member: Visitor;
beforeEach(async () => {
  test = await buildTestApp({ rows: { product: [productRow({ id: 7 }), productRow({ id: 8, name: 'Cap' })] } });
  shop = makeCommandLine(test.place, { clock: () => test.clock.now });
  member = await loggedIn(test, { id: 'u_asha' });
  const aunt = { user_id: null, user_name: 'An aunt', message: 'Runs small.\nVery.', created_at: NOW - 1 };
  await test.put({
    review: [
      { ...reviewRow(7, 4), id: 11, ...aunt },
      { ...reviewRow(7, 1), id: 12, user_id: 'u_asha', user_name: 'Old Name', message: 'It came late.' },
      { ...reviewRow(8, 5), id: 13, user_id: null, created_at: NOW - 2 },
    ],
  });
});
afterEach(() => test?.close());

const json = async (...argv: string[]): Promise<Record<string, unknown>[]> =>
  JSON.parse((await shop('--json', 'reviews', ...argv)).out);
const read = async () => (await test.visitor().get('/product-ratings/product/7')).json<Review[]>();
const stars = async () => (await test.visitor().get('/api/customProducts/7')).json<object>();
const again = { productId: 7, userName: 'Asha', email: 'asha@example.com', message: 'Again.', ratings: 3 };
const rewrite = () => member.post('/product-ratings', {}, again);

describe('reviews by command', () => {
  it('lists them whole, newest first, with who wrote them about what', async () => {
    const { out, code } = await shop('reviews', 'list');
    expect(code).toBe(0);
    expect(out.split('\n\n')).toEqual([
      expect.stringMatching(/^12 {2}20 Nov 2026, .* 1 of 5 {2}Asha Rao {2}7 Mulmul jhabla\n {2}It came late\.$/),
      expect.stringMatching(/^11 {2}.* 4 of 5 {2}An aunt {2}7 Mulmul jhabla\n {2}Runs small\.\n {2}Very\.$/),
      expect.stringMatching(/^13 {2}.* 5 of 5 {2}Asha {2}8 Cap\n {2}Lovely\n$/),
    ]);
    expect((await json('list', '--limit', '1'))[0]).toEqual({
      id: 12,
      productId: 7,
      productName: 'Mulmul jhabla',
      userId: 'u_asha',
      userName: 'Asha Rao',
      email: 'asha@example.com',
      ratings: 1,
      message: 'It came late.',
      at: '2026-11-20T04:30:00.000Z',
      verifiedPurchase: false,
      hidden: false,
      answer: '',
      answeredAt: null,
    });
    expect((await json('list', '--product', '8')).map(({ id }) => id)).toEqual([13]);
    expect((await shop('reviews', 'list', '--hidden')).out).toBe('No reviews.\n');
  });

  it('hides one from the list, the mean and the count at once, beside running shops, and puts it back', async () => {
    const elsewhere = await openCatalog(test.database, () => test.clock.now);
    expect(await stars()).toMatchObject({ productRatings: 2.5, no_of_rating: 2 });
    test.clock.now += 60_000;
    const { code, out } = await shop('reviews', 'hide', '12');
    expect(code).toBe(0);
    expect(out).toMatch(/^Review 12 is hidden\.\n12 .*HIDDEN\n {2}It came late\.\n$/);
    // Nobody tells the running ones but the database.
    const without = { productRatings: 4, rating: 4, no_of_rating: 1 };
    await soon(async () => expect(await stars()).toMatchObject(without));
    await soon(() => Promise.resolve(expect(elsewhere.item(7)?.product).toMatchObject(without)));
    expect((await read()).map(({ id }) => id)).toEqual([11]);
    expect((await json('list', '--hidden')).map(({ id, hidden }) => [id, hidden])).toEqual([[12, true]]);
    expect((await shop('reviews', 'hide', '12')).out).toMatch(/^Review 12 is hidden already\.\n/);

    test.clock.now += 60_000;
    expect((await shop('reviews', 'show', '12')).out).toMatch(/^Review 12 is shown\.\n/);
    await soon(async () => expect(await stars()).toMatchObject({ productRatings: 2.5, no_of_rating: 2 }));
    expect((await read()).map(({ id }) => id)).toEqual([12, 11]);
    elsewhere.close();
  });

  it('lets the author of a hidden one not write it anew, and says why', async () => {
    await shop('reviews', 'hide', '12');
    const answer = await rewrite();
    const why = expect.stringMatching(/^The shop has taken down your review of this product\. Please write to us/);
    expect([answer.statusCode, answer.json()]).toEqual([409, { code: 'REVIEW_HIDDEN', message: why }]);
    expect(await json('list', '--hidden')).toMatchObject([{ message: 'It came late.', ratings: 1 }]);
    await shop('reviews', 'show', '12');
    expect((await rewrite()).statusCode).toBe(201);
  });

  it('answers one for everybody to read, changes the answer, and takes it away', async () => {
    const { out } = await shop('reviews', 'answer', '11', ' The next size is longer.\nThank you! ');
    expect(out).toMatch(/^Review 11 is answered\.\n11 .*\n {2}Runs small\.\n {2}Very\.\n/);
    expect(out).toMatch(/\n {2}The shop answered, 20 Nov 2026, .*:\n {4}The next size is longer\.\n {4}Thank you!\n$/);
    expect((await read()).map(({ id, answer }) => [id, answer])).toEqual([
      [12, undefined],
      [11, 'The next size is longer.\nThank you!'],
    ]);
    await shop('reviews', 'answer', '11', 'Thank you.');
    expect((await read())[1]).toMatchObject({ answer: 'Thank you.' });
    expect((await json('answer', '11', '--remove')) as unknown).toMatchObject({ id: 11, answer: '', answeredAt: null });
    expect((await read())[1]).not.toHaveProperty('answer');
  });

  it('lets an answer go with the words that it was about', async () => {
    await shop('reviews', 'answer', '12', 'We are sorry.');
    expect((await rewrite()).json()).not.toHaveProperty('answer');
    const [anew] = await json('list', '--product', '7');
    expect(anew).toMatchObject({ id: 12, message: 'Again.', answer: '', answeredAt: null });
  });

  it.each([
    [['hide', '99'], 'There is no review 99.'],
    [['show', '99'], 'There is no review 99.'],
    [['answer', '99', 'Thank you.'], 'There is no review 99.'],
    [['hide', 'first'], 'It is a whole number.'],
    [['hide', '0'], 'It is a whole number.'],
    [['list', '--product', 'bib'], 'It is a whole number.'],
    [['list', '--limit', '0'], 'It is a whole number from 1 to 10000.'],
    [['answer', '11'], 'Say either the answer or --remove.'],
    [['answer', '11', 'Thank you.', '--remove'], 'Say either the answer or --remove.'],
    [['answer', '11', '  '], 'The answer is empty.'],
    [['answer', '11', 'x'.repeat(1001)], 'An answer has at most 1000 characters; this one has 1001.'],
    [['answer', '11', 'Thank \u202e you'], 'characters in it that cannot be seen'],
    [['hide'], "missing required argument 'id'"],
  ])('refuses %j with one sentence and changes nothing', async (argv, sentence) => {
    const before = await json('list');
    const { code, out, err } = await shop('reviews', ...argv);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err.toLowerCase()).toContain(sentence.toLowerCase());
    expect(await json('list')).toEqual(before);
  });

  it('teaches itself', async () => {
    expect((await shop('reviews', 'hide', '--help')).out).toContain('shop reviews hide 12');
    expect((await shop('reviews', 'show', '--help')).out).toContain('shop reviews show 12');
    expect((await shop('reviews', 'answer', '--help')).out).toContain('shop reviews answer 12 --remove');
    expect((await shop('reviews', 'list', '--help')).out).toContain('shop reviews list --hidden');
    expect((await shop('--help')).out).toContain('shop reviews list');
  });
});
