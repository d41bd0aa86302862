/** Coupons (docs/requirements.md section 7). */
import type { Coupon } from '../../contract/coupon';
import { baseApi } from './baseApi';
import { toCoupon } from './coupon';
import { anObjectOrNothing } from './expected';

export const couponApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getCoupons: build.query<Coupon[], void>({ query: () => '/api/coupons', providesTags: ['Coupon'] }),
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

export const { useGetCouponsQuery, useGetMainCouponQuery, useLazyGetCouponByNameQuery, useGetCouponByNameQuery } = couponApi;
