/**
 * Every call of the staff's side as a table (docs/contract.md section 11): how it is sent, and who may send it. A call
 * of the document that is missing here fails the test of roles.
 */
import { staffRoles, type StaffRole } from '../../../src/contract/rules/staffRules';

interface StaffCallRow {
  /** As the document names it. */
  name: string;
  /** null: anybody, also without a session. */
  roles: readonly StaffRole[] | null;
  path: string;
  body?: object;
}

export const ORDER_NO = '7K3M-9QX2';
const owner = ['owner'] as const;
const writers = ['owner', 'orders'] as const;
const readers = ['owner', 'orders', 'support'] as const;

const row = (
  name: string,
  roles: StaffCallRow['roles'],
  own: { query?: string; body?: object } = {},
): StaffCallRow => ({
  name,
  roles,
  path: `${name.split(' ')[1]?.replace('/admin/api/', '').replace('{orderNo}', ORDER_NO) ?? ''}${own.query ?? ''}`,
  ...(own.body && { body: own.body }),
});

const days = '?from=2026-11-20&to=2026-11-20';
const account = { email: 'ravi@example.com' };
const at = '/admin/api';
/** Nobody has seen this one, so nothing is changed by it. */
const version = 'seen by nobody';
const parcel = { courier: 'DTDC', trackingNumber: '1' };
const one = `${at}/orders/{orderNo}`;

export const staffCalls: readonly StaffCallRow[] = [
  row(`POST ${at}/set-up/begin`, null, { body: { token: 'none' } }),
  row(`POST ${at}/set-up/finish`, null, { body: { token: 'none', password: 'x'.repeat(12), code: '123456' } }),
  row(`POST ${at}/login`, null, { body: { email: 'nobody@example.com', password: 'x', code: '1' } }),
  row(`POST ${at}/logout`, null),
  row(`GET ${at}/me`, staffRoles),
  row(`POST ${at}/confirm`, staffRoles, { body: { code: '123456' } }),
  row(`GET ${at}/sessions`, staffRoles),
  row(`GET ${at}/accounts`, owner),
  row(`GET ${at}/accounts.csv`, owner),
  row(`POST ${at}/accounts`, owner, { body: { ...account, role: 'orders' } }),
  row(`PUT ${at}/accounts/role`, owner, { body: { ...account, role: 'orders' } }),
  row(`POST ${at}/accounts/reset`, owner, { body: account }),
  row(`POST ${at}/accounts/disable`, owner, { body: account }),
  row(`GET ${at}/audit`, owner),
  row(`GET ${at}/audit.csv`, owner),
  row(`GET ${at}/settings`, owner),
  row(`PUT ${at}/settings`, owner, { body: { upiId: 'other@bank', version } }),
  row(`GET ${at}/orders`, readers),
  row(`GET ${at}/orders.csv`, writers),
  row(`GET ${at}/orders/sheets`, readers, { query: `?orderNos=${ORDER_NO}` }),
  row(`GET ${one}`, readers),
  row(`GET ${at}/takings`, writers, { query: days }),
  row(`GET ${at}/takings.csv`, writers, { query: days }),
  row(`PUT ${one}/shipping`, writers, { body: { amount: 80, version } }),
  row(`PUT ${one}/payment`, writers, { body: { amount: 80, version } }),
  row(`PUT ${one}/refund`, writers, { body: { amount: 80, version } }),
  row(`PUT ${one}/packed`, writers, { body: { version, packed: false } }),
  row(`PUT ${one}/parcel`, writers, { body: { ...parcel, version } }),
  row(`PUT ${one}/payment-undone`, writers, { body: { version } }),
  row(`PUT ${one}/not-paid`, writers, { body: { version } }),
  row(`PUT ${one}/ship`, writers, { body: { ...parcel, version } }),
  row(`PUT ${one}/deliver`, writers, { body: { version } }),
  row(`PUT ${one}/cancel`, writers, { body: { version } }),
  row(`PUT ${one}/change`, writers, { body: { version } }),
  row(`POST ${one}/notes`, readers, { body: { text: 'Rang.' } }),
  row(`POST ${one}/told`, readers, { body: { step: 'placed', by: 'phone' } }),
  row(`POST ${one}/link`, writers),
  row(`POST ${at}/orders/packed`, writers, { body: { orders: [{ orderNo: 'NONE-NONE', version }] } }),
  row(`POST ${at}/orders/ship-many`, writers, { body: { orders: [{ orderNo: 'NONE-NONE', version, ...parcel }] } }),
  row(`POST ${at}/orders/cancel-overdue`, writers, { body: { orders: [{ orderNo: 'NONE-NONE', version }] } }),
  // Last: it ends the session that asks.
  row(`DELETE ${at}/sessions`, staffRoles),
];
