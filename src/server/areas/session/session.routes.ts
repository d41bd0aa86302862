/** (added) The owner of this browser's session, and the logout (docs/contract.md section 1). */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { sessionAnswer } from '../../../contract/account';
import { messageAnswer } from '../../../contract/common';
import { LOGGED_OUT } from '../../../contract/rules/loggedOut';

const tags = ['Session'];

export const sessionRoutes: FastifyPluginAsyncZod = async (app) => {
  const schema = { tags, summary: 'Whose session this is', response: { 200: sessionAnswer } };
  app.get('/users/session', { schema }, async (request) => {
    const owner = await app.ownerOf(request);
    return { userId: owner?.kind === 'user' ? owner.id : null, guestId: owner?.kind === 'guest' ? owner.id : null };
  });

  const logoutSchema = { tags, summary: 'Ends the session; harmless without one', response: { 200: messageAnswer } };
  app.post('/users/logout', { schema: logoutSchema }, async (request, reply) => {
    await app.endSession(request, reply);
    return { message: LOGGED_OUT };
  });
};
