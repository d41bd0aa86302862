/** Returns (docs/requirements.md section 7, 'Orders and returns'; docs/contract.md section 6). */
import type { ReturnStatus } from '../../contract/order';
import type { ReturnRequestBody } from '../../contract/return';
import { isObject } from '../../contract/rules/isObject';
import { baseApi } from './baseApi';
import { toReturnStatus } from './orderSummary';
import type { Secret } from './secret';

interface StartReturn {
  /** The serial number of an order's line. */
  orderSerial: number;
  /** It holds bank details, which no store and no log may keep. */
  request: Secret<ReturnRequestBody>;
}

/** `{ orderId, status }`, or the bare word. */
const statusIn = (answer: unknown): ReturnStatus | null => toReturnStatus(isObject(answer) ? answer.status : answer);

const returnsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * How the returns of these lines stand, one call each: for a backend whose orders do not tell (decision 79). A line
     * that could not be asked about is left out, and the server decides when its return is started.
     */
    getReturnStatuses: build.query<Record<number, ReturnStatus | null>, number[]>({
      queryFn: async (serialNos, _api, _extra, send) => {
        const answers = await Promise.all(
          serialNos.map(async (orderId) => send({ url: '/api/return-request/status', params: { orderId } })),
        );
        const sessionOver = answers.find(({ error }) => error?.status === 401)?.error;
        if (sessionOver) return { error: sessionOver };
        const known = answers.flatMap(({ data, error }, at) =>
          error ? [] : [[serialNos[at], statusIn(data)] as const],
        );
        return { data: Object.fromEntries(known) as Record<number, ReturnStatus | null> };
      },
      providesTags: ['Orders'],
    }),
    startReturn: build.mutation<ReturnStatus, StartReturn>({
      query: ({ orderSerial, request }) => ({
        url: `/api/return-request/${orderSerial}`,
        method: 'POST',
        body: request.reveal(),
      }),
      transformResponse: (answer) => statusIn(answer) ?? 'INITIATED',
      // A refusal tells that the order stands otherwise than the page says; a complaint about a field, or silence,
      // tells nothing.
      invalidatesTags: (_answer, error) => (error?.status === 0 || error?.status === 422 ? [] : ['Orders']),
    }),
  }),
});

export const { useGetReturnStatusesQuery, useStartReturnMutation } = returnsApi;
