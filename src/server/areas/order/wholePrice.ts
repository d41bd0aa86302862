/** What the whole cart costs with its coupon, inside the order's transaction. */
import type { Transaction } from 'kysely';
import { couponLapses } from '../../../contract/rules/couponWords';
import type { PricedLine } from '../../../contract/rules/pricing';
import type { Engine } from '../../db/engine';
import type { Schema } from '../../db/schema';
import { DomainError } from '../../lib/domainError';
import { findCoupon, publicCoupons } from '../coupon/coupon.repository';
import { whyUnusable } from '../coupon/coupon.service';
import { lapseInOrder } from '../coupon/validity';
import { priceClaimed, priceOf, type Claim, type Price } from './pricing';

interface Asked {
  claim: Claim;
  couponCode: string | undefined;
}

interface Moment {
  engine: Engine;
  now: number;
}

/** Throws COUPON_NOT_USABLE where a code was sent that does not count, with the reason. */
export async function priceWholeCart(
  trx: Transaction<Schema>,
  lines: readonly PricedLine[],
  { claim, couponCode }: Asked,
  { engine, now }: Moment,
): Promise<Price> {
  if (couponCode === undefined) return priceWithoutCode(trx, lines, claim, { engine, now });
  const coupon = await findCoupon(trx, couponCode);
  const price = priceOf(lines, coupon);
  const lapse = coupon?.status === 'active' ? await lapseInOrder(trx, engine, coupon, now) : null;
  if (lapse) throw new DomainError('COUPON_NOT_USABLE', couponLapses[lapse]);
  if (!price.coupon) throw new DomainError('COUPON_NOT_USABLE', whyUnusable(coupon, lines));
  return price;
}

/** A listed coupon that makes the claim right must still count, too. */
async function priceWithoutCode(
  trx: Transaction<Schema>,
  lines: readonly PricedLine[],
  claim: Claim,
  { engine, now }: Moment,
): Promise<Price> {
  // In the order of their codes: of two orders that look at several, none waits for the other.
  let listed = await publicCoupons(trx);
  for (;;) {
    const price = priceClaimed(lines, claim, listed);
    if (!price.coupon || (await lapseInOrder(trx, engine, price.coupon, now)) === null) return price;
    listed = listed.filter((coupon) => coupon !== price.coupon);
  }
}
