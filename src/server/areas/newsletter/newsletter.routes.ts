/**
 * Joining the newsletter (docs/contract.md section 6). The answer is a line of text, a failure is JSON as everywhere.
 */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { failureSchema } from '../../../contract/failure';
import { newsletterParams } from '../../../contract/message';
import { allowOnly } from '../../plugins/authorization';
import { formIntoQuery } from '../../plugins/params';
import type { NewsletterService } from './newsletter.service';

export const newsletterRoutes: FastifyPluginAsyncZod<{ newsletter: NewsletterService }> = async (
  app,
  { newsletter },
) => {
  app.addHook('preValidation', formIntoQuery);

  const schema = {
    tags: ['Newsletter'],
    summary: "Puts the account's mobile number on the list, and asks first at any other; the parameter is named email",
    querystring: newsletterParams,
    response: { 200: { content: { 'text/plain': { schema: z.string() } } }, '4xx': failureSchema },
  };
  app.post('/api/newsletter/join', { schema, config: allowOnly('member') }, async (request, reply) => {
    const { id: memberId } = app.callerOf(request);
    await app.limits.ofAccount('newsletterJoins', memberId)(request, reply);
    const line = await newsletter.join(memberId, request.query.email);
    return reply.type('text/plain; charset=utf-8').send(line);
  });
};
