/** What the commands of orders and returns write into the audit. */
import { CLAIMED, ORDER, OVERDUE, type AuditRow, type ChangingCommand } from './changingCommand';

const DUE = '90798.20';
const PAID = ['orders', 'paid', ORDER, '--amount', DUE, '--reference', '433012345678'];
const QUOTED = ['orders', 'shipping', ORDER, '80'];
const order = (what: string, own: Omit<AuditRow, 'what' | 'subject'>): AuditRow => ({
  what: `order: ${what}`,
  subject: `order ${ORDER}`,
  ...own,
});
const decided = (what: string, was: string, isNow: string): AuditRow => ({
  what: `return ${what}`,
  subject: 'return $return',
  was: { status: was },
  isNow: { status: isNow, order: '$order' },
});

export const orderCommands: ChangingCommand[] = [
  {
    command: 'orders shipping',
    args: [ORDER, '80'],
    rows: [order('shipping set', { was: { shipping: null }, isNow: { shipping: 80 } })],
  },
  {
    command: 'orders ship',
    args: [ORDER, '--courier', 'Speedy', '--tracking-number', '17', '--unpaid'],
    rows: [order('shipped', { was: { status: 'ORDERED' }, isNow: { status: 'SHIPPED', courier: 'Speedy' } })],
  },
  {
    command: 'orders parcel',
    args: [ORDER, '--courier', 'Speedy', '--tracking-number', '17'],
    before: [['orders', 'ship', ORDER, '--unpaid']],
    rows: [order('parcel corrected', { was: { courier: null }, isNow: { courier: 'Speedy' } })],
  },
  {
    command: 'orders deliver',
    args: [ORDER],
    before: [['orders', 'ship', ORDER, '--unpaid']],
    rows: [order('delivered', { was: { status: 'SHIPPED' }, isNow: { status: 'DELIVERED' } })],
  },
  {
    command: 'orders cancel',
    args: [ORDER],
    rows: [order('cancelled', { was: { status: 'ORDERED' }, isNow: { status: 'CANCELED' } })],
  },
  {
    command: 'orders overdue',
    args: ['--cancel', '--yes'],
    rows: [
      {
        what: 'order: cancelled',
        subject: `order ${OVERDUE}`,
        was: { status: 'ORDERED' },
        isNow: { status: 'CANCELED' },
      },
    ],
  },
  {
    command: 'orders paid',
    args: PAID.slice(2),
    before: [QUOTED],
    rows: [
      order('payment received', { was: { payment: 'asked' }, isNow: { payment: 'received', amount: Number(DUE) } }),
    ],
  },
  {
    command: 'orders not-paid',
    args: [CLAIMED],
    rows: [
      {
        what: 'order: payment not found',
        subject: `order ${CLAIMED}`,
        was: { payment: 'claimed' },
        isNow: { payment: 'asked' },
      },
    ],
  },
  {
    command: 'orders payment-undone',
    args: [ORDER],
    before: [QUOTED, PAID],
    rows: [order('payment undone', { was: { payment: 'received', amount: Number(DUE) }, isNow: { payment: 'asked' } })],
  },
  {
    command: 'orders refunded',
    args: [ORDER, '--amount', '80'],
    before: [QUOTED, PAID],
    rows: [order('payment refunded', { was: { payment: 'received' }, isNow: { payment: 'refunded', amount: 80 } })],
  },
  { command: 'orders link', args: [ORDER, '--renew'], rows: [order('link renewed', {})], again: null },
];

const APPROVED = ['returns', 'approve', '$return'];

export const returnCommands: ChangingCommand[] = [
  {
    command: 'returns approve',
    args: ['$return', '--note', 'Send it to Thane.'],
    needs: 'return',
    rows: [decided('approved', 'INITIATED', 'APPROVED')],
  },
  {
    command: 'returns reject',
    args: ['$return', '--note', 'The tags were cut off.'],
    needs: 'return',
    rows: [decided('rejected', 'INITIATED', 'REJECTED')],
  },
  {
    command: 'returns refund',
    args: ['$return'],
    needs: 'return',
    before: [APPROVED],
    rows: [decided('refunded', 'APPROVED', 'REFUNDED')],
  },
  {
    command: 'returns reveal',
    args: ['$return', '--reason', 'Refund by bank transfer'],
    needs: 'return',
    rows: [{ what: 'bank details revealed', subject: 'return $return', isNow: { order: '$order' } }],
    again: null,
  },
];
