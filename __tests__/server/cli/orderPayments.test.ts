/** Payments, parcels and links of orders, as the command line notes them. */
import type { OrderPlaced } from '../../../src/contract/order';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';
import { mailsOf } from '../../support/mails/mails';
import { finalize, loggedIn } from '../../support/server/members';
import { claim, orderOfGuest } from '../../support/server/orderPages';
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

describe('payments by command', () => {
  it('notes what came in, asks about another amount, and tells the customer', async () => {
    const { orderNo } = await memberOrder();
    await staff('orders', 'shipping', orderNo, '80.50');
    const paid = ['orders', 'paid', orderNo, '--reference', '4330 1234 5678'];
    expect(await staff(...paid, '--amount', '280')).toMatchObject({
      code: 1,
      err: '₹280 came in, and ₹280.50 are due. Nothing is noted yet; say --yes when it is right.\n',
    });
    expect((await staff(...paid, '--amount', '280.50')).out).toBe(`Order ${orderNo} is paid: ₹280.50.\n`);
    expect((await staff(...paid, '--amount', '280.50')).out).toBe(`Order ${orderNo} is paid already: ₹280.50.\n`);
    const { out } = await staff('orders', 'show', orderNo);
    expect(out).toMatch(/Payment +received: ₹280\.50, 433012345678/);
    expect(out).toMatch(/shipping set \(cli:.+\)\n.*payment received \(cli:.+\)/);
    expect(await subjects()).toEqual([
      `meera@example.com: We have your order ${orderNo}`,
      `meera@example.com: What your order ${orderNo} comes to`,
      `meera@example.com: Your payment for order ${orderNo} is here`,
    ]);
  });

  it('takes no reference that cannot be one, and asks about one that another order bears', async () => {
    const [first, second] = [await memberOrder(), await guestOrder()];
    expect(await staff('orders', 'paid', first.orderNo, '--amount', '200', '--reference', 'cash')).toMatchObject({
      code: 1,
      err: expect.stringContaining('reference (UTR)'),
    });
    const paid = (orderNo: string) => ['orders', 'paid', orderNo, '--amount', '200', '--reference', '433012345678'];
    expect((await staff(...paid(first.orderNo))).code).toBe(0);
    expect(await staff(...paid(second.orderNo))).toMatchObject({
      code: 1,
      err: expect.stringContaining(`stands on ${first.orderNo} too`),
    });
    expect((await staff(...paid(second.orderNo), '--yes')).code).toBe(0);
  });

  it('notes a refund, of what came in at most, and leaves the paid shipping alone', async () => {
    const { orderNo } = await memberOrder();
    await staff('orders', 'paid', orderNo, '--amount', '200');
    expect(await staff('orders', 'shipping', orderNo, '80')).toMatchObject({
      code: 1,
      err: `Order ${orderNo} is paid already, so its shipping stays.\n`,
    });
    expect((await staff('orders', 'refunded', orderNo, '--amount', '201')).err).toContain('At most ₹200');
    expect((await staff('orders', 'refunded', orderNo, '--amount', '200')).out).toBe(
      `Order ${orderNo} is refunded: ₹200.\n`,
    );
  });

  it('takes a payment back, says of a claimed one that it is not there, and corrects a parcel', async () => {
    const order = await orderOfGuest(shop);
    const { orderNo } = order;
    await staff('orders', 'shipping', orderNo, '80');
    await claim(shop, order, '433012345678');
    await staff('orders', 'paid', orderNo, '--amount', '280');
    expect((await staff('orders', 'payment-undone', orderNo)).out).toBe(
      `Order ${orderNo}: The payment is not noted any more.\n`,
    );
    expect((await staff('orders', 'show', orderNo)).out).toMatch(/Payment +claimed/);
    expect((await staff('orders', 'not-paid', orderNo)).code).toBe(0);
    expect(await staff('orders', 'not-paid', orderNo)).toMatchObject({
      code: 1,
      err: `Nobody says that order ${orderNo} is paid.\n`,
    });
    const parcel = ['--courier', 'Ekart', '--tracking-number', 'FM2'];
    expect((await staff('orders', 'parcel', orderNo, ...parcel)).err).toContain('is not on its way');
    await staff('orders', 'ship', orderNo, '--unpaid');
    expect((await staff('orders', 'parcel', orderNo, ...parcel)).out).toBe(
      `Order ${orderNo} travels with Ekart, FM2.\n`,
    );
  });

  it('sends a parcel with its courier, and prints a new link to the page', async () => {
    const { orderNo } = await guestOrder();
    expect((await staff('orders', 'ship', orderNo, '--courier', 'Ekart', '--link', 'ekart')).err).toContain('--link');
    await staff('orders', 'ship', orderNo, '--courier', 'Ekart', '--tracking-number', 'FM 1', '--unpaid');
    expect((await staff('orders', 'show', orderNo)).out).toMatch(
      /Parcel +Ekart, FM 1, https:\/\/ekartlogistics\.com\/shipmenttrack\/FM%201/,
    );
    const link = (await staff('orders', 'link', orderNo, '--renew')).out.trim();
    expect(link).toMatch(new RegExp(`^https://shop\\.example/order/${orderNo}\\?key=[\\w-]{32}$`));
  });
});
