/** (added) A member takes along what the shop holds, and leaves. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { userIdParams } from '../../../contract/account';
import { messageAnswer } from '../../../contract/common';
import { failureSchema } from '../../../contract/failure';
import { deleteAccountBody, heldData } from '../../../contract/privacy';
import type { Database } from '../../db/types';
import type { Catalog } from '../catalog/catalog';
import { showProducts } from '../catalog/productNews';
import { allowOnly, ownId } from '../../plugins/authorization';
import { sessionOf } from '../../plugins/rateLimits';
import type { PrivacyService } from './privacy.service';

interface Options {
  privacy: PrivacyService;
  database: Database;
  catalog: Catalog;
  /** Has the farewell sent. */
  wake: () => void;
}

const tags = ['Account'];
const own = { tags, params: userIdParams };
const failures = { '4xx': failureSchema };
const config = allowOnly('member', ownId('id'));

export const privacyRoutes: FastifyPluginAsyncZod<Options> = async (app, { privacy, database, catalog, wake }) => {
  const held = {
    ...own,
    summary: 'Everything the shop holds about the member, as a file',
    response: { 200: heldData, ...failures },
  };
  const ofCaller = app.limits.ofCaller('dataExports');
  app.get('/users/heldData/:id', { schema: held, config, preHandler: ofCaller }, async (request, reply) => {
    reply.header('content-disposition', 'attachment; filename="my-data.json"');
    return privacy.held(app.callerOf(request).id);
  });

  const leaving = {
    ...own,
    summary: 'Deletes the account and what belongs to it; orders stay without the person',
    body: deleteAccountBody,
    response: { 200: messageAnswer, ...failures },
  };
  app.post('/users/deleteAccount/:id', { schema: leaving, config }, async (request, reply) => {
    const { id } = app.callerOf(request);
    await app.limits.ofAccount('passwordChecksHere', sessionOf(request, id))(request, reply);
    await privacy.checkPassword(id, request.body.password);
    const reviewed = await privacy.forget(id);
    wake();
    await app.endSession(request, reply);
    await showProducts({ database, catalog }, reviewed);
    return { message: 'Your account is deleted.' };
  });
};
