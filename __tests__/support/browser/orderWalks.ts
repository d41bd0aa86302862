/** Guests and members on their way to an order, and the rows that come of it. */
import type { Page } from 'playwright-core';
import { quiet } from './arrive';
import { openPage } from './browser';
import { productsInStock } from './memberInBrowser';
import type { ShownProduct } from './memberInBrowser';
import { fillCheckout } from './shopInBrowser';
import type { VisitWithRows } from './shopInBrowser';

export const onPurpose = [/failed request|ERR_FAILED|409|500/];

export interface Wish {
  productId: number;
  productColor: string;
  productSize: string;
  orderQuantity: number;
}

/** As a list of lines says it, before the pieces. */
export const choiceOf = ({ productColor, productSize }: Wish): string => `${productColor}, ${productSize} ·`;

interface KeptOrder {
  orderNo: string;
  address: string;
  name: string;
  mobile: string;
  lines: Wish[];
}

export const place = (page: Page) =>
  page.locator('button:not([aria-disabled="true"])', { hasText: 'Place Order' }).click();

export function orderWalks(visit: VisitWithRows) {
  /** Two ways to have one product that there is enough of. */
  async function twoWays(): Promise<[Wish, Wish]> {
    const products = await productsInStock(visit.shop.url);
    const product = products.find(
      ({ productQuantity, productSize }) => productQuantity > 8 && productSize.includes(','),
    ) as ShownProduct;
    const [color = ''] = product.productColor.split(',');
    const { productId } = product;
    const ways = product.productSize
      .split(',')
      .map((size) => ({ productId, productColor: color.trim(), productSize: size.trim(), orderQuantity: 2 }));
    const [one, other] = ways;
    return [one as Wish, other as Wish];
  }

  const add = (page: Page, ownerId: string, { productId, orderQuantity, ...data }: Wish) =>
    page.request.post(
      `${visit.shop.url}/usercart/add-product?userId=${ownerId}&productId=${productId}&orderQuantity=${orderQuantity}`,
      { data },
    );

  const remove = (page: Page, ownerId: string, { productId, productColor, productSize }: Wish) =>
    page.request.post(`${visit.shop.url}/usercart/remove-product`, {
      params: { userId: ownerId, productId, productColor, productSize },
    });

  /** Of each order of this shopper, its lines. */
  async function ordersIn(ownerId: string): Promise<KeptOrder[]> {
    const { db } = visit.database;
    const orders = await db
      .selectFrom('customer_order')
      .selectAll()
      .where('owner_id', '=', ownerId)
      .orderBy('id')
      .execute();
    return Promise.all(
      orders.map(async ({ id, order_no: orderNo, address, name, mobile }) => ({
        orderNo,
        address,
        name,
        mobile,
        lines: (
          await db.selectFrom('order_line').selectAll().where('order_id', '=', id).orderBy('serial_no').execute()
        ).map(({ product_id, colour, size, quantity }) => ({
          productId: product_id,
          productColor: colour,
          productSize: size,
          orderQuantity: quantity,
        })),
      })),
    );
  }

  const stockIn = async (productId: number): Promise<number> =>
    (
      await visit.database.db
        .selectFrom('product')
        .select('stock')
        .where('id', '=', productId)
        .executeTakeFirstOrThrow()
    ).stock;

  const setStock = (productId: number, stock: number) =>
    visit.database.write((trx) => trx.updateTable('product').set({ stock }).where('id', '=', productId).execute());

  /** A guest with these in the cart. */
  async function guestWith(...wishes: Wish[]): Promise<{ page: Page; guestId: string; troubles: string[] }> {
    const { page, troubles } = await openPage(visit.browser, visit.shop.url, 360, onPurpose);
    const { guestId } = (await (await page.request.post(`${visit.shop.url}/api/guest/create`)).json()) as {
      guestId: string;
    };
    for (const wish of wishes) await add(page, guestId, wish);
    return { page, guestId, troubles };
  }

  async function guestAtCheckout(...wishes: Wish[]) {
    const guest = await guestWith(...wishes);
    await guest.page.goto(`${visit.shop.url}/cart`);
    await fillCheckout(guest.page);
    // It knows the cart, and has the screens that follow: what another device or the network does comes afterwards.
    await quiet(guest.page);
    return guest;
  }

  return { twoWays, add, remove, ordersIn, stockIn, setStock, guestWith, guestAtCheckout };
}
