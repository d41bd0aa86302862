/** Coupons (SPEC.md section 7). */
import type { Coupon } from '../../contract/coupon';
import { baseApi } from './baseApi';

export const couponApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getCoupons: build.query<Coupon[], void>({ query: () => '/api/coupons', providesTags: ['Coupon'] }),
    /** One object, a list, or nothing at all (DECISIONS.md T34). */
    getMainCoupon: build.query<Coupon | null, void>({
      query: () => '/api/coupons/is-main',
      transformResponse: (answer: Coupon | Coupon[] | null) => (Array.isArray(answer) ? (answer[0] ?? null) : answer),
      providesTags: ['Coupon'],
    }),
    getCouponByName: build.query<Coupon, string>({ query: (code) => `/api/coupons/name/${encodeURIComponent(code)}`, providesTags: ['Coupon'] }),
  }),
});

export const { useGetCouponsQuery, useGetMainCouponQuery, useLazyGetCouponByNameQuery, useGetCouponByNameQuery } = couponApi;
