/** Writes the catalogue as a sheet (`shop catalogue export`) that the import takes back, product by product. */
import { stringify } from 'csv-stringify/sync';
import type { Database } from '../db/types';
import type { Progress } from '../lib/progress';
import { cellsOf, headings } from './exportColumns';
import { exportedProducts, measureProducts } from './export.repository';

/** The mark at the start tells Excel that this is UTF-8: without it, Devanagari becomes nonsense. */
const UTF8_MARK = '\ufeff';
const csv = (rows: string[][]): string => stringify(rows, { record_delimiter: '\r\n', quoted_match: /[\r\n]/ });

/** Hands the sheet to `write` piece by piece, all of it as the shop was at one moment. Gives how many products it holds. */
export function exportCatalogue(database: Database, write: (text: string) => Promise<void>, progress: Progress = () => undefined): Promise<number> {
  return database.snapshot(async (trx) => {
    const { products, pictures } = await measureProducts(trx);
    const pictureColumns = Math.max(1, pictures);
    await write(UTF8_MARK + csv([headings(pictureColumns)]));
    let written = 0;
    for await (const piece of exportedProducts(trx)) {
      await write(csv(piece.map((product) => cellsOf(product, pictureColumns))));
      written += piece.length;
      progress({ text: 'Writing products', done: written, total: products });
    }
    return written;
  });
}
