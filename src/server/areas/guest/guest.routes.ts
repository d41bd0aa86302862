/** Guests (docs/contract.md section 5). */
import { randomBytes } from 'node:crypto';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { failureSchema } from '../../../contract/failure';
import { guestCreated } from '../../../contract/guest';
import type { Clock } from '../../lib/clock';
import { insertGuest } from './guest.repository';

interface Options {
  clock: Clock;
}

/** Unlike any userId, so that one parameter may hold either (decisions 2, 6). */
const newGuestId = (): string => `g_${randomBytes(18).toString('base64url')}`;

export const guestRoutes: FastifyPluginAsyncZod<Options> = async (app, { clock }) => {
  const schema = {
    tags: ['Guests'],
    summary: 'Makes a guest, or gives this guest its own id again',
    response: { 200: guestCreated, '4xx': failureSchema },
  };
  app.post('/api/guest/create', { schema, onRequest: app.limits.ofNetwork('guestsMade') }, async (request, reply) => {
    const known = await app.ownerOf(request);
    if (known?.kind === 'guest') return { guestId: known.id };
    const guestId = newGuestId();
    const now = clock();
    // One transaction for both: each costs a wait for the disk.
    await app.openSession(request, reply, { kind: 'guest', id: guestId }, async (trx) => {
      await insertGuest(trx, guestId, now);
    });
    return { guestId };
  });
};
