/** Fills the shop from a sheet (`shop catalogue import`). */
import { basename } from 'node:path';
import type { Transaction } from 'kysely';
import { updateProduct } from '../areas/catalog/staffProducts.repository';
import { makeUsualSizes } from '../areas/picture/makeSizes';
import { keepPicture } from '../areas/picture/picture.repository';
import { takeInPictureFile } from '../areas/picture/pictureFile';
import { pictureUrl } from '../areas/picture/pictureUrl';
import { writeAudit } from '../areas/staff/audit';
import { continueIds } from '../db/autoId';
import type { Schema } from '../db/schema';
import type { Database } from '../db/types';
import type { Progress } from '../lib/progress';
import type { Draft } from './draft';
import type { HeadingMap } from './sheetColumns';
import { eachOnce } from './eachOnce';
import { insertProducts } from './import.repository';
import { readPictureFolder } from './pictureFolder';
import { settlePictures, type PictureSources } from './pictures';
import { knownProducts, planImport, type Plan, type PlannedRow } from './plan';
import { readCsv } from './readCsv';
import { readDrafts } from './readDrafts';
import { makeReport, type ImportReport } from './report';

export interface ImportOptions {
  file: string;
  /** What headings of the file mean that the shop does not know. */
  map?: HeadingMap;
  /** Reports the same and writes nothing. */
  dryRun: boolean;
  /** Epoch milliseconds. */
  now: number;
  /** Who imports it, as the audit names them. */
  by: string;
  /** Origins from which pages show pictures; of others the report warns. None but the shop's own unless given. */
  shownOrigins?: readonly string[];
  /** Where the picture files lie that rows name, or that bear their keys. */
  pictures?: string;
  /** The folder of the shop, for what is made of new pictures. */
  dataDir?: string;
  /** Told what is going on, for a terminal. */
  progress?: Progress;
}

/**
 * Imports a CSV file in one transaction: all of its good rows or, when anything fails, none. Throws an ImportError when
 * the file as a whole cannot be read; rows that cannot be products are in the report.
 */
export async function importCatalogue(
  database: Database,
  { file, map, dryRun, now, by, shownOrigins = [], pictures, dataDir, progress = () => undefined }: ImportOptions,
): Promise<ImportReport> {
  progress({ text: 'Reading the file' });
  const read = readDrafts(await readCsv(file), file, map);
  const known = await knownProducts(database.db, read.drafts);
  if (read.unpriced && known.size === 0) throw read.unpriced;
  const { drafts, repeated } = eachOnce(read.drafts, known);
  const folder = pictures === undefined ? null : await readPictureFolder(pictures);
  const kept: string[] = [];
  const takeIn = dryRun ? lookAtPicture : pictureStore(database, kept);
  const unusedPictures = await settlePictures(
    drafts,
    read.picturesNamed,
    { shown: shownOrigins, folder, takeIn },
    progress,
  );
  progress({ text: `Comparing ${read.rows} rows with the shop` });
  const plan = dryRun
    ? await planImport(database.db, fresh(drafts), now)
    : await carryOut(database, drafts, { file, by, now, progress });
  if (!dryRun && plan.rows.some((row) => isAddition(row) || isChange(row))) await database.announce();
  if (dataDir !== undefined && kept.length > 0) await makeUsualSizes(database, dataDir, kept, progress);
  return makeReport({ file, dryRun, read, repeated, plan, unusedPictures });
}

type TakeIn = PictureSources['takeIn'];

/** A dry run reads a picture as the import does, since only that tells whether it is one. */
const lookAtPicture: TakeIn = async ({ path }, alt) => pictureUrl(await takeInPictureFile(path, alt));

/**
 * Each picture is stored as it comes, and its name told: together they may be larger than memory, and reading them
 * takes longer than a shop can wait for its database. Where the import fails afterwards nothing names them, and
 * housekeeping throws them away.
 */
const pictureStore =
  (database: Database, kept: string[]): TakeIn =>
  async ({ path }, alt) => {
    const picture = await takeInPictureFile(path, alt);
    await database.write((trx) => keepPicture(trx, picture));
    kept.push(picture.name);
    return pictureUrl(picture);
  };

function carryOut(
  database: Database,
  drafts: readonly Draft[],
  { file, by, now, progress }: Pick<ImportOptions, 'file' | 'by' | 'now'> & { progress: Progress },
): Promise<Plan> {
  return database.write(async (trx) => {
    // Two imports at once would both add what neither finds.
    await database.engine.lockOwner(trx, 'catalogue-import');
    const plan = await planImport(trx, fresh(drafts), now);
    await plan.categories.write(trx);
    const additions = plan.rows
      .filter(isAddition)
      .map(({ product, categoryRef }) => ({
        ...product,
        subcategory_id: plan.categories.idOf(categoryRef.subcategory),
      }));
    const isNumbered = (row: { id?: number | undefined }): boolean => row.id !== undefined;
    const numbered = additions.filter(isNumbered);
    const others = additions.filter((row) => !isNumbered(row));
    const tell = (before: number) => (written: number) =>
      progress({ text: 'Adding products', done: before + written, total: additions.length });
    await insertProducts(trx, numbered, tell(0));
    if (numbered.length > 0) await continueIds(trx, database.engine, 'product');
    await insertProducts(trx, others, tell(numbered.length));
    await writeChanges(trx, plan, progress);
    await auditImport(trx, plan, { file, by, now });
    return plan;
  });
}

/**
 * One audit row for the whole sheet: a row for each of 20,000 products would take as long as the import. What came of
 * each is in the report (`--report`).
 */
async function auditImport(
  trx: Transaction<Schema>,
  { rows, categories }: Plan,
  { file, by, now }: Pick<ImportOptions, 'file' | 'by' | 'now'>,
): Promise<void> {
  const [added, changed] = [rows.filter(isAddition).length, rows.filter(isChange).length];
  if (added + changed === 0) return;
  const isNow = { file: basename(file), added, changed, newCategories: categories.added().length };
  await writeAudit(trx, { at: now, who: by, what: 'catalogue imported', subject: 'catalogue', isNow });
}

type Of<O extends PlannedRow['outcome']> = Extract<PlannedRow, { outcome: O }>;
const isAddition = (row: PlannedRow): row is Of<'added'> => row.outcome === 'added';
const isChange = (row: PlannedRow): row is Of<'changed'> => row.outcome === 'changed';

async function writeChanges(
  trx: Parameters<typeof updateProduct>[0],
  { rows, categories }: Plan,
  progress: Progress,
): Promise<void> {
  // In the order of their ids, as orders take stock: two transactions that touch the same products cannot wait for each
  // other.
  const changes = rows.filter(isChange).sort((a, b) => a.id - b.id);
  for (const [index, { id, categoryRef, change }] of changes.entries()) {
    const place = categoryRef && {
      category_id: categoryRef.categoryId,
      subcategory_id: categories.idOf(categoryRef.subcategory),
    };
    await updateProduct(trx, id, { ...change, ...place });
    progress({ text: 'Changing products', done: index + 1, total: changes.length });
  }
}

/** A transaction that is tried again plans again, and planning adds warnings. */
const fresh = (drafts: readonly Draft[]): Draft[] =>
  drafts.map((draft) => ({ ...draft, warnings: [...draft.warnings] }));
