/** A member's wishlist (docs/contract.md section 6). */
import { z } from 'zod';
import { idInBody, memberId, productIdParam, rupees } from './common';

export const wishlistItem = z.object({
  productId: z.number().int(),
  product: z.object({
    productId: z.number().int(),
    productName: z.string(),
    prdDesc: z.string(),
    productMRP: rupees,
    productRate: rupees,
    prodImg1: z.string(),
    productQuantity: z.number().int(),
    /** (added) The stars that the card shows. */
    productRatings: z.number().optional(),
    /** (added) How many reviews stand behind them. */
    no_of_rating: z.number().int().optional(),
  }),
});
export type WishlistItem = z.infer<typeof wishlistItem>;

export const wishlistParams = z.object({ userId: memberId });
export const wishlistEntryParams = z.object({ userId: memberId, productId: productIdParam });
/** The body is the product id: a JSON number or string, plain text, or an object that holds it (decision 108). */
export const wishlistBody = z.union([
  idInBody,
  z.object({ productId: idInBody }).transform(({ productId }) => productId),
]);
