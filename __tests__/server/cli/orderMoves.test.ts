import type { OrderPlaced } from '../../../src/contract/order';
import { DAY_MS } from '../../../src/contract/rules/durations';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';
import { mailsOf } from '../../support/mails/mails';
import { finalize, loggedIn } from '../../support/server/members';
import { staffOf } from '../../support/commands/staff';

let shop: TestShop;
let staff: ReturnType<typeof staffOf>;

beforeEach(async () => {
  shop = await buildTestApp();
  staff = staffOf(shop);
});
afterEach(() => shop?.close());

async function memberOrder() {
  const member = await loggedIn(shop, { email: 'meera@example.com' });
  const productId = await shop.addProduct({ rate_paise: 10000, stock: 5 });
  await member.add(productId, 2);
  const { orderNo } = (await finalize(shop, member, 200)).json<OrderPlaced>();
  return { member, productId, orderNo };
}

async function guestOrder() {
  const guest = await shop.guest();
  const productId = await shop.addProduct({ rate_paise: 10000, stock: 5 });
  await guest.add(productId, 2);
  return { productId, orderNo: (await guest.order(200)).json<OrderPlaced>().orderNo };
}

const subjects = async () => (await mailsOf(shop)).map(({ to, subject }) => `${to}: ${subject}`);

describe('moving orders on by command', () => {
  it('tells a member by mail that the order was shipped, once, through the running shop', async () => {
    const { orderNo } = await memberOrder();
    expect((await staff('orders', 'ship', orderNo, '--unpaid')).out).toMatch(
      / is shipped \(.*\)\. The customer gets a mail, which the running shop sends\.\n$/,
    );
    expect((await staff('orders', 'ship', orderNo, '--unpaid')).out).not.toContain('mail');
    await staff('orders', 'deliver', orderNo);
    expect(await subjects()).toEqual([
      `meera@example.com: We have your order ${orderNo}`,
      `meera@example.com: Your order ${orderNo} is on its way`,
      `meera@example.com: Your order ${orderNo} has arrived`,
    ]);
  });

  it('asks before it ships what is not paid', async () => {
    const { orderNo } = await memberOrder();
    expect(await staff('orders', 'ship', orderNo)).toMatchObject({
      code: 1,
      err: `Order ${orderNo} is not paid yet. Nothing is sent yet; say --unpaid when it goes out all the same.\n`,
    });
    await staff('orders', 'paid', orderNo, '--amount', '200');
    expect((await staff('orders', 'ship', orderNo)).code).toBe(0);
  });

  it('sends a guest who left no address nothing', async () => {
    const { orderNo } = await guestOrder();
    expect((await staff('orders', 'ship', orderNo, '--unpaid')).out).not.toContain('mail');
    expect((await staff('orders', 'cancel', orderNo)).out).not.toContain('mail');
    expect(await subjects()).toEqual([]);
  });

  it.each(['ORDERED', 'SHIPPED'])(
    'cancels an order that is %s, puts its pieces back once, and writes to its member',
    async (status) => {
      const { member, orderNo, productId } = await memberOrder();
      if (status === 'SHIPPED') await staff('orders', 'ship', orderNo, '--unpaid');
      const first = await staff('orders', 'cancel', orderNo.toLowerCase());
      expect(first).toMatchObject({
        code: 0,
        out: expect.stringMatching(/ is cancelled \(.*\)\. Its pieces are back in stock\. The customer gets a mail/),
      });
      expect(await staff('orders', 'cancel', orderNo)).toMatchObject({
        code: 0,
        out: expect.stringContaining('is cancelled already since'),
      });
      expect(JSON.parse((await staff('orders', 'cancel', orderNo, '--json')).out)).toMatchObject({
        orderNo,
        status: 'CANCELED',
        moved: false,
      });
      expect(await shop.stockOf(productId)).toBe(5);
      expect((await member.get(`/orders/summary?userId=${member.userId}`)).json()).toMatchObject([
        { orders: [{ orderStatus: 'CANCELED' }] },
      ]);
      const cancelled = (await mailsOf(shop)).filter(({ subject }) => subject.includes('cancelled'));
      expect(cancelled).toEqual([expect.objectContaining({ text: expect.stringContaining('we have had to cancel') })]);
    },
  );

  it('adds the agreed shipping to what is to pay and leaves the goods total alone', async () => {
    const { member, orderNo } = await memberOrder();
    expect(await staff('orders', 'shipping', orderNo, '₹80.50')).toEqual({
      code: 0,
      err: '',
      out: `Order ${orderNo}: goods ₹200 + shipping ₹80.50 = ₹280.50 to pay.\n`,
    });
    expect(JSON.parse((await staff('orders', 'show', orderNo, '--json')).out)).toMatchObject({
      finalPaise: 20000,
      shippingPaise: 8050,
      toPayPaise: 28050,
    });
    expect((await member.get(`/orders/summary?userId=${member.userId}`)).json()).toMatchObject([
      { orders: [{ finalOrderAmount: 200, shipping: 80.5 }] },
    ]);
    expect((await staff('orders', 'shipping', orderNo, '0')).out).toContain('= ₹200 to pay.');
  });

  it('puts no shipping on a cancelled order', async () => {
    const { orderNo } = await memberOrder();
    await staff('orders', 'cancel', orderNo);
    expect(await staff('orders', 'shipping', orderNo, '80')).toEqual({
      code: 1,
      out: '',
      err: `Order ${orderNo} was cancelled, so nothing is to be shipped.\n`,
    });
  });

  it.each(['free', '1e3', '80.505', '-5', '100000.01', ''])('takes no shipping of %j', async (amount) => {
    const { orderNo } = await memberOrder();
    expect(await staff('orders', 'shipping', orderNo, amount)).toMatchObject({ code: 1, out: '' });
    expect(JSON.parse((await staff('orders', 'show', orderNo, '--json')).out)).toMatchObject({ shippingPaise: 0 });
  });

  it('does not cancel what was delivered', async () => {
    const { orderNo, productId } = await memberOrder();
    await staff('orders', 'ship', orderNo, '--unpaid');
    await staff('orders', 'deliver', orderNo);
    expect(await staff('orders', 'cancel', orderNo)).toMatchObject({
      code: 1,
      err: expect.stringContaining('its customer can ask for a return'),
    });
    expect(await shop.stockOf(productId)).toBe(3);
  });

  it('shows the stock that came back in the running shop', async () => {
    const { orderNo, productId } = await memberOrder();
    await staff('orders', 'cancel', orderNo);
    await shop.app.catalog.refresh();
    expect((await shop.visitor().get(`/api/customProducts/${productId}`)).json()).toMatchObject({ productQuantity: 5 });
  });
});

describe('overdue orders by command', () => {
  const now = () => shop.clock.now;
  /** A guest's order of two pieces that was placed so many days ago; `saidDaysAgo`: when its shipping was said. */
  async function waiting(placedDaysAgo: number, saidDaysAgo?: number) {
    const order = await guestOrder();
    await shop.database.write((trx) =>
      trx
        .updateTable('customer_order')
        .set({
          placed_at: now() - placedDaysAgo * DAY_MS,
          ...(saidDaysAgo !== undefined && { shipping_set_at: now() - saidDaysAgo * DAY_MS }),
        })
        .where('order_no', '=', order.orderNo)
        .execute(),
    );
    return order;
  }

  it('are those that nobody answered for 14 days, and those unpaid for 7 after their shipping was said', async () => {
    const [unanswered, unpaid] = [await waiting(15), await waiting(9, 8)];
    const others = [await waiting(13), await waiting(20, 6), await waiting(30, 20)];
    await staff('orders', 'ship', others[2]?.orderNo ?? '', '--unpaid');
    const { out } = await staff('orders', 'overdue', '--json');
    expect(JSON.parse(out).map(({ orderNo }: { orderNo: string }) => orderNo)).toEqual([
      unanswered.orderNo,
      unpaid.orderNo,
    ]);
    expect((await staff('orders', 'overdue')).out).toContain('9876543210');
  });

  it('are cancelled in one step, and their stock goes back; others stay', async () => {
    const [first, second, kept] = [await waiting(15), await waiting(9, 8), await waiting(1)];
    const asked = await staff('orders', 'overdue', '--cancel');
    const question = expect.stringMatching(/\n2 overdue orders would be .*--yes/);
    expect(asked).toMatchObject({ code: 1, out: '', err: question });
    expect(await shop.stockOf(first.productId)).toBe(3);
    const { out } = await staff('orders', 'overdue', '--cancel', '--yes');
    const lines = out.split('\n');
    expect(lines.slice(1, 3).map((line) => line.split(' ')[0])).toEqual([first.orderNo, second.orderNo]);
    expect(lines.slice(3)).toEqual(['', '2 overdue orders cancelled, and the pieces are back in stock.', '']);
    expect(await Promise.all([first, second, kept].map(({ productId }) => shop.stockOf(productId)))).toEqual([5, 5, 3]);
    expect((await staff('orders', 'overdue', '--cancel')).out).toBe('No order is overdue.\n');
  });

  it('tells since when the shipping stands', async () => {
    const { orderNo } = await waiting(9);
    await staff('orders', 'shipping', orderNo, '80');
    const order = await shop.database.db.selectFrom('customer_order').selectAll().executeTakeFirstOrThrow();
    expect(order).toMatchObject({ shipping_paise: 8000, shipping_set_at: now() });
  });
});
