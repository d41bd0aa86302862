/** What the doctor finds of the shop’s own words, and of what still is the demo’s. */
import { DEMO_LOGIN } from '../../../src/demo/catalogue/member';
import { DEMO_OWNER } from '../../../src/demo/catalogue/staff';
import { hashPassword } from '../../../src/server/areas/account/passwords';
import { demoWordRows } from '../../../src/demo/catalogue/words';
import { makeCommandLine } from '../../support/commands/commandLine';
import { examinedShop } from '../../support/commands/doctor';
import { memberRow } from '../../support/server/members';
import { ownerRow } from '../../../src/server/demo/memberRows';
import { categoryRow, NOW } from '../../support/data/rows';

const { database, examined, place } = examinedShop();

describe('the doctor', () => {
  it('names each word that an empty shop does not say, and each that is still the demo’s', async () => {
    const empty = await examined();
    expect(empty.of('Name')).toMatchObject({
      state: 'ok',
      found: expect.stringContaining('still called Jhabla & Co.'),
    });
    expect(empty.of('Contacts')?.found).toBe(
      'Not said, so not shown: strapLine, founded, renamed, address, email, ' +
        'phone, grievance, map, position, photos, chat, films.',
    );
    expect(empty.of('Words')?.found).toContain('Not said, so not shown: headline, ourStory, vision, community');
    expect(empty.of('Words')?.found).toContain('Why Us stands on every product page all the same');
    expect(empty.of('Sender')?.found).toContain('hello@jhabla.example');
    expect(empty.of('Policies')?.found).toContain('those that came with the shop');
    await database().write((trx) => trx.insertInto('home_item').values(demoWordRows()).execute());
    const shop = makeCommandLine(place());
    await shop('home', 'set', 'phone', '+91 98765 43210');
    await shop('home', 'set', 'community', '--item', '1', '--title', 'Customers', '--description', '80+');
    const demos = await examined({ PUBLIC_URL: 'https://shop.in' });
    expect(demos.of('Contacts')).toMatchObject({
      state: 'warning',
      found:
        "Still the demo shop's: strapLine, " +
        'founded, renamed, address, email, grievance, map, position, photos, chat, films.',
    });
    expect(demos.of('Words')?.found).toMatch(
      /^Still the demo shop's: headline, ourStory, vision, whyUs, value, team, story, storyPicture, work\./,
    );
  });

  it('names a menu that the header has not, with the command that makes one', async () => {
    expect((await examined()).of('Menu')).toBeUndefined();
    const rows = [categoryRow(3, 'Kids'), categoryRow(6, 'Socks & Caps'), categoryRow(7, 'Put away', { hidden: 1 })];
    await database().write((trx) => trx.insertInto('category').values(rows).execute());
    const found = 'The header has no menu of categories. This makes one: shop home set menu "Kids" "Socks & Caps"';
    expect((await examined()).of('Menu')).toMatchObject({ state: 'ok', found });
    await makeCommandLine(place())('home', 'set', 'menu', 'Kids', 'Socks & Caps');
    expect((await examined()).of('Menu')).toBeUndefined();
  });

  it('warns of a coupon strip whose code is no coupon', async () => {
    const shop = makeCommandLine(place());
    await shop('home', 'set', 'coupon-text', '1', 'Ten per cent off');
    expect((await examined()).of('Coupon strip')).toMatchObject({
      state: 'warning',
      found: expect.stringContaining('FIRST'),
    });
    await shop('coupons', 'add', 'WARM', '--type', '%', '--value', '10', '--main');
    expect((await examined()).of('Coupon strip')).toMatchObject({ state: 'ok' });
  });

  it('warns when the public can reach a shop that still has the demo’s member, the demo’s brand and no https', async () => {
    await database().write(async (trx) => {
      await trx
        .insertInto('member')
        .values(memberRow({ email: DEMO_LOGIN.email, password_hash: await hashPassword(DEMO_LOGIN.password) }))
        .execute();
      await trx.insertInto('home_item').values(demoWordRows()).execute();
    });
    expect((await examined()).of('Demo member')).toMatchObject({ state: 'ok' });
    const { code, of } = await examined({ PUBLIC_URL: 'http://shop.in' });
    expect(code).toBe(0);
    for (const check of ['Demo member', 'Name', 'Contacts', 'Sender', 'Words', 'Policies', 'Address'])
      expect(of(check)).toMatchObject({ state: 'warning' });
    await database().write(async (trx) =>
      trx
        .updateTable('member')
        .set({ password_hash: await hashPassword('another one') })
        .execute(),
    );
    expect((await examined({ PUBLIC_URL: 'https://shop.in' })).of('Demo member')).toMatchObject({ state: 'ok' });
  });

  it('tells who of the staff can log in, and warns of a public shop in which nobody can', async () => {
    const atPublic = { PUBLIC_URL: 'https://shop.in' };
    expect((await examined()).of('Staff')).toMatchObject({ state: 'ok' });
    expect((await examined(atPublic)).of('Staff')).toMatchObject({
      state: 'warning',
      advice: expect.stringContaining('staff invite'),
    });
    const demo = { ...ownerRow(await hashPassword(DEMO_OWNER.password), NOW) };
    await database().write((trx) => trx.insertInto('staff_account').values(demo).execute());
    expect((await examined()).of('Staff')).toMatchObject({ state: 'ok', found: expect.stringContaining('trying') });
    expect((await examined(atPublic)).of('Staff')).toMatchObject({
      state: 'warning',
      found: expect.stringContaining('everybody knows'),
    });
    const own = { totp_secret: 'sealed', totp_key_id: 'key' };
    await database().write((trx) => trx.updateTable('staff_account').set(own).execute());
    expect((await examined(atPublic)).of('Staff')).toMatchObject({
      state: 'ok',
      found: '1 owner can log in at /admin.',
    });
  });
});
