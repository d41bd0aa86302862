/** The body of every failure, as a schema and as a type (docs/contract.md section 1). */
import { z } from 'zod';
import type { Address } from './account';
import { rupees } from './common';
import { errorCodes } from './errors';
import type { ErrorCode } from './errors';

export const failureSchema = z.object({
  code: z.enum(errorCodes),
  message: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  stockQuantity: z.number().int().optional(),
  items: z.array(z.object({ productId: z.number().int(), stockQuantity: z.number().int() }).loose()).optional(),
  address: z.record(z.string(), z.string()).optional(),
  finalOrderAmount: rupees.optional(),
});

/** What stands behind `fields` comes with the codes that it concerns. */
export interface ErrorBody {
  code: ErrorCode;
  message: string;
  fields?: Record<string, string>;
  /** OUT_OF_STOCK on one line: pieces left. */
  stockQuantity?: number;
  /**
   * OUT_OF_STOCK on an order: what is short, and how many are left. CART_CHANGED: the cart's lines as they are, whole.
   */
  items?: { productId: number; stockQuantity: number }[];
  /** ADDRESS_CHANGED: the address as it is. */
  address?: Address;
  /** PRICE_CHANGED: the right amount, in rupees. */
  finalOrderAmount?: number;
}
