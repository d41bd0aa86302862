/** Placing an order (CONTRACT.md section 5). */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { failureSchema } from '../../../contract/common';
import { guestOrderForm, idempotencyHeaders, orderPartlyPlaced, orderPlaced } from '../../../contract/order';
import { DomainError } from '../../domainError';
import { queryIntoForm } from '../../plugins/params';
import { hashOf } from './idempotency';
import type { OrderService } from './order.service';

const tags = ['Orders'];

export const orderRoutes: FastifyPluginAsyncZod<{ orders: OrderService }> = async (app, { orders }) => {
  app.addHook('preValidation', queryIntoForm);

  const schema = {
    tags,
    summary: "A guest's order. What is short stays in the cart, the rest is ordered and priced anew (207)",
    consumes: ['application/x-www-form-urlencoded'],
    headers: idempotencyHeaders.loose(),
    body: guestOrderForm,
    response: { 200: orderPlaced, 207: orderPartlyPlaced, '4xx': failureSchema },
  };
  app.post('/api/guest-cart/place-order', { schema, onRequest: app.limits.orderPlacing }, async (request, reply) => {
    const { guestId, name, mobile, address, finalOrderAmount, paymentMethod, couponCode } = request.body;
    const owner = await app.requireOwner(request, guestId);
    if (owner.kind !== 'guest') throw new DomainError('FORBIDDEN', 'This call is for guests.');
    await app.limits.ordersOf(guestId)(request, reply);
    const key = request.headers['idempotency-key'];
    const { status, answer } = await orders.place(
      { owner, contact: { name, mobile, address }, finalOrderAmount, paymentMethod, couponCode, partly: true },
      key === undefined ? undefined : { key, bodyHash: hashOf('guest-cart/place-order', request.body) },
    );
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(answer) as never);
  });
};
