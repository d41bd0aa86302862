/** Several people at one order at the same moment, on any number of processes: its stock and its money. */
import { finalize, loggedIn } from '../../support/server/members';
import type { OrderPlaced } from '../../../src/contract/order';
import type { StaffOrder } from '../../../src/contract/staffOrders';
import { makeChance } from '../../support/data/random';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';
import { cancelPage, claim, orderOfGuest } from '../../support/server/orderPages';
import { secondServer } from '../../support/server/secondServer';
import { makeColleague, type Colleague } from '../../support/server/staff';

let shop: TestShop;
let other: Awaited<ReturnType<typeof secondServer>>;
let colleague: Colleague;
beforeEach(async () => {
  shop = await buildTestApp();
  other = await secondServer(shop);
  colleague = await makeColleague(shop, 'orders');
});
afterEach(async () => {
  await other?.close();
  await shop?.close();
});

const show = async (orderNo: string): Promise<StaffOrder> => (await colleague.send('GET', `orders/${orderNo}`)).json();
/** Twenty rounds, the same in every run. */
const rounds = Array.from({ length: 20 }, (_, seed) => makeChance(seed + 1));

describe('an order that its customer cancels while staff change it', () => {
  it('puts each piece back once, and is never told to be changed once it is cancelled', async () => {
    for (const chance of rounds) {
      const order = await orderOfGuest(shop);
      const { orderNo, productId } = order;
      const { version, lines } = await show(orderNo);
      const body = { version, lines: [{ serialNo: lines[0]?.serialNo, quantity: 1 }] };
      const moves = [
        () => cancelPage({ visitor: () => other.visitor() }, order),
        () => colleague.send('PUT', `orders/${orderNo}/change`, body),
        () => cancelPage(shop, order),
        () => colleague.send('PUT', `orders/${orderNo}/shipping`, { version, amount: chance.upTo(90) }),
      ];
      await Promise.all(chance.shuffled(moves).map((moveOn) => moveOn()));
      const { status, timeline } = await show(orderNo);
      expect([status, await shop.stockOf(productId)]).toEqual(['CANCELED', 5]);
      const told = timeline.map(({ what }) => what);
      expect(told.filter((what) => what === 'cancelled')).toHaveLength(1);
      expect(told.at(-1)).toBe('cancelled');
    }
  });

  it('is so for a member’s order too', async () => {
    const member = await loggedIn(shop);
    const there = other.visitorWith(member);
    for (const chance of rounds) {
      const productId = await shop.addProduct({ rate_paise: 10_000, stock: 5 });
      await member.add(productId, 2);
      const { orderNo, serialNos } = (await finalize(shop, member, 200)).json<OrderPlaced>();
      const { version, lines } = await show(orderNo);
      const body = { version, lines: [{ serialNo: lines[0]?.serialNo, quantity: 1 }] };
      const url = `/orders/status/${serialNos[0]}`;
      const moves = [
        () => there.send({ method: 'PUT', url, query: { newStatus: 'CANCELED' } }),
        () => colleague.send('PUT', `orders/${orderNo}/change`, body),
        () => colleague.send('PUT', `orders/${orderNo}/cancel`, { version }),
      ];
      await Promise.all(chance.shuffled(moves).map((moveOn) => moveOn()));
      const { status } = await show(orderNo);
      expect([status, await shop.stockOf(productId)]).toEqual(['CANCELED', 5]);
    }
  });
});

describe('an order that staff move while its customer pays', () => {
  it('ends as one of the orders of events says, with each step once', async () => {
    for (const chance of rounds) {
      const order = await orderOfGuest(shop);
      const { orderNo } = order;
      const quoted = await colleague.send('PUT', `orders/${orderNo}/shipping`, { version: '0', amount: 80 });
      const { version } = quoted.json<StaffOrder>();
      const parcel = { courier: 'DTDC', trackingNumber: 'A1' };
      const moves = [
        () => claim({ visitor: () => other.visitor() }, order, '433012345678'),
        () => colleague.send('PUT', `orders/${orderNo}/payment`, { version, amount: 280 }),
        () => colleague.send('PUT', `orders/${orderNo}/ship`, { version, ...parcel, despite: ['NOT_PAID'] }),
        () => colleague.send('PUT', `orders/${orderNo}/cancel`, { version }),
      ];
      await Promise.all(chance.shuffled(moves).map((moveOn) => moveOn()));
      const { timeline, version: last } = await show(orderNo);
      // Of the three that staff made on one version, one at most was done; each step raised the version by one.
      const done = timeline.map(({ what }) => what).filter((what) => what !== 'placed' && what !== 'shipping set');
      expect(done.filter((what) => what !== 'payment claimed').length).toBeLessThanOrEqual(1);
      expect(Number(last)).toBe(Number(version) + done.length);
    }
  });
});
