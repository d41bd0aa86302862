/** What stays of a member's payment, refund and parcel once they left: amounts and times, nothing that names them. */
import { hashPassword } from '../../../src/server/areas/account/passwords';
import { NOW } from '../../support/data/rows';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';
import { databaseText } from '../../support/server/databaseText';
import { deskOf, asha as by } from '../../support/server/orderPages';
import { delivered } from '../../support/server/returns';
import { makeColleague } from '../../support/server/staff';

const PASSWORD = 'seven-tall-neems';
let shop: TestShop;
beforeEach(async () => {
  shop = await buildTestApp();
});
afterEach(() => shop?.close());

describe('an order whose member left', () => {
  it('keeps what was paid and sent back, and neither reference nor tracking number', async () => {
    const { member, orderNo } = await delivered(shop, { password_hash: await hashPassword(PASSWORD) });
    const desk = deskOf(shop);
    await desk.receive(orderNo, { by, paise: 20_000, reference: '433012345678' });
    await desk.refund(orderNo, { by, paise: 5_000, reference: '998812345678' });
    const parcel = { courier: 'DTDC', tracking_number: 'D76543210', tracking_link: 'https://dtdc.example/D76543210' };
    await shop.database.write((trx) => trx.updateTable('customer_order').set(parcel).execute());
    expect((await member.post(`/users/deleteAccount/${member.userId}`, {}, { password: PASSWORD })).statusCode).toBe(
      200,
    );

    expect(await databaseText(shop.database)).not.toMatch(/433012345678|998812345678|D76543210/);
    const order = await shop.database.db.selectFrom('customer_order').selectAll().executeTakeFirstOrThrow();
    expect(order).toMatchObject({ payment: 'refunded', payment_paise: 20_000, paid_at: NOW, courier: 'DTDC' });
    const owner = await makeColleague(shop, 'owner');
    const books = await owner.send('GET', 'takings?from=2026-11-20&to=2026-11-20');
    expect(books.json()).toMatchObject({ received: 200, refunded: 50 });
  });
});
