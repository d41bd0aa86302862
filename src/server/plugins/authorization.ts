/**
 * Authorization comes before validation: a route says in its config who may call it, and the caller is checked before
 * any value is, so that a complaint about a value tells a stranger nothing. Ids in the address are checked before the
 * body has come, ids in the body as soon as it is there. The checks themselves are the session's (session.ts).
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { z } from 'zod';
import { DomainError } from '../lib/domainError';
import type { Owner } from './session';

/** `owner`: a guest or a member. */
export type CallerKind = 'member' | 'guest' | 'owner';

/** A parameter that names something of one owner's. */
export interface OwnedParam {
  /** All values that are sent for it, unread: in the path, behind the `?`, in the body. */
  sent(request: FastifyRequest): unknown[];
  /** Throws unless it is the caller's. A value that can name nothing passes: the route's schema refuses it. */
  check(app: FastifyInstance, request: FastifyRequest, value: unknown): Promise<unknown>;
}

interface Authorization {
  who: CallerKind;
  owned: readonly OwnedParam[];
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call; anybody where a route has none. */
    authorization?: Authorization;
  }
  interface FastifyInstance {
    /** The caller of a route with `authorization`, who has passed it. */
    callerOf(request: FastifyRequest): Owner;
  }
}

/** For a route's config: only such a caller, and only with parameters that are the caller's own. */
export const allowOnly = (who: CallerKind, ...owned: readonly OwnedParam[]): { authorization: Authorization } => ({
  authorization: { who, owned },
});

/** All that is sent by that name. */
export const sentAs = (name: string, { params, query, body }: FastifyRequest): unknown[] =>
  [params, query, body].filter((part) => holds(part, name)).map((part) => part[name]);

const holds = (part: unknown, name: string): part is Record<string, unknown> =>
  typeof part === 'object' && part !== null && Object.hasOwn(part, name);

/** The caller's own id, by the name of its parameter; every value that is sent is checked. */
export const ownId = (name: string): OwnedParam => ({
  sent: (request) => sentAs(name, request),
  check: async (app, request, value) => typeof value === 'string' && value !== '' && app.requireOwner(request, value),
});

/** A row of the caller's: the name of its parameter, its schema, and what finds the owner of a row. */
export const ownRow = <Id>(name: string, schema: z.ZodType<Id>, find: Find<Id>): OwnedParam => ({
  sent: (request) => sentAs(name, request),
  check: async (app, request, value) => {
    const id = schema.safeParse(value);
    return id.success && app.requireOwnRow(request, await find(id.data));
  },
});

type Find<Id> = (id: Id) => Promise<string | undefined>;
type Checked = readonly [OwnedParam, value: unknown];

export default fp(
  (app, _options, done) => {
    const callers = new WeakMap<FastifyRequest, Owner>();
    const checked = new WeakMap<FastifyRequest, Checked[]>();
    app.decorate('callerOf', (request: FastifyRequest) => {
      const owner = callers.get(request);
      if (!owner) throw new Error('This route does not say who may call it.');
      return owner;
    });

    async function checkOwned(request: FastifyRequest, owned: Authorization['owned']): Promise<void> {
      const before = checked.get(request) ?? [];
      for (const one of owned) {
        for (const value of one.sent(request)) {
          if (before.some(([name, known]) => name === one && known === value)) continue;
          await one.check(app, request, value);
          before.push([one, value]);
        }
      }
      checked.set(request, before);
    }

    app.addHook('onRoute', (route) => {
      const required = route.config?.authorization;
      if (!required) return;
      const onRequest = async (request: FastifyRequest): Promise<void> => {
        callers.set(request, await requireCaller(app, request, required.who));
        await checkOwned(request, required.owned);
      };
      const preValidation = (request: FastifyRequest): Promise<void> => checkOwned(request, required.owned);
      // Last of both: a caller who is slowed down is told so first, and a form has been read by then.
      route.onRequest = [route.onRequest ?? [], onRequest].flat();
      route.preValidation = [route.preValidation ?? [], preValidation].flat();
    });
    done();
  },
  { name: 'authorization' },
);

async function requireCaller(app: FastifyInstance, request: FastifyRequest, who: CallerKind): Promise<Owner> {
  if (who === 'member') return app.requireMember(request);
  const owner = await app.requireSession(request);
  if (who === 'guest' && owner.kind !== 'guest') throw new DomainError('FORBIDDEN', 'This call is for guests.');
  return owner;
}
