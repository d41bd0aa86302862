/**
 * One shopper with distinctive data, as every form of the shop is given them and as the server tells them back: whoever
 * finds one of these in a file has found a leak.
 */
import { http } from 'msw';
import type { Address, LoginAnswer, SessionAnswer, SignupAnswer, User } from '../../../src/contract/account';
import type { CartChanged, CartItem } from '../../../src/contract/cart';
import type { Product } from '../../../src/contract/catalog';
import type { MessageAnswer } from '../../../src/contract/common';
import type { ErrorBody } from '../../../src/contract/failure';
import type { GuestCreated } from '../../../src/contract/guest';
import type { CustomerMessageAnswer } from '../../../src/contract/message';
import type { OrderPlaced, OrderSummaryEntry } from '../../../src/contract/order';
import type { Review } from '../../../src/contract/review';
import type { WishlistItem } from '../../../src/contract/wishlist';
import { says, words } from './answers';
import { line, product } from '../data/builders';
import { optionsAre, productIs } from './catalogue';
import { failure, host } from './handlers';
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
  addrId: '7',
  houseName: personal.house,
  street: personal.street,
  city: personal.city,
  state: personal.state,
  pinCode: personal.pin,
  country: 'India',
};

const refuses = (body: ErrorBody) => () => failure(body);
const lines = [line()];

/** Comma-joined, as orders tell it. */
const { house, street, city, state, pin } = personal;
const deliveryAddress = `${house}, ${street}, ${city}, ${state}, India, ${pin}`;

/** A shop that takes everything down, and now and then repeats what it was told. */
export const shopOfPersonal = () => [
  productIs(product()),
  optionsAre([]),
  http.get(`${host}/products/productId`, says<Product>(product())),
  http.get(`${host}/users/session`, says<SessionAnswer>({ userId: null, guestId: null })),
  http.post(`${host}/users/addNewUserEmail`, says<SignupAnswer>({ userId })),
  http.post(`${host}/users/loginUser`, says<LoginAnswer>({ userId })),
  http.post(`${host}/users/logout`, says<MessageAnswer>({ message: 'Goodbye.' })),
  http.post(`${host}/users/forgotPassword`, says<MessageAnswer>({ message: `A mail went to ${personal.email}` })),
  http.post(
    `${host}/users/resetPassword`,
    refuses({ code: 'RESET_TOKEN_INVALID', message: `The link of ${personal.email} is used.` }),
  ),
  http.get(
    `${host}/users/userByID/${userId}`,
    says<User>({ userId, parName: personal.name, lastname: '', email: personal.email, mobile1: personal.mobile }),
  ),
  http.post(
    `${host}/users/updateUser/${userId}`,
    says<User>({ userId, parName: personal.hindiName, lastname: '', email: personal.email, mobile1: personal.mobile }),
  ),
  http.get(
    `${host}/users/getUserNamePhone/${userId}`,
    says<[name: string, phone: string]>([personal.name, personal.mobile]),
  ),
  http.get(`${host}/users/getAllAddresses/${userId}`, says<Address[]>([savedPersonal])),
  http.post(
    `${host}/users/addNewAddress/${userId}`,
    refuses({ code: 'INVALID', message: `${personal.house} in ${personal.city} is known already, ${personal.name}.` }),
  ),
  http.post(
    `${host}/users/updateAddress/${userId}`,
    refuses({
      code: 'INVALID',
      message: '',
      fields: { street: `${personal.otherStreet} is not in ${personal.city}.` },
    }),
  ),
  http.post(
    `${host}/users/deleteAccount/${userId}`,
    refuses({ code: 'CONFLICT', message: `${orderNo} of ${personal.email} is under way, ${personal.name}.` }),
  ),
  http.post(
    `${host}/customerMessage/add`,
    says<CustomerMessageAnswer>({ errorMessage: `“${personal.message}” cannot be sent from ${personal.mobile}.` }),
  ),
  http.post(`${host}/api/newsletter/join`, () => words(`Thank you, ${personal.mobile}`)),
  http.get(
    `${host}/product-ratings/product/:productId`,
    says<Review[]>([
      {
        id: 3,
        userName: personal.reviewer,
        email: 'w…@post.example',
        message: personal.comment,
        ratings: 4,
        productId: 1,
      },
    ]),
  ),
  http.post(
    `${host}/product-ratings`,
    says<Review>(
      { id: 4, userName: personal.name, email: personal.email, message: personal.review, ratings: 4, productId: 1 },
      201,
    ),
  ),
  http.get(
    `${host}/orders/summary`,
    says<OrderSummaryEntry[]>([
      deliveredEntry(3, { serialNo: Number(serialNo), orderNo, deliveryName: personal.name, deliveryAddress }),
    ]),
  ),
  http.post(
    `${host}/api/return-request/${serialNo}`,
    refuses({ code: 'NOT_RETURNABLE', message: `Account ${personal.account} at ${personal.ifsc} is closed.` }),
  ),
  http.get(`${host}/wishlist/get/${userId}`, says<WishlistItem[]>([])),
  http.post(`${host}/usercart/in-cart`, says<CartItem[]>(lines)),
  http.get(`${host}/usercart/cartcount`, says(1)),
  http.post(`${host}/usercart/add-product`, says<CartChanged>({ message: 'Added.', count: 1 })),
  http.post(
    `${host}/usercart/finalize`,
    says<OrderPlaced>({ orderNo, serialNos: [Number(serialNo)], finalOrderAmount: 399 }),
  ),
  http.post(`${host}/api/guest/create`, says<GuestCreated>({ guestId })),
  http.post(`${host}/api/guest-cart/add`, says<CartChanged>({ message: 'Added.', count: 1 })),
  http.post(
    `${host}/api/guest-cart/place-order`,
    says<OrderPlaced>({ orderNo: guestOrderNo, serialNos: [Number(serialNo) + 1], finalOrderAmount: 399 }),
  ),
];

/** The same, where nothing is refused that need not be, and orders are told with where they go. */
export const kindShopOfPersonal = () => [
  http.post(`${host}/users/addNewAddress/${userId}`, says<Address>(savedPersonal)),
  http.post(`${host}/users/updateAddress/${userId}`, says<Address>({ ...savedPersonal, street: personal.otherStreet })),
  http.post(`${host}/customerMessage/add`, says<CustomerMessageAnswer>({})),
  http.post(
    `${host}/usercart/finalize`,
    says<OrderPlaced>({ orderNo, serialNos: [7], finalOrderAmount: 399, address: deliveryAddress }),
  ),
  http.post(
    `${host}/api/guest-cart/place-order`,
    says<OrderPlaced>({ orderNo: guestOrderNo, serialNos: [8], finalOrderAmount: 399, address: deliveryAddress }),
  ),
  ...shopOfPersonal(),
];

/** Every way in which one of them may be written into a file. */
export const waysToWrite = (seed: string): string[] =>
  [
    seed,
    encodeURIComponent(seed),
    encodeURIComponent(seed).replaceAll('%20', '+'),
    encodeURI(seed),
    JSON.stringify(seed).slice(1, -1),
    JSON.stringify(JSON.stringify(seed).slice(1, -1)).slice(1, -1),
  ].map((way) => way.toLowerCase());
