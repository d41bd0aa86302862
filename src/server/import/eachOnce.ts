/** Rows of one product → one draft. */
import type { ProductRow } from '../db/schema';
import { identityText, together, type Draft } from './draft';

export interface RepeatedRow {
  row: number;
  name: string;
  /** The last row that speaks of the same product: the one that counts. */
  countingRow: number;
}

interface Once {
  /** In the order of the rows that count. */
  drafts: Draft[];
  repeated: RepeatedRow[];
}

/**
 * Each product once, also where one row knows it by its number and another by its key. A draft whose row says no name
 * is called as the shop calls it.
 * @param known identity (`identityText`) → the product that the shop has of it
 */
export function eachOnce(drafts: readonly Draft[], known: ReadonlyMap<string, Pick<ProductRow, 'id' | 'name'>>): Once {
  const byProduct = new Map<string, Draft>();
  const comesAgain: { row: number; name: string; product: string }[] = [];
  for (const draft of drafts) {
    const own = identityText(draft.identity);
    const found = known.get(own);
    const product = found ? identityText({ kind: 'id', id: found.id }) : own;
    const earlier = byProduct.get(product);
    if (earlier) comesAgain.push({ row: earlier.row, name: earlier.name, product });
    const once = earlier ? together(earlier, draft) : draft;
    byProduct.delete(product);
    byProduct.set(product, { ...once, name: once.name || (found?.name ?? '') });
  }
  const repeated = comesAgain.flatMap(({ row, name, product }) => {
    const counting = byProduct.get(product);
    return counting ? { row, name: name || counting.name, countingRow: counting.row } : [];
  });
  return { drafts: [...byProduct.values()], repeated };
}
