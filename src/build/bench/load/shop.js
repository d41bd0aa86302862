/** The built shop as a process of its own, on a folder of its own. */
const path = require('node:path');
const { ask, dropFolder, end, makeFolder, runToEnd, startShop } = require('./children');
const { openConnection } = require('./connection');
const { writeSheet } = require('./sheet');

const server = path.join(__dirname, '../../../../dist/server');
const MOST_SAMPLED = 50;
/** Of products in one answer of names. */
const MOST_NAMES = 1000;

const envOf = (folder, own) => ({
  ...process.env,
  ...{ NODE_ENV: 'production', DATA_DIR: folder, DATABASE_URL: '', PUBLIC_URL: '', SMTP_URL: '', API_HOST: '', ALLOWED_ORIGINS: '', HOST: '127.0.0.1', PORT: '0' },
  ...{ DEMO: 'off', RATE_LIMITS: 'off', LOG_LEVEL: 'warn' },
  ...own,
});

async function open(folder, env) {
  const { child, port, startedInMs } = await startShop(path.join(server, 'main.js'), env);
  return {
    child,
    port,
    startedInMs,
    cost: () => ask(child, 'cost'),
    close: async () => {
      await end(child);
      dropFolder(folder);
    },
  };
}

/** The demo shop: all its sections, some 150 products. */
function openDemoShop() {
  const folder = makeFolder();
  return open(folder, envOf(folder, { DEMO: 'on' }));
}

/** A shop of made-up products, or of those of a sheet, and how long its import took. */
async function openShop({ products, sheet }) {
  const folder = makeFolder();
  const env = envOf(folder);
  const made = path.join(folder, 'products.csv');
  if (!sheet) writeSheet(made, products);
  const startedAt = performance.now();
  await runToEnd(path.join(server, 'cli.js'), ['catalogue', 'import', sheet ?? made], env);
  const importedInMs = performance.now() - startedAt;
  const shop = await open(folder, env);
  return { ...shop, importedInMs, sample: await sampleOf(shop.port), ids: await idsOf(shop.port) };
}

/** Some of its products: [{ id, rate }], rate in rupees. */
async function sampleOf(port) {
  const connection = await openConnection(port);
  // Uncompressed, since it is read here.
  const { body } = await connection.ask('GET', `/api/customProducts/all?pageSize=${MOST_SAMPLED}`, { coding: 'identity' });
  connection.close();
  return JSON.parse(body).map(({ productId, productRate, productCategory, productColor }) => ({ id: productId, rate: productRate, category: productCategory, colour: productColor }));
}

/** The numbers of all its products. */
async function idsOf(port) {
  const connection = await openConnection(port);
  const ids = [];
  for (let page = 1, isLast = false; !isLast; page += 1) {
    const { body } = await connection.ask('GET', `/api/customProducts/all?fields=name&pageSize=${MOST_NAMES}&page=${page}`, { coding: 'identity' });
    const named = JSON.parse(body).map(({ productId }) => productId);
    ids.push(...named);
    isLast = named.length < MOST_NAMES;
  }
  connection.close();
  return ids;
}

module.exports = { openDemoShop, openShop };
