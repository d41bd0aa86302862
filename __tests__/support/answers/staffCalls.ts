/** The staff's calls in tests of their application: what each answers, and what it was asked. */
import { HttpResponse } from 'msw';
import type {
  AuditEntry,
  AuditList,
  SetUpBegun,
  StaffAccount,
  StaffAccountList,
  StaffMe,
  StaffSession,
} from '../../../src/contract/staff';
import { BACKGROUND } from '../../../src/contract/rules/headerNames';
import { statusOfStaffCode, type StaffErrorCode } from '../../../src/contract/staffErrors';
import type { ManyMoved, ToldAnswer } from '../../../src/contract/staffOrderChanges';
import type { StaffOrder, StaffOrderList, StaffOrderRow, Takings } from '../../../src/contract/staffOrders';
import type { StaffSettings } from '../../../src/contract/staffSettings';
import type { ShopWords } from '../../../src/contract/words';
import { callAnswers, foreign, success, type Answer } from './answers';

const base = '/admin/api';
export const asha: StaffMe = { email: 'asha@example.com', role: 'owner', confirmedUntil: '2026-11-29T06:00:00.000Z' };

interface StaffFailure {
  code: StaffErrorCode;
  message: string;
  fields?: Record<string, string>;
  /** STALE: what there is now. */
  current?: StaffOrder | StaffSettings;
}

/** A refusal of staff's, whose codes the shop's do not have. */
export const refusal = (body: StaffFailure): HttpResponse<never> =>
  foreign(HttpResponse.json(body, { status: statusOfStaffCode[body.code] }));
export const sessionEnded = (): HttpResponse<never> =>
  refusal({ code: 'UNAUTHENTICATED', message: 'Please log in again. What you typed stays here.' });

export const meIs = (own: Partial<StaffMe> = {}) =>
  callAnswers<StaffMe>('get', `${base}/me`, () => success({ ...asha, ...own })).handler;
export const loginAnswers = (answer: (time: number) => Answer<StaffMe> = () => success(asha)) =>
  callAnswers<StaffMe>('post', `${base}/login`, (_, time) => answer(time));
export const confirmAnswers = (answer: () => Answer<StaffMe> = () => success(asha)) =>
  callAnswers<StaffMe>('post', `${base}/confirm`, answer);
export const logoutAnswers = () => callAnswers<Record<string, never>>('post', `${base}/logout`, () => success({}));

export const setUpBegins = (own: Partial<SetUpBegun> = {}) =>
  callAnswers<SetUpBegun>('post', `${base}/set-up/begin`, () =>
    success({
      email: 'asha@example.com',
      role: 'orders',
      secret: 'JBSWY3DPEHPK3PXP',
      uri: 'otpauth://totp/Jhabla:asha%40example.com?secret=JBSWY3DPEHPK3PXP&issuer=Jhabla',
      ...own,
    }),
  );
export const setUpLinkIsGone = () =>
  callAnswers('post', `${base}/set-up/begin`, () =>
    refusal({ code: 'NOT_FOUND', message: 'This link has been used, or is too old. Ask for another one.' }),
  );
export const setUpFinishes = (recoveryCodes: string[]) =>
  callAnswers<{ recoveryCodes: string[] }>('post', `${base}/set-up/finish`, () => success({ recoveryCodes }));

export const sessionsAre = (sessions: StaffSession[]) =>
  callAnswers<StaffSession[]>('get', `${base}/sessions`, () => success(sessions)).handler;
/** @param total where there are further pages */
export const accountsAre = (rows: StaffAccount[], total = rows.length) =>
  callAnswers<StaffAccountList>('get', `${base}/accounts`, () => success({ rows, total }));
export const inviteAnswers = (answer: (time: number) => Answer<{ link: string }>) =>
  callAnswers<{ link: string }>('post', `${base}/accounts`, (_, time) => answer(time));
export const resetAnswers = (link: string) =>
  callAnswers<{ link: string }>('post', `${base}/accounts/reset`, () => success({ link }));
export const disableAnswers = () =>
  callAnswers<Record<string, never>>('post', `${base}/accounts/disable`, () => success({}));
/** @param total where there are further pages */
export const auditIs = (rows: AuditEntry[], total = rows.length) =>
  callAnswers<AuditList>('get', `${base}/audit`, () => success({ rows, total }));

/** The settings of a shop in which nobody has set anything yet; `own` says what is otherwise. */
export const staffSettings = (own: Partial<StaffSettings> = {}): StaffSettings => ({
  version: '0',
  upiId: '',
  payee: 'Jhabla & Co.',
  shopMail: '',
  alerts: 'at-once',
  unpaidDays: 7,
  kept: [],
  mail: { own: 'hello@shop.in', isFictional: false, isSent: true, held: 0 },
  ...own,
});
export const settingsAre = (own: Partial<StaffSettings> = {}) =>
  callAnswers<StaffSettings>('get', `${base}/settings`, () => success(staffSettings(own)));
export const settingsChangeAnswers = (answer: (time: number) => Answer<StaffSettings>) =>
  callAnswers<StaffSettings>('put', `${base}/settings`, (_, time) => answer(time));

/** An order as it was just placed; `own` says what is otherwise. */
export const staffOrder = (own: Partial<StaffOrder> = {}): StaffOrder => ({
  orderNo: '7K3M-9QX2',
  version: 'v1',
  status: 'ORDERED',
  payment: { state: 'none', amount: null, at: null, refunded: null, reference: null },
  next: 'shipping',
  possible: ['shipping', 'payment', 'ship', 'cancel', 'pack'],
  isPacked: false,
  isOverdue: false,
  placedAt: '2026-11-29T04:30:00.000Z',
  name: 'Meera Joshi',
  mobile: '9820012345',
  goods: 1199,
  shipping: null,
  amountDue: 1199,
  email: null,
  customer: 'guest',
  address: {
    whole: '4 Lake Road, Thane West, Thane, Maharashtra, 400601',
    parts: ['4 Lake Road', 'Thane West', 'Thane', 'Maharashtra'],
    pinCode: '400601',
  },
  lines: [
    {
      serialNo: 41,
      productId: 174,
      name: 'Mulmul jhabla',
      colour: 'Indigo',
      size: '0-3 m',
      quantity: 2,
      rate: 599.5,
      amount: 1199,
      picture: '/pictures/jhabla.jpg',
      colours: ['Indigo', 'Marigold'],
      sizes: ['0-3 m', '3-6 m'],
    },
  ],
  subtotal: 1199,
  discount: 0,
  coupon: null,
  courier: null,
  trackingNumber: null,
  trackingUrl: null,
  shippedAt: null,
  deliveredAt: null,
  canceledAt: null,
  otherOrders: [],
  timeline: [{ at: '2026-11-29T04:30:00.000Z', who: 'customer', what: 'placed', details: null }],
  notes: [],
  words: { step: 'placed', text: 'Thank you for your order 7K3M-9QX2.' },
  ...own,
});

/** The same in the list. */
const rowOf = (order: StaffOrder): StaffOrderRow => ({
  ...order,
  pieces: order.lines.reduce((sum, { quantity }) => sum + quantity, 0),
  products: order.lines.map(({ name, picture }) => ({ name, picture })),
  lineCount: order.lines.length,
});

/** @param listed by what is asked for, as `next=ship` */
export const ordersAre = (listed: (query: Record<string, string>) => StaffOrder[]) =>
  callAnswers<StaffOrderList>('get', `${base}/orders`, ({ query }) => {
    const rows = listed(query).map(rowOf);
    return success({ rows, total: rows.length });
  });
/** The same whatever is asked; `background` has what each call said of itself: `1` where nobody asked for it. */
export function ordersFor(orders: StaffOrder[]) {
  const background: (string | null)[] = [];
  const { handler } = callAnswers<StaffOrderList>('get', `${base}/orders`, (_, __, { headers }) => {
    background.push(headers.get(BACKGROUND));
    return success({ rows: orders.map(rowOf), total: orders.length });
  });
  return { handler, background };
}
export const noSuchOrder = () =>
  callAnswers('get', `${base}/orders/:orderNo`, () =>
    refusal({ code: 'NOT_FOUND', message: 'There is no order 7K3M-9QX2.' }),
  ).handler;
/** The list is asked for in a session that has ended. */
export const ordersEnd = () => callAnswers('get', `${base}/orders`, sessionEnded).handler;
export const orderIs = (answer: (time: number) => StaffOrder) =>
  callAnswers<StaffOrder>('get', `${base}/orders/:orderNo`, (_, time) => success(answer(time)));

/** A change of one order, as `shipping`. */
export const changeAnswers = (rest: string, answer: (time: number) => Answer<StaffOrder>) =>
  callAnswers<StaffOrder>('put', `${base}/orders/:orderNo/${rest}`, (_, time) => answer(time));
/** What is added to an order: a note, that somebody was told. */
export const additionAnswers = (rest: string, answer: (time: number) => Answer<StaffOrder>) =>
  callAnswers<StaffOrder>('post', `${base}/orders/:orderNo/${rest}`, (_, time) => answer(time));
export const toldAnswers = (told: ToldAnswer) =>
  callAnswers<ToldAnswer>('post', `${base}/orders/:orderNo/told`, () => success(told));
/** Several at once, as `ship-many`. */
export const manyAre = (rest: string, moved: ManyMoved) =>
  callAnswers<ManyMoved>('post', `${base}/orders/${rest}`, () => success(moved));
export const manyAnswers = (rest: string, answer: (time: number) => ManyMoved) =>
  callAnswers<ManyMoved>('post', `${base}/orders/${rest}`, (_, time) => success(answer(time)));
export const sheetsAre = (orders: StaffOrder[]) =>
  callAnswers<StaffOrder[]>('get', `${base}/orders/sheets`, () => success(orders));
/** A list as a sheet, as `orders`. */
export const sheetIs = (list: string, answer: () => Answer<string>) =>
  callAnswers<string>('get', `${base}/${list}.csv`, answer);

/** What is printed of the shop itself. */
export const shopIs = (own: Partial<ShopWords>) =>
  callAnswers<ShopWords>('get', '/homepage/words/get-all', () =>
    success({ address: [], social: {}, grievance: {}, community: [], whyUs: [], ...own }),
  ).handler;
export const takingsAre = (takings: Takings) => callAnswers<Takings>('get', `${base}/takings`, () => success(takings));
