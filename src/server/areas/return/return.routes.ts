/** Returns (docs/contract.md section 6). Bank details come in here and never go out. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { RETURN_DAYS } from '../../../contract/rules/limits';
import { failureSchema } from '../../../contract/failure';
import {
  returnRequestBody,
  returnRequestParams,
  returnStatusAnswer,
  returnStatusQuery,
} from '../../../contract/return';
import { allowOnly, ownRow } from '../../plugins/authorization';
import type { ReturnService } from './return.service';

const tags = ['Returns'];

export const returnRoutes: FastifyPluginAsyncZod<{ returns: ReturnService }> = async (app, { returns }) => {
  const statusSchema = {
    tags,
    summary: 'How the return of an own order line stands; null without one',
    querystring: returnStatusQuery,
    response: { 200: returnStatusAnswer, '4xx': failureSchema },
  };
  const ownStatus = allowOnly('member', ownRow('orderId', returnStatusQuery.shape.orderId, returns.ownerOf));
  app.get('/api/return-request/status', { schema: statusSchema, config: ownStatus }, (request) =>
    returns.status(request.query.orderId),
  );

  const requestSchema = {
    tags,
    summary:
      `Asks to return an own order line, once, within ${RETURN_DAYS} days of delivery. ` +
      'Bank details are kept sealed',
    params: returnRequestParams,
    body: returnRequestBody,
    response: { 201: returnStatusAnswer, '4xx': failureSchema },
  };
  const ownLine = allowOnly('member', ownRow('orderSerial', returnRequestParams.shape.orderSerial, returns.ownerOf));
  const preHandler = app.limits.ofCaller('otherChanges');
  const own = { schema: requestSchema, config: ownLine, preHandler };
  app.post('/api/return-request/:orderSerial', own, async (request, reply) =>
    reply.code(201).send(await returns.request(app.callerOf(request).id, request.params.orderSerial, request.body)),
  );
};
