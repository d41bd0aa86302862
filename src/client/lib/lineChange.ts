/** How it is said what of a cart's line has changed since the shopper last saw it. Pure. */
import type { CartItem } from '../../contract/cart';
import { FEW_LEFT } from './constants';
import type { LineFacts } from './lineFacts';
import { formatMoney, toPaise } from './money';

export interface LineChange {
  price: string | null;
  stock: string | null;
}

function stockText(former: number, { stockQuantity, orderQuantity }: CartItem): string | null {
  // Of plenty nobody needs to know how much it is; that nothing is left, the line says anyway.
  const matters = stockQuantity > 0 && (stockQuantity <= FEW_LEFT || stockQuantity < orderQuantity);
  if (stockQuantity < former) return matters ? `Only ${stockQuantity} left now` : null;
  return former < orderQuantity && stockQuantity >= orderQuantity ? 'Back in stock' : null;
}

/** What a shopper should know of; null where there is nothing. */
export function lineChange(former: LineFacts | undefined, line: CartItem): LineChange {
  if (!former) return { price: null, stock: null };
  const isSamePrice = former.productRate === line.productRate;
  return {
    price: isSamePrice ? null : `Price changed from ${formatMoney(toPaise(former.productRate))} to ${formatMoney(toPaise(line.productRate))}`,
    stock: stockText(former.stockQuantity, line),
  };
}

export const sentencesOf = ({ price, stock }: LineChange): string[] => [price, stock].filter((text) => text !== null);
