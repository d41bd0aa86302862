/**
 * The two doors to an account that anybody may knock at: the login and the forgotten password. Tries are counted for
 * each account and network, and more loosely for each network, so strangers elsewhere never keep the owner out
 * (decision 60a). Where a network has used up what it has, a browser that is known to the account still has tries
 * of its own.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../db/types';
import { hereOf, type Counted } from '../../plugins/limits';
import { findMemberByEmail } from './account.repository';
import { emailKey } from './emailKey';
import { KNOWN_COOKIE, type KnownBrowsers } from './knownBrowsers';

interface Deps {
  limits: FastifyInstance['limits'];
  database: Database;
  browsers: KnownBrowsers;
}

const doors = {
  login: { ofNetwork: 'loginsTried', ofAccount: 'loginsTriedHere' },
  forgotten: { ofNetwork: 'resetLinksAsked', ofAccount: 'resetLinksAskedHere' },
} as const;
export type Door = keyof typeof doors;

export function makeDoors({ limits, database, browsers }: Deps) {
  /** By the network's counts; the last one that was looked at. */
  async function countHere(door: Door, request: FastifyRequest, email: string): Promise<Counted> {
    const ofNetwork = await limits.countNetwork(request, doors[door].ofNetwork);
    if (ofNetwork.isTooMany) return ofNetwork;
    return limits.countAccount(request, doors[door].ofAccount, hereOf(request, emailKey(email)));
  }

  /** By the count of this browser's mark; undefined where it has none of this account. */
  async function countKnown(door: Door, request: FastifyRequest, email: string): Promise<Counted | undefined> {
    // Whoever has no mark at all is refused without a look into the database.
    if (!request.headers.cookie?.includes(KNOWN_COOKIE)) return undefined;
    const member = await findMemberByEmail(database.db, emailKey(email));
    const mark = member && (await browsers.of(request).markOf(member.id));
    return mark === undefined ? undefined : limits.countAccount(request, 'triesOfKnownBrowser', `${door} ${mark}`);
  }

  return {
    /** Throws TOO_MANY_REQUESTS; else gives the way to take the try back, for one that was right. */
    async knock(door: Door, request: FastifyRequest, reply: FastifyReply, email: string): Promise<() => Promise<void>> {
      const here = await countHere(door, request, email);
      if (!here.isTooMany) return here.takeBack;
      const known = await countKnown(door, request, email);
      if (!known || known.isTooMany) return limits.refuse(reply, here);
      return known.takeBack;
    },
  };
}

export type Doors = ReturnType<typeof makeDoors>;
