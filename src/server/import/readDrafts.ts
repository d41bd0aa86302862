/** A whole sheet → drafts, one for each of its rows. */
import { findColumns, refuseStrangers, type HeadingMap, type UnknownHeading, type UnreadHeading } from './sheetColumns';
import { isRejected, type Draft, type RejectedRow } from './draft';
import { fromOtherShops } from './foreign/fromOtherShops';
import { makeIdentify } from './identify';
import { ImportError } from './importError';
import { picturesNamed } from './pictures';
import type { Sheet } from './readCsv';
import { readRow } from './readRow';

export interface Drafts {
  rows: number;
  drafts: Draft[];
  rejected: RejectedRow[];
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
  const results = sheet.rows.map((row) => readRow(row, columns, identify));
  return {
    rows: sheet.rows.length,
    drafts: results.filter((result): result is Draft => !isRejected(result)),
    rejected: results.filter(isRejected),
    unpriced: columns.unpriced,
    picturesNamed: sheet.rows.flatMap(({ cells }) => picturesNamed(columns.all(cells, 'pictures'))),
    unknownHeadings: columns.unknown,
    unreadHeadings: columns.unread,
  };
}
