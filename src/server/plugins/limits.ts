/** Slows down whoever guesses or floods (CONTRACT.md section 1): 429 with Retry-After. RATE_LIMITS=off is for load tests. */
import rateLimit from '@fastify/rate-limit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { MINUTE_MS } from '../clock';
import { DomainError } from '../domainError';
import type { Config } from './config';

/** Calls a minute. Whole towns share one address behind a mobile carrier, so an address gets more than an account. */
const perMinute = { guestsOfAddress: 60, couponsOfAddress: 60, ordersOfAddress: 120, ordersOfAccount: 60 };

type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

declare module 'fastify' {
  interface FastifyInstance {
    /** Each throws TOO_MANY_REQUESTS when this address, or this account, has called too often. */
    limits: {
      guestCreation: Guard;
      couponLookUp: Guard;
      orderPlacing: Guard;
      ordersOf(account: string): Guard;
    };
  }
}

export default fp<Pick<Config, 'rateLimits'>>(
  async (app, { rateLimits }) => {
    await app.register(rateLimit, { global: false });

    type Limiter = ReturnType<typeof app.createRateLimit>;
    const guarded = (limiter: Limiter): Guard => async (request, reply) => {
      if (!rateLimits) return;
      const result = await limiter(request);
      if (result.isAllowed || !result.isExceeded) return;
      reply.header('retry-after', result.ttlInSeconds);
      throw new DomainError('TOO_MANY_REQUESTS', 'Too many requests. Please try again in a minute.');
    };
    const byAddress = (max: number): Guard => guarded(app.createRateLimit({ max, timeWindow: MINUTE_MS }));

    const accounts = new WeakMap<FastifyRequest, string>();
    const ordersOfAccount = guarded(
      app.createRateLimit({
        max: perMinute.ordersOfAccount,
        timeWindow: MINUTE_MS,
        keyGenerator: (request) => accounts.get(request) ?? '',
      }),
    );

    app.decorate('limits', {
      guestCreation: byAddress(perMinute.guestsOfAddress),
      couponLookUp: byAddress(perMinute.couponsOfAddress),
      orderPlacing: byAddress(perMinute.ordersOfAddress),
      ordersOf: (account: string): Guard => (request, reply) => {
        accounts.set(request, account);
        return ordersOfAccount(request, reply);
      },
    });
  },
  { name: 'limits' },
);
