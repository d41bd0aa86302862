/** How a row's product is recognised when it comes again. */
import { createHash } from 'node:crypto';
import { nameKey } from '../../contract/names';
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

/** By the shop's number or key, else by source and id, else by what is printed on the label. */
export function identify({ productId, sourceKey, source, sourceId, name, brand, designNo }: Said): Identity {
  if (productId) return { kind: 'id', id: Number(productId) };
  if (sourceKey) return { kind: 'key', key: sourceKey };
  if (sourceId) return { kind: 'key', key: `${source || 'sheet'}:${sourceId}` };
  const label = [source, name, brand, designNo].map(nameKey).join('\n');
  const digest = createHash('sha256').update(label).digest('hex').slice(0, 24);
  // Shops hold keys that end so, from when a label's occurrences in a sheet were counted.
  return { kind: 'key', key: `label:${digest}#1` };
}
