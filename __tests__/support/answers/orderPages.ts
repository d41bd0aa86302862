/** An order's own page, as the shop answers whoever has its key. */
import { HttpResponse, http } from 'msw';
import type { OrderPlaced } from '../../../src/contract/order';
import type { OrderPage } from '../../../src/contract/orderPage';
import { ORDER_KEY } from '../../../src/contract/rules/headerNames';
import { LINK_ASKED } from '../../../src/contract/rules/orderLink';
import { picture } from '../data/builders';
import { failure, host } from './handlers';

export const ORDER_NO = '7K3M-9QX2';
export const KEY = 'the-key-of-a-test-order-and-no-other';

/** Where the tab keeps it, as the script of the page leaves it there. */
export const keepKey = (orderNo = ORDER_NO, key = KEY): void =>
  window.sessionStorage.setItem(`orderKey:${orderNo}`, JSON.stringify(key));

const upi: NonNullable<OrderPage['payment']['upi']> = {
  id: 'jhabla@okbank',
  payee: 'Jhabla & Co.',
  link: 'upi://pay?pa=jhabla@okbank&pn=Jhabla&am=479.50&cu=INR&tr=7K3M-9QX2&tn=Jhabla',
  qr: { size: 33, path: 'M4 4h7v1H4z' },
};

export const orderPage = ({ payment, ...known }: PageParts = {}): OrderPage => ({
  orderNo: ORDER_NO,
  orderStatus: 'ORDERED',
  placedDate: '2026-11-12T05:30:00.000Z',
  shippedDate: null,
  deliveredDate: null,
  canceledDate: null,
  deliveryName: 'Asha Rao',
  deliveryAddress: '12 Lake View, Station Road, Thane, Maharashtra, India, 400601',
  lines: [
    {
      serialNo: 11,
      productId: 1,
      productName: 'Mulmul jhabla',
      productColor: 'Blue',
      productSize: '0-3M',
      orderQuantity: 1,
      productRate: 399,
      netAmount: 399,
      productImage: picture('mulmul-jhabla-front'),
      returnStatus: null,
    },
  ],
  subTotal: 399,
  discount: 0,
  finalOrderAmount: 399,
  shipping: null,
  courier: null,
  trackingNumber: null,
  trackingLink: null,
  ...known,
  payment: { paymentState: 'none', amountDue: null, amountReceived: null, reference: null, upi: null, ...payment },
});

/** Its shipping is said, and it is to be paid. */
export const askedPage = (payment: Partial<OrderPage['payment']> = {}): OrderPage =>
  orderPage({ shipping: 80.5, payment: { paymentState: 'asked', amountDue: 479.5, upi, ...payment } });

type PageParts = Partial<Omit<OrderPage, 'payment'>> & { payment?: Partial<OrderPage['payment']> };

/** The page to whoever sends the key, which changes as its customer acts. `asked` holds what was sent. */
export function orderPageIs(page: OrderPage) {
  const asked: string[] = [];
  const answer = ({ headers }: Request) =>
    headers.get(ORDER_KEY) === KEY
      ? HttpResponse.json(structuredClone(page) as never)
      : failure({ code: 'NOT_FOUND', message: 'This order was not found.' });
  const url = `${host}/api/order-page/:orderNo`;
  const handlers = [
    http.get(url, ({ request }) => answer(request)),
    http.put(`${url}/cancel`, ({ request }) => {
      asked.push('cancel');
      Object.assign(page, { orderStatus: 'CANCELED', canceledDate: '2026-11-13T05:30:00.000Z' });
      return answer(request);
    }),
    http.post(`${url}/payment-claim`, async ({ request }) => {
      const { reference } = (await request.clone().json()) as { reference: string };
      asked.push(reference);
      Object.assign(page.payment, { paymentState: 'claimed', reference: reference.replace(/\s/g, '') });
      return answer(request);
    }),
  ];
  return { asked, handlers, page };
}

/** An order's answer with the key of its page. */
export const withKey = (answer: OrderPlaced) => () =>
  HttpResponse.json<OrderPlaced>(answer as never, { headers: { [ORDER_KEY]: KEY } });

/** The link is asked for; what was typed is written down. */
export function linkIsAsked() {
  const told: unknown[] = [];
  const handler = http.post(`${host}/api/order-link`, async ({ request }) => {
    told.push(await request.json());
    return HttpResponse.json({ message: LINK_ASKED });
  });
  return { told, handler };
}
