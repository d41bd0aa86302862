/** Placing an order, a guest's or a member's (SPEC.md section 7, 'Cart' and 'Guest'; CONTRACT.md section 5). */
import type { OrderPartlyPlaced, OrderPlaced } from '../../contract/order';
import { PAYMENT_METHOD } from '../lib/constants';
import { baseApi } from './baseApi';

interface AnyOrder {
  /** Rupees, as the shopper saw it. */
  finalOrderAmount: number;
  couponCode?: string;
}

export interface GuestOrder extends AnyOrder {
  kind: 'guest';
  guestId: string;
  name: string;
  mobile: string;
  /** Comma-joined parts, the PIN code last. */
  address: string;
}

/** Name, number and address are the account's own. */
export interface MemberOrder extends AnyOrder {
  kind: 'member';
  userId: string;
  addrId: string;
  /** Rupees that the coupon takes off. */
  discount: number;
}

export type Order = GuestOrder | MemberOrder;

/** A guest's order may be placed in part (status 207): `failed` lists what was short and stayed in the cart. */
export type OrderAnswer = OrderPlaced & Partial<Pick<OrderPartlyPlaced, 'placed' | 'failed'>> & { partial: boolean };

function request(order: Order) {
  if (order.kind === 'guest') {
    const { kind: _, finalOrderAmount, couponCode, ...form } = order;
    const body = new URLSearchParams({
      ...form,
      finalOrderAmount: String(finalOrderAmount),
      paymentMethod: PAYMENT_METHOD,
      ...(couponCode ? { couponCode } : {}),
    });
    return { url: '/api/guest-cart/place-order', body };
  }
  const { kind: _, ...params } = order;
  return { url: '/usercart/finalize', params: { ...params, paymentMethod: PAYMENT_METHOD, shipping: 0 } };
}

export const orderApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** One key for one attempt: the same again is the same order. */
    placeOrder: build.mutation<OrderAnswer, { order: Order; idempotencyKey: string }>({
      query: ({ order, idempotencyKey }) => ({ ...request(order), method: 'POST', headers: { 'Idempotency-Key': idempotencyKey } }),
      // Where it goes to is nobody's to read in a store that support may see.
      transformResponse: (answer: OrderPlaced | null, meta) => {
        const { address: _, ...told } = answer ?? ({} as Partial<OrderPlaced>);
        // Another backend may not tell its number.
        return { ...(told as OrderPlaced), orderNo: told.orderNo ?? '', partial: meta?.response?.status === 207 };
      },
      // A refused order tells what changed: prices, stock, coupon, addresses must be asked for again either way. Without an answer
      // nothing is known, and the form must stand as it is so that the same order can be sent again.
      invalidatesTags: (answer, error) => {
        if (error?.status === 0) return [];
        return answer ? ['Cart', 'Catalogue', 'Coupon', 'Orders'] : ['Cart', 'Catalogue', 'Coupon', 'Account'];
      },
    }),
  }),
});

export const { usePlaceOrderMutation } = orderApi;
