/**
 * The OpenAPI document: made of the routes' own schemas, so it cannot say other than what they do, and finished for
 * readers.
 */
import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import type { RouteOptions } from 'fastify';
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
import { staffOrder, staffOrderRow } from '../../../contract/staffOrders';
import { wishlistItem } from '../../../contract/wishlist';
import { COOKIE } from '../../plugins/session';
import { finish } from './openApiFinish';
import { areas, introduction, staffAreas, staffIntroduction } from './openApiText';
import { STAFF_BASE } from '../staff/staffCall';

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
  StaffOrder: staffOrder,
  StaffOrderRow: staffOrderRow,
};
// Beside what the schemas say of themselves (`.meta()`), which is kept there too.
for (const [id, schema] of Object.entries(named)) z.globalRegistry.add(schema, { id });

type Transform = NonNullable<FastifyDynamicSwaggerOptions['transform']>;
type Call = Parameters<Transform>[0];

/**
 * Of the shop's calls or of the staff's, never both. Who may call is what the route's config says
 * (plugins/authorization.ts, plugins/staffSession.ts).
 */
const transformOf =
  (isOne: (url: string) => boolean, isSomebodys: (config: RouteOptions['config']) => boolean): Transform =>
  (call: Call) => {
    if (!isOne(call.url)) return { schema: { hide: true }, url: call.url };
    const made = jsonSchemaTransform(call);
    return isSomebodys(call.route.config) ? { ...made, schema: { ...made.schema, security: [{ session: [] }] } } : made;
  };

const isStaffs = (url: string): boolean => url.startsWith(`${STAFF_BASE}/`);
const transformObject: NonNullable<FastifyDynamicSwaggerOptions['transformObject']> = (document) =>
  finish(jsonSchemaTransformObject(document));

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
  transform: transformOf(
    (url) => !isStaffs(url),
    (config) => config?.authorization !== undefined,
  ),
  transformObject,
});

/** Of the staff's calls, which are none of the shop's public ones. */
export const staffOpenApiOptions = (version: string): FastifyDynamicSwaggerOptions => ({
  decorator: 'staffSwagger',
  openapi: {
    openapi: '3.1.0',
    info: { title: `${brand.name}: the calls of the staff's side`, version, description: staffIntroduction },
    servers: [{ url: '/', description: 'This shop' }],
    tags: [...staffAreas],
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-staff',
          description: `Set by POST ${STAFF_BASE}/login; over plain http on loopback it is called staff.`,
        },
      },
    },
  },
  transform: transformOf(isStaffs, (config) => config?.staff !== undefined),
  transformObject,
});
