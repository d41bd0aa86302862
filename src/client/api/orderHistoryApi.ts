/**
 * A member's orders (docs/requirements.md section 7, 'Orders and returns'). Apart from orderApi, because no first page
 * needs it.
 */
import { baseApi } from './baseApi';
import { rowsOnly } from './expected';
import { toOrderSummary } from './orderSummary';
import type { SummaryEntry } from './orderSummary';

const orderHistoryApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getOrderSummary: build.query<SummaryEntry[], string>({
      query: (userId) => ({ url: '/orders/summary', params: { userId } }),
      transformResponse: toOrderSummary,
      extraOptions: rowsOnly,
      providesTags: ['Orders'],
    }),
    /**
     * One call for each row that is ORDERED: right for a backend with a status per row, harmless for one whose rows
     * move together (decision 76). The first refusal ends it. Whatever came of it, orders and stock are asked for
     * again.
     */
    cancelOrder: build.mutation<null, number[]>({
      queryFn: async (serialNos, _api, _extra, send) => {
        for (const serialNo of serialNos) {
          const { error } = await send({
            url: `/orders/status/${serialNo}`,
            method: 'PUT',
            params: { newStatus: 'CANCELED' },
          });
          if (error) return { error };
        }
        return { data: null };
      },
      invalidatesTags: ['Orders', 'Catalogue'],
    }),
  }),
});

export const { useGetOrderSummaryQuery, useCancelOrderMutation } = orderHistoryApi;
