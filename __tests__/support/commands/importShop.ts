/** A shop with its main categories and no products, made anew for each test, and its command line in its folder. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Io } from '../../../src/server/cli/io';
import { makeCommandLine } from './commandLine';
import { listing, placedProducts } from './importedSheets';
import { mainCategories, productRow } from '../data/rows';
import { openTestDatabase } from '../server/testDatabase';

export function importShop() {
  let opened: Awaited<ReturnType<typeof openTestDatabase>>;
  let shop: ReturnType<typeof makeCommandLine>;
  beforeEach(async () => {
    opened = await openTestDatabase();
    shop = makeCommandLine(opened.place);
    await opened.database.write((trx) => trx.insertInto('category').values(mainCategories).execute());
  });
  afterEach(() => opened?.close());
  const inFolder = (name: string): string => path.join(opened.place.dataDir, name);
  /** `catalogue import` of these lines. */
  const importing = async (lines: readonly string[], ...argv: string[]) => {
    await writeFile(inFolder('sheet.csv'), `${lines.join('\n')}\n`);
    return shop('catalogue', 'import', 'sheet.csv', ...argv);
  };
  return {
    database: () => opened.database,
    inFolder,
    shop: (...argv: string[]) => shop(...argv),
    /** Other commands are given from now on: at another time, or at a terminal. */
    commandsAre: (own: Partial<Io>) => void (shop = makeCommandLine(opened.place, own)),
    importing,
    /**
     * The same of these rows, a listing's unless told: the report, with the exit code and what was said to a person.
     */
    importSheet: async (rows: readonly string[], heading = listing, ...flags: string[]) => {
      const { code, out, err } = await importing([heading, ...rows], '--json', ...flags);
      return { code, err, ...(out ? JSON.parse(out) : {}) };
    },
    products: () => placedProducts(opened.database),
  };
}

/** Such a shop with one product, of which a sheet tells anew. */
export function knownProductShop() {
  const made = importShop();
  let id: number;
  beforeEach(async () => {
    const row = productRow({ mrp_paise: 50_000, rate_paise: 40_000 });
    ({ id } = await made
      .database()
      .write((trx) => trx.insertInto('product').values(row).returning('id').executeTakeFirstOrThrow()));
  });
  return {
    ...made,
    name: 'Mulmul jhabla',
    id: () => id,
    known: () => made.database().db.selectFrom('product').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    /** The report, with what it says of the sheet's one row. */
    importRow: async (heading: string, row: string, ...flags: string[]) => {
      const { lines, ...report } = await made.importSheet([row], heading, ...flags);
      return { ...report, ...lines[0] };
    },
  };
}
