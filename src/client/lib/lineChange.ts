/** How it is said what of a cart has changed since the shopper last saw it. Pure. */
import { FEW_LEFT } from '../../contract/rules/limits';
import type { CartItem } from '../../contract/cart';
import { formatMoney, toPaise } from '../../contract/rules/money';
import { choiceText, lineName, lineKey } from './cartLine';
import type { GoneLine, LineNews } from './lineFacts';

export interface LineChange {
  /** Another colour or size of the product stood there, or nothing of it. */
  choice: string | null;
  quantity: string | null;
  price: string | null;
  stock: string | null;
}

function stockText(former: number, { stockQuantity, orderQuantity }: CartItem): string | null {
  // Of plenty nobody needs to know how much it is; that nothing is left, the line says anyway.
  const matters = stockQuantity > 0 && (stockQuantity <= FEW_LEFT || stockQuantity < orderQuantity);
  if (stockQuantity < former) return matters ? `Only ${stockQuantity} left now` : null;
  return former < orderQuantity && stockQuantity >= orderQuantity ? 'Back in stock' : null;
}

/** The gone line that this line replaces in another colour or size. */
function replacedBy(line: CartItem, { added, gone }: LineNews): GoneLine | undefined {
  const ofProduct = added.filter((key) => (JSON.parse(key) as [number])[0] === line.productId);
  return gone.filter(({ productId }) => productId === line.productId)[ofProduct.indexOf(lineKey(line))];
}

function choiceChange(line: CartItem, news: LineNews): string | null {
  if (!news.added.includes(lineKey(line))) return null;
  const before = replacedBy(line, news);
  return before ? `Changed from ${choiceText(before)}` : 'New in your cart';
}

/** What a shopper should know of; null where there is nothing. */
export function lineChange(news: LineNews, line: CartItem): LineChange {
  const choice = choiceChange(line, news);
  const former = news.former[lineKey(line)];
  if (!former) return { choice, quantity: null, price: null, stock: null };
  const { productRate, orderQuantity, stockQuantity } = former;
  return {
    choice,
    quantity:
      orderQuantity === line.orderQuantity ? null : `Quantity changed from ${orderQuantity} to ${line.orderQuantity}`,
    price:
      productRate === line.productRate
        ? null
        : `Price changed from ${formatMoney(toPaise(productRate))} to ${formatMoney(toPaise(line.productRate))}`,
    stock: stockText(stockQuantity, line),
  };
}

export const sentencesOf = ({ choice, quantity, price, stock }: LineChange): string[] =>
  [choice, quantity, price, stock].filter((text) => text !== null);

/** Those that no line speaks of; '' for none. */
export function goneText(news: LineNews, lines: readonly CartItem[]): string {
  const replaced = new Set(
    lines.filter((line) => news.added.includes(lineKey(line))).map((line) => replacedBy(line, news)),
  );
  const gone = news.gone.filter((line) => !replaced.has(line)).map(lineName);
  return gone.length === 0 ? '' : `No longer in your cart: ${gone.join(', ')}.`;
}
