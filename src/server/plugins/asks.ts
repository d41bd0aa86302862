/**
 * Who may ask comes before what is asked: a route says in its config whose call it is, and the caller is looked at
 * before any value is. Nobody thus learns from a complaint about a value what only its owner may ask. What stands in
 * the address is looked at before the body has come, the rest as soon as the body is there; the checks themselves are
 * the session's (session.ts).
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { z } from 'zod';
import { DomainError } from '../lib/domainError';
import type { Owner } from './session';

/** `owner`: a guest or a member. */
export type Asker = 'member' | 'guest' | 'owner';

/** Something in a call that belongs to somebody. */
export interface Named {
  /** What is sent for it, as it came: in the path, behind the `?`, in the body. */
  sent(request: FastifyRequest): unknown[];
  /** Throws unless it is the caller's. A value that can name nothing passes: that is for the route's schema to say. */
  check(app: FastifyInstance, request: FastifyRequest, value: unknown): Promise<unknown>;
}

interface Asks {
  who: Asker;
  named: readonly Named[];
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whose call it is; a route without it is everybody's. */
    asks?: Asks;
  }
  interface FastifyInstance {
    /** Who asks, of a call that says whose it is: they have been let through. */
    askerOf(request: FastifyRequest): Owner;
  }
}

/** For a route's config. */
export const asks = (who: Asker, ...named: readonly Named[]): { asks: Asks } => ({ asks: { who, named } });

/** All that is sent by that name. */
export const sentAs = (name: string, { params, query, body }: FastifyRequest): unknown[] =>
  [params, query, body].filter((part) => holds(part, name)).map((part) => part[name]);

const holds = (part: unknown, name: string): part is Record<string, unknown> =>
  typeof part === 'object' && part !== null && Object.hasOwn(part, name);

/** An owner's own id, by the name of its parameter; each that is sent is looked at. */
export const ownId = (name: string): Named => ({
  sent: (request) => sentAs(name, request),
  check: async (app, request, value) => typeof value === 'string' && value !== '' && app.requireOwner(request, value),
});

/** A row of the owner's, by the name of its parameter, what the contract says of it, and who knows whose it is. */
export const ownRow = <Id>(name: string, schema: z.ZodType<Id>, find: Find<Id>): Named => ({
  sent: (request) => sentAs(name, request),
  check: async (app, request, value) => {
    const id = schema.safeParse(value);
    return id.success && app.requireOwnRow(request, await find(id.data));
  },
});

type Find<Id> = (id: Id) => Promise<string | undefined>;
type Looked = readonly [Named, value: unknown];

export default fp(
  (app, _options, done) => {
    const askers = new WeakMap<FastifyRequest, Owner>();
    const lookedAt = new WeakMap<FastifyRequest, Looked[]>();
    app.decorate('askerOf', (request: FastifyRequest) => {
      const owner = askers.get(request);
      if (!owner) throw new Error('This route does not say whose call it is.');
      return owner;
    });

    async function lookAtNames(request: FastifyRequest, named: Asks['named']): Promise<void> {
      const before = lookedAt.get(request) ?? [];
      for (const one of named) {
        for (const value of one.sent(request)) {
          if (before.some(([name, known]) => name === one && known === value)) continue;
          await one.check(app, request, value);
          before.push([one, value]);
        }
      }
      lookedAt.set(request, before);
    }

    app.addHook('onRoute', (route) => {
      const asked = route.config?.asks;
      if (!asked) return;
      const onRequest = async (request: FastifyRequest): Promise<void> => {
        askers.set(request, await requireAsker(app, request, asked.who));
        await lookAtNames(request, asked.named);
      };
      const preValidation = (request: FastifyRequest): Promise<void> => lookAtNames(request, asked.named);
      // Last of both: a caller who is slowed down is told so first, and a form has been read by then.
      route.onRequest = [route.onRequest ?? [], onRequest].flat();
      route.preValidation = [route.preValidation ?? [], preValidation].flat();
    });
    done();
  },
  { name: 'asks' },
);

async function requireAsker(app: FastifyInstance, request: FastifyRequest, who: Asker): Promise<Owner> {
  if (who === 'member') return app.requireMember(request);
  const owner = await app.requireSession(request);
  if (who === 'guest' && owner.kind !== 'guest') throw new DomainError('FORBIDDEN', 'This call is for guests.');
  return owner;
}
