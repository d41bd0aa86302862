/** What staff do with coupons: list them, add one, change one (docs/contract.md section 7). */
import type { Transaction } from 'kysely';
import { COUPON_CODE_MAX } from '../../../contract/rules/limits';
import type { CouponLapse } from '../../../contract/rules/pricing';
import type { Schema } from '../../db/schema';
import type { Database } from '../../db/types';
import type { Clock } from '../../lib/clock';
import { readHundredths } from '../../lib/money';
import { NO_PRICE, readPrice } from '../../lib/parsePrice';
import { DomainError } from '../../lib/domainError';
import { differences, writeAudit, type Facts } from '../staff/audit';
import { countUses, couponKey, findCoupon, type CouponRow } from './coupon.repository';
import { lapseOf } from './validity';
import { allCoupons, insertCoupon, productExists, unmakeOtherMain, updateCoupon } from './staffCoupons.repository';

/** What staff may say of a coupon; what they leave out stays as it is. */
export interface CouponInput {
  type?: '%' | 'Rs';
  /** As typed: per cent or rupees, with two decimals at most. */
  value?: string;
  status?: 'active' | 'inactive';
  /** Null: for every product. */
  productId?: number | null;
  isMain?: boolean;
  isPublic?: boolean;
  /** Its last moment, epoch ms; null: it does not end by itself. */
  untilAt?: number | null;
  /** Null: any number. */
  maxUses?: number | null;
  /** Paise; 0: for any order. */
  minOrderPaise?: number;
}

/** As staff see it. */
export interface StaffCoupon extends CouponRow {
  /** Orders that used it, but for cancelled ones. */
  uses: number;
  /** Why it counts no more although it is active. */
  lapse: CouponLapse | null;
}

/** `by` is who changes it, as the audit names them. */
export interface StaffCoupons {
  list(): Promise<StaffCoupon[]>;
  add(code: string, input: CouponInput & Required<Pick<CouponInput, 'type' | 'value'>>, by: string): Promise<CouponRow>;
  set(code: string, input: CouponInput, by: string): Promise<CouponRow>;
}

/** What staff can say of one, in rupees and per cent; a moment is ISO text. */
export const couponFacts = (row: CouponRow) => ({
  status: row.status,
  type: row.type,
  value: row.value_hundredths / 100,
  productId: row.product_id,
  main: row.is_main === 1,
  public: row.is_public === 1,
  until: row.until_at === null ? null : new Date(row.until_at).toISOString(),
  maxUses: row.max_uses,
  minOrder: row.min_order_paise / 100,
});

/** A code that a shopper can type and read: no blanks, nothing invisible. */
const visibleCode = /^[\p{L}\p{M}\p{N}\p{P}\p{S}]+$/u;
const WHOLE_HUNDREDTHS = 100_00;

/** Throws DomainErrors: INVALID for input that breaks a rule, CONFLICT for a code that is taken, NOT_FOUND. */
export function makeStaffCoupons(database: Database, clock: Clock): StaffCoupons {
  const { db } = database;
  const save = async (write: Parameters<typeof database.write<CouponRow>>[0]): Promise<CouponRow> => {
    const row = await database.write(write);
    await database.announce();
    return row;
  };

  interface Told {
    by: string;
    what: string;
    was?: Facts;
    isNow?: Facts;
  }
  const tell = (trx: Transaction<Schema>, code: string, { by, ...told }: Told): Promise<void> =>
    writeAudit(trx, { at: clock(), who: by, subject: `coupon ${code}`, ...told });

  /** Whichever was the main one until now is so no more, which is a change of that coupon too. */
  async function takeOverMain(trx: Transaction<Schema>, code: string, by: string): Promise<void> {
    for (const other of await unmakeOtherMain(trx, code)) {
      await tell(trx, other, { by, what: 'coupon changed', was: { main: true }, isNow: { main: false } });
    }
  }

  return {
    async list() {
      const coupons: StaffCoupon[] = [];
      for (const row of await allCoupons(db)) {
        coupons.push({ ...row, uses: await countUses(db, row), lapse: await lapseOf(db, row, clock()) });
      }
      return coupons;
    },
    add: (typed, input, by) =>
      save(async (trx) => {
        const code = readCode(typed);
        const fresh: CouponRow = {
          code_key: couponKey(code),
          coupon_name: code,
          status: 'active',
          type: input.type,
          value_hundredths: 0,
          product_id: null,
          is_main: 0,
          is_public: 0,
          until_at: null,
          max_uses: null,
          min_order_paise: 0,
        };
        const row = merged(fresh, input);
        await check(row, input, { exists: (id) => productExists(trx, id), now: clock() });
        if (!(await insertCoupon(trx, row)))
          throw new DomainError('CONFLICT', `There is a coupon ${code} already. Change it with coupons set.`);
        await tell(trx, code, { by, what: 'coupon added', isNow: couponFacts(row) });
        if (row.is_main === 1) await takeOverMain(trx, code, by);
        return row;
      }),
    set: (typed, input, by) =>
      save(async (trx) => {
        const known = await findCoupon(trx, typed);
        if (!known) throw new DomainError('NOT_FOUND', `There is no coupon ${typed}.`);
        const row = merged(known, input);
        await check(row, input, { exists: (id) => productExists(trx, id), now: clock() });
        await updateCoupon(trx, row);
        const changed = differences(couponFacts(known), couponFacts(row));
        if (changed) await tell(trx, row.coupon_name, { by, what: 'coupon changed', ...changed });
        if (input.isMain) await takeOverMain(trx, row.coupon_name, by);
        return row;
      }),
  };
}

function readCode(typed: string): string {
  const code = typed.normalize('NFC').trim();
  if (visibleCode.test(code) && code.length <= COUPON_CODE_MAX) return code;
  throw new DomainError('INVALID', `A coupon's code has 1 to ${COUPON_CODE_MAX} visible characters and no spaces.`);
}

function merged(row: CouponRow, input: CouponInput): CouponRow {
  const { type, value, status, productId, isMain, isPublic, untilAt, maxUses, minOrderPaise } = input;
  const flag = (given: boolean | undefined, known: 0 | 1): 0 | 1 => (given === undefined ? known : given ? 1 : 0);
  return {
    ...row,
    type: type ?? row.type,
    value_hundredths: value === undefined ? row.value_hundredths : readValue(type ?? row.type, value),
    status: status ?? row.status,
    product_id: productId === undefined ? row.product_id : productId,
    is_main: flag(isMain, row.is_main),
    is_public: flag(isPublic, row.is_public),
    until_at: untilAt === undefined ? row.until_at : untilAt,
    max_uses: maxUses === undefined ? row.max_uses : maxUses,
    min_order_paise: minOrderPaise ?? row.min_order_paise,
  };
}

function readValue(type: CouponRow['type'], text: string): number {
  const hundredths = type === 'Rs' ? readPrice(text) : readHundredths(text);
  if (hundredths !== undefined) return hundredths;
  throw new DomainError(
    'INVALID',
    type === 'Rs' ? NO_PRICE : 'The value in % is a number with at most two decimals, such as 10 or 12.50.',
  );
}

interface World {
  exists: (productId: number) => Promise<boolean>;
  now: number;
}

async function check(row: CouponRow, { isMain, untilAt }: CouponInput, { exists, now }: World): Promise<void> {
  const { type, value_hundredths: value, product_id: productId, status } = row;
  if (untilAt && untilAt < now) {
    throw new DomainError(
      'INVALID',
      'That day is over. To end a coupon at once, say coupons set with --status inactive.',
    );
  }
  // It would take the place of the main one and then not be shown.
  if (isMain && status !== 'active')
    throw new DomainError('INVALID', 'Only an active coupon can be made the main one.');
  if (isMain && row.until_at !== null && row.until_at < now) {
    throw new DomainError('INVALID', 'This coupon has ended: with another --until it can be made the main one.');
  }
  if (type === '%' && (value <= 0 || value > WHOLE_HUNDREDTHS))
    throw new DomainError('INVALID', 'A coupon in % takes more than 0 and at most 100 per cent.');
  if (productId !== null && !(await exists(productId)))
    throw new DomainError('NOT_FOUND', `There is no product ${productId}.`);
}
