/**
 * Every call of the contract (docs/contract.md sections 2 to 7) as a table: how it is sent, who may send it, which of
 * its ids name somebody's own thing, and what its owner gets. The tests of the document, of roles and of the log walk
 * it; a call that is missing here fails them. Those of members alone are in memberCalls.ts.
 */
import type { InjectOptions } from 'fastify';
import { CART_RUPEES, form, get, post } from './callParts';
import type { Call, Ids } from './callParts';
import { memberCalls } from './memberCalls';
import { contact } from './visitor';

const reading = (path: string, request: (ids: Ids) => InjectOptions = () => get(path), ok = 200): Call => ({
  name: `GET ${path}`,
  access: 'anyone',
  owns: [],
  request,
  ok,
});
const products = '/api/customProducts';

const catalogueCalls: Call[] = [
  reading('/category/all-unhide'),
  reading('/api/headerMenu'),
  reading('/homepage/carousel/get-images'),
  reading(`${products}/deals-of-the-day`),
  reading(`${products}/top-seller`),
  reading('/products/deal-of-day-products'),
  reading(`${products}/all-colors`),
  reading(`${products}/all-brands`),
  reading(`${products}/all-sizes`),
  reading(`${products}/get-all-colors`, () => get(`${products}/get-all-colors`, { name: 'Mulmul jhabla' })),
  reading(`${products}/color/{color}`, () => get(`${products}/color/Blue`)),
  reading(`${products}/color`, () => get(`${products}/color`, { color: 'Blue' })),
  reading(`${products}/brand`, () => get(`${products}/brand`, { brand: 'Jhabla & Co.' })),
  reading(`${products}/size`, () => get(`${products}/size`, { size: '0-3 M' })),
  reading(`${products}/category`, () => get(`${products}/category`, { category: '3' })),
  reading(`${products}/search-by-category`, () => get(`${products}/search-by-category`, { categoryName: 'Kids' })),
  reading(`${products}/subcategory`, () =>
    get(`${products}/subcategory`, { category: 'Kids', subcategory: 'Jhablas' }),
  ),
  reading(`${products}/search`, () => get(`${products}/search`, { productName: 'jhabla' })),
  reading(`${products}/spellings`, () => get(`${products}/spellings`, { productName: 'jablha' })),
  reading(`${products}/filterByPrice`, () => get(`${products}/filterByPrice`, { minPrice: 100, maxPrice: 500 })),
  reading(`${products}/all`),
  reading(`${products}/offer-products`),
  reading(`${products}/lightning-deals`),
  reading(`${products}/{id}`, ({ productId }) => get(`${products}/${productId}`)),
  reading('/products/productId', ({ productId }) => get('/products/productId', { userId: '', id: productId })),
  reading('/homepage/on-trend-picks/get-all'),
  reading('/homepage/video/get-videos'),
  reading('/homepage/socktype/get-all'),
  reading('/homepage/words/get-all'),
  reading('/homepage/about/get-all'),
  reading('/homepage/images/get-banner'),
  reading('/homepage/images/get-shapewear'),
  reading('/homepage/images/get-season'),
  reading('/homepage/images/get-bamboo'),
  reading('/api/coupons/is-main'),
  reading('/api/home-coupons'),
  reading('/flash-header/get-all'),
  reading('/api/coupons'),
  reading('/api/coupons/name/{code}', () => get('/api/coupons/name/first')),
  reading('/product-ratings/product/{productId}', ({ productId }) => get(`/product-ratings/product/${productId}`)),
];

const operationsCalls: Call[] = [reading('/healthz'), reading('/readyz'), reading('/users/session')];

const open = (path: string, request: () => InjectOptions, ok = 200): Call => ({
  name: `POST ${path}`,
  access: 'anyone',
  owns: [],
  request,
  ok,
});
const openCalls: Call[] = [
  open('/api/guest/create', () => post('/api/guest/create')),
  open('/users/logout', () => post('/users/logout')),
  open('/users/loginUser', () =>
    form('/users/loginUser', { emailId: 'nobody@example.com', password: 'no-such-password', userType: 'USER' }),
  ),
  open('/users/addNewUserEmail', () =>
    form('/users/addNewUserEmail', { name: 'R2', emailId: 'x', password: 'x', mobile: '1' }),
  ),
  open('/users/forgotPassword', () => form('/users/forgotPassword', { email: 'nobody@example.com' })),
  open(
    '/users/resetPassword',
    () =>
      form('/users/resetPassword', { email: 'nobody@example.com', token: 'made-up', newPassword: 'a-new-password' }),
    422,
  ),
];

/** Without a key every order is as if it were none; with one: server/orderPage. */
const page = '/api/order-page/ZZZZ-ZZZZ';
const orderPageCalls: Call[] = [
  reading('/api/order-page/{orderNo}', () => get(page), 404),
  {
    ...open('/api/order-page/{orderNo}/cancel', () => ({ method: 'PUT', url: `${page}/cancel` }), 404),
    name: 'PUT /api/order-page/{orderNo}/cancel',
  },
  open(
    '/api/order-page/{orderNo}/payment-claim',
    () => post(`${page}/payment-claim`, {}, { reference: '433012345678' }),
    404,
  ),
  open('/api/order-link', () => post('/api/order-link', {}, { orderNo: 'ZZZZ-ZZZZ', contact: '9876543210' })),
];

const cart = (path: string, method: 'GET' | 'POST', request: (ids: Ids) => InjectOptions): Call => ({
  name: `${method} ${path}`,
  access: 'guest or member',
  owns: ['ownerId'],
  request,
  ok: 200,
});
const chosen = { productName: 'Mulmul jhabla', productColor: '', productSize: '', totalQuantity: 1 };
const cartCalls: Call[] = [
  cart('/usercart/in-cart', 'POST', ({ ownerId }) => post('/usercart/in-cart', { userId: ownerId, pageSize: 10_000 })),
  cart('/usercart/cartcount', 'GET', ({ ownerId }) => get('/usercart/cartcount', { userId: ownerId })),
  cart('/usercart/add-product', 'POST', ({ ownerId, otherProductId }) =>
    post('/usercart/add-product', { userId: ownerId, productId: otherProductId }, chosen),
  ),
  cart('/api/guest-cart/add', 'POST', ({ ownerId, otherProductId }) =>
    post('/api/guest-cart/add', { guestId: ownerId, productId: otherProductId }, chosen),
  ),
  cart('/usercart/remove-product', 'POST', ({ ownerId, productId }) =>
    post('/usercart/remove-product', { userId: ownerId, productId }),
  ),
  cart('/usercart/update-quantity', 'POST', ({ ownerId, productId }) =>
    post('/usercart/update-quantity', { userId: ownerId, productId, orderQuantity: 2 }),
  ),
];

const guestOrder: Call = {
  name: 'POST /api/guest-cart/place-order',
  access: 'guest',
  owns: ['ownerId'],
  request: ({ ownerId }) =>
    form('/api/guest-cart/place-order', { ...contact, guestId: ownerId, finalOrderAmount: CART_RUPEES }),
  ok: 200,
};

export const calls: readonly Call[] = [
  ...catalogueCalls,
  ...openCalls,
  ...orderPageCalls,
  ...cartCalls,
  guestOrder,
  ...memberCalls,
  ...operationsCalls,
];
