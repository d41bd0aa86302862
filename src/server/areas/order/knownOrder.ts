import type { Kysely, Transaction } from 'kysely';
import { asPrinted } from '../../../contract/rules/orderLink';
import type { OrderRecord, Schema } from '../../db/schema';
import { DomainError } from '../../lib/domainError';
import { findOrder } from './staffOrders.repository';

/** The order of that number as staff type it, or NOT_FOUND. */
export async function knownOrder(db: Kysely<Schema> | Transaction<Schema>, typed: string): Promise<OrderRecord> {
  const orderNo = asPrinted(typed);
  const order = await findOrder(db, orderNo);
  if (!order) throw new DomainError('NOT_FOUND', `There is no order ${orderNo}.`);
  return order;
}
