/**
 * Placing an order, a guest's or a member's (docs/requirements.md section 7, 'Cart' and 'Guest'; docs/contract.md
 * section 5).
 */
import { SHIPPING_AT_CHECKOUT_PAISE } from '../../contract/rules/delivery';
import { ADDRESS_VERSION, CART_VERSION, ORDER_KEY } from '../../contract/rules/headerNames';
import { toRupees } from '../../contract/rules/money';
import { PAYMENT_METHOD } from '../../contract/rules/payment';
import type { ReceiptLine, ShortItem } from '../../contract/order';
import { keepOrderKey } from '../browser/orderKeys';
import { fieldsOf, rows, text, tidy, toNumber, written } from '../lib/decode';
import type { Loose } from '../lib/decode';
import { baseApi } from './baseApi';
import { cartVersionOf } from './cartItem';
import type { ApiError } from './errors';
import { personal } from './secret';
import type { Secret } from './secret';

interface AnyOrder {
  /** Rupees, as the shopper saw it. */
  finalOrderAmount: number;
  couponCode?: string;
}

/** Who gets a guest's order. */
interface Recipient {
  name: string;
  mobile: string;
  /** Where news of the order goes; left out for nowhere. */
  email?: string;
  /** Comma-joined parts, the PIN code last. */
  address: string;
}

interface GuestsOwn extends AnyOrder {
  kind: 'guest';
  guestId: string;
}

export interface GuestOrder extends GuestsOwn, Recipient {}

/** Name, number and address are the account's own. */
export interface MemberOrder extends AnyOrder {
  kind: 'member';
  userId: string;
  addrId: string;
  /** Rupees that the coupon takes off. */
  discount: number;
}

export type Order = GuestOrder | MemberOrder;

/** What the page showed, in the server's own words; a cart or an address that is another one by then is asked about. */
export interface Seen {
  cartVersion?: string | undefined;
  addressVersion?: string | undefined;
}

/** An order as it goes into the log: without what is the shopper's own. */
type LoggedOrder = MemberOrder | (GuestsOwn & { recipient: Secret<Recipient> });

interface Sending {
  order: LoggedOrder;
  seen: Seen;
  idempotencyKey: string;
}

export function withoutRecipient(order: Order): LoggedOrder {
  if (order.kind === 'member') return order;
  const { name, mobile, email, address, ...others } = order;
  return { ...others, recipient: personal({ name, mobile, ...(email && { email }), address }) };
}

const headersOf = ({ seen: { cartVersion, addressVersion }, idempotencyKey }: Sending) => ({
  'Idempotency-Key': idempotencyKey,
  ...(cartVersion && { [CART_VERSION]: cartVersion }),
  ...(addressVersion && { [ADDRESS_VERSION]: addressVersion }),
});

/** What a placed order tells, as far as the backend does. */
export interface OrderAnswer {
  /** '' where another backend tells none: it has not said yet that there is an order. */
  orderNo: string;
  /** Rupees. */
  finalOrderAmount?: number;
  lines?: ReceiptLine[];
  /** Comma-joined, where it goes to. */
  address?: string;
  /** A guest's order may be placed in part (status 207): what was short and stayed in the cart. */
  failed?: ShortItem[];
  partial: boolean;
  /** The order has a page of its own, whose key this tab holds (browser/orderKeys). */
  hasPage?: boolean;
}

/** The shop itself refused it; any other failure came of something broken on the way. */
const isFromShop = (error: ApiError | undefined): boolean =>
  error !== undefined && error.status < 500 && error.code !== 'GARBLED';

const toReceiptLine = (raw: Loose): ReceiptLine => ({
  serialNo: toNumber(raw.serialNo),
  productId: toNumber(raw.productId),
  productName: written(raw.productName),
  productColor: text(raw.productColor),
  productSize: text(raw.productSize),
  orderQuantity: toNumber(raw.orderQuantity),
  lineAmount: toNumber(raw.lineAmount),
});

const toShortItem = (raw: Loose): ShortItem => ({
  productId: toNumber(raw.productId),
  ...(typeof raw.productColor === 'string' && { productColor: raw.productColor }),
  ...(typeof raw.productSize === 'string' && { productSize: raw.productSize }),
  stockQuantity: Math.max(0, toNumber(raw.stockQuantity)),
});

/** What cannot be read is not told (decision 11). Of a receipt each line counts, so it is told whole or not at all. */
function toOrderAnswer(answer: unknown, { partial, hasPage }: { partial: boolean; hasPage: boolean }): OrderAnswer {
  const raw = fieldsOf(answer);
  const amount = toNumber(raw.finalOrderAmount, NaN);
  const lines = Array.isArray(raw.lines) ? rows(raw.lines).map(toReceiptLine) : undefined;
  const isReceipt = lines?.every(({ productId, orderQuantity }) => productId > 0 && orderQuantity > 0);
  const address = text(raw.address);
  return {
    orderNo: tidy(raw.orderNo),
    ...(!Number.isNaN(amount) && { finalOrderAmount: amount }),
    ...(lines && isReceipt && { lines }),
    ...(address !== '' && { address }),
    ...(Array.isArray(raw.failed) && { failed: rows(raw.failed).map(toShortItem) }),
    partial,
    ...(hasPage && { hasPage }),
  };
}

function request(order: LoggedOrder) {
  if (order.kind === 'guest') {
    const { guestId, recipient, finalOrderAmount, couponCode } = order;
    const body = new URLSearchParams({
      guestId,
      ...recipient.reveal(),
      finalOrderAmount: String(finalOrderAmount),
      paymentMethod: PAYMENT_METHOD,
      ...(couponCode ? { couponCode } : {}),
    });
    return { url: '/api/guest-cart/place-order', body };
  }
  const { kind: _, ...params } = order;
  const shipping = toRupees(SHIPPING_AT_CHECKOUT_PAISE);
  return { url: '/usercart/finalize', params: { ...params, paymentMethod: PAYMENT_METHOD, shipping } };
}

export const orderApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** One key for one attempt: the same again is the same order. */
    placeOrder: build.mutation<OrderAnswer, Sending>({
      // The head of the answer bears the key of the order's page, so none of it goes into an action.
      queryFn: async (sending, _api, _extra, send) => {
        const args = { ...request(sending.order), method: 'POST', headers: headersOf(sending) };
        const { data, error, meta } = await send(args);
        if (error) return { error: { ...error, cartVersion: cartVersionOf(meta) } };
        const key = meta?.response?.headers.get(ORDER_KEY) ?? '';
        const answer = toOrderAnswer(data, { partial: meta?.response?.status === 207, hasPage: key !== '' });
        if (key !== '' && answer.orderNo !== '') keepOrderKey(answer.orderNo, key);
        return { data: answer };
      },
      // A refused order tells what changed: prices, stock, coupon, addresses must be asked for again either way.
      // Without an answer nothing is known, and the form must stand as it is so that the same order can be sent again.
      // A backend that broke said nothing of the account either: what nobody looks at just then would be thrown away.
      invalidatesTags: (answer, error) => {
        if (error?.status === 0) return [];
        const asked = ['Cart', 'Catalogue', 'Coupon'] as const;
        if (answer) return [...asked, 'Orders'];
        return isFromShop(error) ? [...asked, 'Account'] : asked;
      },
    }),
  }),
});

export const { usePlaceOrderMutation } = orderApi;
