/**
 * What one caller can take out of the shop unpaid (docs/contract.md section 9, decision 106a). A whole town may share a
 * carrier's address, so a network holds more than a mobile number does, and members whom the shop has known for a day
 * are not counted in it.
 */
import { createHmac } from 'node:crypto';
import type { Transaction } from 'kysely';
import { DAY_MS } from '../../../contract/rules/durations';
import type { Engine } from '../../db/engine';
import type { Schema } from '../../db/schema';
import { DomainError } from '../../lib/domainError';
import { networkOf } from '../../load/network';
import type { Config } from '../../plugins/config';
import type { Owner } from '../../plugins/session';
import type { SecretKeys } from '../../security/secretKeys';
import { findMember } from '../account/account.repository';
import { countUnpaid } from './order.repository';

/** As the settings have them. */
export type OrderBounds = Pick<Config, 'maxPieces' | 'maxUnpaid' | 'rateLimits'>;

const tooLarge = (): DomainError => new DomainError('ORDER_TOO_LARGE', 'For larger orders please contact us.');
/** The same for a number and for a network: it tells nobody what waits under another's number. */
const tooMany = (): DomainError =>
  new DomainError(
    'TOO_MANY_OPEN_ORDERS',
    'Several orders from you are not paid yet. Please wait for our call, or contact us, before you order more.',
  );

/** Throws ORDER_TOO_LARGE for more pieces than one order takes. */
export function checkPieces(lines: readonly { quantity: number }[], { kind }: Owner, { maxPieces }: OrderBounds): void {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  if (pieces > (kind === 'guest' ? maxPieces.guest : maxPieces.member)) throw tooLarge();
}

/**
 * A network as an order remembers it: counted by it, it names no address. One for each of the shop's secret keys, that
 * of today first, so that what was ordered before the key was replaced counts on.
 */
export type NetworkKeys = readonly [string, ...string[]];

export function makeNetworkKeys(secretKeys: SecretKeys): (address: string) => NetworkKeys {
  return (address) => {
    const text = `order network ${networkOf(address)}`;
    const keyOf = (secret: string): string => createHmac('sha256', secret).update(text).digest('base64url');
    const [current, ...old] = secretKeys();
    return [keyOf(current), ...old.map(keyOf)];
  };
}

interface Asked {
  owner: Owner;
  mobile: string;
  /** Of the caller, as `makeNetworkKeys` gives them. */
  networkKeys: NetworkKeys;
  now: number;
}

/**
 * Throws TOO_MANY_OPEN_ORDERS where this mobile number, account or network holds as many unpaid orders as it may. A
 * member is bounded by what the account holds, whatever stands under the account's number: a guest may type anybody's,
 * and five such orders would keep its owner from ordering (decision 60a).
 * @returns the network that the order is to be counted in; null where it counts in none
 */
export async function checkUnpaid(
  trx: Transaction<Schema>,
  engine: Engine,
  { owner, mobile, networkKeys, now }: Asked,
  { maxUnpaid, rateLimits }: OrderBounds,
): Promise<string | null> {
  const counted = (await isNew(trx, owner, now)) ? networkKeys[0] : null;
  if (!rateLimits) return counted;
  // One at a time, or two that come together would both find room. Always in this order, so that no two wait for each
  // other.
  if (owner.kind === 'guest') {
    await engine.lockOwner(trx, `mobile ${mobile}`);
    if ((await countUnpaid(trx, 'mobile', [mobile])) >= maxUnpaid.perMobile) throw tooMany();
  }
  // The number may be another one before each order. One owner's orders come one after the other anyway.
  if ((await countUnpaid(trx, 'owner_id', [owner.id])) >= maxUnpaid.perMobile) throw tooMany();
  if (counted === null) return null;
  // Processes that have started with other keys share one of them at least.
  for (const key of [...networkKeys].sort()) await engine.lockOwner(trx, `network ${key}`);
  if ((await countUnpaid(trx, 'network_key', networkKeys)) >= maxUnpaid.perNetwork) throw tooMany();
  return counted;
}

/** A guest, or an account younger than a day. */
async function isNew(trx: Transaction<Schema>, owner: Owner, now: number): Promise<boolean> {
  if (owner.kind === 'guest') return true;
  const member = await findMember(trx, owner.id);
  return member === undefined || now - member.created_at < DAY_MS;
}
