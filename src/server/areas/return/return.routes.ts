/** Returns (CONTRACT.md section 6). Bank details come in here and never go out. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { failureSchema } from '../../../contract/common';
import { returnRequestBody, returnRequestParams, returnStatusAnswer, returnStatusQuery } from '../../../contract/return';
import type { ReturnService } from './return.service';

const tags = ['Returns'];

export const returnRoutes: FastifyPluginAsyncZod<{ returns: ReturnService }> = async (app, { returns }) => {
  const statusSchema = { tags, summary: 'How the return of an own order line stands; null without one', querystring: returnStatusQuery, response: { 200: returnStatusAnswer, '4xx': failureSchema } };
  app.get('/api/return-request/status', { schema: statusSchema }, async (request) => {
    const { orderId } = request.query;
    await app.requireOwnRow(request, await returns.ownerOf(orderId));
    return returns.status(orderId);
  });

  const requestSchema = {
    tags,
    summary: 'Asks to return an own order line, once, within 10 days of delivery. Bank details are kept sealed',
    params: returnRequestParams,
    body: returnRequestBody,
    response: { 201: returnStatusAnswer, '4xx': failureSchema },
  };
  app.post('/api/return-request/:orderSerial', { schema: requestSchema }, async (request, reply) => {
    const { orderSerial } = request.params;
    const owner = await app.requireOwnRow(request, await returns.ownerOf(orderSerial));
    return reply.code(201).send(await returns.request(owner.id, orderSerial, request.body));
  });
};
