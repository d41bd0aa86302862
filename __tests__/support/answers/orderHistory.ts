/** A member's orders as the shop answers them, and the calls that change them. */
import { HttpResponse, http } from 'msw';
import type { OrderRow, OrderStatus, OrderSummaryEntry, ReturnStatus } from '../../../src/contract/order';
import type { ReturnRequestBody, ReturnStatusAnswer } from '../../../src/contract/return';
import { callAnswers, success } from './answers';
import { picture } from '../data/builders';
import { host } from './handlers';

const DAY_MS = 86_400_000;

/** So many days before this moment. */
export const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString();

export const orderRow = (known: Partial<OrderRow> = {}): OrderRow => ({
  serialNo: 11,
  orderNo: '7K3M-9QX2',
  productId: 1,
  productName: 'Mulmul jhabla',
  orderQuantity: 1,
  productRate: 399,
  finalOrderAmount: 399,
  billDate: '2026-11-12T05:30:00.000Z',
  orderStatus: 'ORDERED',
  discount: 0,
  shipping: 0,
  productObject: { productColor: 'Blue', productSize: '0-3M' },
  returnStatus: null,
  deliveredDate: null,
  deliveryName: 'Asha Rao',
  deliveryAddress: '12 Lake View, Station Road, Thane, Maharashtra, India, 400601',
  ...known,
  netAmount: known.netAmount ?? (known.productRate ?? 399) * (known.orderQuantity ?? 1),
});

export const orderEntry = (...rows: Partial<OrderRow>[]): OrderSummaryEntry => {
  const orders = (rows.length > 0 ? rows : [{}]).map((row, index) => orderRow({ serialNo: 11 + index, ...row }));
  return { orders, orderImage: picture('mulmul-jhabla-front'), productCount: orders.length };
};

/** An order of one product that arrived so many days ago. */
export const deliveredEntry = (days = 3, known: Partial<OrderRow> = {}): OrderSummaryEntry =>
  orderEntry({ orderStatus: 'DELIVERED', deliveredDate: daysAgo(days), ...known });

/** As the shop's own server tells them; what another backend leaves out is `backendSays` of `handlers.ts`. */
export const ordersAre = (orders: OrderSummaryEntry[]) =>
  http.get(`${host}/orders/summary`, () => HttpResponse.json(orders as never));

/** How a return stands, for a backend whose orders do not tell. */
export const returnStatusIs = (status: ReturnStatus) =>
  callAnswers<ReturnStatusAnswer>('get', '/api/return-request/status', ({ query }) =>
    success({ orderId: Number(query.orderId), status }),
  );

/**
 * The orders as the server has them: they follow what is cancelled and what is asked back. What was asked is written
 * down.
 */
export function orderBook(...entries: OrderSummaryEntry[]) {
  const asked: string[] = [];
  const sent: ReturnRequestBody[] = [];
  const rows = () => entries.flatMap(({ orders }) => orders);
  const book = {
    asked,
    sent,
    /** The shop moves an order on. */
    move: (status: OrderStatus) => rows().forEach((row) => void (row.orderStatus = status)),
    decide: (status: ReturnStatus) => rows().forEach((row) => void (row.returnStatus = status)),
    handlers: [
      http.get(`${host}/orders/summary`, () => HttpResponse.json(structuredClone(entries) as never)),
      http.put(`${host}/orders/status/:serialNo`, ({ params, request }) => {
        asked.push(`${String(params.serialNo)} ${new URL(request.url).searchParams.get('newStatus')}`);
        const row = rows().find(({ serialNo }) => serialNo === Number(params.serialNo));
        if (row) row.orderStatus = 'CANCELED';
        return HttpResponse.json({ orderNo: row?.orderNo ?? '', orderStatus: 'CANCELED' });
      }),
      http.post(`${host}/api/return-request/:orderSerial`, async ({ params, request }) => {
        asked.push(`return ${String(params.orderSerial)}`);
        sent.push((await request.json()) as ReturnRequestBody);
        const row = rows().find(({ serialNo }) => serialNo === Number(params.orderSerial));
        if (row) row.returnStatus = 'INITIATED';
        return HttpResponse.json({ orderId: Number(params.orderSerial), status: 'INITIATED' }, { status: 201 });
      }),
    ],
  };
  return book;
}
