/** The demo shop, and 20,000 made-up products in it. */
import fs from 'node:fs';
import path from 'node:path';
import { openDemoShop, openRestedShop, type BenchShop } from './load/benchShop';
import { runToEnd } from './load/children';
import { writeSheet } from './load/sheet';

const cli = path.join(__dirname, '../../../dist/server/cli.js');
/** Beyond the numbers of the demo shop's own products: an import takes the same number for the same product. */
const FIRST_ID = 10_000;

export async function openThousands(folder: string, count = 20_000): Promise<BenchShop> {
  await (await openDemoShop(folder)).close();
  const sheet = path.join(folder, 'products.csv');
  writeSheet(sheet, count);
  const [head, ...rows] = fs.readFileSync(sheet, 'utf8').trimEnd().split('\n');
  fs.writeFileSync(
    sheet,
    [head, ...rows.map((row) => row.replace(/^\d+/, (id: string) => String(FIRST_ID + Number(id))))].join('\n'),
  );
  await runToEnd(cli, ['catalogue', 'import', sheet], {
    ...process.env,
    NODE_ENV: 'production',
    DATA_DIR: folder,
    DATABASE_URL: '',
    DEMO: 'off',
  });
  return openRestedShop(folder);
}
