/** A line that this device knew of a guest's cart, after the guest's session had ended. */
import type { CartItem } from '../../contract/cart';

/** `orderQuantity`: pieces that the new guest's cart holds, 0 where there was nothing to be had. */
export interface KeptLine extends CartItem {
  wantedQuantity: number;
}
