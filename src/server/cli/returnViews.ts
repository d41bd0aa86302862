/** Returns for staff to read, and as JSON for programs. Bank details are masked in both. */
import { formatMoney } from '../../contract/rules/money';
import type { BankDetails } from '../areas/return/bankDetails';
import type { BankReveal, ReturnCase } from '../areas/return/return.repository';
import type { ReturnShown } from '../areas/return/staffReturns.service';
import { isoTime, labelled, table } from './format';
import { kolkataTime, printable } from '../lib/wording';

export const caseJson = (found: ReturnCase) => ({
  serialNo: found.serial_no,
  orderNo: found.order_no,
  status: found.status,
  productName: found.product_name,
  colour: found.colour,
  size: found.size,
  quantity: found.quantity,
  amountPaise: found.net_paise,
  reason: found.reason,
  comment: found.comment,
  staffNote: found.staff_note,
  name: found.member_name,
  email: found.email,
  mobile: found.mobile,
  deliveredAt: isoTime(found.delivered_at),
  requestedAt: isoTime(found.requested_at),
  decidedAt: isoTime(found.decided_at),
  refundedAt: isoTime(found.refunded_at),
});

export const shownJson = ({ found, bank, reveals }: ReturnShown) => ({
  ...caseJson(found),
  bankDetails: typeof bank === 'string' ? null : bank,
  bankDetailsState: typeof bank === 'string' ? bank : 'masked',
  reveals: reveals.map(({ reason, revealed_by, revealed_at }) => ({
    by: revealed_by,
    at: isoTime(revealed_at),
    reason,
  })),
});

export function returnListText(found: readonly ReturnCase[]): string {
  if (found.length === 0) return 'No returns.';
  const rows = found.map((one) => [
    String(one.serial_no),
    one.status,
    kolkataTime(one.requested_at),
    one.order_no,
    formatMoney(one.net_paise),
    printable(one.product_name),
    printable(one.member_name),
  ]);
  return table(
    ['Serial no', 'Status', 'Requested', 'Order', 'Refund', 'Product', 'Name'],
    rows,
    new Set(['Serial no', 'Refund']),
  );
}

export function returnText({ found, bank, reveals }: ReturnShown): string {
  const time = (at: number | null): string | null => (at === null ? null : kolkataTime(at));
  const choice = [found.colour, found.size].map(printable).filter(Boolean).join(', ');
  const facts: [string, string | null][] = [
    ['Serial no', String(found.serial_no)],
    ['Status', found.status],
    ['Order', found.order_no],
    ['Product', `${found.quantity} × ${printable(found.product_name)}${choice && ` (${choice})`}`],
    ['Refund', formatMoney(found.net_paise)],
    ['Name', printable(found.member_name)],
    ['E-mail', printable(found.email)],
    ['Mobile', printable(found.mobile)],
    ['Reason', printable(found.reason)],
    ['Comment', printable(found.comment) || null],
    ['Our note', printable(found.staff_note) || null],
    ['Delivered', time(found.delivered_at)],
    ['Requested', time(found.requested_at)],
    ['Decided', time(found.decided_at)],
    ['Refunded', time(found.refunded_at)],
  ];
  return [labelled(facts), bankText(bank), revealsText(reveals)].join('\n\n');
}

function bankText(bank: ReturnShown['bank']): string {
  if (bank === 'deleted') return 'The bank details have been deleted.';
  if (bank === 'sealed')
    return 'The bank details cannot be opened here: this machine has another secret key than the shop had then.';
  return detailsText(bank);
}

export const detailsText = ({ accountHolderName, accountNumber, ifscCode, bankName }: BankDetails): string =>
  labelled([
    ['Holder', printable(accountHolderName)],
    ['Account', accountNumber],
    ['IFSC', ifscCode],
    ['Bank', printable(bankName)],
  ]);

function revealsText(reveals: readonly BankReveal[]): string {
  if (reveals.length === 0) return 'Nobody has looked at the full bank details.';
  const times = reveals.length === 1 ? 'once' : `${reveals.length} times`;
  const rows = reveals.map(({ revealed_at, revealed_by, reason }) => [
    kolkataTime(revealed_at),
    printable(revealed_by),
    printable(reason),
  ]);
  return `The full bank details were looked at ${times}:\n${table(['When', 'Who', 'Why'], rows)}`;
}
