/**
 * Tells open desks of new orders, claims, returns and messages, whichever process took them (docs/contract.md section
 * 11). Every process looks when the database says that something changed, as the catalogue does, and only as long as a
 * desk listens. A desk that was away reads its lists anew: nothing is kept for it.
 */
import type { StaffEventKind } from '../../../contract/rules/staffOrderRules';
import { MINUTE_MS } from '../../../contract/rules/durations';
import type { StaffEvent } from '../../../contract/staffOrders';
import type { Database } from '../../db/types';
import type { Clock } from '../../lib/clock';
import { coalesceRequests, makeMutex } from '../../load/mutex';
import { newestChanges, newestMessages, newestOrderEvents, newestReturns } from './deskNews.repository';

export type DeskListener = (kind: StaffEventKind, event: StaffEvent) => void;

export interface DeskNews {
  /**
   * `isListening` settles when nothing that comes from then on is missed; a desk whose stream opens after it reads the
   * rest from its lists. `stop` ends it.
   */
  listen(listener: DeskListener): { isListening: Promise<void>; stop: () => void };
}

/** Events of an order that have a kind of their own. */
const own = ['placed', 'payment claimed'] as const;
/** Of each kind. More that come at once are on the list that the desk then reads. */
const LOOKED_AT = 50;
/** How far a transaction may lag behind the time that it wrote down. */
const LAG_MS = MINUTE_MS;

/** After the transaction of what is new. Never fails: what it tells of stands already. */
export async function tellDesks({ announce }: Pick<Database, 'announce'>): Promise<void> {
  try {
    await announce();
  } catch {
    // A desk reads it with its next look at the list.
  }
}

export function makeDeskNews({ db, onChange }: Pick<Database, 'db' | 'onChange'>, clock: Clock): DeskNews {
  const listeners = new Set<DeskListener>();
  /** What the last look found: ids may become visible in another order than they were given. */
  let seen = new Set<string>();
  let since = 0;
  let stop: (() => void) | undefined;
  let begun = Promise.resolve();

  const mutex = makeMutex();

  /** What is there when the first desk opens is on its lists. */
  const begin = (): Promise<void> =>
    mutex(async () => {
      seen = new Set((await newest()).map(({ key }) => key));
    });

  const look = coalesceRequests<void>(mutex, async () => {
    const found = await newest();
    const fresh = found.filter(({ key, at }) => at >= since && !seen.has(key));
    seen = new Set(found.map(({ key }) => key));
    for (const { kind, at, orderNo } of fresh.sort((a, b) => a.at - b.at)) {
      const event = { at: new Date(at).toISOString(), orderNo };
      for (const listener of listeners) listener(kind, event);
    }
  });

  async function newest() {
    const rows = {
      order: await newestOrderEvents(db, own[0], LOOKED_AT),
      claim: await newestOrderEvents(db, own[1], LOOKED_AT),
      change: await newestChanges(db, [...own], LOOKED_AT),
      return: await newestReturns(db, LOOKED_AT),
      message: await newestMessages(db, LOOKED_AT),
    };
    return Object.entries(rows).flatMap(([kind, news]) =>
      news.map(({ id, at, order_no }) => ({
        key: `${kind} ${id}`,
        kind: kind as StaffEventKind,
        at,
        orderNo: order_no,
      })),
    );
  }

  return {
    listen(listener) {
      listeners.add(listener);
      if (!stop) {
        since = clock() - LAG_MS;
        // A look that fails (the database is away) is made up for by the next one.
        stop = onChange(() => void look().catch(() => undefined));
        // A database that is away for a moment: what is on the lists by then may be told once more.
        begun = begin().catch(() => undefined);
      }
      return {
        isListening: begun,
        stop: () => {
          listeners.delete(listener);
          if (listeners.size > 0) return;
          stop?.();
          stop = undefined;
        },
      };
    },
  };
}
