/** A guest's identity and order (SPEC.md section 7, 'Guest'; CONTRACT.md section 5). */
import type { OrderPartlyPlaced, OrderPlaced } from '../../contract/order';
import { PAYMENT_METHOD } from '../lib/constants';
import { baseApi } from './baseApi';

export interface GuestOrder {
  guestId: string;
  name: string;
  mobile: string;
  /** Comma-joined parts, the PIN code last. */
  address: string;
  /** Rupees, as the shopper saw it. */
  finalOrderAmount: number;
  couponCode?: string;
  /** One key for one attempt: the same again is the same order. */
  idempotencyKey: string;
}

/** A placed order; `failed` lists what was short and stayed in the cart (status 207). */
export type GuestOrderAnswer = OrderPlaced & Partial<Pick<OrderPartlyPlaced, 'placed' | 'failed'>> & { partial: boolean };

/** A guest id arrives bare or in an object (DECISIONS.md T107). */
function toGuestId(answer: unknown): string {
  if (typeof answer === 'string' || typeof answer === 'number') return String(answer);
  const raw = (answer ?? {}) as { guestId?: unknown; id?: unknown };
  return String(raw.guestId ?? raw.id ?? '');
}

export const guestApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    createGuest: build.mutation<string, void>({
      query: () => ({ url: '/api/guest/create', method: 'POST' }),
      transformResponse: toGuestId,
    }),
    placeGuestOrder: build.mutation<GuestOrderAnswer, GuestOrder>({
      query: ({ idempotencyKey, couponCode, finalOrderAmount, ...order }) => ({
        url: '/api/guest-cart/place-order',
        method: 'POST',
        headers: { 'Idempotency-Key': idempotencyKey },
        body: new URLSearchParams({
          ...order,
          finalOrderAmount: String(finalOrderAmount),
          paymentMethod: PAYMENT_METHOD,
          ...(couponCode ? { couponCode } : {}),
        }),
      }),
      transformResponse: (answer: OrderPlaced, meta) => ({ ...answer, partial: meta?.response?.status === 207 }),
      // A refused order tells what changed: prices, stock and coupon must be asked for again either way. Without an answer
      // nothing is known, and the form must stand as it is so that the same order can be sent again.
      invalidatesTags: (_answer, error) => (error?.status === 0 ? [] : ['Cart', 'Catalogue', 'Coupon']),
    }),
  }),
});

export const { useCreateGuestMutation, usePlaceGuestOrderMutation } = guestApi;
