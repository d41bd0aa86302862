import { alreadyRegistered, newsletterConsent } from '../../../src/contract/rules/newsletterWords';
import { loggedIn } from '../../support/server/members';
import { NOW } from '../../support/data/rows';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';
import type { Visitor } from '../../support/server/visitor';

let shop: TestShop;

beforeAll(async () => {
  shop = await buildTestApp();
});
afterAll(() => shop?.close());
afterEach(() => shop.database.write((trx) => trx.deleteFrom('newsletter_subscriber').execute()));

const join = (visitor: Visitor, email: string) => visitor.post('/api/newsletter/join', { email });
const subscribers = () => shop.database.db.selectFrom('newsletter_subscriber').selectAll().execute();

describe('the newsletter', () => {
  it('thanks in plain text and keeps who agreed to what, and when', async () => {
    const member = await loggedIn(shop);
    const answer = await join(member, '9876543210');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.body).toBe('Thank you! Your number is on our list.');
    const kept = { mobile: '9876543210', member_id: member.userId, consent: newsletterConsent, joined_at: NOW };
    expect(await subscribers()).toEqual([{ ...kept, unconfirmed: 0 }]);
  });

  it('says in the agreed words to a member that their own number is known, and leaves what was agreed to', async () => {
    const first = await loggedIn(shop);
    await join(first, '9876543210');
    const before = await subscribers();
    shop.clock.now += 1000;
    const answer = await join(first, '+91 98765 43210');
    expect([answer.statusCode, answer.body]).toEqual([200, 'Mobile No. already registered up.']);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    shop.clock.now = NOW;
    expect(await subscribers()).toEqual(before);
  });

  it('keeps one number of ten that come at once, and tells the other nine', async () => {
    const member = await loggedIn(shop);
    const answers = await Promise.all(Array.from({ length: 10 }, () => join(member, '9876543210')));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200));
    expect(answers.filter(({ body }) => body === alreadyRegistered)).toHaveLength(9);
    expect(await subscribers()).toHaveLength(1);
  });

  it.each([
    '9876543210',
    '09876543210',
    '919876543210',
    '+919876543210',
    '0919876543210',
    '00919876543210',
    ' 98765 43210 ',
    '+91-98765-43210',
    '९८७६५४३२१०',
  ])('keeps %j as ten digits', async (typed) => {
    expect((await join(await loggedIn(shop), typed)).statusCode).toBe(200);
    expect((await subscribers()).map(({ mobile }) => mobile)).toEqual(['9876543210']);
  });

  it('reads a plus sign that nobody encoded', async () => {
    await (await loggedIn(shop)).send({ method: 'POST', url: '/api/newsletter/join?email=+919876543210' });
    expect((await subscribers()).map(({ mobile }) => mobile)).toEqual(['9876543210']);
  });

  it('takes the number from a form too', async () => {
    expect((await (await loggedIn(shop)).postForm('/api/newsletter/join', { email: '9876543210' })).statusCode).toBe(
      200,
    );
    expect(await subscribers()).toHaveLength(1);
  });

  it.each([
    '',
    '987654321',
    '98765432101',
    '449876543210',
    '9876543210123456',
    '98765x43210',
    'asha@example.com',
    '1'.repeat(500),
  ])('fails for %j, in JSON', async (typed) => {
    const answer = await join(await loggedIn(shop), typed);
    expect(answer.statusCode).toBe(422);
    expect(answer.headers['content-type']).toContain('application/json');
    expect(answer.json()).toEqual({
      code: 'INVALID',
      message: 'Please enter a valid Mobile Number.',
      fields: { email: 'Please enter a valid Mobile Number.' },
    });
    expect(await subscribers()).toEqual([]);
  });

  it('fails when there is no number at all', async () => {
    expect((await (await loggedIn(shop)).post('/api/newsletter/join')).statusCode).toBe(422);
  });

  it('is for members', async () => {
    expect((await join(shop.visitor(), '9876543210')).statusCode).toBe(401);
    expect((await join(await shop.guest(), '9876543210')).statusCode).toBe(403);
    expect(await subscribers()).toEqual([]);
  });

  it('appears in the description of the calls as text', async () => {
    const { paths } = (await shop.visitor().get('/openapi.json')).json<{
      paths: Record<string, { post?: { responses: Record<string, { content: object }> } }>;
    }>();
    expect(Object.keys(paths['/api/newsletter/join']?.post?.responses['200']?.content ?? {})).toEqual(['text/plain']);
  });
});
