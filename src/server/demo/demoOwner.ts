/**
 * Whether the demo shop's owner may be let in (docs/contract.md section 11): everybody knows that password, and there
 * is no second factor until somebody sets the account up.
 */
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { DEMO_OWNER } from '../../demo/catalogue/staff';
import { endAccessWithoutFactor } from '../areas/staff/staffAccounts.service';
import type { Database } from '../db/types';
import type { Config } from '../plugins/config';
import { isDemoMemberRefused } from './demoMember';

const forwarding = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];
const isHere = (address: string): boolean => ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';

/**
 * Asked for by its own name on the very machine that the shop runs on. A proxy there would make everybody's requests
 * look so: what bears the marks of one is refused, whether it is trusted or not.
 */
function isOnLoopback({ raw, headers, hostname }: FastifyRequest): boolean {
  const isNamedSo = hostname === 'localhost' || isHere(hostname.replace(/^\[|\]$/g, ''));
  return isNamedSo && isHere(raw.socket.remoteAddress ?? '') && !forwarding.some((name) => name in headers);
}

export const makeDemoOwnerRule =
  (config: Pick<Config, 'publicUrl'>) =>
  (request: FastifyRequest, staffId: string): boolean =>
    staffId === DEMO_OWNER.id && !isDemoMemberRefused(config) && isOnLoopback(request);

/**
 * Where the owner is refused, also ends what was opened before. Gives the sentence for the start; null where there is
 * nobody to refuse.
 */
export async function refuseDemoOwner(database: Database, config: Pick<Config, 'publicUrl'>): Promise<string | null> {
  if (!isDemoMemberRefused(config)) return null;
  if (!(await endAccessWithoutFactor(database, DEMO_OWNER.id))) return null;
  const advice = 'Let yourself in with shop staff invite EMAIL --role owner.';
  return `${DEMO_OWNER.email} may not log in at a public PUBLIC_URL: everybody knows that password. ${advice}`;
}
