/**
 * The OpenAPI document: made of the routes' own schemas, so it cannot say other than what they do, and finished for
 * readers.
 */
import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { addressSchema, userSchema } from '../../../contract/account';
import { brand } from '../../../contract/brand';
import { cartItemSchema } from '../../../contract/cart';
import { categorySchema, dealOfDayProductSchema, productSchema } from '../../../contract/catalog';
import { failureSchema } from '../../../contract/failure';
import { couponSchema } from '../../../contract/coupon';
import { orderSummaryEntry } from '../../../contract/order';
import { reviewSchema } from '../../../contract/review';
import { wishlistItem } from '../../../contract/wishlist';
import { COOKIE } from '../../plugins/session';
import { finish } from './openApiFinish';
import { areas, introduction } from './openApiText';

/** What has a name of its own in the document; the rest is written out where it stands. */
const named = {
  Product: productSchema,
  Category: categorySchema,
  DealOfDayProduct: dealOfDayProductSchema,
  Coupon: couponSchema,
  Review: reviewSchema,
  CartItem: cartItemSchema,
  WishlistItem: wishlistItem,
  User: userSchema,
  Address: addressSchema,
  Order: orderSummaryEntry,
  Failure: failureSchema,
};
// Beside what the schemas say of themselves (`.meta()`), which is kept there too.
for (const [id, schema] of Object.entries(named)) z.globalRegistry.add(schema, { id });

/** @param version the shop's: its calls have none of their own */
export const openApiOptions = (version: string): FastifyDynamicSwaggerOptions => ({
  openapi: {
    openapi: '3.1.0',
    info: { title: `${brand.name}: the calls of the shop`, version, description: introduction },
    servers: [{ url: '/', description: 'This shop' }],
    tags: [...areas],
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: COOKIE,
          description: 'Set by POST /users/loginUser and POST /api/guest/create.',
        },
      },
    },
  },
  // Who may call is what the route's config says (plugins/authorization.ts).
  transform: (call) => {
    const made = jsonSchemaTransform(call);
    return call.route.config?.authorization
      ? { ...made, schema: { ...made.schema, security: [{ session: [] }] } }
      : made;
  },
  transformObject: (document) => finish(jsonSchemaTransformObject(document)),
});
