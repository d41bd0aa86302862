/** Wishlist calls (docs/contract.md section 6). They are for members: a guest is sent to log in. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { messageAnswer } from '../../../contract/common';
import { failureSchema } from '../../../contract/failure';
import { wishlistBody, wishlistEntryParams, wishlistItem, wishlistParams } from '../../../contract/wishlist';
import { allowOnly, ownId } from '../../plugins/authorization';
import { acceptText } from '../../plugins/params';
import type { WishlistService } from './wishlist.service';

interface Options {
  wishlists: WishlistService;
}

const tags = ['Wishlist'];
const config = allowOnly('member', ownId('userId'));
const changed = { 200: messageAnswer, '4xx': failureSchema };

export const wishlistRoutes: FastifyPluginAsyncZod<Options> = async (app, { wishlists }) => {
  const listing = {
    tags,
    summary: 'The products, newest first',
    params: wishlistParams,
    response: { 200: z.array(wishlistItem), '4xx': failureSchema },
  };
  app.get('/wishlist/get/:userId', { schema: listing, config }, (request) => wishlists.list(app.callerOf(request).id));

  await app.register(addingRoute, { wishlists });

  const preHandler = app.limits.ofCaller('otherChanges');
  const removing = { tags, summary: 'Takes one product out', params: wishlistEntryParams, response: changed };
  app.delete('/wishlist/delete/:userId/:productId', { schema: removing, config, preHandler }, (request) =>
    wishlists.remove(app.callerOf(request).id, request.params.productId),
  );

  const clearing = { tags, summary: 'Takes everything out', params: wishlistParams, response: changed };
  app.delete('/wishlist/delete-all/:userId/clear', { schema: clearing, config, preHandler }, (request) =>
    wishlists.clear(app.callerOf(request).id),
  );
};

/** Apart from the others, since it alone takes plain text. */
const addingRoute: FastifyPluginAsyncZod<Options> = async (app, { wishlists }) => {
  acceptText(app);
  const adding = {
    tags,
    summary: 'Adds a product; harmless when it is there already',
    consumes: ['application/json', 'text/plain'],
    params: wishlistParams,
    body: wishlistBody,
    response: changed,
  };
  const preHandler = app.limits.ofCaller('otherChanges');
  app.post('/wishlist/add/:userId', { schema: adding, config, preHandler }, (request) =>
    wishlists.add(app.callerOf(request).id, request.body),
  );
};
