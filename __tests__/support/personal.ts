/** One shopper with distinctive data, as every form of the shop is given them and as the server tells them back: whoever finds one of these in a file has found a leak. */
import { HttpResponse, http } from 'msw';
import type { Address } from '../../src/contract/account';
import { line, product } from './builders';
import { optionsAre, productIs } from './catalogue';
import { host } from './handlers';
import { deliveredEntry } from './orderHistory';

export const personal = {
  name: 'Zebunnisa Quadros',
  hindiName: 'ज़ेबुन्निसा क्वाड्रोस',
  reviewer: 'Wilhelmina Xalxo',
  email: 'zebunnisa.q@post.example',
  mobile: '9812376540',
  house: 'Villa Nilgiri 17/B',
  street: 'Pestonjee Lane',
  otherStreet: 'Wadia Chowk',
  city: 'Ratnapuri',
  state: 'Vidyapradesh',
  pin: '739184',
  password: 'seven-tall-neems',
  token: 'tok_4f9c1d7aa0',
  account: '003918273645',
  ifsc: 'QQQQ0654321',
  bank: 'Sahyadri Gramin Bank',
  comment: 'The seam under the arm has opened',
  subject: 'About my parcel',
  message: 'It has not come to our gate yet',
  review: 'Grandfather chose it and he chose well',
  userId: 'usr_k3j9x7q2',
  guestId: 'gst_p8w4m6t1',
  orderNo: 'ZK7M-41QX',
  guestOrderNo: 'WD2H-88RT',
  serialNo: '9047113',
} as const;

const { userId, guestId, orderNo, guestOrderNo, serialNo } = personal;

const savedPersonal: Address = {
  addrId: '7', houseName: personal.house, street: personal.street, city: personal.city, state: personal.state, pinCode: personal.pin, country: 'India',
};

const answer = (body: unknown, status = 200) => () => HttpResponse.json(body as never, { status });
const lines = [line()];

/** Comma-joined, as orders tell it. */
const { house, street, city, state, pin } = personal;
export const deliveryAddress = `${house}, ${street}, ${city}, ${state}, India, ${pin}`;

/** A shop that takes everything down, and now and then repeats what it was told. */
export const shopOfPersonal = () => [
  productIs(product()),
  optionsAre([]),
  http.get(`${host}/products/productId`, answer(product())),
  http.get(`${host}/users/session`, answer({ userId: null, guestId: null })),
  http.post(`${host}/users/addNewUserEmail`, answer({ userId })),
  http.post(`${host}/users/loginUser`, answer({ userId })),
  http.post(`${host}/users/logout`, answer({ message: 'Goodbye.' })),
  http.post(`${host}/users/forgotPassword`, answer({ message: `A mail went to ${personal.email}` })),
  http.post(`${host}/users/resetPassword`, answer({ code: 'RESET_TOKEN_INVALID', message: `The link of ${personal.email} is used.` }, 422)),
  http.get(`${host}/users/userByID/${userId}`, answer({ userId, parName: personal.name, lastname: '', email: personal.email, mobile1: personal.mobile })),
  http.post(`${host}/users/updateUser/${userId}`, answer({ userId, parName: personal.hindiName, lastname: '', email: personal.email, mobile1: personal.mobile })),
  http.get(`${host}/users/getUserNamePhone/${userId}`, answer([personal.name, personal.mobile])),
  http.get(`${host}/users/getAllAddresses/${userId}`, answer([savedPersonal])),
  http.post(`${host}/users/addNewAddress/${userId}`, answer({ code: 'INVALID', message: `${personal.house} in ${personal.city} is known already, ${personal.name}.` }, 422)),
  http.post(
    `${host}/users/updateAddress/${userId}`,
    answer({ code: 'INVALID', message: '', fields: { street: `${personal.otherStreet} is not in ${personal.city}.` } }, 422),
  ),
  http.post(`${host}/users/deleteAccount/${userId}`, answer({ code: 'CONFLICT', message: `${orderNo} of ${personal.email} is under way, ${personal.name}.` }, 409)),
  http.post(`${host}/customerMessage/add`, answer({ errorMessage: `“${personal.message}” cannot be sent from ${personal.mobile}.` })),
  http.post(`${host}/api/newsletter/join`, () => HttpResponse.text(`Thank you, ${personal.mobile}`)),
  http.get(`${host}/product-ratings/product/:productId`, answer([{ id: 3, userName: personal.reviewer, email: 'w…@post.example', message: personal.comment, ratings: 4, productId: 1 }])),
  http.post(`${host}/product-ratings`, answer({ id: 4, userName: personal.name, email: personal.email, message: personal.review, ratings: 4, productId: 1 }, 201)),
  http.get(
    `${host}/orders/summary`,
    answer([deliveredEntry(3, { serialNo: Number(serialNo), orderNo, deliveryName: personal.name, deliveryAddress })]),
  ),
  http.post(`${host}/api/return-request/${serialNo}`, answer({ code: 'NOT_RETURNABLE', message: `Account ${personal.account} at ${personal.ifsc} is closed.` }, 409)),
  http.get(`${host}/wishlist/get/${userId}`, answer([])),
  http.post(`${host}/usercart/in-cart`, answer(lines)),
  http.get(`${host}/usercart/cartcount`, answer(1)),
  http.post(`${host}/usercart/add-product`, answer({ message: 'Added.', count: 1 })),
  http.post(`${host}/usercart/finalize`, answer({ orderNo, serialNos: [Number(serialNo)], finalOrderAmount: 399 })),
  http.post(`${host}/api/guest/create`, answer({ guestId })),
  http.post(`${host}/api/guest-cart/add`, answer({ message: 'Added.', count: 1 })),
  http.post(`${host}/api/guest-cart/place-order`, answer({ orderNo: guestOrderNo, serialNos: [Number(serialNo) + 1], finalOrderAmount: 399 })),
];

/** The same, where nothing is refused that need not be, and orders are told with where they go. */
export const kindShopOfPersonal = () => [
  http.post(`${host}/users/addNewAddress/${userId}`, answer(savedPersonal)),
  http.post(`${host}/users/updateAddress/${userId}`, answer({ ...savedPersonal, street: personal.otherStreet })),
  http.post(`${host}/customerMessage/add`, answer({})),
  http.post(
    `${host}/usercart/finalize`,
    answer({ orderNo, serialNos: [7], finalOrderAmount: 399, address: deliveryAddress }),
  ),
  http.post(
    `${host}/api/guest-cart/place-order`,
    answer({ orderNo: guestOrderNo, serialNos: [8], finalOrderAmount: 399, address: deliveryAddress }),
  ),
  ...shopOfPersonal(),
];

/** Every way in which one of them may be written into a file. */
export const waysToWrite = (seed: string): string[] =>
  [seed, encodeURIComponent(seed), encodeURIComponent(seed).replaceAll('%20', '+'), encodeURI(seed), JSON.stringify(seed).slice(1, -1), JSON.stringify(JSON.stringify(seed).slice(1, -1)).slice(1, -1)].map((way) =>
    way.toLowerCase(),
  );
