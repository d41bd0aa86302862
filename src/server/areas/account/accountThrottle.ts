/**
 * Throttles the two calls of an account that need no session: the login and the forgotten password. Tries are counted
 * for each account and network, and more loosely for each network, so strangers elsewhere never keep the owner out
 * (decision 60a). Where a network has used up its tries, a browser that is known to the account still has its own.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../db/types';
import { hereOf, type Counted } from '../../plugins/rateLimits';
import { findMemberByEmail } from './account.repository';
import { emailKey } from './emailKey';
import type { KnownBrowsers } from './knownBrowsers';
import { KNOWN_COOKIE } from './memberBrowsers';

interface Deps {
  limits: FastifyInstance['limits'];
  database: Database;
  browsers: KnownBrowsers;
}

const rules = {
  login: { ofNetwork: 'loginsTried', ofAccount: 'loginsTriedHere' },
  forgotten: { ofNetwork: 'resetLinksAsked', ofAccount: 'resetLinksAskedHere' },
} as const;
export type ThrottledCall = keyof typeof rules;

export function makeAccountThrottle({ limits, database, browsers }: Deps) {
  /** Counts for the network; gives the count that decides. */
  async function countHere(call: ThrottledCall, request: FastifyRequest, email: string): Promise<Counted> {
    const ofNetwork = await limits.countNetwork(request, rules[call].ofNetwork);
    if (ofNetwork.isTooMany) return ofNetwork;
    return limits.countAccount(request, rules[call].ofAccount, hereOf(request, emailKey(email)));
  }

  /** Counts for this browser's mark; undefined where it has none of this account. */
  async function countKnown(call: ThrottledCall, request: FastifyRequest, email: string): Promise<Counted | undefined> {
    // A browser without any mark is refused without a query.
    if (!request.headers.cookie?.includes(KNOWN_COOKIE)) return undefined;
    const member = await findMemberByEmail(database.db, emailKey(email));
    const mark = member && (await browsers.of(request).markOf(member.id));
    return mark === undefined ? undefined : limits.countAccount(request, 'triesOfKnownBrowser', `${call} ${mark}`);
  }

  return {
    /** Counts one try. Throws TOO_MANY_REQUESTS; else gives the undo, for a try that was right. */
    async countTry(
      call: ThrottledCall,
      request: FastifyRequest,
      reply: FastifyReply,
      email: string,
    ): Promise<() => Promise<void>> {
      const here = await countHere(call, request, email);
      if (!here.isTooMany) return here.undo;
      const known = await countKnown(call, request, email);
      if (!known || known.isTooMany) return limits.refuse(reply, here);
      return known.undo;
    },
  };
}
