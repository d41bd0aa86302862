import type { Page } from 'playwright-core';

interface LinkedOrder {
  orderNo: string;
  key: string;
  /** Of the order's page, as a mail has it. */
  path: string;
}

/** A guest's order, by the calls that the checkout makes, and the key that its answer bears. */
export async function orderOfGuest({ request }: Page, shopUrl: string): Promise<LinkedOrder> {
  const url = (path: string): string => `${shopUrl}${path}`;
  const { guestId } = (await (await request.post(url('/api/guest/create'))).json()) as { guestId: string };
  const all = (await (await request.get(url('/api/customProducts/all?stock=inStock'))).json()) as {
    productId: number;
    productRate: number;
  }[];
  const [product] = all;
  if (!product) throw new Error('The demo shop has nothing to sell.');
  await request.post(url('/api/guest-cart/add'), { params: { guestId, productId: product.productId }, data: {} });
  const answer = await request.post(url('/api/guest-cart/place-order'), {
    form: {
      guestId,
      name: 'Asha Rao',
      mobile: '9876543210',
      address: '12 Lake View, Station Road, Thane, Maharashtra, India - 400601',
      finalOrderAmount: product.productRate,
      paymentMethod: 'onlinePayment',
    },
  });
  const { orderNo } = (await answer.json()) as { orderNo: string };
  const key = answer.headers()['x-order-key'] ?? '';
  return { orderNo, key, path: `/order/${orderNo}?key=${key}` };
}

/** How the order's page says that it stands. */
export const expectState = (page: Page, word: string): Promise<void> =>
  page.locator(`[role="progressbar"][aria-valuetext="${word}"]`).waitFor();
