/**
 * Orders on the staff's side (src/contract/staffOrders.ts, staffOrderChanges.ts). Each change answers with the order as
 * it is then.
 */
import type { Doubt, ToldStep } from '../../contract/rules/staffOrderRules';
import type { ManyMoved, OrderChange, ToldAnswer } from '../../contract/staffOrderChanges';
import type { StaffOrder, StaffOrderList, StaffOrdersQuery, Takings } from '../../contract/staffOrders';
import { rowOf } from '../lib/rowOf';
import type { AppDispatch, RootState } from '../store/makeStore';
import { baseApi } from './baseApi';
import { isApiError } from './errors';
import { sheetCall } from './sheets';

interface OfOrder {
  orderNo: string;
}
interface Versioned extends OfOrder {
  version: string;
}
export interface Parcel {
  courier: string;
  trackingNumber: string;
  trackingUrl?: string;
}
/** What a change hears of itself once it was sent. */
interface Started {
  dispatch: AppDispatch;
  queryFulfilled: Promise<{ data: StaffOrder }>;
}
interface Days {
  from: string;
  to: string;
}

const LIST = { type: 'Order', id: 'LIST' } as const;

/**
 * The lists have a moved order as it is now, before they are asked for again: a step that is pressed for at once is
 * made on the order as its own staff just left it, and is not refused as stale.
 */
const patchLists =
  (order: StaffOrder) =>
  (dispatch: AppDispatch, getState: () => RootState): void => {
    const row = rowOf(order);
    for (const asked of ordersApi.util.selectCachedArgsForQuery(getState(), 'getOrders'))
      dispatch(
        ordersApi.util.updateQueryData('getOrders', asked, ({ rows }) => {
          const at = rows.findIndex(({ orderNo }) => orderNo === order.orderNo);
          if (at >= 0) rows[at] = row;
        }),
      );
  };

/** A change that came too late brings the order as somebody else has left it, or its row could never be moved again. */
function orderNowOf(refusal: unknown): StaffOrder | null {
  const { error } = (refusal ?? {}) as { error?: unknown };
  return isApiError(error) && error.code === 'STALE' && error.current ? (error.current as StaffOrder) : null;
}

const pathOf = ({ orderNo }: OfOrder, rest = ''): string => `/orders/${encodeURIComponent(orderNo)}${rest}`;

/** A change of one order: `PUT`, or `POST` of what only adds to it. */
const change = <B extends OfOrder>(method: 'PUT' | 'POST', rest: string) => ({
  query: ({ orderNo, ...body }: B) => ({ url: pathOf({ orderNo }, rest), method, body }),
  invalidatesTags: (answer: StaffOrder | undefined) => (answer ? [LIST, 'Takings' as const] : []),
  async onQueryStarted({ orderNo }: B, { dispatch, queryFulfilled }: Started) {
    const order = await queryFulfilled.then(({ data }) => data, orderNowOf);
    if (!order) return;
    void dispatch(ordersApi.util.upsertQueryData('getOrder', orderNo, order));
    dispatch(patchLists(order));
  },
});

const many = <B>(rest: string) => ({
  query: (body: B) => ({ url: `/orders/${rest}`, method: 'POST', body }),
  invalidatesTags: ['Order' as const],
});

const ordersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getOrders: build.query<StaffOrderList, StaffOrdersQuery>({
      // As the page preloads it (server/pages/adminPages.ts): without a lone question mark.
      query: (params) => ({ url: '/orders', ...(Object.keys(params).length > 0 && { params }) }),
      providesTags: [LIST],
    }),
    getOrder: build.query<StaffOrder, string>({
      query: (orderNo) => pathOf({ orderNo }),
      providesTags: (_, __, orderNo) => [{ type: 'Order', id: orderNo }],
    }),
    quoteShipping: build.mutation<StaffOrder, Versioned & { amount: number }>(change('PUT', '/shipping')),
    receivePayment: build.mutation<StaffOrder, Versioned & { amount: number; reference: string; despite: Doubt[] }>(
      change('PUT', '/payment'),
    ),
    refund: build.mutation<StaffOrder, Versioned & { amount: number; reference: string }>(change('PUT', '/refund')),
    ship: build.mutation<StaffOrder, Versioned & Parcel & { despite: Doubt[] }>(change('PUT', '/ship')),
    deliver: build.mutation<StaffOrder, Versioned>(change('PUT', '/deliver')),
    cancelOrder: build.mutation<StaffOrder, Versioned>(change('PUT', '/cancel')),
    pack: build.mutation<StaffOrder, Versioned & { packed: boolean }>(change('PUT', '/packed')),
    correctParcel: build.mutation<StaffOrder, Versioned & Parcel>(change('PUT', '/parcel')),
    notPaid: build.mutation<StaffOrder, Versioned>(change('PUT', '/not-paid')),
    undoPayment: build.mutation<StaffOrder, Versioned>(change('PUT', '/payment-undone')),
    changeOrder: build.mutation<StaffOrder, OfOrder & OrderChange>(change('PUT', '/change')),
    addNote: build.mutation<StaffOrder, OfOrder & { text: string }>(change('POST', '/notes')),
    /** Answers with the words and a link to the order's page in them. */
    noteTold: build.mutation<ToldAnswer, OfOrder & { step: ToldStep; by: 'whatsapp' | 'phone' }>({
      query: ({ orderNo, ...body }) => ({ url: pathOf({ orderNo }, '/told'), method: 'POST', body }),
      async onQueryStarted({ orderNo }, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) void dispatch(ordersApi.util.upsertQueryData('getOrder', orderNo, answer.data.order));
      },
    }),
    renewLink: build.mutation<{ link: string }, OfOrder>({
      query: (order) => ({ url: pathOf(order, '/link'), method: 'POST' }),
      invalidatesTags: (_, __, { orderNo }) => [{ type: 'Order', id: orderNo }],
    }),
    packMany: build.mutation<ManyMoved, { orders: Versioned[] }>(many('packed')),
    shipMany: build.mutation<ManyMoved, { orders: (Versioned & Parcel)[] }>(many('ship-many')),
    cancelOverdue: build.mutation<ManyMoved, { orders: Versioned[] }>(many('cancel-overdue')),
    getSheets: build.query<StaffOrder[], readonly string[]>({
      query: (orderNos) => ({ url: '/orders/sheets', params: { orderNos: orderNos.join(',') } }),
      providesTags: [LIST],
    }),
    exportOrders: build.mutation<string, StaffOrdersQuery>({
      query: (params) => sheetCall('/orders.csv', params),
      invalidatesTags: ['Audit'],
    }),
    getTakings: build.query<Takings, Days>({
      query: (params) => ({ url: '/takings', params }),
      providesTags: ['Takings'],
    }),
    exportTakings: build.mutation<string, Days>({
      query: (params) => sheetCall('/takings.csv', params),
      invalidatesTags: ['Audit'],
    }),
  }),
});
export const {
  useGetOrdersQuery,
  useGetOrderQuery,
  useQuoteShippingMutation,
  useReceivePaymentMutation,
  useRefundMutation,
  useShipMutation,
  useDeliverMutation,
  useCancelOrderMutation,
  usePackMutation,
  useCorrectParcelMutation,
  useNotPaidMutation,
  useUndoPaymentMutation,
  useChangeOrderMutation,
  useAddNoteMutation,
  useNoteToldMutation,
  useRenewLinkMutation,
  usePackManyMutation,
  useShipManyMutation,
  useCancelOverdueMutation,
  useLazyGetSheetsQuery,
  useExportOrdersMutation,
  useGetTakingsQuery,
  useExportTakingsMutation,
} = ordersApi;
