/** How a row's product is recognised when it comes again. */
import { createHash } from 'node:crypto';
import { nameKey } from '../../contract/rules/names';
import type { Identity } from './draft';

interface Said {
  /** '' for none, as is every other. */
  productId: string;
  sourceKey: string;
  source: string;
  sourceId: string;
  name: string;
  brand: string;
  designNo: string;
}

export type Identify = (said: Said, cells: readonly string[]) => Identity;

/**
 * By the shop's number or key, else by source and id, else by what is printed on the label, and the how-manieth row of
 * that label it is: listings have many products of one title, and the same sheet finds each again. Rows alike in every
 * cell are one product.
 * @returns for the rows of one sheet, in their order
 */
export function makeIdentify(): Identify {
  /** Label → its rows, as they stand. */
  const rowsOf = new Map<string, string[]>();
  return ({ productId, sourceKey, source, sourceId, name, brand, designNo }, cells) => {
    if (productId) return { kind: 'id', id: Number(productId) };
    if (sourceKey) return { kind: 'key', key: sourceKey };
    if (sourceId) return { kind: 'key', key: `${source || 'sheet'}:${sourceId}` };
    const label = [source, name, brand, designNo].map(nameKey).join('\n');
    const rows = rowsOf.get(label) ?? [];
    rows.push(JSON.stringify(cells.map((cell) => cell.trim())));
    rowsOf.set(label, rows);
    const digest = createHash('sha256').update(label).digest('hex').slice(0, 24);
    return { kind: 'key', key: `label:${digest}#${rows.indexOf(rows.at(-1) ?? '') + 1}` };
  };
}
