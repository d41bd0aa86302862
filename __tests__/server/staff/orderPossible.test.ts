/** What can be done with an order in each of its states: the answer says it, and the calls keep to it. */
import type { Insertable } from 'kysely';
import { orderActions, type OrderAction } from '../../../src/contract/rules/staffOrderRules';
import type { StaffOrder } from '../../../src/contract/staffOrders';
import type { Schema } from '../../../src/server/db/schema';
import { placeOrder } from '../../support/data/orders';
import { NOW, productRow } from '../../support/data/rows';
import { buildTestApp, type TestShop } from '../../support/server/buildTestApp';
import { makeColleague, type Colleague } from '../../support/server/staff';

let shop: TestShop;
let colleague: Colleague;
beforeAll(async () => {
  shop = await buildTestApp({ rows: { product: [productRow({ id: 41, stock: 5000 })] } });
  colleague = await makeColleague(shop, 'orders');
});
afterAll(() => shop?.close());

const UTR = '433012345678';
const parcel = { courier: 'Delhivery', trackingNumber: '1234567890' };
const show = async (orderNo: string): Promise<StaffOrder> => (await colleague.send('GET', `orders/${orderNo}`)).json();

const calls: Readonly<Record<OrderAction, readonly [step: string, body?: object]>> = {
  shipping: ['shipping', { amount: 81 }],
  payment: ['payment', { amount: 9000, reference: UTR, despite: ['AMOUNT_DIFFERS', 'REFERENCE_USED'] }],
  ship: ['ship', { ...parcel, despite: ['NOT_PAID'] }],
  deliver: ['deliver'],
  refund: ['refund', { amount: 1 }],
  cancel: ['cancel'],
  parcel: ['parcel', { courier: 'DTDC', trackingNumber: 'A2' }],
  pack: ['packed'],
  unpack: ['packed', { packed: false }],
  undoPayment: ['payment-undone'],
  notPaid: ['not-paid'],
};

describe('what is possible with an order', () => {
  type Money = Partial<Insertable<Schema['customer_order']>>;
  const paid = { payment_paise: 9_071_820, paid_at: NOW };
  const payments: readonly Money[] = [
    { payment: 'none' },
    { payment: 'asked', shipping_set_at: NOW },
    { payment: 'claimed', shipping_set_at: NOW, payment_reference: UTR },
    { payment: 'received', ...paid },
    { payment: 'refunded', ...paid, refunded_paise: 100, refunded_at: NOW },
    { payment: 'refunded', ...paid, refunded_paise: 9_071_820, refunded_at: NOW },
  ];
  const statuses = ['ORDERED', 'SHIPPED', 'DELIVERED', 'CANCELED'] as const;
  const states = [
    ...statuses.flatMap((status) => payments.map((money): Money => ({ status, ...money }))),
    { packed_at: NOW },
  ];

  let placed = 1000;
  it.each(states)('is what the calls take and nothing else: %j', async (state) => {
    const possible = new Set<OrderAction>();
    const taken = new Set<OrderAction>();
    for (const action of orderActions) {
      const orderNo = await placeOrder(shop.database, { order_no: `AAAA-${(placed += 1)}`, mobile: '', ...state });
      const before = await show(orderNo);
      for (const known of before.possible) possible.add(known);
      const [step, sent] = calls[action];
      const body = { version: before.version, ...sent };
      const { statusCode } = await colleague.send('PUT', `orders/${orderNo}/${step}`, body);
      const after = await show(orderNo);
      if (after.version !== before.version) taken.add(action);
      // A repeat is harmless, and everything else that is not possible is refused.
      expect([200, 409]).toContain(statusCode);
      if (before.next) expect(before.possible).toContain(before.next);
    }
    expect([...taken].sort()).toEqual([...possible].sort());
  });
});
