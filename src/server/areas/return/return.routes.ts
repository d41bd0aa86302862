/** Returns (docs/contract.md section 6). Bank details come in here and never go out. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { failureSchema } from '../../../contract/common';
import { returnRequestBody, returnRequestParams, returnStatusAnswer, returnStatusQuery } from '../../../contract/return';
import { asks, ownRow } from '../../plugins/asks';
import type { ReturnService } from './return.service';

const tags = ['Returns'];

export const returnRoutes: FastifyPluginAsyncZod<{ returns: ReturnService }> = async (app, { returns }) => {
  const statusSchema = { tags, summary: 'How the return of an own order line stands; null without one', querystring: returnStatusQuery, response: { 200: returnStatusAnswer, '4xx': failureSchema } };
  const ownStatus = asks('member', ownRow('orderId', returnStatusQuery.shape.orderId, returns.ownerOf));
  app.get('/api/return-request/status', { schema: statusSchema, config: ownStatus }, (request) =>
    returns.status(request.query.orderId),
  );

  const requestSchema = {
    tags,
    summary: 'Asks to return an own order line, once, within 10 days of delivery. Bank details are kept sealed',
    params: returnRequestParams,
    body: returnRequestBody,
    response: { 201: returnStatusAnswer, '4xx': failureSchema },
  };
  const ownLine = asks('member', ownRow('orderSerial', returnRequestParams.shape.orderSerial, returns.ownerOf));
  const preHandler = app.limits.ofAsker('otherChanges');
  const own = { schema: requestSchema, config: ownLine, preHandler };
  app.post('/api/return-request/:orderSerial', own, async (request, reply) =>
    reply.code(201).send(await returns.request(app.askerOf(request).id, request.params.orderSerial, request.body)),
  );
};
