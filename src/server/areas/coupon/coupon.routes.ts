/** Coupons (CONTRACT.md section 2). Looking one up uses nothing up (DECISIONS.md T116). */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { failureSchema } from '../../../contract/common';
import { couponParams, couponSchema } from '../../../contract/coupon';
import type { Database } from '../../db/open';
import { notFound } from '../../domainError';
import { findCoupon, findMainCoupon, publicCoupons } from './coupon.repository';
import { toCoupon } from './coupon.service';

const tags = ['Coupons'];

export const couponRoutes: FastifyPluginAsyncZod<{ database: Database }> = async (app, { database: { db } }) => {
  const schema = { tags, summary: 'Active coupons that staff list publicly', response: { 200: z.array(couponSchema) } };
  app.get('/api/coupons', { schema }, async () => (await publicCoupons(db)).map(toCoupon));

  const mainSchema = { tags, summary: 'The coupon of the home page', response: { 200: couponSchema, 204: z.undefined() } };
  app.get('/api/coupons/is-main', { schema: mainSchema }, async (_request, reply) => {
    const coupon = await findMainCoupon(db);
    return coupon ? toCoupon(coupon) : reply.code(204).send();
  });

  const nameSchema = { tags, summary: 'One coupon, listed or not', params: couponParams, response: { 200: couponSchema, '4xx': failureSchema } };
  const onRequest = app.limits.ofNetwork('couponsLookedUp');
  app.get('/api/coupons/name/:code', { schema: nameSchema, onRequest }, async (request) => {
    const coupon = await findCoupon(db, request.params.code);
    if (!coupon) throw notFound('This coupon');
    return toCoupon(coupon);
  });
};
