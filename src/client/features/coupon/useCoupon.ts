/** What the applied code is worth for these lines: asked of the server, never remembered (decisions 59a, 81). */
import { skipToken } from '@reduxjs/toolkit/query/react';
import type { CartItem } from '../../../contract/cart';
import type { Coupon } from '../../../contract/coupon';
import { useGetCouponByNameQuery } from '../../api/couponApi';
import { isApiError } from '../../api/errors';
import { judgeCouponForItems } from '../../lib/cartPrice';

/** Seconds for which an answer is good enough when a screen opens: the one just given to Apply is. */
const FRESH_SECONDS = 30;

export interface CouponView {
  /** `unknown`: the server could not be asked; nothing is promised. */
  status: 'none' | 'checking' | 'applied' | 'unusable' | 'unknown';
  /** The coupon that counts; null unless applied. */
  coupon: Coupon | null;
  /** It is asked for again after a failure. */
  retrying: boolean;
  refetch: () => void;
}

export function useCoupon(code: string | null, lines: readonly CartItem[]): CouponView {
  const {
    currentData,
    error,
    isFetching,
    refetch: ask,
  } = useGetCouponByNameQuery(code ?? skipToken, {
    refetchOnMountOrArgChange: FRESH_SECONDS,
    refetchOnReconnect: true,
    refetchOnFocus: true,
  });
  const asking = { retrying: isFetching && error !== undefined, refetch: () => void ask() };
  if (code === null) return { status: 'none', coupon: null, ...asking };
  if (error) {
    const unknownCode = isApiError(error) && error.code === 'NOT_FOUND';
    return { status: unknownCode ? 'unusable' : 'unknown', coupon: null, ...asking };
  }
  if (currentData === undefined) return { status: 'checking', coupon: null, ...asking };
  if (currentData === null || !judgeCouponForItems(currentData, lines).usable) {
    return { status: 'unusable', coupon: null, ...asking };
  }
  return { status: 'applied', coupon: currentData, ...asking };
}
