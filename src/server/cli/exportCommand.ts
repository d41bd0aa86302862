import type { Command } from 'commander';
import { exportCatalogue } from '../export/exportCatalogue';
import { count } from '../lib/wording';
import { writeOutFile } from './outFile';
import { makePrint } from './print';
import type { Shop } from './shop';
import { watchProgress } from './progressBar';
import { userPath } from './userPath';

const exportHelp = `
FILE is CSV with a line for every product, hidden ones too, that catalogue import takes back. Change it in a spreadsheet and import it,
or import it into an empty shop: products keep their numbers, prices, deals, stock, flags, places and pictures' addresses.
A cell that a spreadsheet could take for a formula gets an apostrophe in front, which the import takes away again. The column asIs (yes)
lets the import take a row's texts as they stand; leave it blank in rows that you add from elsewhere, and they are cleaned.

Open it with every column as text: spreadsheets like to turn sizes such as 2-3 into dates.
Delete the column productQuantity before you import the sheet back into a shop that sells meanwhile: it would undo those sales.

A sheet cannot hold what is no product: categories without products, the categories' pictures and order, the pictures themselves,
reviews, coupons, the home page. Use backup to keep or move the whole shop.

Examples:
  shop catalogue export catalogue.csv           write the whole catalogue
  shop catalogue export today.csv --force       the same, over the file of that name
  shop catalogue export - | wc -l               to another program`;

export function addExportCommand(catalogue: Command, program: Command, { io, withDatabase }: Shop): void {
  catalogue
    .command('export')
    .argument('<file>', 'CSV to write; - for standard output')
    .description('write every product into a spreadsheet that import takes back')
    .option('--force', 'replace a file of that name')
    .addHelpText('after', exportHelp)
    .action(async (given: string, { force = false }: { force?: boolean }) => {
      const watch = watchProgress(io);
      const exportTo = (write: (text: string) => Promise<void>): Promise<number> =>
        withDatabase((database) => exportCatalogue(database, write, watch.progress));
      try {
        if (given === '-') {
          await exportTo(async (text) => io.out(text));
          return;
        }
        const file = userPath(given, io);
        const products = await writeOutFile(file, { mode: 0o644, force }, (handle) =>
          exportTo((text) => handle.writeFile(text)),
        );
        watch.clear();
        makePrint(program, io)(
          { file, products },
          `Exported ${count(products)} ${products === 1 ? 'product' : 'products'} to ${given}.`,
        );
      } finally {
        watch.clear();
      }
    });
}
