/** The demo shop, and 20,000 made-up products in it. */
const fs = require('node:fs');
const path = require('node:path');
const { writeSheet } = require('./load/sheet');
const { runToEnd } = require('./load/children');
const { openDemoShop, openRestedShop } = require('./load/benchShop');

const cli = path.join(__dirname, '../../../dist/server/cli.js');
/** Beyond the numbers of the demo shop's own products: an import takes the same number for the same product. */
const FIRST_ID = 10_000;

/** @returns {Promise<{ url: string, close: () => Promise<void> }>} */
async function openThousands(folder, count = 20_000) {
  await (await openDemoShop(folder)).close();
  const sheet = path.join(folder, 'products.csv');
  writeSheet(sheet, count);
  const [head, ...rows] = fs.readFileSync(sheet, 'utf8').trimEnd().split('\n');
  fs.writeFileSync(sheet, [head, ...rows.map((row) => row.replace(/^\d+/, (id) => String(FIRST_ID + Number(id))))].join('\n'));
  await runToEnd(cli, ['catalogue', 'import', sheet], { ...process.env, NODE_ENV: 'production', DATA_DIR: folder, DATABASE_URL: '', DEMO: 'off' });
  return openRestedShop(folder);
}

module.exports = { openThousands };
