/** An order that was just placed, as the pages after the checkout tell it (decision 58). */

export interface OrderedLine {
  productId: number;
  productName: string;
  productColor: string;
  productSize: string;
  quantity: number;
  ratePaise: number;
}

export interface ShortLine extends OrderedLine {
  /** Pieces left. */
  stockQuantity: number;
}

export interface LatestOrder {
  /** Whose: a number is shown to nobody else. */
  ownerId: string;
  /** '' where the shop took the order and did not tell its number. */
  orderNo: string;
  /** It has a page of its own, which this tab opens. */
  hasPage?: boolean;
  /** Comma-joined, as the server has it; not kept over a reload, and not told by every backend. */
  deliveryAddress?: string | undefined;
  /** The code whose product was short, so that it does not count in this order. */
  uncountedCode?: string | undefined;
  amountPaise: number;
  /** What the coupon took off; absent where that is not known. */
  discountPaise?: number;
  placed: OrderedLine[];
  failed: ShortLine[];
}

/** What a storage may hold of one; null: it is none. */
export function asOrder(found: unknown): LatestOrder | null {
  const order = found as Partial<LatestOrder> | null | undefined;
  return Array.isArray(order?.placed) && Array.isArray(order.failed) ? (order as LatestOrder) : null;
}
