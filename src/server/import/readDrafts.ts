/** A whole sheet → drafts, each product once. */
import { createHash } from 'node:crypto';
import { nameKey } from '../../contract/names';
import { findColumns, refuseStrangers, type HeadingMap, type UnknownHeading, type UnreadHeading } from './columns';
import { identityText, isRejected, together, type Draft, type Identity, type RejectedRow } from './draft';
import { fromOtherShops } from './foreign/fromOtherShops';
import { ImportError } from './importError';
import { picturesNamed } from './pictures';
import type { Sheet } from './readCsv';
import { readRow } from './readRow';

export interface RepeatedRow {
  row: number;
  name: string;
  /** What all rows of the same product come to; its row is the last of them. */
  counting: Draft;
}

export interface Drafts {
  rows: number;
  drafts: Draft[];
  rejected: RejectedRow[];
  repeated: RepeatedRow[];
  /** Why the sheet is no catalogue unless it speaks of known products: it has no prices. */
  unpriced: ImportError | null;
  /** What all rows name of pictures, also those that do not count. */
  picturesNamed: string[];
  /** Columns that were left out, since nothing says what is in them. */
  unknownHeadings: UnknownHeading[];
  /** Columns that were left out, since another one is read for what they mean. */
  unreadHeadings: UnreadHeading[];
}

/**
 * Throws an ImportError when the sheet is no catalogue, or holds nothing below its heading.
 * @param map what headings mean that the shop does not know
 */
export function readDrafts(given: Sheet, file: string, map?: HeadingMap): Drafts {
  if (map) refuseStrangers(given.heading, map);
  const sheet = fromOtherShops(given, map);
  const columns = findColumns(sheet.heading, sheet === given ? map : undefined);
  if (sheet.rows.length === 0) throw new ImportError(`${file} has a heading and no products below it.`);
  const identify = makeIdentify();
  const byIdentity = new Map<string, Draft>();
  const rejected: RejectedRow[] = [];
  const comesAgain: Draft[] = [];

  for (const sheetRow of sheet.rows) {
    const result = readRow(sheetRow, columns, identify);
    if (isRejected(result)) {
      rejected.push(result);
      continue;
    }
    const key = identityText(result.identity);
    const earlier = byIdentity.get(key);
    if (earlier) comesAgain.push(earlier);
    byIdentity.delete(key);
    byIdentity.set(key, earlier ? together(earlier, result) : result);
  }
  const repeated = comesAgain.map((draft) => ({
    row: draft.row,
    name: draft.name,
    counting: byIdentity.get(identityText(draft.identity)) ?? draft,
  }));
  return {
    rows: sheet.rows.length,
    drafts: [...byIdentity.values()],
    rejected,
    repeated,
    unpriced: columns.unpriced,
    picturesNamed: sheet.rows.flatMap(({ cells }) => picturesNamed(columns.all(cells, 'pictures'))),
    unknownHeadings: columns.unknown,
    unreadHeadings: columns.unread,
  };
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
