/** Cart calls (docs/contract.md section 4). Every one takes `userId` or `guestId`, and either may hold a guest's id. */
import type { FastifyRequest } from 'fastify';
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
import { failureSchema } from '../../../contract/failure';
import { CART_VERSION } from '../../../contract/rules/headerNames';
import { DomainError } from '../../lib/domainError';
import { allowOnly, ownId } from '../../plugins/authorization';
import { formIntoQuery } from '../../plugins/params';
import type { CartService } from './cart.service';
import { cartVersion } from './cartVersion';

const tags = ['Cart'];
/** Both ids are looked at when both are sent. */
const config = allowOnly('owner', ownId('userId'), ownId('guestId'));

export const cartRoutes: FastifyPluginAsyncZod<{ cart: CartService }> = async (app, { cart }) => {
  app.addHook('preValidation', formIntoQuery);
  app.addHook('preValidation', dropBlankOwner);
  const ownerIn = (request: FastifyRequest, { userId, guestId }: Owner): string => {
    if (userId === undefined && guestId === undefined) {
      const fields = { userId: 'Send a userId or a guestId.' };
      throw new DomainError('BAD_REQUEST', 'Say whose cart this is.', { fields });
    }
    return app.callerOf(request).id;
  };

  const inCart = {
    tags,
    summary: 'The lines, oldest first',
    querystring: inCartQuery,
    response: { 200: z.array(cartItemSchema), '4xx': failureSchema },
  };
  app.post('/usercart/in-cart', { schema: inCart, config }, async (request, reply) => {
    const lines = await cart.list(ownerIn(request, request.query), request.query.pageSize);
    void reply.header(CART_VERSION, cartVersion(lines));
    return lines;
  });

  const count = {
    tags,
    summary: 'How many lines',
    querystring: cartCountQuery,
    response: { 200: cartCount, '4xx': failureSchema },
  };
  app.get('/usercart/cartcount', { schema: count, config }, async (request) =>
    cart.count(ownerIn(request, request.query)),
  );

  const adding = {
    tags,
    summary: 'Puts a product in the cart, or sets how many of it',
    querystring: addProductQuery,
    body: addProductBody.nullish(),
    response: { 200: cartChanged, '4xx': failureSchema },
  };
  for (const path of ['/usercart/add-product', '/api/guest-cart/add']) {
    const onRequest = app.limits.ofNetwork('cartAdditions');
    app.post(path, { schema: adding, config, onRequest }, async (request, reply) => {
      const { productId, orderQuantity, atLeast } = request.query;
      const { totalQuantity, productColor, productSize } = request.body ?? {};
      const ownerId = ownerIn(request, request.query);
      await app.limits.ofAccount('cartAdditions', ownerId)(request, reply);
      return cart.add(ownerId, {
        productId,
        productColor,
        productSize,
        quantity: orderQuantity ?? totalQuantity ?? 1,
        atLeast: atLeast === 'true',
      });
    });
  }

  const counted = {
    config,
    onRequest: app.limits.ofNetwork('cartChanges'),
    preHandler: app.limits.ofCaller('cartChanges'),
  };
  const removing = {
    tags,
    summary: 'Takes a line out',
    querystring: removeProductQuery,
    response: { 200: cartChanged, '4xx': failureSchema },
  };
  app.post('/usercart/remove-product', { schema: removing, ...counted }, async (request) =>
    cart.remove(ownerIn(request, request.query), request.query),
  );

  const updating = {
    tags,
    summary: 'Sets how many',
    querystring: updateQuantityQuery,
    response: { 200: quantityChanged, '4xx': failureSchema },
  };
  app.post('/usercart/update-quantity', { schema: updating, ...counted }, async (request) => {
    const { orderQuantity, ...wanted } = request.query;
    return cart.setQuantity(ownerIn(request, wanted), { ...wanted, quantity: orderQuantity });
  });
};

interface Owner {
  userId?: string | undefined;
  guestId?: string | undefined;
}

/** `userId=&guestId=g_…` is what a client sends that always fills in both names. */
function dropBlankOwner(request: FastifyRequest, _reply: unknown, done: () => void): void {
  const { userId, guestId, ...rest } = request.query as Record<string, unknown>;
  request.query = { ...rest, ...(userId !== '' && { userId }), ...(guestId !== '' && { guestId }) };
  done();
}
