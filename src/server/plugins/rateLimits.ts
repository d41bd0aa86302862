/**
 * Rate limits against guessing and flooding (docs/contract.md section 1): 429 with Retry-After. RATE_LIMITS=off is for
 * load tests. Whom they make wait, and how long, docs/reliability.md says too, and to shoppers client/api/errors.ts;
 * decisions 207 and 313 hold the figures as they were decided.
 */
import rateLimit from '@fastify/rate-limit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../contract/rules/durations';
import type { Database } from '../db/types';
import { DomainError } from '../lib/domainError';
import { networkOf } from '../load/network';
import type { Config } from './config';
import { memoryRateLimitStore } from './memoryRateLimitStore';
import { tokenHashOf } from './session';
import { databaseRateLimitStore } from './databaseRateLimitStore';

interface Rule {
  max: number;
  windowMs: number;
}

/**
 * Limits for a network, all its callers together. Whole towns share one address behind a mobile carrier, so a network
 * gets more than an account.
 */
const networkRules = {
  guestsMade: { max: 60, windowMs: MINUTE_MS },
  couponsLookedUp: { max: 60, windowMs: MINUTE_MS },
  ordersTried: { max: 120, windowMs: MINUTE_MS },
  /** An order's page, and what is done on it. */
  orderPagesAsked: { max: 300, windowMs: MINUTE_MS },
  orderLinksAsked: { max: 60, windowMs: HOUR_MS },
  cartAdditions: { max: 600, windowMs: MINUTE_MS },
  cartChanges: { max: 1200, windowMs: MINUTE_MS },
  loginsTried: { max: 60, windowMs: MINUTE_MS },
  signUpsTried: { max: 30, windowMs: MINUTE_MS },
  /** Requests for a link only: they must not use up the tries to open one. */
  resetLinksAsked: { max: 30, windowMs: MINUTE_MS },
} satisfies Record<string, Rule>;

/** Limits for an account: an owner's id, or the e-mail address that is tried. */
export const accountRules = {
  ordersTried: { max: 60, windowMs: MINUTE_MS },
  cartAdditions: { max: 120, windowMs: MINUTE_MS },
  /** Changed quantities and removed lines: a full cart of 100 can be emptied line by line, twice. */
  cartChanges: { max: 240, windowMs: MINUTE_MS },
  /** Changes of name, number and addresses. */
  detailsChanges: { max: 60, windowMs: HOUR_MS },
  /** Changes of the wishlist, orders and returns: an order of 100 lines is cancelled by as many calls. */
  otherChanges: { max: 300, windowMs: MINUTE_MS },
  dataExports: { max: 30, windowMs: HOUR_MS },
  messages: { max: 10, windowMs: HOUR_MS },
  newsletterJoins: { max: 10, windowMs: HOUR_MS },
  reviews: { max: 30, windowMs: HOUR_MS },
  /**
   * `Here`: counted for the account in one network alone (`hereOf`). Calls that need no session are counted so, and
   * strangers in other networks lock nobody out (decision 60a). SECURITY.md, 'Not promised', says loginsTriedHere in
   * words.
   */
  loginsTriedHere: { max: 10, windowMs: 5 * MINUTE_MS },
  signUpsTriedHere: { max: 5, windowMs: HOUR_MS },
  staffLoginsTriedHere: { max: 10, windowMs: 15 * MINUTE_MS },
  /** Of whoever knows a staff account's password, from any network: codes, right ones taken out again. */
  staffCodesTried: { max: 10, windowMs: HOUR_MS },
  resetLinksAskedHere: { max: 5, windowMs: HOUR_MS },
  /** Of one order's number with one contact. */
  orderLinksAskedHere: { max: 5, windowMs: HOUR_MS },
  /** For a browser that is known to the account, after its network's limit (areas/account/accountThrottle.ts). */
  triesOfKnownBrowser: { max: 20, windowMs: DAY_MS },
  /**
   * Tries of the password in a session, counted for that session alone (`sessionOf`). A stranger in another session of
   * the account can then keep its owner neither from changing the password nor, as a network's count could, from
   * logging in.
   */
  passwordChecksHere: { max: 10, windowMs: HOUR_MS },
  /** Mails to one inbox caused by other people's tries: beyond these none is sent, and no call is refused. */
  resetMails: { max: 5, windowMs: HOUR_MS },
  accountExistsMails: { max: 3, windowMs: DAY_MS },
  newBrowserMails: { max: 10, windowMs: DAY_MS },
  /** Of one order, wherever they are asked for with a contact of its customer. */
  orderLinkMails: { max: 5, windowMs: DAY_MS },
} satisfies Record<string, Rule>;

type NetworkRule = keyof typeof networkRules;
type AccountRule = keyof typeof accountRules;
type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** A call that was counted. */
export interface Counted {
  isTooMany: boolean;
  /** Seconds until the next call is allowed. */
  retryAfter: number;
  /** Takes the call out of the count: for a login that was right. */
  undo(): Promise<void>;
}

/** Every guard throws TOO_MANY_REQUESTS when this network, or this account, has called too often. */
interface Limits {
  ofNetwork(rule: NetworkRule): Guard;
  ofAccount(rule: AccountRule, account: string): Guard;
  /** For the caller's account, as a `preHandler`: the route has `authorization`, which has passed by then. */
  ofCaller(rule: AccountRule): Guard;
  /** Counts, and leaves the refusal to the route. */
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

/** The key of an account in one network. */
export const hereOf = (request: FastifyRequest, account: string): string => `${account} ${networkOf(request.ip)}`;

/** The key of an account in one of its sessions. */
export const sessionOf = (request: FastifyRequest, account: string): string => `${account} ${tokenHashOf(request)}`;

const unlimited: Counted = { isTooMany: false, retryAfter: 0, undo: () => Promise.resolve() };

const refuse = (reply: FastifyReply, { retryAfter }: Counted): never => {
  void reply.header('retry-after', retryAfter);
  throw new DomainError('TOO_MANY_REQUESTS', 'Too many requests. Please try again in a few minutes.');
};

export default fp<Options>(
  async (app, { config: { rateLimits, secretKey }, database }) => {
    const counts =
      database.engine.name === 'postgres' ? databaseRateLimitStore(database, secretKey) : memoryRateLimitStore();
    await app.register(rateLimit, { global: false, store: counts.store });

    const accounts = new WeakMap<FastifyRequest, string>();
    const byAccount = { keyGenerator: (request: FastifyRequest) => accounts.get(request) ?? '' };

    /** `countedAs` is read by the stores; the library hands unknown options on. */
    function counter(countedAs: string, { max, windowMs }: Rule, own: object = {}) {
      const options = { max, timeWindow: windowMs, countedAs, ...own };
      const limiter = app.createRateLimit(options);
      return async (request: FastifyRequest): Promise<Counted> => {
        if (!rateLimits) return unlimited;
        const result = await limiter(request);
        if (result.isAllowed) return unlimited;
        const undo = () => counts.undo(countedAs, result.key);
        return { isTooMany: result.isExceeded, retryAfter: result.ttlInSeconds, undo };
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
    const guard =
      (count: Counter): Guard =>
      async (request, reply) => {
        const counted = await count(request);
        if (counted.isTooMany) refuse(reply, counted);
      };
    app.decorate('limits', {
      ofNetwork: (rule) => guard(ofNetworks[rule]),
      ofCaller: (rule) => guard((request) => countAccount(request, rule, app.callerOf(request).id)),
      ofAccount: (rule, account) => guard((request) => countAccount(request, rule, account)),
      countNetwork: (request, rule) => ofNetworks[rule](request),
      countAccount,
      refuse,
    });
  },
  { name: 'rateLimits' },
);
