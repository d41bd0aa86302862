/** An order that was just placed, as the pages after the checkout tell it (DECISIONS.md T58). */

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
  orderNo: string;
  amountPaise: number;
  placed: OrderedLine[];
  failed: ShortLine[];
}
