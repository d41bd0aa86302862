/**
 * A member asks to return what was delivered (docs/contract.md section 6, decision 77). The caller has checked whose
 * line it is.
 */
import { randomBytes } from 'node:crypto';
import type { ReturnRequestBody, ReturnStatusAnswer } from '../../../contract/return';
import { returnsEnd } from '../../../contract/rules/days';
import { RETURN_DAYS } from '../../../contract/rules/limits';
import type { Database } from '../../db/types';
import type { Clock } from '../../lib/clock';
import type { OrderRecord } from '../../db/schema';
import { DomainError, notFound } from '../../lib/domainError';
import type { Config } from '../../plugins/config';
import type { Sealer } from '../../security/sealing';
import type { MailQueue } from '../mail/outbox';
import { staffUrlOf, type ShopAlerts } from '../mail/shopAlerts';
import { plainAlert } from '../mail/shopTemplates';
import { findOrderOfSerial } from '../order/history.repository';
import { recordChange } from '../order/orderChanges';
import { sealBankDetails } from './bankDetails';
import { tellDesks } from '../staff/deskNews';
import { findCase, findReturn, insertReturn } from './return.repository';

interface Deps {
  database: Database;
  clock: Clock;
  /** Of purpose 'bank details'. */
  sealer: Sealer;
  alerts: ShopAlerts;
  mailQueue: Pick<MailQueue, 'wake'>;
  config: Pick<Config, 'publicUrl' | 'port'>;
}

export function makeReturnService({ database, clock, sealer, alerts, mailQueue, config }: Deps) {
  return {
    /** Whose the line is; undefined when there is none. */
    ownerOf: async (serialNo: number): Promise<string | undefined> =>
      (await findOrderOfSerial(database.db, serialNo))?.owner_id,

    async status(serialNo: number): Promise<ReturnStatusAnswer> {
      return { orderId: serialNo, status: (await findReturn(database.db, serialNo))?.status ?? null };
    },

    /** Throws NOT_RETURNABLE where the order was not delivered, the days are over, or somebody asked before. */
    async request(
      memberId: string,
      serialNo: number,
      { reason, comment = '', ...bank }: ReturnRequestBody,
    ): Promise<ReturnStatusAnswer> {
      await database.write(async (trx) => {
        const order = await findOrderOfSerial(trx, serialNo);
        if (!order) throw notFound('This order');
        const now = clock();
        const obstacle = whyNot(order, now);
        if (obstacle) throw new DomainError('NOT_RETURNABLE', obstacle);

        const id = `r_${randomBytes(18).toString('base64url')}`;
        const isFirst = await insertReturn(trx, {
          id,
          serial_no: serialNo,
          member_id: memberId,
          reason,
          comment,
          status: 'INITIATED',
          ...sealBankDetails(sealer, id, bank),
          requested_at: now,
          decided_at: null,
          refunded_at: null,
        });
        if (!isFirst) throw new DomainError('NOT_RETURNABLE', 'A return of this was requested before.');
        const product = (await findCase(trx, serialNo))?.product_name;
        await recordChange(trx, order, {
          at: now,
          by: { kind: 'customer', who: '' },
          what: 'return asked',
          details: { product, reason },
        });
        const { order_no, mobile } = order;
        const news = { kind: 'return asked' as const, subject: order_no };
        const url = staffUrlOf(config, `/orders/${order_no}`);
        await alerts.tell(trx, { ...news, write: (to) => plainAlert({ to, ...news, mobile, url }) });
      });
      mailQueue.wake();
      await tellDesks(database);
      return { orderId: serialNo, status: 'INITIATED' };
    },
  };
}

export type ReturnService = ReturnType<typeof makeReturnService>;

function whyNot({ status, delivered_at }: OrderRecord, now: number): string | undefined {
  if (status !== 'DELIVERED' || delivered_at === null) return 'Only what was delivered can be returned.';
  if (now > returnsEnd(delivered_at))
    return `A return can be requested within ${RETURN_DAYS} days of delivery, and these are over.`;
  return undefined;
}
