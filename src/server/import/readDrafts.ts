/** A whole sheet → drafts, each product once. */
import { createHash } from 'node:crypto';
import { nameKey } from '../../contract/names';
import { findColumns } from './columns';
import { identityText, isRejected, type Draft, type Identity, type RejectedRow } from './draft';
import { ImportError } from './importError';
import type { Sheet } from './readCsv';
import { readRow } from './readRow';

export interface RepeatedRow {
  row: number;
  name: string;
  /** The row further down that speaks of the same product, and counts. */
  laterRow: number;
}

export interface Drafts {
  rows: number;
  drafts: Draft[];
  rejected: RejectedRow[];
  repeated: RepeatedRow[];
}

/** Throws an ImportError when the sheet is no catalogue, or holds nothing below its heading. */
export function readDrafts(sheet: Sheet, file: string): Drafts {
  const columns = findColumns(sheet.heading);
  if (sheet.rows.length === 0) throw new ImportError(`${file} has a heading and no products below it.`);
  const identify = makeIdentify();
  const byIdentity = new Map<string, Draft>();
  const rejected: RejectedRow[] = [];
  const repeated: RepeatedRow[] = [];

  for (const sheetRow of sheet.rows) {
    const result = readRow(sheetRow, columns, identify);
    if (isRejected(result)) {
      rejected.push(result);
      continue;
    }
    const key = identityText(result.identity);
    const earlier = byIdentity.get(key);
    if (earlier) repeated.push({ row: earlier.row, name: earlier.values.name, laterRow: result.row });
    byIdentity.delete(key);
    byIdentity.set(key, result);
  }
  return { rows: sheet.rows.length, drafts: [...byIdentity.values()], rejected, repeated };
}

/**
 * Names products that have no number in the shop: by source and id where the sheet gives them; else by what is printed on the
 * label, and the how-manieth of that label it is. So equal titles stay separate products, and the same sheet finds them again.
 */
function makeIdentify(): Parameters<typeof readRow>[2] {
  const seen = new Map<string, number>();
  return ({ name, brand, designNo, source, sourceId, sourceKey }): Identity => {
    if (sourceKey) return { kind: 'key', key: sourceKey };
    if (sourceId) return { kind: 'key', key: `${source || 'sheet'}:${sourceId}` };
    const label = [source, name, brand, designNo].map(nameKey).join('\n');
    const count = (seen.get(label) ?? 0) + 1;
    seen.set(label, count);
    const digest = createHash('sha256').update(label).digest('hex').slice(0, 24);
    return { kind: 'key', key: `label:${digest}#${count}` };
  };
}
