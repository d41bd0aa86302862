/** A member's own orders (docs/contract.md section 6). */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { failureSchema } from '../../../contract/failure';
import {
  newStatusQuery,
  orderMoved,
  orderSummaryEntry,
  orderSummaryQuery,
  serialParams,
} from '../../../contract/order';
import { allowOnly, ownId, ownRow } from '../../plugins/authorization';
import type { OrderHistory } from './history.service';

const tags = ['Orders'];

export const orderHistoryRoutes: FastifyPluginAsyncZod<{ history: OrderHistory }> = async (app, { history }) => {
  const summary = {
    tags,
    summary: 'Own orders, newest first, as they were ordered',
    querystring: orderSummaryQuery,
    response: { 200: z.array(orderSummaryEntry), '4xx': failureSchema },
  };
  app.get('/orders/summary', { schema: summary, config: allowOnly('member', ownId('userId')) }, (request) =>
    history.summary(app.callerOf(request).id),
  );

  const moving = {
    tags,
    summary: 'Cancels an own order that has not left the shop; its stock goes back once. A repeat is harmless',
    params: serialParams,
    querystring: newStatusQuery,
    response: { 200: orderMoved, '4xx': failureSchema },
  };
  const ownOrder = ownRow('serialNo', serialParams.shape.serialNo, history.ownerOf);
  const config = allowOnly('member', ownOrder);
  const preHandler = app.limits.ofCaller('otherChanges');
  app.put('/orders/status/:serialNo', { schema: moving, config, preHandler }, (request) =>
    history.move(request.params.serialNo, request.query.newStatus),
  );
};
