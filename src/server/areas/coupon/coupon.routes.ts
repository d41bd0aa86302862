/** Coupons (docs/contract.md section 2). Looking one up uses nothing up (decision 116). */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { failureSchema } from '../../../contract/failure';
import { couponParams, couponSchema } from '../../../contract/coupon';
import type { Clock } from '../../lib/clock';
import type { Database } from '../../db/types';
import { notFound } from '../../lib/domainError';
import { findCoupon, publicCoupons } from './coupon.repository';
import { toCoupon } from './coupon.service';
import { lapseOf, notLapsed, shownMainCoupon } from './validity';

const tags = ['Coupons'];

interface Options {
  database: Database;
  clock: Clock;
}

export const couponRoutes: FastifyPluginAsyncZod<Options> = async (app, { database: { db }, clock }) => {
  const schema = { tags, summary: 'Active coupons that staff list publicly', response: { 200: z.array(couponSchema) } };
  app.get('/api/coupons', { schema }, async () => {
    const listed = await notLapsed(db, await publicCoupons(db), clock());
    return listed.map((coupon) => toCoupon(coupon));
  });

  const mainSchema = {
    tags,
    summary: 'The coupon of the home page',
    response: { 200: couponSchema, 204: z.undefined() },
  };
  app.get('/api/coupons/is-main', { schema: mainSchema }, async (_request, reply) => {
    const coupon = await shownMainCoupon(db, clock());
    return coupon ? toCoupon(coupon) : reply.code(204).send();
  });

  const nameSchema = {
    tags,
    summary: 'One coupon, listed or not',
    params: couponParams,
    response: { 200: couponSchema, '4xx': failureSchema },
  };
  const onRequest = app.limits.ofNetwork('couponsLookedUp');
  app.get('/api/coupons/name/:code', { schema: nameSchema, onRequest }, async (request) => {
    const coupon = await findCoupon(db, request.params.code);
    if (!coupon) throw notFound('This coupon');
    return toCoupon(coupon, await lapseOf(db, coupon, clock()));
  });
};
