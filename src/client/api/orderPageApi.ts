/**
 * (added) An order's own page (docs/contract.md section 10). The order's key goes along in a header that no action and
 * no state ever holds: these calls tell the store what came back, and nothing of how it was asked for.
 */
import type { FetchArgs } from '@reduxjs/toolkit/query/react';
import type { OrderLinkBody } from '../../contract/orderPage';
import { ORDER_KEY } from '../../contract/rules/headerNames';
import { readOrderKey } from '../browser/orderKeys';
import { tidy, fieldsOf } from '../lib/decode';
import { baseApi } from './baseApi';
import { anObject } from './expected';
import { toOrderPage } from './orderPage';
import type { OrderPageView } from './orderPage';
import type { Secret } from './secret';

function ofOrder(orderNo: string, what = '', others: Partial<FetchArgs> = {}): FetchArgs {
  const key = readOrderKey(orderNo);
  return {
    url: `/api/order-page/${encodeURIComponent(orderNo)}${what}`,
    ...others,
    ...(key !== null && { headers: { [ORDER_KEY]: key } }),
  };
}

interface Claim {
  orderNo: string;
  /** Of the payment: the shopper's own. */
  reference: Secret<string>;
}

export const orderPageApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getOrderPage: build.query<OrderPageView, string>({
      queryFn: async (orderNo, _api, _extra, send) => {
        const { data, error } = await send(ofOrder(orderNo));
        return error ? { error } : { data: toOrderPage(data) };
      },
      extraOptions: anObject,
      providesTags: ['Orders'],
    }),
    cancelOrderByPage: build.mutation<null, string>({
      queryFn: async (orderNo, _api, _extra, send) => {
        const { error } = await send(ofOrder(orderNo, '/cancel', { method: 'PUT' }));
        return error ? { error } : { data: null };
      },
      invalidatesTags: ['Orders', 'Catalogue'],
    }),
    claimPayment: build.mutation<null, Claim>({
      queryFn: async ({ orderNo, reference }, _api, _extra, send) => {
        const body = { reference: reference.reveal() };
        const { error } = await send(ofOrder(orderNo, '/payment-claim', { method: 'POST', body }));
        return error ? { error } : { data: null };
      },
      // Whatever came of it: it may have been paid, or cancelled, meanwhile.
      invalidatesTags: ['Orders'],
    }),
    /** The answer is the same whatever was typed. */
    askOrderLink: build.mutation<{ message: string }, Secret<OrderLinkBody>>({
      query: (asked) => ({ url: '/api/order-link', method: 'POST', body: asked.reveal() }),
      transformResponse: (answer) => ({ message: tidy(fieldsOf(answer).message) }),
    }),
  }),
});

export const { useGetOrderPageQuery, useCancelOrderByPageMutation, useClaimPaymentMutation, useAskOrderLinkMutation } =
  orderPageApi;
