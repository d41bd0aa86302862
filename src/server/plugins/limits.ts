/** Slows down whoever guesses or floods (CONTRACT.md section 1): 429 with Retry-After. RATE_LIMITS=off is for load tests. */
import rateLimit from '@fastify/rate-limit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { HOUR_MS, MINUTE_MS } from '../clock';
import type { Database } from '../db/open';
import { DomainError } from '../domainError';
import type { Config } from './config';
import { ownCounts } from './ownCounts';
import { sharedCounts } from './sharedCounts';

interface Rule {
  max: number;
  windowMs: number;
}

/** Whole towns share one address behind a mobile carrier, so an address gets more than an account. */
const addressRules = {
  guestCreation: { max: 60, windowMs: MINUTE_MS },
  couponLookUp: { max: 60, windowMs: MINUTE_MS },
  orderPlacing: { max: 120, windowMs: MINUTE_MS },
  cartAdding: { max: 600, windowMs: MINUTE_MS },
  login: { max: 60, windowMs: MINUTE_MS },
  signup: { max: 30, windowMs: MINUTE_MS },
  passwordReset: { max: 30, windowMs: MINUTE_MS },
} satisfies Record<string, Rule>;

/** An account is an owner's id, or the e-mail address that somebody tries. */
const accountRules = {
  orders: { max: 60, windowMs: MINUTE_MS },
  cartAdditions: { max: 120, windowMs: MINUTE_MS },
  logins: { max: 10, windowMs: 5 * MINUTE_MS },
  signups: { max: 5, windowMs: HOUR_MS },
  passwordResets: { max: 5, windowMs: HOUR_MS },
  resetTokens: { max: 10, windowMs: HOUR_MS },
  messages: { max: 10, windowMs: HOUR_MS },
  newsletter: { max: 10, windowMs: HOUR_MS },
  reviews: { max: 30, windowMs: HOUR_MS },
} satisfies Record<string, Rule>;

type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
type AccountRule = keyof typeof accountRules;

/** Every guard throws TOO_MANY_REQUESTS when this address, or this account, has called too often. */
type Limits = Record<keyof typeof addressRules, Guard> & {
  ordersOf(account: string): Guard;
  ofAccount(rule: AccountRule, account: string): Guard;
};

declare module 'fastify' {
  interface FastifyInstance {
    limits: Limits;
  }
}

interface Options {
  config: Pick<Config, 'rateLimits'> & { secretKey: string };
  database: Database;
}

export default fp<Options>(
  async (app, { config: { rateLimits, secretKey }, database }) => {
    const store = database.engine.name === 'postgres' ? sharedCounts(database, secretKey) : ownCounts;
    await app.register(rateLimit, { global: false, store });

    const accounts = new WeakMap<FastifyRequest, string>();
    /** `countedAs` is read by the shared store; the library hands unknown options on. */
    const guard = (countedAs: string, { max, windowMs }: Rule, own: object = {}): Guard => {
      const limiter = app.createRateLimit({ max, timeWindow: windowMs, countedAs, ...own } as Parameters<typeof app.createRateLimit>[0]);
      return async (request, reply) => {
        if (!rateLimits) return;
        const result = await limiter(request);
        if (result.isAllowed || !result.isExceeded) return;
        reply.header('retry-after', result.ttlInSeconds);
        throw new DomainError('TOO_MANY_REQUESTS', 'Too many requests. Please try again in a few minutes.');
      };
    };
    const guards = <R extends string>(rules: Record<R, Rule>, prefix: string, own?: object): Record<R, Guard> =>
      Object.fromEntries(Object.entries<Rule>(rules).map(([name, rule]) => [name, guard(`${prefix} ${name}`, rule, own)])) as Record<R, Guard>;

    const byAddress = guards(addressRules, 'address');
    const byAccount = guards(accountRules, 'account', { keyGenerator: (request: FastifyRequest) => accounts.get(request) ?? '' });
    const ofAccount = (rule: AccountRule, account: string): Guard => (request, reply) => {
      accounts.set(request, account);
      return byAccount[rule](request, reply);
    };
    app.decorate('limits', { ...byAddress, ofAccount, ordersOf: (account: string) => ofAccount('orders', account) });
  },
  { name: 'limits' },
);
