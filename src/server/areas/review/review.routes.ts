/** Reviews (docs/contract.md section 3): everyone reads them, members write them. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { failureSchema } from '../../../contract/failure';
import { reviewBody, reviewParams, reviewSchema } from '../../../contract/review';
import { allowOnly } from '../../plugins/authorization';
import type { ReviewService } from './review.service';

const tags = ['Reviews'];

export const reviewRoutes: FastifyPluginAsyncZod<{ reviews: ReviewService }> = async (app, { reviews }) => {
  const listing = {
    tags,
    summary: "A product's reviews, newest first; e-mail addresses are masked for all but their owner",
    params: reviewParams,
    response: { 200: z.array(reviewSchema), '4xx': failureSchema },
  };
  app.get('/product-ratings/product/:productId', { schema: listing }, async (request) => {
    const reader = await app.ownerOf(request);
    return reviews.list(request.params.productId, reader?.kind === 'user' ? reader.id : null);
  });

  const writing = {
    tags,
    summary: "A member's review of a product, in place of an earlier one",
    body: reviewBody,
    response: { 201: reviewSchema, '4xx': failureSchema },
  };
  app.post('/product-ratings', { schema: writing, config: allowOnly('member') }, async (request, reply) => {
    const { id: memberId } = app.callerOf(request);
    await app.limits.ofAccount('reviews', memberId)(request, reply);
    return reply.code(201).send(await reviews.put(memberId, request.body));
  });
};
