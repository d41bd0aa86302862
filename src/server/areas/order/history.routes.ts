/** A member's own orders (CONTRACT.md section 6). */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { failureSchema } from '../../../contract/common';
import { newStatusQuery, orderMoved, orderSummaryEntry, orderSummaryQuery, serialParams } from '../../../contract/order';
import type { OrderHistory } from './history.service';

const tags = ['Orders'];

export const orderHistoryRoutes: FastifyPluginAsyncZod<{ history: OrderHistory }> = async (app, { history }) => {
  const summary = { tags, summary: 'Own orders, newest first, as they were ordered', querystring: orderSummaryQuery, response: { 200: z.array(orderSummaryEntry), '4xx': failureSchema } };
  app.get('/orders/summary', { schema: summary }, async (request) => {
    const { id } = await app.requireMember(request, request.query.userId);
    return history.summary(id);
  });

  const moving = {
    tags,
    summary: 'Cancels an own order that has not left the shop; its stock goes back once. A repeat is harmless',
    params: serialParams,
    querystring: newStatusQuery,
    response: { 200: orderMoved, '4xx': failureSchema },
  };
  app.put('/orders/status/:serialNo', { schema: moving }, async (request) => {
    const { serialNo } = request.params;
    await app.requireOwnRow(request, await history.ownerOf(serialNo));
    return history.move(serialNo, request.query.newStatus);
  });
};
