/** A new member in a real browser, and what the shop's command line then knows of their orders. */
import type { Page } from 'playwright-core';
import type { ShopProcess } from '../process/shopProcess';
import { signup } from '../server/signUp';

export interface ShownOrder {
  orderNo: string;
  name: string;
  mobile: string;
  address: string;
  status: string;
  couponCode: string | null;
  subtotalPaise: number;
  discountPaise: number;
  finalPaise: number;
  lines: { productId: number; quantity: number; ratePaise: number }[];
}

export interface ShownProduct {
  productId: number;
  productName: string;
  productQuantity: number;
  productRate: number;
  productColor: string;
  productSize: string;
}

export const testAddress = {
  houseName: '12 Test House',
  street: 'Stitch Lane',
  city: 'Thane',
  state: 'Maharashtra',
  pinCode: '400601',
  country: 'India',
};

export const TEST_PASSWORD = 'running-stitch-42';

/**
 * An account that nobody is logged in to.
 * @param own what is typed otherwise than by any new shopper
 * @returns its e-mail address
 */
export async function makeAccount(page: Page, shopUrl: string, own: Record<string, string> = {}): Promise<string> {
  const form = signup(own);
  await page.request.post(`${shopUrl}/users/addNewUserEmail`, { form });
  return form['emailId'] ?? '';
}

/**
 * Signs up and logs in as the page's own browser; the page asks who it is when it loads. Everybody has another name.
 */
export async function joinAsMember(page: Page, shopUrl: string, name: string, addresses = 0): Promise<string> {
  const emailId = `${name.toLowerCase().replace(/\W/g, '.')}@example.com`;
  await makeAccount(page, shopUrl, { name, emailId, password: TEST_PASSWORD, mobile: '9000000001' });
  const answer = await page.request.post(`${shopUrl}/users/loginUser`, {
    form: { emailId, password: TEST_PASSWORD, userType: 'USER' },
  });
  const { userId } = (await answer.json()) as { userId?: string };
  if (userId === undefined) throw new Error(`${name} cannot log in`);
  for (let count = 0; count < addresses; count += 1)
    await page.request.post(`${shopUrl}/users/addNewAddress/${userId}`, { data: testAddress });
  return userId;
}

export async function putIntoCart(
  page: Page,
  shopUrl: string,
  userId: string,
  { productId, productName, productColor, productSize }: ShownProduct,
): Promise<void> {
  const [first] = productColor.split(',');
  const [size] = productSize.split(',');
  const data = { productName, productColor: first?.trim() ?? '', productSize: size?.trim() ?? '', totalQuantity: 1 };
  await page.request.post(`${shopUrl}/usercart/add-product?userId=${userId}&productId=${productId}&orderQuantity=1`, {
    data,
  });
}

export const productsInStock = async (shopUrl: string): Promise<ShownProduct[]> =>
  (await (await fetch(`${shopUrl}/api/customProducts/all?stock=inStock`)).json()) as ShownProduct[];

export const productOf = async (shopUrl: string, productId: number): Promise<ShownProduct> =>
  (await (await fetch(`${shopUrl}/api/customProducts/${productId}`)).json()) as ShownProduct;

/** Every order in this name, with its lines. */
export async function ordersOf(shop: ShopProcess, name: string): Promise<ShownOrder[]> {
  const all = (await shop.shop('orders', 'list')) as ShownOrder[];
  const own = all.filter((order) => order.name === name);
  return Promise.all(own.map(({ orderNo }) => shop.shop('orders', 'show', orderNo) as Promise<ShownOrder>));
}

/** What the cart holds, as the server has it. */
export async function cartOf(page: Page, shopUrl: string, userId: string): Promise<number[]> {
  const answer = await page.request.post(`${shopUrl}/usercart/in-cart?userId=${userId}&pageSize=10000`);
  return ((await answer.json()) as { productId: number }[]).map(({ productId }) => productId);
}
