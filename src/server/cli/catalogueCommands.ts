import { realpath, writeFile } from 'node:fs/promises';
import type { Command } from 'commander';
import { readMapping, type HeadingMap } from '../import/sheetColumns';
import { importCatalogue } from '../import/importCatalogue';
import { reportCsv } from '../import/report';
import { DEFAULT_STOCK } from '../import/parseStock';
import { shownOrigins } from '../security/pictureHosts';
import { addExportCommand } from './exportCommand';
import { addTemplateCommand } from './templateCommand';
import { CommandError, sentenceOf } from './failure';
import { importText } from './importView';
import { writeOutFile } from './outFile';
import { MOST_MEGAPIXELS, MOST_PICTURE_MB } from '../areas/picture/pictureBounds';
import { makePrint } from './print';
import type { Shop } from './shop';
import { watchProgress } from './progressBar';
import { userPath } from './userPath';
import { whoOf } from './who';

const importHelp = `
FILE is CSV with headings in its first row (catalogue template writes a sample). New products need productName (or title), and
productRate, productMRP, selling_price or mrp; what the shop has needs what it is found by (productId, source and source_id, or
sourceKey) and what is to change, and no name: productId,productRate is a whole sheet. Exports of Shopify and WooCommerce are
understood as they are (what --map says of their columns counts before that), and headings such as Item Name, Sale Rate, Closing
Stock, Original Price and MP; --map says what any other heading means, and the report lists those left out, with what they are
likely to mean. Of several columns of one field (MP and Original Price, say) the one that --map names is read, else the first, and
the report names those that are not.
Understood besides: productId, source, source_id, productBrand, productCategory, productSubcategory, gender, productSize,
productColor, productQuantity (or availability), productDescription, productDescription2, productStyle, productDesignNo,
productType, maker (or Manufacturer, Packed By), netQuantity, countryOfOrigin, lightning, offered, prodImg1, prodImg2, …
(or image_url), dealRate (the deal of the day's price; blank ends the deal), hidden, topSellerRank, sourceKey, asIs
(yes: take the row's texts as they stand; catalogue export writes it).

A row changes the product of the same productId, or of the same source and source_id; else the one that an earlier import made from
the same title, brand and design number; else it adds one, or is rejected where it has no name. Columns that FILE lacks leave known
products as they are, and so do blank cells, also of names, save those of dealRate and topSellerRank and of rows that are asIs. Where
a product comes in several rows, by its number or source_id, the last one counts, and what it leaves blank the rows before it
say. Without either, rows alike in every cell are one product; others of one title are told apart by their order, so give
them a source_id each. What changes is shown as old → new.
NaN, None, null, N/A and #N/A alone in a cell count as blank, and a number is no category's name.
Where the stock is not said, new products get ${DEFAULT_STOCK} pieces and known ones keep what they have.
All good rows go in together, or none.

Pictures are https addresses, of hosts that the setting PICTURE_HOSTS names (the report warns of others), or with --pictures the
names of files in that folder: JPEG, PNG, WebP, AVIF or HEIC up to ${MOST_PICTURE_MB} MB and ${MOST_MEGAPIXELS} million pixels, taken into the shop upright, on white
and without what the camera wrote. A row that names none gets the files called after its productId, or its source_id, and a number:
KEY-1.jpg, KEY-2.png. --dry-run says of each row which were found, are missing and are refused.

Examples:
  shop catalogue import sheet.csv --pictures photos --dry-run
  shop catalogue import sheet.csv --dry-run             see what would happen
  shop catalogue import sheet.csv --report report.csv   import, and keep a line about every row
  shop catalogue import list.csv --map "Original Prices=mrp" --map "Shelf=ignore"`;

interface ImportFlags {
  dryRun?: boolean;
  map?: HeadingMap;
  report?: string;
  pictures?: string;
}

export function addCatalogueCommands(program: Command, shop: Shop): void {
  const { io, withDatabase } = shop;
  const catalogue = program.command('catalogue').description('fill the shop, and write down what is in it');
  catalogue
    .command('import')
    .argument('<file>', 'CSV, as a spreadsheet saves it')
    .description('add and change products from a spreadsheet')
    .option('--dry-run', 'change nothing, report the same')
    .option('--map <heading=field>', 'what a heading of FILE means; may be given several times', addMapping)
    .option(
      '--pictures <folder>',
      'where the picture files lie that FILE names, or that are called KEY-1.jpg, KEY-2.jpg, …',
    )
    .option('--report <file>', 'write a line about every row there, as CSV')
    .addHelpText('after', importHelp)
    .action(
      async (given: string, { dryRun = false, map, report: reportGiven, pictures: picturesGiven }: ImportFlags) => {
        const file = userPath(given, io);
        const pictures = picturesGiven === undefined ? undefined : userPath(picturesGiven, io);
        const reportFile = reportGiven === undefined ? null : userPath(reportGiven, io);
        if (reportFile) await prepareReport(reportFile, file);
        const watch = watchProgress(io);
        try {
          const { progress } = watch;
          const report = await withDatabase((database, config) =>
            importCatalogue(database, {
              file,
              dryRun,
              ...(map && { map }),
              ...(pictures !== undefined && { pictures }),
              now: io.clock(),
              by: whoOf(io),
              shownOrigins: shownOrigins(config),
              dataDir: config.dataDir,
              progress,
            }),
          );
          if (reportFile) await writeReport(reportFile, reportCsv(report), dryRun);
          watch.clear();
          makePrint(program, io)(report, importText(report, reportGiven ?? null));
          if (report.rejected === report.rows) throw new CommandError('No row of the file could be imported.');
        } finally {
          watch.clear();
        }
      },
    );
  addExportCommand(catalogue, program, shop);
  addTemplateCommand(catalogue, program, shop);
}

const addMapping = (text: string, known: HeadingMap = new Map()): HeadingMap => new Map([...known, readMapping(text)]);

/** The import is done by now, so the message about a report that fails says that it is. */
async function writeReport(file: string, text: string, dryRun: boolean): Promise<void> {
  try {
    await writeOutFile(file, { mode: 0o644, force: true }, (handle) => handle.writeFile(text));
  } catch (error) {
    throw new CommandError(
      `${sentenceOf(error)} ${dryRun ? 'Nothing was to be changed.' : 'The import itself is done.'}`,
    );
  }
}

/** Throws before anything is imported where the report cannot be written, or would overwrite the sheet. */
async function prepareReport(reportFile: string, file: string): Promise<void> {
  const real = (name: string): Promise<string> => realpath(name).catch(() => name);
  if ((await real(reportFile)) === (await real(file)))
    throw new CommandError('The report would overwrite the file that is imported. Give it another name.');
  try {
    await writeFile(reportFile, '', { flag: 'a' });
  } catch {
    throw new CommandError(`The report ${reportFile} cannot be written. Nothing was imported.`);
  }
}
