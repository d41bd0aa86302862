/** What staff write to themselves about an order, and that they told its customer (docs/contract.md section 11). */
import type { ToldStep } from '../../../contract/rules/staffOrderRules';
import type { Database } from '../../db/types';
import type { Clock } from '../../lib/clock';
import { readSettings, type SettingDefaults } from '../settings/shopSettings';
import { heldOrder, recordChange } from './orderChanges';
import type { Actor } from './orderEvents.repository';
import { newOrderLink } from './orderMails';
import { wordsFor } from './staffOrderWords';

interface Deps {
  database: Database;
  clock: Clock;
  shopUrl: string;
  config: SettingDefaults;
}

/** Both throw NOT_FOUND for an unknown order. */
export function makeOrderNotes({ database, clock, shopUrl, config }: Deps) {
  return {
    note: (typed: string, text: string, by: Actor): Promise<void> =>
      database.write(async (trx) => {
        const order = await heldOrder(trx, database.engine, typed, {});
        await recordChange(trx, order, { at: clock(), by, what: 'note', details: { text } });
      }),

    /** @returns the words of the step, and the link to the order's page that they end with */
    told: (typed: string, { step, by: way }: { step: ToldStep; by: 'whatsapp' | 'phone' }, by: Actor) =>
      database.write(async (trx): Promise<{ text: string; link: string }> => {
        const order = await heldOrder(trx, database.engine, typed, {});
        const link = await newOrderLink(trx, order, { shopUrl, now: clock() });
        await recordChange(trx, order, { at: clock(), by, what: 'words sent', details: { step, by: way } });
        const { upiId } = (await readSettings(trx, config)).values;
        return { text: wordsFor(step, order, { upiId, link }), link };
      }),
  };
}

export type OrderNotes = ReturnType<typeof makeOrderNotes>;
