import { stringify } from 'csv-stringify/sync';
import type { Command } from 'commander';
import { writeOutFile } from './outFile';
import { makePrint } from './print';
import type { Shop } from './shop';
import { userPath } from './userPath';

/** The everyday columns, filled in for two products: one with all of them, and one with the required ones alone. */
const sample: readonly [heading: string, whole: string, least: string][] = [
  ['productName', 'Mulmul jhabla with front ties', 'Muslin bib'],
  ['productMRP', '499', ''],
  ['productRate', '399', '99'],
  ['productQuantity', '24', ''],
  ['productCategory', 'Kids', ''],
  ['productSubcategory', 'Jhablas', ''],
  ['productSize', '0-3 M|3-6 M', ''],
  ['productColor', 'White|Yellow', ''],
  ['productBrand', '', ''],
  ['productDesignNo', 'J-101', ''],
  ['productDescription', 'Soft muslin that breathes.', ''],
  ['productDescription2', 'Hand-stitched\nMachine wash cold', ''],
  ['maker', '', ''],
  ['netQuantity', '1 piece', ''],
  ['countryOfOrigin', 'India', ''],
  ['source', 'own list', 'own list'],
  ['source_id', 'J-101', 'B-7'],
  ['prodImg1', '', ''],
];

const help = `
FILE is CSV with the headings that catalogue import reads and two products as an example: write yours over them. source_id is any code
of your own that stays with a product, so that the next import finds it again; without it the name has to stay the same, and the
order of products that share one. A sheet that only changes what the shop has needs source and source_id (or
productId) and what it changes.
Several sizes or colours stand in one cell, with | between them. Keep every column as text in your spreadsheet.`;

export function addTemplateCommand(catalogue: Command, program: Command, { io }: Shop): void {
  catalogue
    .command('template')
    .argument('<file>', 'CSV to write; - for standard output')
    .description('write a sample sheet to fill in and import')
    .option('--force', 'replace a file of that name')
    .addHelpText('after', help)
    .action(async (given: string, { force = false }: { force?: boolean }) => {
      // The byte order mark tells Excel that this is UTF-8.
      const text = `\ufeff${stringify(
        [0, 1, 2].map((column) => sample.map((row) => row[column])),
        { record_delimiter: '\r\n' },
      )}`;
      if (given === '-') {
        io.out(text);
        return;
      }
      const file = userPath(given, io);
      await writeOutFile(file, { mode: 0o644, force }, (handle) => handle.writeFile(text));
      makePrint(program, io)(
        { file },
        `Wrote a sample sheet to ${given}. Fill it in, then: catalogue import ${given} --dry-run`,
      );
    });
}
