/**
 * What came in and went back, day by day in the shop's zone (docs/contract.md section 11): payments of orders, and what
 * was refunded of them and of returns.
 */
import { DAY_MS } from '../../../contract/rules/durations';
import { toPaise, toRupees } from '../../../contract/rules/money';
import type { Takings } from '../../../contract/staffOrders';
import type { Database } from '../../db/types';
import { DomainError } from '../../lib/domainError';
import { rupeesText } from '../../lib/money';
import { SHEET_START, sheetRows } from '../../lib/sheet';
import { dayOf, spanOf } from '../../lib/shopDays';
import {
  receivedBetween,
  refundedOrders,
  refundEvents,
  returnsRefundedBetween,
  type Movement,
} from './takings.repository';

interface Day {
  payments: number;
  received: number;
  refunded: number;
}

/** Days that are asked for at once. */
const MOST_DAYS = 400;

export function makeTakings({ db }: Pick<Database, 'db'>) {
  /** Of orders of which something was sent back from then on. One whose events tell no amounts has its sum alone. */
  async function refundsOf(from: number): Promise<Movement[]> {
    const parts = new Map<number, Movement[]>();
    for (const { order_id, at, details } of await refundEvents(db, from)) {
      const { amount } = JSON.parse(details ?? '{}') as { amount?: number };
      if (amount !== undefined) parts.set(order_id, [...(parts.get(order_id) ?? []), { at, paise: toPaise(amount) }]);
    }
    return (await refundedOrders(db, from)).flatMap(
      ({ id, refunded_at, refunded_paise }) => parts.get(id) ?? [{ at: refunded_at ?? 0, paise: refunded_paise ?? 0 }],
    );
  }

  /** Whole paise by day, `2026-11-29`. Throws INVALID for a time that is none. */
  async function days({ from, to }: { from: string; to: string }): Promise<Map<string, Day>> {
    const { start, end } = spanOf({ from, to });
    if (end - start > MOST_DAYS * DAY_MS) throw new DomainError('INVALID', `Ask for ${MOST_DAYS} days at most.`);
    const byDay = new Map<string, Day>();
    const add = (movements: readonly Movement[], change: (day: Day, paise: number) => void): void => {
      for (const { at, paise } of movements) {
        const day = byDay.get(dayOf(at)) ?? { payments: 0, received: 0, refunded: 0 };
        change(day, paise);
        byDay.set(dayOf(at), day);
      }
    };
    add(await receivedBetween(db, start, end), (day, paise) => {
      day.payments += 1;
      day.received += paise;
    });
    const ofOrders = await refundsOf(start);
    const refunds = [
      ofOrders.filter(({ at }) => at >= start && at < end),
      await returnsRefundedBetween(db, start, end),
    ];
    add(refunds.flat(), (day, paise) => {
      day.refunded += paise;
    });
    return new Map([...byDay].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  return {
    async read(asked: { from: string; to: string }): Promise<Takings> {
      const byDay = await days(asked);
      const sum = (of: 'received' | 'refunded') => [...byDay.values()].reduce((all, day) => all + day[of], 0);
      return {
        days: [...byDay].map(([day, { payments, received, refunded }]) => ({
          day,
          payments,
          received: toRupees(received),
          refunded: toRupees(refunded),
        })),
        received: toRupees(sum('received')),
        refunded: toRupees(sum('refunded')),
      };
    },

    async sheet(asked: { from: string; to: string }): Promise<string> {
      const rows = [...(await days(asked))].map(([day, { payments, received, refunded }]) => [
        day,
        String(payments),
        rupeesText(received),
        rupeesText(refunded),
      ]);
      return SHEET_START + sheetRows([['Day', 'Payments', 'Received', 'Refunded'], ...rows]);
    },
  };
}

export type TakingsBook = ReturnType<typeof makeTakings>;
