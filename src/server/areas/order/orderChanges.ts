/**
 * What every change of an order leaves behind, in its own transaction: an event for the order's story, and where staff
 * made it an audit row too (docs/contract.md sections 10 and 11).
 */
import type { Transaction } from 'kysely';
import type { Engine } from '../../db/engine';
import type { OrderRecord, Schema } from '../../db/schema';
import { DomainError } from '../../lib/domainError';
import { writeAudit } from '../staff/audit';
import { writeEvent, type Actor, type OrderEvent } from './orderEvents.repository';
import { knownOrder } from './knownOrder';

/** Who makes a change, and what they saw. */
export interface StaffChange {
  by: Actor;
  /** The version of the order that was looked at; left out where nobody looked, as on the command line. */
  version?: number | undefined;
}

interface Change extends OrderEvent {
  /** What the audit names, where that is not the order itself. */
  subject?: string;
  /** What it was and is, for the audit, as far as that tells anything and nobody may ask to be forgotten of it. */
  was?: unknown;
  isNow?: unknown;
}

export async function recordChange(
  trx: Transaction<Schema>,
  { id, order_no }: Pick<OrderRecord, 'id' | 'order_no'>,
  { subject, was, isNow, ...event }: Change,
): Promise<void> {
  await writeEvent(trx, id, event);
  const { at, by, what } = event;
  if (by.kind !== 'staff' && by.kind !== 'cli') return;
  const named = subject === undefined ? { what: `order: ${what}`, subject: `order ${order_no}` } : { what, subject };
  await writeAudit(trx, { at, who: by.who, ...named, was, isNow });
}

/**
 * Nobody else moves or changes this order before the transaction ends. What was read of it before is to be read again.
 */
export const lockOrder = (trx: Transaction<Schema>, engine: Engine, orderNo: string): Promise<void> =>
  engine.lockOwner(trx, `order ${orderNo}`);

/**
 * The order of that number as staff type it, which nobody else changes before this transaction ends. Throws NOT_FOUND,
 * and STALE where somebody has changed the order since it was looked at.
 */
export async function heldOrder(
  trx: Transaction<Schema>,
  engine: Engine,
  typed: string,
  { version }: Pick<StaffChange, 'version'>,
): Promise<OrderRecord> {
  const { order_no } = await knownOrder(trx, typed);
  await lockOrder(trx, engine, order_no);
  const order = await knownOrder(trx, order_no);
  if (version !== undefined && version !== order.version) {
    throw new DomainError('STALE', `Order ${order_no} was changed meanwhile. Look at it again, then say it anew.`);
  }
  return order;
}
