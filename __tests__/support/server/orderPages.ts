/** Orders by the keys of their pages. */
import type { LightMyRequestResponse } from 'fastify';
import type { OrderPage } from '../../../src/contract/orderPage';
import type { OrderPlaced } from '../../../src/contract/order';
import { makeOrderMails } from '../../../src/server/areas/order/orderMails';
import { makeStaffOrders } from '../../../src/server/areas/order/staffOrders.service';
import { makeStaffParcels } from '../../../src/server/areas/order/staffParcels.service';
import { makeStaffPayments } from '../../../src/server/areas/order/staffPayments.service';
import { readConfig } from '../../../src/server/plugins/config';
import type { TestShop } from './buildTestApp';
import type { Visitor } from './visitor';

export const UPI = { id: 'jhabla@okbank', payee: 'Jhabla & Co.' };
export const asha = { kind: 'staff', who: 'asha@example.com' } as const;

/** What staff do, as the command line and the staff's application do it. */
export function deskOf(shop: Pick<TestShop, 'app' | 'database' | 'clock'>, settings: Record<string, string> = {}) {
  const clock = (): number => shop.clock.now;
  const config = readConfig({ PUBLIC_URL: 'https://shop.example', UPI_ID: UPI.id, SHOP_ALERTS: 'off', ...settings });
  const mails = makeOrderMails({ outbox: shop.app.mailQueue, clock, config });
  const deps = { database: shop.database, clock, mails, shopUrl: 'https://shop.example', config };
  return { ...makeStaffOrders(deps), ...makeStaffParcels(deps), ...makeStaffPayments(deps) };
}

export interface KeyedOrder {
  orderNo: string;
  key: string;
  guest: Visitor;
  productId: number;
}

/** A guest's order of two pieces, 200 rupees together. */
export async function orderOfGuest(shop: TestShop, own: Record<string, string> = {}): Promise<KeyedOrder> {
  const guest = await shop.guest();
  const productId = await shop.addProduct({ rate_paise: 10_000, stock: 5 });
  await guest.add(productId, 2);
  const placed = await guest.order(200, own);
  const { orderNo } = placed.json<OrderPlaced>();
  return { orderNo, key: String(placed.headers['x-order-key']), guest, productId };
}

/** The page as whoever has this key sees it. */
export const askPage = (
  shop: Pick<TestShop, 'visitor'>,
  { orderNo, key }: { orderNo: string; key?: string },
  visitor = shop.visitor(),
): Promise<LightMyRequestResponse> =>
  visitor.get(`/api/order-page/${orderNo}`, key === undefined ? {} : { 'x-order-key': key });

export const pageOf = async (shop: Pick<TestShop, 'visitor'>, order: KeyedOrder): Promise<OrderPage> =>
  (await askPage(shop, order)).json<OrderPage>();

export const claim = (
  shop: Pick<TestShop, 'visitor'>,
  { orderNo, key }: KeyedOrder,
  reference: unknown,
): Promise<LightMyRequestResponse> =>
  shop
    .visitor()
    .send({
      method: 'POST',
      url: `/api/order-page/${orderNo}/payment-claim`,
      payload: { reference },
      headers: { 'x-order-key': key },
    });

export const cancelPage = (
  shop: Pick<TestShop, 'visitor'>,
  { orderNo, key }: KeyedOrder,
): Promise<LightMyRequestResponse> =>
  shop.visitor().send({ method: 'PUT', url: `/api/order-page/${orderNo}/cancel`, headers: { 'x-order-key': key } });
