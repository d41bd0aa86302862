/**
 * Measures how the server slows down with the catalogue: the same requests to shops of 150, 20,000 and 100,000 made-up
 * products, in turn, one after the other over one connection. BENCH_SHEET names a sheet of real products to measure
 * too.
 */
const { ask, end, start } = require('./load/children');
const { DEAREST, termFor } = require('./load/sheet');
const { placeOnOneProcessor } = require('./load/processors');
const { openShop } = require('./load/benchShop');

const PAGE = 24;
const QUESTIONS = 1000;
/** Rounds, of which the median counts: another program may cause the slowest of a hundred requests. */
const ROUNDS = 9;

const call = (path, query = {}) => ({ url: `/api/customProducts/${path}?${new URLSearchParams(query)}`, headers: { accept: 'application/json', 'accept-encoding': 'br' } });
const many = (make) => Array.from({ length: QUESTIONS }, (_, number) => make(number));
/** A place among so many products, the same in every run. */
const somewhere = (number, among) => (number * 7919) % among;

/**
 * Every request is sent once, so that no answer comes from a cache. A price above the dearest filters nothing out, but
 * makes the request a new one.
 */
const newAgain = (round, number) => ({ pageSize: PAGE, maxPrice: DEAREST + round * QUESTIONS + number });
const pageOf = (ids, number) => 1 + somewhere(number, Math.ceil(ids.length / PAGE));
const kinds = [
  { id: 'listing', title: 'a page of the listing', of: ({ ids }, round) => many((number) => call('all', { page: pageOf(ids, number), ...newAgain(round, number) })) },
  {
    id: 'filtered',
    title: 'a filtered page',
    of: ({ sample }, round) =>
      many((number) => {
        const { category, colour } = sample[number % sample.length];
        return call('all', { category, color: colour, page: 1 + (number % 2), ...newAgain(round, number) });
      }),
  },
  { id: 'byName', title: 'a page in the order of names', of: ({ ids }, round) => many((number) => call('all', { sort: 'name', page: pageOf(ids, number), ...newAgain(round, number) })) },
  { id: 'search', title: 'a search', of: (_, round) => many((number) => call('search', { productName: termFor(number + round * QUESTIONS), ...newAgain(round, number) })) },
  { id: 'product', title: 'one product', of: ({ ids }) => many((number) => call(String(ids[somewhere(number, ids.length)]))) },
];

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
const rounded = (value) => Number(value.toPrecision(3));

async function open(source, say) {
  const shop = await openShop(source);
  const { rssMb } = await shop.cost();
  say(`${source.sheet ? 'the real sheet' : `${source.products} products`}: imported in ${(shop.importedInMs / 1000).toFixed(1)} s, open in ${(shop.startedInMs / 1000).toFixed(1)} s, ${rssMb.toFixed(0)} MB`);
  return shop;
}

/** Sends requests to all shops in turn; gives each shop's 99th percentile, ms. */
async function slowest(load, kind, shops, rounds) {
  const times = shops.map(() => []);
  for (let round = 0; round <= rounds; round += 1) {
    for (const [at, shop] of shops.entries()) {
      const { result, fault } = await ask(load, { requests: kind.of(shop, round), once: true, port: shop.port, connections: 1 });
      if (fault) throw new Error(`${kind.title}: ${fault}`);
      // The first warms up.
      if (round > 0) times[at].push(result.p99);
    }
  }
  return times.map(median);
}

async function measure({ quick, say }) {
  const load = start('load.ts');
  const sizes = quick ? [150, 20_000] : [150, 20_000, 100_000];
  const shops = [];
  for (const products of sizes) shops.push(await open({ products }, say));
  const sheet = process.env.BENCH_SHEET;
  const all = sheet ? [...shops, await open({ sheet }, say)] : shops;
  placeOnOneProcessor([load, ...all.map(({ child }) => child)]);
  const names = [...sizes.map((size) => ({ id: size, title: `${size} products` })), { id: 'sheet', title: 'The real sheet' }];
  const figures = [];
  for (const kind of kinds) {
    const p99 = await slowest(load, kind, all, quick ? 1 : ROUNDS);
    say(`${kind.title}, 99 of 100 within ${p99.map((time) => `${time.toFixed(2)} ms`).join(' → ')}`);
    const [control] = p99;
    p99.forEach((value, at) => {
      const { id, title } = names[sheet && at === p99.length - 1 ? sizes.length : at];
      const beside = at === 0 ? {} : { control: rounded(control), ratio: rounded(value / control) };
      figures.push({ id: `growth.${kind.id}.${id}`, title: `${title}: ${kind.title}, p99`, unit: 'ms', value: rounded(value), ...beside });
    });
  }
  const [least, middle, most] = [shops[0], shops[1], shops.at(-1)];
  const memory = async (shop) => rounded((await shop.cost()).rssMb);
  figures.push(
    { id: 'growth.memory', title: `${sizes.at(-1)} products: memory afterwards`, unit: 'MB', value: await memory(most), control: await memory(least) },
    { id: 'growth.start', title: `${sizes.at(-1)} products: start`, unit: 'ms', value: Math.round(most.startedInMs), control: Math.round(least.startedInMs) },
    { id: 'growth.import', title: '20,000 products: import', unit: 'ms', value: Math.round(middle.importedInMs), control: Math.round(least.importedInMs) },
  );
  await Promise.all([...all.map(({ close }) => close()), end(load)]);
  return figures;
}

module.exports = { name: 'growth', title: 'The server as the catalogue grows', measure };
