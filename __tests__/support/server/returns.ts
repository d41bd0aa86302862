/** Orders that have arrived, and the wish to send something back. */
import type { LightMyRequestResponse } from 'fastify';
import type { OrderPlaced } from '../../../src/contract/order';
import type { TestShop } from './buildTestApp';
import { finalize, loggedIn } from './members';
import type { Visitor } from './visitor';

/** Fictional: no bank has this code. */
export const wish = {
  reason: 'The size is too small',
  comment: 'Otherwise lovely',
  accountNumber: '002301567890',
  ifscCode: 'ZZZZ0123456',
  bankName: 'Bank of Example',
  accountHolderName: 'Meera Lakshmi Iyer',
};

export const askBack = (member: Visitor, serialNo: number, own: object = {}): Promise<LightMyRequestResponse> =>
  member.post(`/api/return-request/${serialNo}`, {}, { ...wish, ...own });

/** A member with an order of one line that was delivered just now. */
export async function delivered(shop: TestShop, own: Parameters<typeof loggedIn>[1] = {}) {
  const member = await loggedIn(shop, own);
  const productId = await shop.addProduct({ name: 'Mulmul jhabla', rate_paise: 10000, stock: 5 });
  await member.add(productId, 2);
  const { orderNo, serialNos } = (await finalize(shop, member, 200)).json<OrderPlaced>();
  await shop.database.write((trx) =>
    trx
      .updateTable('customer_order')
      .set({ status: 'DELIVERED', delivered_at: shop.clock.now })
      .where('order_no', '=', orderNo)
      .execute(),
  );
  return { member, productId, orderNo, serialNo: serialNos[0] ?? 0 };
}
