/** Coupons (docs/requirements.md section 7). */
import type { Coupon } from '../../contract/coupon';
import { isObject } from '../../contract/rules/isObject';
import { rows, toFlag, toNumber } from '../lib/decode';
import { baseApi } from './baseApi';
import { anObjectOrNothing, rowsOnly } from './expected';

/**
 * A coupon as any backend may send it → the coupon the screens can rely on (decisions 10, 11). docs/requirements.md
 * section 7 promises type and value only: a coupon that says nothing of its status was found, so it is usable.
 */
function toCoupon(answer: unknown, code = ''): Coupon | null {
  if (!isObject(answer)) return null;
  const raw = answer;
  const status = typeof raw.couponStatus === 'string' ? raw.couponStatus.trim().toLowerCase() : 'active';
  const productId = toNumber(raw.productId, 0);
  const minimum = toNumber(raw.minOrderAmount, 0);
  const lapse = raw.couponLapse;
  return {
    couponName: typeof raw.couponName === 'string' ? raw.couponName : code,
    couponStatus: status === 'active' ? 'active' : 'inactive',
    couponType: String(raw.couponType ?? '').includes('%') ? '%' : 'Rs',
    couponValue: toNumber(raw.couponValue, 0),
    is_product_copoun: toFlag(raw.is_product_copoun ?? raw.is_product_coupon),
    productId: productId > 0 ? productId : null,
    ...((lapse === 'ended' || lapse === 'usedUp') && { couponLapse: lapse }),
    ...(minimum > 0 && { minOrderAmount: minimum }),
  };
}

export const couponApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getCoupons: build.query<Coupon[], void>({
      query: () => '/api/coupons',
      transformResponse: (answer: unknown) => rows(answer).flatMap((row) => toCoupon(row) ?? []),
      extraOptions: rowsOnly,
      providesTags: ['Coupon'],
    }),
    /** One object, a list, or nothing at all (decision 34). */
    getMainCoupon: build.query<Coupon | null, void>({
      query: () => '/api/coupons/is-main',
      transformResponse: (answer: unknown) => toCoupon(Array.isArray(answer) ? answer[0] : answer),
      providesTags: ['Coupon'],
    }),
    /** null: the backend knows no such code and says so with an empty answer. */
    getCouponByName: build.query<Coupon | null, string>({
      query: (code) => `/api/coupons/name/${encodeURIComponent(code)}`,
      transformResponse: (answer: unknown, _, code) => toCoupon(answer, code),
      extraOptions: anObjectOrNothing,
      providesTags: ['Coupon'],
    }),
  }),
});

export const { useGetMainCouponQuery, useLazyGetCouponByNameQuery, useGetCouponByNameQuery } = couponApi;
