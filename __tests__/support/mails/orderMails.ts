/** The mails about an order and a return. */
import * as orderTemplates from '../../../src/server/areas/mail/orderTemplates';
import * as paymentTemplates from '../../../src/server/areas/mail/paymentTemplates';
import { returnDecidedMail } from '../../../src/server/areas/mail/templates';
import type { OrderLineRecord, OrderRecord } from '../../../src/server/db/schema';
import { shopUrl, to } from './mailCase';
import type { MailCase } from './mailCase';
import { NOW } from '../data/rows';

export const order = (own: Partial<OrderRecord> = {}): OrderRecord => ({
  id: 1,
  order_no: '7K3M-9QX2',
  owner_kind: 'user',
  owner_id: 'u_1',
  name: 'Asha Rao',
  mobile: '9876543210',
  address: '12 Lake View, Thane, Maharashtra, India, 400601',
  status: 'ORDERED',
  subtotal_paise: 10_079_800,
  discount_paise: 1_007_980,
  final_paise: 9_071_820,
  shipping_paise: 0,
  coupon_code: 'FIRST',
  payment_method: 'onlinePayment',
  placed_at: NOW,
  shipped_at: null,
  delivered_at: null,
  canceled_at: null,
  shipping_set_at: null,
  network_key: null,
  email: null,
  payment: 'none',
  payment_paise: null,
  payment_reference: null,
  paid_at: null,
  refunded_paise: null,
  refunded_at: null,
  packed_at: null,
  courier: null,
  tracking_number: null,
  tracking_link: null,
  version: 0,
  ...own,
});
export const line = (own: Partial<OrderLineRecord> = {}): OrderLineRecord => ({
  serial_no: 1,
  order_id: 1,
  product_id: 41,
  product_name: 'Mulmul jhabla',
  colour: 'Blue',
  size: '0-3 M',
  quantity: 2,
  rate_paise: 39_900,
  net_paise: 71_820,
  picture_url: '',
  ...own,
});
const lines = [
  line(),
  line({ product_name: 'Cradle', colour: '', size: '', quantity: 1, rate_paise: 10_000_000, net_paise: 9_000_000 }),
];
const pageLink = `${shopUrl}/order/7K3M-9QX2?key=abc`;
export const news = { to, order: order(), lines, link: pageLink, shopUrl };
const payable = { ...news, duePaise: 28_050, upi: { id: 'jhabla@okbank', payee: 'Jhabla' } };
export const returned = {
  to,
  name: 'Asha Rao',
  orderNo: '7K3M-9QX2',
  productName: 'Mulmul jhabla',
  refundPaise: 8010,
  note: '',
  link: pageLink,
  shopUrl,
};

export const orderMails: readonly MailCase[] = [
  [
    'an order placed',
    orderTemplates.orderPlacedMail(news),
    {
      kind: 'order placed',
      subject: 'We have your order 7K3M-9QX2',
      says: [
        'Your order 7K3M-9QX2 reached us on 20 Nov 2026, 10:00',
        '- 2 x Mulmul jhabla, Blue, 0-3 M: ₹798 (₹399 each), ₹718.20 after the coupon\n- 1 x Cradle: ₹1,00,000, ₹90,000 after the coupon\n\n',
        'Sub total: ₹1,00,798\nCoupon FIRST: -₹10,079.80\nTotal, before shipping: ₹90,718.20\n',
        'Asha Rao\n12 Lake View, Thane, Maharashtra, India, 400601\n',
        'Pay by UPI/QR after we confirm shipping. Nothing has been charged so far.',
        '\nhttps://shop.example/order/7K3M-9QX2?key=abc\n',
      ],
    },
  ],
  [
    'an order placed without a coupon',
    orderTemplates.orderPlacedMail({
      ...news,
      order: order({ discount_paise: 0, coupon_code: null, subtotal_paise: 79_800, final_paise: 79_800 }),
      lines: [line({ net_paise: 79_800 })],
    }),
    {
      kind: 'order placed',
      subject: 'We have your order 7K3M-9QX2',
      says: ['(₹399 each)\n\nTotal, before shipping: ₹798\n\n'],
    },
  ],
  [
    'an order shipped',
    orderTemplates.orderShippedMail({
      ...news,
      order: order({ status: 'SHIPPED', shipped_at: NOW + 86_400_000, shipping_paise: 8050 }),
    }),
    {
      kind: 'order shipped',
      subject: 'Your order 7K3M-9QX2 is on its way',
      says: [
        'left our shop on 21 Nov 2026, 10:00',
        'Goods: ₹90,718.20\nShipping: ₹80.50\nTotal: ₹90,798.70\n',
        'within 10 days of delivery',
        '12 Lake View',
      ],
    },
  ],
  [
    'an order cancelled by the customer',
    orderTemplates.orderCancelledMail({ ...news, by: 'customer' }),
    {
      kind: 'order cancelled',
      subject: 'Your order 7K3M-9QX2 is cancelled',
      says: ['As you asked, we have cancelled your order 7K3M-9QX2.', '- 1 x Cradle', 'Nothing will be charged'],
    },
  ],
  [
    'an order cancelled by the shop',
    orderTemplates.orderCancelledMail({ ...news, by: 'shop' }),
    {
      kind: 'order cancelled',
      subject: 'Your order 7K3M-9QX2 is cancelled',
      says: ['We are sorry: we have had to cancel your order 7K3M-9QX2.', 'Nothing will be charged'],
    },
  ],
  [
    'a parcel that travels otherwise than was said',
    orderTemplates.parcelCorrectedMail({
      ...news,
      order: order({ status: 'SHIPPED', courier: 'DTDC', tracking_number: 'A2' }),
    }),
    {
      kind: 'parcel corrected',
      subject: 'How your order 7K3M-9QX2 travels',
      says: ['was not right', 'It travels with DTDC.\nTracking number: A2\n'],
    },
  ],
  [
    'a payment that was noted by mistake',
    paymentTemplates.paymentUndoneMail({ ...payable, order: order({ payment: 'asked' }) }),
    {
      kind: 'payment undone',
      subject: 'About the payment for order 7K3M-9QX2',
      says: ['That was a slip of ours', 'UPI id: jhabla@okbank (Jhabla)\nAmount: ₹280.50\n'],
    },
  ],
  [
    'a payment that was noted by mistake, and is claimed',
    paymentTemplates.paymentUndoneMail({ ...payable, order: order({ payment: 'claimed' }) }),
    {
      kind: 'payment undone',
      subject: 'About the payment for order 7K3M-9QX2',
      says: ['We look for the payment that you told us of.'],
    },
  ],
  [
    'a payment that is not there',
    paymentTemplates.paymentNotFoundMail(payable, '433012345678'),
    {
      kind: 'payment not found',
      subject: 'We cannot find the payment for order 7K3M-9QX2',
      says: ['of your payment with the reference 433012345678 for order', 'UPI id: jhabla@okbank'],
    },
  ],
  [
    'a payment of a cancelled order that is not there',
    paymentTemplates.paymentNotFoundMail({ ...payable, duePaise: null }, null),
    {
      kind: 'payment not found',
      subject: 'We cannot find the payment for order 7K3M-9QX2',
      says: ['We have looked for it, and have not found it', 'The order is cancelled, so there is nothing to pay.'],
    },
  ],
  [
    'a payment for a cancelled order',
    paymentTemplates.paymentReceivedMail({
      ...news,
      order: order({ status: 'CANCELED', payment: 'received', payment_paise: 20_000 }),
    }),
    {
      kind: 'payment received',
      subject: 'Your payment for order 7K3M-9QX2 is here',
      says: ['As the order is cancelled, it goes back to you.'],
    },
  ],
  [
    'a cancelled order that its customer says is paid',
    orderTemplates.orderCancelledMail({ ...news, order: order({ payment: 'claimed' }), by: 'shop' }),
    {
      kind: 'order cancelled',
      subject: 'Your order 7K3M-9QX2 is cancelled',
      says: ['You told us of your payment. We look for it, and once it is here, it goes back to you.'],
    },
  ],
  [
    'a return approved',
    returnDecidedMail({ ...returned, decision: 'APPROVED' }),
    {
      kind: 'return decided',
      subject: 'Your return from order 7K3M-9QX2: we take it back',
      says: [
        'we take back Mulmul jhabla from your order 7K3M-9QX2',
        'with its tags and a proof of purchase',
        '7 to 10 business days',
        '\n1 Example Lane\nThane West\n',
      ],
    },
  ],
  [
    'a return rejected',
    returnDecidedMail({ ...returned, decision: 'REJECTED', note: 'The tags are gone.\r\nWe are sorry.' }),
    {
      kind: 'return decided',
      subject: 'Your return from order 7K3M-9QX2: our answer',
      says: ['we cannot take it back', 'A word from our team:\nThe tags are gone.\nWe are sorry.\n\n'],
    },
  ],
  [
    'a refund',
    returnDecidedMail({ ...returned, decision: 'REFUNDED' }),
    {
      kind: 'return decided',
      subject: 'Your return from order 7K3M-9QX2: your refund',
      says: ['Your refund of ₹80.10 for Mulmul jhabla from your order 7K3M-9QX2 is on its way'],
    },
  ],
];
