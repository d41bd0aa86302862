/** People with something of everything, for the tests that try every call as everybody. */
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { itemSections } from '../../../src/server/areas/home/sections';
import type { Call, Ids } from './callParts';
import type { TestShop } from './buildTestApp';
import { addrIdOf, loggedIn } from './members';
import { couponRow, NOW, productRow, subcategoryRow } from '../data/rows';
import { placeOrder } from '../data/orders';
import type { Visitor } from './visitor';

export type Kind = 'nobody' | 'guest' | 'member';

export interface Actor {
  kind: Kind;
  visitor: Visitor;
  ids: Ids;
}

/** The products and home rows that the calls name; `productId` is 1, `otherProductId` 2. */
export const catalogueRows = {
  subcategory: [subcategoryRow(1, 3, 'Jhablas')],
  product: [
    productRow({ id: 1, subcategory_id: 1, stock: 1000, colours: 'Blue,Red', sizes: '0-3 M,3-6 M' }),
    productRow({
      id: 2,
      name: 'Bamboo socks',
      rate_paise: 9900,
      deal_rate_paise: 8900,
      stock: 1000,
      offered: 1,
      lightning: 1,
      top_seller_rank: 1,
    }),
  ],
  coupon: [couponRow({ coupon_name: 'FIRST', is_main: 1, is_public: 1 })],
  flash_header: [{ text: 'Hello', position: 0 }],
  header_menu: [{ name: 'Kids', position: 0 }],
  home_coupon_text: [{ position: 1, text: 'Ten per cent' }],
  home_item: itemSections.map((section) => ({
    section,
    position: 0,
    url: '/pictures/one',
    redirect_url: '/shop',
    title: 'Title',
    description: 'Text',
    poster: '/pictures/poster',
  })),
};

/** Ids that name nothing at all. */
export const madeUp: Omit<Ids, 'productId' | 'otherProductId'> = {
  ownerId: 'u_nobody-has-this-one-at-all',
  addrId: '1999999999',
  serialNo: 1_999_999_999,
  deliveredSerialNo: 1_999_999_999,
};

/**
 * A new person with a cart line, an order to come and one that has arrived; a member also with an address and a wish.
 */
export async function makeActor(shop: TestShop, kind: Kind): Promise<Actor> {
  if (kind === 'nobody') return { kind, visitor: shop.visitor(), ids: { ...madeUp, productId: 1, otherProductId: 2 } };
  const visitor = kind === 'guest' ? await shop.guest() : await loggedIn(shop);
  const ownerId = visitor.userId || visitor.guestId;
  await visitor.add(1, 1);
  const ids: Ids = {
    ownerId,
    addrId: kind === 'member' ? await addrIdOf(shop, ownerId) : madeUp.addrId,
    serialNo: await orderOf(shop, kind, ownerId, { status: 'ORDERED' }),
    deliveredSerialNo: await orderOf(shop, kind, ownerId, { status: 'DELIVERED', shipped_at: NOW, delivered_at: NOW }),
    productId: 1,
    otherProductId: 2,
  };
  if (kind === 'member') {
    await shop.database.write((trx) =>
      trx.insertInto('wishlist_entry').values({ member_id: ownerId, product_id: 1, added_at: NOW }).execute(),
    );
  }
  return { kind, visitor, ids };
}

let orders = 0;
async function orderOf(shop: TestShop, kind: 'guest' | 'member', ownerId: string, own: object): Promise<number> {
  const orderNo = await placeOrder(
    shop.database,
    { order_no: `TEST-${(orders += 1)}`, owner_kind: kind === 'guest' ? 'guest' : 'user', owner_id: ownerId, ...own },
    [{ product_id: 1 }],
  );
  const { serial_no } = await shop.database.db
    .selectFrom('order_line')
    .innerJoin('customer_order', 'customer_order.id', 'order_line.order_id')
    .select('serial_no')
    .where('order_no', '=', orderNo)
    .executeTakeFirstOrThrow();
  return serial_no;
}

/** Whether this kind of person may make the call with their own ids. */
export const mayCall = ({ access }: Call, kind: Kind): boolean =>
  access === 'anyone' || (access === 'guest or member' && kind !== 'nobody') || access === kind;

/** Whoever may make the call and has most to do with it. */
export const actorFor = (shop: TestShop, call: Call): Promise<Actor> =>
  makeActor(shop, (['member', 'guest', 'nobody'] as const).find((kind) => mayCall(call, kind)) ?? 'nobody');

/** Waits until everything that an answer left to be done is done. */
export async function settle(shop: TestShop): Promise<void> {
  await yieldToEventLoop();
  await shop.app.idle();
  await shop.app.mailQueue.deliverDue();
}
