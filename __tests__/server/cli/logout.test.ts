/** Staff end members' sessions by command. */
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';
import { loggedIn } from '../../support/server/members';
import { staffOf } from '../../support/commands/staff';
import type { Visitor } from '../../support/server/visitor';

let shop: TestShop;
beforeEach(async () => {
  shop = await buildTestApp();
});
afterEach(() => shop?.close());

const whoIs = async (visitor: Visitor) => (await visitor.get('/users/session')).json<object>();
const nobody = { userId: null, guestId: null };

describe('logging members out by command', () => {
  it('ends every session of one at once, and nobody else’s', async () => {
    const [meera, asha] = [await loggedIn(shop, { email: 'meera@example.com' }), await loggedIn(shop)];
    expect(await staffOf(shop)('users', 'logout', 'MEERA@example.com')).toEqual({
      code: 0,
      out: 'MEERA@example.com is logged out everywhere.\n',
      err: '',
    });
    expect([await whoIs(meera), await whoIs(asha)]).toEqual([nobody, { userId: asha.userId, guestId: null }]);
  });

  it('ends those of all members when that is meant, and guests keep theirs', async () => {
    const [meera, asha, guest] = [await loggedIn(shop), await loggedIn(shop), await shop.guest()];
    const staff = staffOf(shop);
    expect(await staff('users', 'logout', '--all')).toMatchObject({ code: 1, err: expect.stringContaining('--yes') });
    expect(await whoIs(meera)).toEqual({ userId: meera.userId, guestId: null });
    const { out } = await staff('users', 'logout', '--all', '--yes');
    expect(out).toBe('Every member is logged out: 2 sessions have ended.\n');
    expect([await whoIs(meera), await whoIs(asha)]).toEqual([nobody, nobody]);
    expect(await whoIs(guest)).toEqual({ userId: null, guestId: guest.guestId });
  });

  it.each([
    ['nobody is named', [], 'Name one member, or say --all.'],
    ['one and all are', ['meera@example.com', '--all', '--yes'], 'Name one member, or say --all.'],
    ['nobody has that address', ['meera@example.com'], 'No member has the e-mail address meera@example.com.'],
  ])('says so where %s', async (_, words, sentence) => {
    expect(await staffOf(shop)('users', 'logout', ...words)).toEqual({ code: 1, out: '', err: `${sentence}\n` });
  });
});
