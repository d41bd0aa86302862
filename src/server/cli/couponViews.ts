/** Coupons as text for staff, and as JSON for programs. */
import { formatDay } from '../../contract/rules/days';
import { formatMoney } from '../../contract/rules/money';
import type { CouponRow } from '../areas/coupon/coupon.repository';
import { couponFacts, type StaffCoupon } from '../areas/coupon/staffCoupons.service';
import { table } from './format';
import { count, printable } from '../lib/wording';

export const couponJson = (row: CouponRow | StaffCoupon) => ({
  code: row.coupon_name,
  ...couponFacts(row),
  ...('uses' in row && { uses: row.uses, lapse: row.lapse }),
});

const worth = ({ type, value_hundredths: value }: CouponRow): string =>
  type === 'Rs' ? formatMoney(value) : `${value / 100} %`;
const yes = (flag: 0 | 1): string => (flag ? 'yes' : '');

/** A sentence about the coupon that was added or changed. */
export function describeCoupon(row: CouponRow): string {
  const facts = [
    row.status,
    row.product_id === null ? '' : `with product ${row.product_id}`,
    row.until_at === null ? '' : `until ${formatDay(row.until_at)}`,
    row.max_uses === null ? '' : `for ${count(row.max_uses)} ${row.max_uses === 1 ? 'order' : 'orders'} at most`,
    row.min_order_paise === 0 ? '' : `from ${formatMoney(row.min_order_paise)}`,
    row.is_main ? 'main' : '',
    row.is_public ? 'public' : 'not listed',
  ];
  return `${printable(row.coupon_name)}: ${worth(row)} off, ${facts.filter(Boolean).join(', ')}.`;
}

const lapses = { ended: 'ended', usedUp: 'used up' } as const;

export function listText(coupons: readonly StaffCoupon[]): string {
  if (coupons.length === 0) return 'No coupons.';
  const cells = coupons.map((row) => [
    printable(row.coupon_name),
    row.status === 'active' && row.lapse ? lapses[row.lapse] : row.status,
    worth(row),
    row.product_id === null ? 'every' : String(row.product_id),
    row.min_order_paise === 0 ? '' : formatMoney(row.min_order_paise),
    row.until_at === null ? '' : formatDay(row.until_at),
    row.max_uses === null ? count(row.uses) : `${count(row.uses)} of ${count(row.max_uses)}`,
    yes(row.is_main),
    yes(row.is_public),
  ]);
  const heading = ['Code', 'Status', 'Off', 'Product', 'From', 'Until', 'Uses', 'Main', 'Public'];
  return table(heading, cells, new Set(['Off', 'From', 'Uses']));
}
