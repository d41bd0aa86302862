/**
 * Every call of the contract (docs/contract.md sections 2 to 7) as a table: how it is sent, who may send it, which of
 * its ids name somebody's own thing, and what its owner gets. The tests of the document, of roles and of the log walk
 * it; a call that is missing here fails them.
 */
import type { InjectOptions } from 'fastify';
import { contact } from './visitor';

/** What a request names. */
export interface Ids {
  ownerId: string;
  addrId: string;
  /** Of an order that is ORDERED. */
  serialNo: number;
  /** Of an order that is DELIVERED. */
  deliveredSerialNo: number;
  productId: number;
  otherProductId: number;
}

/** An id that names something of one person. */
export type OwnId = 'ownerId' | 'addrId' | 'serialNo' | 'deliveredSerialNo';
type Access = 'anyone' | 'guest or member' | 'guest' | 'member';

export interface Call {
  /** Method and path, as /openapi.json spells them. */
  name: string;
  access: Access;
  /** Which ids it carries. */
  owns: OwnId[];
  request(ids: Ids): InjectOptions;
  /** The status that whoever may call gets. */
  ok: number;
}

/** What the prepared cart costs. */
export const CART_RUPEES = 399;

const query = (url: string, params: Record<string, string | number>): string =>
  `${url}?${new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)])).toString()}`;
const form = (url: string, fields: Record<string, string | number>): InjectOptions => ({
  method: 'POST',
  url,
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  payload: query('', fields).slice(1),
});
const get = (url: string, params: Record<string, string | number> = {}): InjectOptions => ({ method: 'GET', url: query(url, params) });
const post = (url: string, params: Record<string, string | number> = {}, payload?: unknown): InjectOptions => ({
  method: 'POST',
  url: query(url, params),
  ...(payload !== undefined && { payload: JSON.stringify(payload), headers: { 'content-type': 'application/json' } }),
});

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
  reading(`${products}/subcategory`, () => get(`${products}/subcategory`, { category: 'Kids', subcategory: 'Jhablas' })),
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

const open = (path: string, request: () => InjectOptions, ok = 200): Call => ({ name: `POST ${path}`, access: 'anyone', owns: [], request, ok });
const openCalls: Call[] = [
  open('/api/guest/create', () => post('/api/guest/create')),
  open('/users/logout', () => post('/users/logout')),
  open('/users/loginUser', () => form('/users/loginUser', { emailId: 'nobody@example.com', password: 'no-such-password', userType: 'USER' })),
  open('/users/addNewUserEmail', () => form('/users/addNewUserEmail', { name: 'R2', emailId: 'x', password: 'x', mobile: '1' })),
  open('/users/forgotPassword', () => form('/users/forgotPassword', { email: 'nobody@example.com' })),
  open('/users/resetPassword', () => form('/users/resetPassword', { email: 'nobody@example.com', token: 'made-up', newPassword: 'a-new-password' }), 422),
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
  cart('/usercart/remove-product', 'POST', ({ ownerId, productId }) => post('/usercart/remove-product', { userId: ownerId, productId })),
  cart('/usercart/update-quantity', 'POST', ({ ownerId, productId }) =>
    post('/usercart/update-quantity', { userId: ownerId, productId, orderQuantity: 2 }),
  ),
];

const guestOrder: Call = {
  name: 'POST /api/guest-cart/place-order',
  access: 'guest',
  owns: ['ownerId'],
  request: ({ ownerId }) => form('/api/guest-cart/place-order', { ...contact, guestId: ownerId, finalOrderAmount: CART_RUPEES }),
  ok: 200,
};

const ofMember = (name: string, owns: OwnId[], request: (ids: Ids) => InjectOptions, ok = 200): Call => ({ name, access: 'member', owns, request, ok });
export const address = { houseName: '12 Lake View', street: 'Station Road', city: 'Thane', state: 'Maharashtra', pinCode: '400601', country: 'India' };
export const bankDetails = { accountNumber: '123456789012', ifscCode: 'SBIN0001234', bankName: 'State Bank', accountHolderName: 'Asha Rao' };

const memberCalls: Call[] = [
  ofMember('POST /usercart/finalize', ['ownerId', 'addrId'], ({ ownerId, addrId }) =>
    post('/usercart/finalize', { userId: ownerId, finalOrderAmount: CART_RUPEES, addrId, paymentMethod: 'onlinePayment', discount: 0, shipping: 0 }),
  ),
  ofMember('GET /wishlist/get/{userId}', ['ownerId'], ({ ownerId }) => get(`/wishlist/get/${ownerId}`)),
  ofMember('POST /wishlist/add/{userId}', ['ownerId'], ({ ownerId, otherProductId }) => post(`/wishlist/add/${ownerId}`, {}, otherProductId)),
  ofMember('DELETE /wishlist/delete/{userId}/{productId}', ['ownerId'], ({ ownerId, productId }) => ({
    method: 'DELETE',
    url: `/wishlist/delete/${ownerId}/${productId}`,
  })),
  ofMember('DELETE /wishlist/delete-all/{userId}/clear', ['ownerId'], ({ ownerId }) => ({ method: 'DELETE', url: `/wishlist/delete-all/${ownerId}/clear` })),
  ofMember('GET /users/userByID/{id}', ['ownerId'], ({ ownerId }) => get(`/users/userByID/${ownerId}`)),
  ofMember('POST /users/updateUser/{id}', ['ownerId'], ({ ownerId }) => post(`/users/updateUser/${ownerId}`, {}, { parName: 'Asha', mobile1: '9000000000' })),
  ofMember('GET /users/getAllAddresses/{id}', ['ownerId'], ({ ownerId }) => get(`/users/getAllAddresses/${ownerId}`)),
  ofMember('POST /users/addNewAddress/{id}', ['ownerId'], ({ ownerId }) => post(`/users/addNewAddress/${ownerId}`, {}, address)),
  ofMember('POST /users/updateAddress/{id}', ['ownerId', 'addrId'], ({ ownerId, addrId }) =>
    post(`/users/updateAddress/${ownerId}`, {}, { ...address, addrId, city: 'Kalyan' }),
  ),
  ofMember('GET /users/getUserNamePhone/{id}', ['ownerId'], ({ ownerId }) => get(`/users/getUserNamePhone/${ownerId}`)),
  ofMember('GET /users/heldData/{id}', ['ownerId'], ({ ownerId }) => get(`/users/heldData/${ownerId}`)),
  ofMember('GET /users/sessions/{id}', ['ownerId'], ({ ownerId }) => get(`/users/sessions/${ownerId}`)),
  ofMember('POST /users/logoutEverywhere/{id}', ['ownerId'], ({ ownerId }) =>
    post(`/users/logoutEverywhere/${ownerId}`),
  ),
  // With a password that is not theirs, so that they stay.
  ofMember(
    'POST /users/changePassword/{id}',
    ['ownerId'],
    ({ ownerId }) =>
      post(`/users/changePassword/${ownerId}`, {}, { password: 'not-the-password', newPassword: 'a-new-password' }),
    422,
  ),
  ofMember('POST /users/deleteAccount/{id}', ['ownerId'], ({ ownerId }) => post(`/users/deleteAccount/${ownerId}`, {}, { password: 'not-the-password' }), 422),
  ofMember('GET /orders/summary', ['ownerId'], ({ ownerId }) => get('/orders/summary', { userId: ownerId })),
  ofMember('PUT /orders/status/{serialNo}', ['serialNo'], ({ serialNo }) => ({ method: 'PUT', url: `/orders/status/${serialNo}?newStatus=CANCELED` })),
  ofMember('GET /api/return-request/status', ['deliveredSerialNo'], ({ deliveredSerialNo }) => get('/api/return-request/status', { orderId: deliveredSerialNo })),
  ofMember(
    'POST /api/return-request/{orderSerial}',
    ['deliveredSerialNo'],
    ({ deliveredSerialNo }) => post(`/api/return-request/${deliveredSerialNo}`, {}, { reason: 'Too small', comment: 'Sorry', ...bankDetails }),
    201,
  ),
  ofMember('POST /customerMessage/add', ['ownerId'], ({ ownerId }) =>
    post('/customerMessage/add', {}, { userID: ownerId, customerName: 'Asha Rao', customerNo: '9876543210', messageReason: 'Sizes', customerMessage: 'Do you have it in 2-3 Y?' }),
  ),
  ofMember('POST /api/newsletter/join', [], () => post('/api/newsletter/join', { email: '9876543210' })),
  ofMember(
    'POST /product-ratings',
    [],
    ({ productId }) => post('/product-ratings', {}, { productId, userName: 'Asha', email: 'asha@example.com', message: 'Soft', ratings: 5 }),
    201,
  ),
];

export const calls: readonly Call[] = [...catalogueCalls, ...openCalls, ...cartCalls, guestOrder, ...memberCalls, ...operationsCalls];
