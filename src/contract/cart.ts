/** A user's or a guest's cart (docs/contract.md section 4). `userId` may hold a guestId everywhere. */
import { z } from 'zod';
import { ownerId, productIdParam, rupees } from './common';
import { INTEGER_MAX, OPTION_MAX, PAGE_SIZE_MAX, QUANTITY_MIN } from './rules/limits';
import { cartFaults } from './rules/messages';

export const cartItemSchema = z.object({
  productId: z.number().int(),
  /** The same as productId; some clients read this spelling. */
  productid: z.number().int(),
  productName: z.string(),
  productImage: z.string(),
  /** Today's rate, rupees a piece. */
  productRate: rupees,
  orderQuantity: z.number().int(),
  stockQuantity: z.number().int(),
  /** The chosen option; `` for none. */
  productColor: z.string(),
  productSize: z.string(),
  offered: z.boolean(),
  lightning: z.boolean(),
});
export type CartItem = z.infer<typeof cartItemSchema>;

/** Either name is accepted on every cart call. */
const owner = z.object({
  userId: ownerId.optional().meta({ description: 'Whose cart: a member’s userId or a guest’s guestId' }),
  guestId: ownerId.optional().meta({ description: 'Which guest' }),
});
/** One value, or a product's whole comma-separated list from a client that lets nobody choose. */
const option = z.string().max(OPTION_MAX.sent);
/** What is above the stock is a conflict, not a mistake, so the limit is only what a number column holds. */
const quantity = z.coerce.number(cartFaults.quantity).int().max(INTEGER_MAX);
const lineChoice = z.object({
  productColor: option
    .optional()
    .meta({ description: 'The colour chosen; without one, the product’s only or first line' }),
  productSize: option
    .optional()
    .meta({ description: 'The size chosen; without one, the product’s only or first line' }),
});
const pieces = quantity.min(QUANTITY_MIN).meta({ description: 'Pieces of the line; sets, does not add' });

export const inCartQuery = owner.extend({
  pageSize: z.coerce.number().int().min(1).max(PAGE_SIZE_MAX).optional().meta({ description: 'How many a page' }),
});
export const cartCountQuery = owner;
export const cartCount = z.number().int();

export const addProductQuery = owner.extend({
  productId: productIdParam,
  orderQuantity: pieces.optional(),
  /** `true`: the line becomes what is asked or what it holds, whichever is more. */
  atLeast: z
    .enum(['true', 'false'])
    .optional()
    .meta({
      description: 'true: the line is never lowered; it becomes what is asked or what it holds, whichever is more',
    }),
});
export const addProductBody = z
  .object({
    productName: z.string().max(500),
    productColor: option,
    productSize: option,
    totalQuantity: quantity
      .min(QUANTITY_MIN)
      .meta({ description: 'Pieces of the line, where orderQuantity is not sent' }),
  })
  .partial();
export type AddProductBody = z.infer<typeof addProductBody>;

export const removeProductQuery = owner.extend({ productId: productIdParam }).extend(lineChoice.shape);
export const updateQuantityQuery = owner
  .extend({ productId: productIdParam, orderQuantity: pieces })
  .extend(lineChoice.shape);

export const cartChanged = z.object({ message: z.string(), count: z.number().int() });
export type CartChanged = z.infer<typeof cartChanged>;
export const quantityChanged = z.object({ orderQuantity: z.number().int() });
export type QuantityChanged = z.infer<typeof quantityChanged>;
