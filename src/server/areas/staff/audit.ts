/**
 * Who changed what on the staff's side. A row is written in the transaction of its change, so that there is never one
 * without the other. It never holds bank details, passwords or keys.
 */
import type { Transaction } from 'kysely';
import type { Schema } from '../../db/schema';
import { shortened } from '../../lib/wording';
import { insertAudit } from './audit.repository';

export interface Change {
  /** Epoch milliseconds. */
  at: number;
  /** The e-mail address of a staff account, or `cli:NAME`. */
  who: string;
  /** In words, as `account disabled`. */
  what: string;
  /** As `staff asha@example.com`; what it is about comes first (auditList.service.ts). */
  subject: string;
  /** What it was and is, as far as that tells anything. */
  was?: unknown;
  isNow?: unknown;
}

/** Letters of a text that a row holds: it says what was changed, and is no second place for long texts. */
const MOST_LETTERS = 200;
/** Fields of one change that a row tells; of the others it tells how many. */
const MOST_FIELDS = 12;

const asJson = (value: unknown): string | null =>
  value === undefined
    ? null
    : JSON.stringify(value, (_, one: unknown) => (typeof one === 'string' ? shortened(one, MOST_LETTERS) : one));

export async function writeAudit(trx: Transaction<Schema>, { was, isNow, ...change }: Change): Promise<void> {
  await insertAudit(trx, { ...change, was: asJson(was), is_now: asJson(isNow) });
}

export type Facts = Readonly<Record<string, string | number | boolean | null>>;

/**
 * The fields alone that differ, as they were and are; a side that has none of them is left out. Undefined where nothing
 * differs: then there is nothing to write down.
 */
export function differences(before: Facts, after: Facts): { was?: Facts; isNow?: Facts } | undefined {
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (field) => before[field] !== after[field],
  );
  if (changed.length === 0) return undefined;
  const told = changed.slice(0, MOST_FIELDS);
  const of = (facts: Facts): Facts =>
    Object.fromEntries(Object.entries(facts).filter(([field]) => told.includes(field)));
  const others = changed.length - told.length;
  const was = of(before);
  const isNow = { ...of(after), ...(others > 0 && { otherChanges: others }) };
  const hasAny = (facts: Facts): boolean => Object.keys(facts).length > 0;
  return { ...(hasAny(was) && { was }), ...(hasAny(isNow) && { isNow }) };
}
