/**
 * (added) What the shop holds about a member, for the member; and the end of an account. Times are ISO 8601, money is
 * rupees.
 */
import { z } from 'zod';
import { addressSchema, knownPassword, userSchema } from './account';

const time = z.string();

export const heldData = z.object({
  account: userSchema
    .omit({ lastname: true })
    .extend({ termsVersion: z.string(), termsAcceptedAt: time.nullable(), since: time }),
  addresses: z.array(addressSchema),
  cart: z.array(
    z.object({ productId: z.number(), color: z.string(), size: z.string(), orderQuantity: z.number(), addedAt: time }),
  ),
  wishlist: z.array(z.object({ productId: z.number(), addedAt: time })),
  orders: z.array(
    z.object({
      orderNo: z.string(),
      status: z.string(),
      name: z.string(),
      mobile: z.string(),
      address: z.string(),
      couponCode: z.string().nullable(),
      subtotal: z.number(),
      discount: z.number(),
      finalOrderAmount: z.number(),
      shipping: z.number(),
      payment: z.object({
        state: z.string(),
        received: z.number().nullable(),
        refunded: z.number().nullable(),
        reference: z.string().nullable(),
      }),
      courier: z.string().nullable(),
      trackingNumber: z.string().nullable(),
      placedAt: time,
      lines: z.array(
        z.object({
          serialNo: z.number(),
          productName: z.string(),
          color: z.string(),
          size: z.string(),
          orderQuantity: z.number(),
          rate: z.number(),
          netAmount: z.number(),
        }),
      ),
    }),
  ),
  /**
   * Bank details are deleted BANK_DETAILS_DAYS after a return is settled; until then they are told masked, as staff see
   * them.
   */
  returns: z.array(
    z.object({
      serialNo: z.number(),
      reason: z.string(),
      comment: z.string(),
      status: z.string(),
      bankDetails: z.record(z.string(), z.string()).nullable(),
      requestedAt: time,
    }),
  ),
  reviews: z.array(
    z.object({
      productId: z.number(),
      userName: z.string(),
      email: z.string(),
      message: z.string(),
      ratings: z.number(),
      writtenAt: time,
      /** The shop took it down. */
      hidden: z.boolean(),
      /** The shop's; '' for none. */
      answer: z.string(),
    }),
  ),
  messages: z.array(
    z.object({ name: z.string(), mobile: z.string(), reason: z.string(), message: z.string(), sentAt: time }),
  ),
  newsletter: z.array(z.object({ mobile: z.string(), consent: z.string(), joinedAt: time, confirmed: z.boolean() })),
  sessions: z.array(z.object({ since: time, lastSeen: time, browser: z.string() })),
  /** Browsers that have logged in before, whether they still are or not. */
  knownBrowsers: z.array(z.object({ since: time })),
});
export type HeldData = z.infer<typeof heldData>;

export const deleteAccountBody = z.object({ password: knownPassword });
