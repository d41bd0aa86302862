/** Cart calls (CONTRACT.md section 4). Every one takes `userId` or `guestId`, and either may hold a guest's id. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  addProductBody,
  addProductQuery,
  cartChanged,
  cartCount,
  cartCountQuery,
  cartItemSchema,
  inCartQuery,
  quantityChanged,
  removeProductQuery,
  updateQuantityQuery,
} from '../../../contract/cart';
import { failureSchema } from '../../../contract/common';
import { DomainError } from '../../domainError';
import { formIntoQuery } from '../../plugins/params';
import type { CartService } from './cart.service';
import { CART_VERSION, cartVersion } from './cartVersion';

const tags = ['Cart'];

export const cartRoutes: FastifyPluginAsyncZod<{ cart: CartService }> = async (app, { cart }) => {
  app.addHook('preValidation', formIntoQuery);
  app.addHook('preValidation', dropBlankOwner);

  const inCart = { tags, summary: 'The lines, oldest first', querystring: inCartQuery, response: { 200: z.array(cartItemSchema), '4xx': failureSchema } };
  app.post('/usercart/in-cart', { schema: inCart }, async (request, reply) => {
    const lines = await cart.list(await ownerIn(app, request, request.query), request.query.pageSize);
    void reply.header(CART_VERSION, cartVersion(lines));
    return lines;
  });

  const count = { tags, summary: 'How many lines', querystring: cartCountQuery, response: { 200: cartCount, '4xx': failureSchema } };
  app.get('/usercart/cartcount', { schema: count }, async (request) => cart.count(await ownerIn(app, request, request.query)));

  const adding = {
    tags,
    summary: 'Puts a product in the cart, or sets how many of it',
    querystring: addProductQuery,
    body: addProductBody.nullish(),
    response: { 200: cartChanged, '4xx': failureSchema },
  };
  for (const path of ['/usercart/add-product', '/api/guest-cart/add']) {
    app.post(path, { schema: adding, onRequest: app.limits.cartAdding }, async (request, reply) => {
      const { productId, orderQuantity, atLeast } = request.query;
      const { totalQuantity, productColor, productSize } = request.body ?? {};
      const ownerId = await ownerIn(app, request, request.query);
      await app.limits.ofAccount('cartAdditions', ownerId)(request, reply);
      return cart.add(ownerId, { productId, productColor, productSize, quantity: orderQuantity ?? totalQuantity ?? 1, atLeast: atLeast === 'true' });
    });
  }

  const removing = { tags, summary: 'Takes a line out', querystring: removeProductQuery, response: { 200: cartChanged, '4xx': failureSchema } };
  app.post('/usercart/remove-product', { schema: removing }, async (request) =>
    cart.remove(await ownerIn(app, request, request.query), request.query),
  );

  const updating = { tags, summary: 'Sets how many', querystring: updateQuantityQuery, response: { 200: quantityChanged, '4xx': failureSchema } };
  app.post('/usercart/update-quantity', { schema: updating }, async (request) => {
    const { orderQuantity, ...wanted } = request.query;
    return cart.setQuantity(await ownerIn(app, request, wanted), { ...wanted, quantity: orderQuantity });
  });
};

/** Both parameters are checked when both are sent. */
async function ownerIn(app: FastifyInstance, request: FastifyRequest, { userId, guestId }: { userId?: string | undefined; guestId?: string | undefined }): Promise<string> {
  const ids = [userId, guestId].filter((id) => id !== undefined);
  const [first] = ids;
  if (first === undefined) {
    throw new DomainError('BAD_REQUEST', 'Say whose cart this is.', { fields: { userId: 'Send a userId or a guestId.' } });
  }
  for (const id of ids) await app.requireOwner(request, id);
  return first;
}

/** `userId=&guestId=g_…` is what a client sends that always fills in both names. */
function dropBlankOwner(request: FastifyRequest, _reply: unknown, done: () => void): void {
  const { userId, guestId, ...rest } = request.query as Record<string, unknown>;
  request.query = { ...rest, ...(userId !== '' && { userId }), ...(guestId !== '' && { guestId }) };
  done();
}
