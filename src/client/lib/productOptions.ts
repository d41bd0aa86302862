/**
 * Colours and sizes of a product and of its siblings, which are products of the same name (decisions 49, 50). An option
 * that only a sibling has opens that sibling, so that its own stock and price hold. Pure.
 */
import type { ProductOptionsRow } from '../../contract/catalog';
import { fold, splitOptions } from '../../contract/rules/names';

export interface Option {
  value: string;
  /** The product that has it; null: the one on the page. */
  siblingId: number | null;
  soldOut: boolean;
}

type Own = Pick<ProductOptionsRow, 'productId' | 'productColor' | 'productSize' | 'productQuantity'>;
type Kind = 'productColor' | 'productSize';

const has = (row: Own, kind: Kind, value: string | null) =>
  value === null || splitOptions(row[kind]).some((option) => fold(option) === fold(value));

/** A sibling with the option: best one that also has the other choice, and is in stock. */
function bestSibling(siblings: readonly Own[], kind: Kind, value: string, other: string | null): Own | undefined {
  const otherKind = kind === 'productColor' ? 'productSize' : 'productColor';
  const score = (row: Own) => (row.productQuantity > 0 ? 2 : 0) + (has(row, otherKind, other) ? 1 : 0);
  return siblings.filter((row) => has(row, kind, value)).sort((a, b) => score(b) - score(a))[0];
}

/** @param other what is chosen of the other kind now. */
export function optionsOf(product: Own, rows: readonly Own[], kind: Kind, other: string | null): Option[] {
  const siblings = rows.filter(({ productId }) => productId !== product.productId);
  const own = splitOptions(product[kind]);
  const all = splitOptions([...own, ...siblings.flatMap((row) => splitOptions(row[kind]))].join(','));
  return all.map((value, index) => {
    if (index < own.length) return { value, siblingId: null, soldOut: product.productQuantity <= 0 };
    const sibling = bestSibling(siblings, kind, value, other);
    return { value, siblingId: sibling?.productId ?? null, soldOut: (sibling?.productQuantity ?? 0) <= 0 };
  });
}

/**
 * What counts as chosen: the shopper's choice where the product has it, else its first option; null where it has none.
 */
export function chosenOption(list: string, ...wished: (string | null | undefined)[]): string | null {
  const own = splitOptions(list);
  for (const wish of wished) {
    const found = wish ? own.find((option) => fold(option) === fold(wish)) : undefined;
    if (found !== undefined) return found;
  }
  return own[0] ?? null;
}
