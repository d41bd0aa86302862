/** A shop with its main categories and no products, made anew for each test, and its command line in its folder. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeCommandLine } from './commandLine';
import { mainCategories } from './rows';
import { openTestDatabase } from './testDatabase';

export function importShop() {
  let opened: Awaited<ReturnType<typeof openTestDatabase>>;
  let shop: ReturnType<typeof makeCommandLine>;
  beforeEach(async () => {
    opened = await openTestDatabase();
    shop = makeCommandLine(opened.place);
    await opened.database.write((trx) => trx.insertInto('category').values(mainCategories).execute());
  });
  afterEach(() => opened.close());
  return {
    database: () => opened.database,
    dataDir: () => opened.place.dataDir,
    shop: (...argv: string[]) => shop(...argv),
    /** `catalogue import` of these lines. */
    importing: async (lines: readonly string[], ...argv: string[]) => {
      await writeFile(path.join(opened.place.dataDir, 'sheet.csv'), `${lines.join('\n')}\n`);
      return shop('catalogue', 'import', 'sheet.csv', ...argv);
    },
  };
}
