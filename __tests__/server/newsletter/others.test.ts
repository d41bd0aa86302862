/**
 * Numbers that are not the account's (docs/decisions/0213-newsletter.md): nobody learns who is on the list, and nobody
 * is put on it by others.
 */
import { newsletterConsent } from '../../../src/contract/rules/newsletterWords';
import { DAY_MS } from '../../../src/contract/rules/durations';
import { tidyUp } from '../../../src/server/lifecycle/housekeeping';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';
import { loggedIn } from '../../support/server/members';
import { NOW } from '../../support/data/rows';
import { staffOf } from '../../support/commands/staff';
import type { Visitor } from '../../support/server/visitor';

let shop: TestShop;
let asker: Visitor;
beforeEach(async () => {
  shop = await buildTestApp();
  asker = await loggedIn(shop, { id: 'u_asker', mobile: '9000000001' });
});
afterEach(() => shop?.close());

const OTHER = '9000000002';
const ASKED_FIRST =
  'Thank you! This is not the number of your account, so we ask there first. Nothing is sent before that.';
const JOINED = 'Thank you! Your number is on our list.';
const join = async (visitor: Visitor, email: string) => {
  const { statusCode, body } = await visitor.post('/api/newsletter/join', { email });
  return [statusCode, body];
};
const rows = () =>
  shop.database.db
    .selectFrom('newsletter_subscriber')
    .select(['mobile', 'member_id', 'joined_at', 'unconfirmed'])
    .orderBy('mobile')
    .execute();
const newsletter = (...argv: string[]) => staffOf(shop)('newsletter', ...argv);
const listed = async (...flags: string[]) => JSON.parse((await newsletter('list', '--json', ...flags)).out) as object[];
const onList = (member_id: string | null) => ({ mobile: OTHER, member_id, consent: 'yes', joined_at: NOW - 1 });

describe('a number that is not the account’s', () => {
  it.each([
    ['new to the shop', () => Promise.resolve()],
    ['of another member', () => loggedIn(shop, { mobile: OTHER })],
    ['of another member who takes the newsletter', async () => join(await loggedIn(shop, { mobile: OTHER }), OTHER)],
    ['on the list since before', () => shop.put({ newsletter_subscriber: [onList(null)] })],
    ['asked for by somebody else', async () => join(await loggedIn(shop, { mobile: '9000000003' }), OTHER)],
    ['asked for by the same member', () => join(asker, OTHER)],
  ])('is answered alike when it is %s', async (_, prepare) => {
    await prepare();
    const before = await rows();
    expect(await join(asker, OTHER)).toEqual([200, ASKED_FIRST]);
    expect(await join(asker, `+91 ${OTHER}`)).toEqual([200, ASKED_FIRST]);
    // What was there is as it was.
    const asked = { mobile: OTHER, member_id: 'u_asker', joined_at: NOW, unconfirmed: 1 };
    expect(await rows()).toEqual(before.length > 0 ? before : [asked]);
  });

  it('is in no list of those who take the newsletter before staff confirm it', async () => {
    await join(asker, OTHER);
    await join(asker, '9000000001');
    expect(await listed()).toEqual([expect.objectContaining({ mobile: '9000000001', confirmed: true })]);
    expect(await listed('--unconfirmed')).toEqual([
      { mobile: OTHER, userId: 'u_asker', consent: newsletterConsent, joinedAt: expect.any(String), confirmed: false },
    ]);
    const waits = '1 number waits until its owner has said yes: shop newsletter list --unconfirmed.\n';
    expect((await newsletter('list')).out.split('\n\n')).toEqual([expect.stringContaining('9000000001'), waits]);
    const { out } = await newsletter('list', '--unconfirmed');
    expect(out).toMatch(/^Mobile +Asked for +By\n9000000002 +20 Nov 2026, .* u_asker\n\nAsk at each number, once/);

    shop.clock.now += 1000;
    const done = { code: 0, out: `${OTHER} takes the newsletter now.\n`, err: '' };
    expect(await newsletter('confirm', `+91 ${OTHER}`)).toEqual(done);
    expect(await listed()).toMatchObject([{ mobile: OTHER }, { mobile: '9000000001' }]);
    expect((await newsletter('list', '--unconfirmed')).out).toBe('No number waits to be confirmed.\n');
    // It is its owner's from now on: the asker's account may go without it.
    expect((await rows())[1]).toEqual({ mobile: OTHER, member_id: null, joined_at: NOW + 1000, unconfirmed: 0 });
  });

  it('is confirmed once, and only where it waits', async () => {
    await join(asker, '9000000001');
    const refused = (mobile: string) => ({ code: 1, out: '', err: `${mobile} does not wait to be confirmed.\n` });
    expect(await newsletter('confirm', '9000000001')).toEqual(refused('9000000001'));
    expect(await newsletter('confirm', OTHER)).toEqual(refused(OTHER));
    expect(await newsletter('confirm', '12')).toMatchObject({ code: 1, err: expect.stringContaining('ten digits') });
    expect((await newsletter('confirm', '--help')).out).toContain('shop newsletter confirm 9876543210');
  });

  it('can be refused by its owner, and is forgotten when nobody has confirmed it in 30 days', async () => {
    await join(asker, OTHER);
    expect((await newsletter('remove', OTHER)).code).toBe(0);
    expect(await rows()).toEqual([]);
    await join(asker, OTHER);
    await join(asker, '9000000001');
    await tidyUp(shop.database, NOW + 30 * DAY_MS);
    expect(await rows()).toHaveLength(2);
    await tidyUp(shop.database, NOW + 30 * DAY_MS + 1);
    expect((await rows()).map(({ mobile }) => mobile)).toEqual(['9000000001']);
  });

  it('joins at once when its own member asks, whoever asked before', async () => {
    await join(asker, OTHER);
    shop.clock.now += 1000;
    const owner = await loggedIn(shop, { id: 'u_owner', mobile: OTHER });
    expect(await join(owner, OTHER)).toEqual([200, JOINED]);
    expect(await rows()).toEqual([{ mobile: OTHER, member_id: 'u_owner', joined_at: NOW + 1000, unconfirmed: 0 }]);
  });

  it('tells nothing to a member who has written it into the account', async () => {
    await shop.put({ newsletter_subscriber: [onList('u_owner')] });
    await asker.post(`/users/updateUser/${asker.userId}`, {}, { parName: 'Asha', mobile1: OTHER });
    for (let round = 0; round < 2; round += 1) expect(await join(asker, OTHER)).toEqual([200, JOINED]);
    expect(await rows()).toEqual([{ mobile: OTHER, member_id: 'u_owner', joined_at: NOW - 1, unconfirmed: 0 }]);
  });

  it('is told to the member who asked for it, as what it is', async () => {
    await join(asker, OTHER);
    const held = (await asker.get('/users/heldData/u_asker')).json<{ newsletter: object[] }>();
    const since = '2026-11-20T04:30:00.000Z';
    expect(held.newsletter).toEqual([{ mobile: OTHER, consent: newsletterConsent, joinedAt: since, confirmed: false }]);
  });
});
