/**
 * What of a cart's lines may change without the shopper. Apart from the words about it, which only the cart's own pages
 * need. Pure.
 */
import type { CartItem } from '../../contract/cart';
import { lineKey } from './cartLine';

export type LineFacts = Pick<CartItem, 'productRate' | 'stockQuantity' | 'orderQuantity'>;
/** As much of a line that is gone as tells which one it was. */
export type GoneLine = Pick<CartItem, 'productId' | 'productName' | 'productColor' | 'productSize' | 'orderQuantity'>;

export interface LineNews {
  /** Line → its facts as they were. */
  former: Record<string, LineFacts>;
  /** Keys of lines that were not there before. */
  added: string[];
  gone: GoneLine[];
}

export const noNews: LineNews = { former: {}, added: [], gone: [] };

const factsOf = ({ productRate, stockQuantity, orderQuantity }: LineFacts): LineFacts => ({
  productRate,
  stockQuantity,
  orderQuantity,
});
const goneOf = ({ productId, productName, productColor, productSize, orderQuantity }: GoneLine): GoneLine => ({
  productId,
  productName,
  productColor,
  productSize,
  orderQuantity,
});

/**
 * What is not as it was before.
 * @param isSeen whether the lines stood before the shopper's eyes: only then are others than those news
 */
export function newsOf(before: readonly CartItem[], after: readonly CartItem[], isSeen: boolean): LineNews {
  const now = new Map(after.map((line) => [lineKey(line), line]));
  const known = new Set(before.map(lineKey));
  const changed = before.filter((line) => {
    const { productRate, stockQuantity, orderQuantity } = now.get(lineKey(line)) ?? line;
    return (
      productRate !== line.productRate ||
      stockQuantity !== line.stockQuantity ||
      (isSeen && orderQuantity !== line.orderQuantity)
    );
  });
  const former = Object.fromEntries(changed.map((line) => [lineKey(line), factsOf(line)]));
  if (!isSeen || before.length === 0) return { ...noNews, former };
  return {
    former,
    added: [...now.keys()].filter((key) => !known.has(key)),
    gone: before.filter((line) => !now.has(lineKey(line))).map(goneOf),
  };
}

export const isNews = ({ former, added, gone }: LineNews): boolean =>
  added.length > 0 || gone.length > 0 || Object.keys(former).length > 0;

/** What was seen first counts: a line that came and went, or went and came back, is no news. */
export function addNews(known: LineNews, more: LineNews): LineNews {
  const back = new Set(more.added);
  const left = new Set(more.gone.map(lineKey));
  const cameAndWent = new Set(known.added.filter((key) => left.has(key)));
  const wentAndCame = new Set(known.gone.map(lineKey).filter((key) => back.has(key)));
  return {
    former: { ...more.former, ...known.former },
    added: [...known.added, ...more.added].filter((key) => !cameAndWent.has(key) && !wentAndCame.has(key)),
    gone: [...known.gone, ...more.gone].filter(
      (line) => !cameAndWent.has(lineKey(line)) && !wentAndCame.has(lineKey(line)),
    ),
  };
}
