/** Calls for the operator of the shop (docs/contract.md section 7). */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { failureSchema } from '../../../contract/failure';
import { healthAnswer } from '../../../contract/operations';
import type { Database } from '../../db/types';
import { DomainError } from '../../lib/domainError';

const tags = ['Operations'];
const config = { answersAlways: true };

export const operationsRoutes: FastifyPluginAsyncZod<{ database: Database }> = async (app, { database }) => {
  const upSchema = { tags, summary: 'The process is up', response: { 200: healthAnswer } };
  app.get('/healthz', { config, schema: upSchema }, () => Promise.resolve({ status: 'up' as const }));

  const readySchema = { tags, summary: 'The database answers', response: { 200: healthAnswer, '5xx': failureSchema } };
  app.get('/readyz', { config, schema: readySchema }, async () => {
    try {
      await database.ping();
    } catch {
      throw new DomainError('NOT_READY', 'The database does not answer.');
    }
    return { status: 'ready' as const };
  });
};
