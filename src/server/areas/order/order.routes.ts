/** Placing an order (docs/contract.md section 5). */
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { failureSchema } from '../../../contract/failure';
import {
  finalizeHeaders,
  finalizeParams,
  guestOrderForm,
  orderHeaders,
  orderPartlyPlaced,
  orderPlaced,
} from '../../../contract/order';
import { ADDRESS_VERSION, CART_VERSION } from '../../../contract/rules/headerNames';
import { allowOnly, ownId, ownRow } from '../../plugins/authorization';
import { formIntoQuery, queryIntoForm } from '../../plugins/params';
import type { NetworkKeys } from './bounds';
import { hashOf, type KeyedAnswer } from './idempotency';
import type { OrderService, Repeatable } from './order.service';

const tags = ['Orders'];

interface Options {
  orders: OrderService;
  networkKeys: (address: string) => NetworkKeys;
}

export const orderRoutes: FastifyPluginAsyncZod<Options> = async (app, { orders, networkKeys }) => {
  const onRequest = app.limits.ofNetwork('ordersTried');

  const guestSchema = {
    tags,
    summary: "A guest's order. What is short stays in the cart, the rest is ordered and priced anew (207)",
    consumes: ['application/x-www-form-urlencoded'],
    headers: orderHeaders.loose(),
    body: guestOrderForm,
    response: { 200: orderPlaced, 207: orderPartlyPlaced, '4xx': failureSchema },
  };
  const ofGuest = { onRequest, preValidation: queryIntoForm, config: allowOnly('guest', ownId('guestId')) };
  app.post('/api/guest-cart/place-order', { schema: guestSchema, ...ofGuest }, async (request, reply) => {
    const { guestId, name, mobile, address, email = null, finalOrderAmount, paymentMethod, couponCode } = request.body;
    const owner = app.callerOf(request);
    await app.limits.ofAccount('ordersTried', guestId)(request, reply);
    const outcome = await orders.place(
      {
        owner,
        contact: { name, mobile, address, email },
        seen: { cartVersion: request.headers[CART_VERSION] },
        claim: { finalOrderAmount },
        paymentMethod,
        couponCode,
        partly: true,
        networkKeys: networkKeys(request.ip),
      },
      repeatable(request.headers['idempotency-key'], 'guest-cart/place-order', request.body),
    );
    return answer(reply, outcome);
  });

  const memberSchema = {
    tags,
    summary: "A member's order: all or nothing. Amount, discount and shipping are only compared",
    headers: finalizeHeaders.loose(),
    querystring: finalizeParams,
    response: { 200: orderPlaced, '4xx': failureSchema },
  };
  const ownAddress = ownRow('addrId', finalizeParams.shape.addrId, orders.ownerOfAddress);
  const ofMember = {
    onRequest,
    preValidation: formIntoQuery,
    config: allowOnly('member', ownId('userId'), ownAddress),
  };
  app.post('/usercart/finalize', { schema: memberSchema, ...ofMember }, async (request, reply) => {
    const { userId, addrId, paymentMethod, couponCode, ...claim } = request.query;
    const owner = app.callerOf(request);
    await app.limits.ofAccount('ordersTried', userId)(request, reply);
    const outcome = await orders.place(
      {
        owner,
        ...(await orders.deliveryOf(userId, addrId)),
        seen: { cartVersion: request.headers[CART_VERSION], addressVersion: request.headers[ADDRESS_VERSION] },
        claim,
        paymentMethod,
        couponCode,
        partly: false,
        networkKeys: networkKeys(request.ip),
      },
      repeatable(request.headers['idempotency-key'], 'usercart/finalize', request.query),
    );
    return answer(reply, outcome);
  });
};

const repeatable = (
  key: string | undefined,
  call: string,
  fields: Readonly<Record<string, unknown>>,
): Repeatable | undefined => (key === undefined ? undefined : { key, bodyHash: hashOf(call, fields) });

/** Word for word what was kept: the schema's serialiser is passed by. */
const answer = (reply: FastifyReply, { status, answer: body, headers = {} }: KeyedAnswer): never =>
  reply.code(status).headers(headers).type('application/json; charset=utf-8').send(JSON.stringify(body)) as never;
