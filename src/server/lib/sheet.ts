/** Sheets for a spreadsheet (CSV), in which nothing is a formula. */
import { stringify } from 'csv-stringify/sync';
import { guard } from './guard';

/** The mark with which a sheet starts: it tells a spreadsheet that this is UTF-8. */
export const SHEET_START = '\ufeff';

/** A piece of a sheet. Its caller keeps pieces short: nothing else runs while one is written. */
export const sheetRows = (rows: readonly string[][]): string =>
  stringify(
    rows.map((row) => row.map(guard)),
    { record_delimiter: '\r\n', quoted_match: /[\r\n]/ },
  );
