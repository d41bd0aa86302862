/**
 * Slows down whoever guesses or floods (docs/contract.md section 1): 429 with Retry-After. RATE_LIMITS=off is for load
 * tests.
 */
import rateLimit from '@fastify/rate-limit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../lib/clock';
import type { Database } from '../db/types';
import { DomainError } from '../lib/domainError';
import { networkOf } from '../load/network';
import type { Config } from './config';
import { ownCounts } from './ownCounts';
import { tokenHashOf } from './session';
import { sharedCounts } from './sharedCounts';

interface Rule {
  max: number;
  windowMs: number;
}

/**
 * What is counted for a network, whoever calls from it. Whole towns share one address behind a mobile carrier, so a
 * network gets more than an account.
 */
const networkRules = {
  guestsMade: { max: 60, windowMs: MINUTE_MS },
  couponsLookedUp: { max: 60, windowMs: MINUTE_MS },
  ordersTried: { max: 120, windowMs: MINUTE_MS },
  cartAdditions: { max: 600, windowMs: MINUTE_MS },
  cartChanges: { max: 1200, windowMs: MINUTE_MS },
  loginsTried: { max: 60, windowMs: MINUTE_MS },
  signUpsTried: { max: 30, windowMs: MINUTE_MS },
  /** Not those that open one: whoever asks for links keeps nobody from that. */
  resetLinksAsked: { max: 30, windowMs: MINUTE_MS },
} satisfies Record<string, Rule>;

/** What is counted for an account: an owner's id, or the e-mail address that somebody tries. */
const accountRules = {
  ordersTried: { max: 60, windowMs: MINUTE_MS },
  cartAdditions: { max: 120, windowMs: MINUTE_MS },
  /** Other quantities, and lines that are taken out: a full cart of 100 can be emptied line by line, twice. */
  cartChanges: { max: 240, windowMs: MINUTE_MS },
  /** Of name, number and addresses. */
  detailsChanges: { max: 60, windowMs: HOUR_MS },
  /** Of wishes, orders and returns: an order of 100 lines is cancelled by as many calls. */
  otherChanges: { max: 300, windowMs: MINUTE_MS },
  dataExports: { max: 30, windowMs: HOUR_MS },
  messages: { max: 10, windowMs: HOUR_MS },
  newsletterJoins: { max: 10, windowMs: HOUR_MS },
  reviews: { max: 30, windowMs: HOUR_MS },
  /**
   * Here: in one network alone (`hereOf`). What anybody can try without being logged in is counted so, and strangers
   * elsewhere lock nobody out (decision 60a).
   */
  loginsTriedHere: { max: 10, windowMs: 5 * MINUTE_MS },
  signUpsTriedHere: { max: 5, windowMs: HOUR_MS },
  resetLinksAskedHere: { max: 5, windowMs: HOUR_MS },
  /** By a browser that is known to the account, once its network has used up what it has (areas/account/doors.ts). */
  triesOfKnownBrowser: { max: 20, windowMs: DAY_MS },
  /**
   * Of the password that is asked of somebody who is logged in; here: in one session alone (`sessionOf`). Whoever took
   * another session of the account over then keeps its owner neither from changing the password nor, as a count of the
   * network could, from logging in.
   */
  passwordChecksHere: { max: 10, windowMs: HOUR_MS },
  /** Mails that somebody else's tries send to one inbox: beyond these none is sent, and nobody is refused for it. */
  resetMails: { max: 5, windowMs: HOUR_MS },
  accountExistsMails: { max: 3, windowMs: DAY_MS },
  newBrowserMails: { max: 10, windowMs: DAY_MS },
} satisfies Record<string, Rule>;

type NetworkRule = keyof typeof networkRules;
type AccountRule = keyof typeof accountRules;
type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** A call that was counted. */
export interface Counted {
  isTooMany: boolean;
  /** Seconds until there is room again. */
  retryAfter: number;
  /** As if it had not been made: for a login that was right. */
  takeBack(): Promise<void>;
}

/** Every guard throws TOO_MANY_REQUESTS when this network, or this account, has called too often. */
interface Limits {
  ofNetwork(rule: NetworkRule): Guard;
  ofAccount(rule: AccountRule, account: string): Guard;
  /** Of the account that asks: for a route that says whose call it is, once it has been let in (`preHandler`). */
  ofAsker(rule: AccountRule): Guard;
  /** Counts, and leaves to the caller what comes of it. */
  countNetwork(request: FastifyRequest, rule: NetworkRule): Promise<Counted>;
  countAccount(request: FastifyRequest, rule: AccountRule, account: string): Promise<Counted>;
  /** Sets Retry-After and throws TOO_MANY_REQUESTS. */
  refuse(reply: FastifyReply, counted: Counted): never;
}

declare module 'fastify' {
  interface FastifyInstance {
    limits: Limits;
  }
}

interface Options {
  config: Pick<Config, 'rateLimits'> & { secretKey: string };
  database: Database;
}

/** An account as it is tried from one network. */
export const hereOf = (request: FastifyRequest, account: string): string => `${account} ${networkOf(request.ip)}`;

/** An account as it is asked from one of its sessions. */
export const sessionOf = (request: FastifyRequest, account: string): string => `${account} ${tokenHashOf(request)}`;

const unlimited: Counted = { isTooMany: false, retryAfter: 0, takeBack: () => Promise.resolve() };

const refuse = (reply: FastifyReply, { retryAfter }: Counted): never => {
  void reply.header('retry-after', retryAfter);
  throw new DomainError('TOO_MANY_REQUESTS', 'Too many requests. Please try again in a few minutes.');
};

export default fp<Options>(
  async (app, { config: { rateLimits, secretKey }, database }) => {
    const counts = database.engine.name === 'postgres' ? sharedCounts(database, secretKey) : ownCounts();
    await app.register(rateLimit, { global: false, store: counts.store });

    const accounts = new WeakMap<FastifyRequest, string>();
    const byAccount = { keyGenerator: (request: FastifyRequest) => accounts.get(request) ?? '' };

    /** `countedAs` is read by the stores; the library hands unknown options on. */
    function counter(countedAs: string, { max, windowMs }: Rule, own: object = {}) {
      const options = { max, timeWindow: windowMs, countedAs, ...own };
      const limiter = app.createRateLimit(options as Parameters<typeof app.createRateLimit>[0]);
      return async (request: FastifyRequest): Promise<Counted> => {
        if (!rateLimits) return unlimited;
        const result = await limiter(request);
        if (result.isAllowed) return unlimited;
        const takeBack = () => counts.takeBack(countedAs, result.key);
        return { isTooMany: result.isExceeded, retryAfter: result.ttlInSeconds, takeBack };
      };
    }
    type Counter = ReturnType<typeof counter>;
    const counters = <R extends string>(rules: Record<R, Rule>, prefix: string, own?: object): Record<R, Counter> =>
      Object.fromEntries(
        Object.entries<Rule>(rules).map(([name, rule]) => [name, counter(`${prefix} ${name}`, rule, own)]),
      ) as Record<R, Counter>;

    const ofNetworks = counters(networkRules, 'network');
    const ofAccounts = counters(accountRules, 'account', byAccount);
    const countAccount: Limits['countAccount'] = (request, rule, account) => {
      accounts.set(request, account);
      return ofAccounts[rule](request);
    };
    const guard = (count: Counter): Guard => async (request, reply) => {
      const counted = await count(request);
      if (counted.isTooMany) refuse(reply, counted);
    };
    app.decorate('limits', {
      ofNetwork: (rule) => guard(ofNetworks[rule]),
      ofAsker: (rule) => guard((request) => countAccount(request, rule, app.askerOf(request).id)),
      ofAccount: (rule, account) => guard((request) => countAccount(request, rule, account)),
      countNetwork: (request, rule) => ofNetworks[rule](request),
      countAccount,
      refuse,
    });
  },
  { name: 'limits' },
);
