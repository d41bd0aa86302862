/**
 * Measures the server under load from a second process. Answers from memory are measured in turn with a bare Fastify
 * that sends the same bytes, round by round, so that other work of the machine slows both; writes in processor time for
 * each act. Answers are counted for each second of the server's processor time, not of the clock, since a load in
 * JavaScript reaches its limit before a server that sends from memory does.
 */
const { ask, end, start } = require('./load/children');
const { openConnection } = require('./load/connection');
const { placeOnProcessors } = require('./load/processors');
const { openRestedShop, openShop } = require('./load/benchShop');

const CONNECTIONS = 20;
const PRODUCTS = 150;
/** The headers that the bare server sends too; the shop's security headers count as the shop's cost. */
const bodyHeaders = ['content-type', 'content-encoding'];

const call = (url) => ({ url, headers: { accept: 'application/json', 'accept-encoding': 'br' } });
const page = (url) => ({ url, headers: { accept: 'text/html', 'accept-encoding': 'br' } });
const pages = (count) => Array.from({ length: count }, (_, at) => 1 + at);

/** `firstIds`: ids of some products. */
const fromMemory = (firstIds) => [
  { id: 'listing', title: 'Listing, a page of 24', requests: pages(5).map((number) => call(`/api/customProducts/all?page=${number}&pageSize=24`)) },
  { id: 'product', title: 'One product', requests: firstIds.map((id) => call(`/api/customProducts/${id}`)) },
  { id: 'search', title: 'Search, asked before', requests: ['cotton', 'red frock', 'socks'].map((term) => call(`/api/customProducts/search?productName=${encodeURIComponent(term)}`)) },
  { id: 'all', title: 'Every product', requests: [call('/api/customProducts/all')] },
  { id: 'categories', title: 'Categories', requests: [call('/category/all-unhide')] },
  { id: 'menu', title: 'Header menu', requests: [call('/api/headerMenu')] },
  { id: 'homePage', title: 'Home page, rendered', requests: [page('/')] },
  { id: 'listingPage', title: 'Listing page, rendered', requests: [page('/shop')] },
  { id: 'productPage', title: 'Product page, rendered', requests: firstIds.map((id) => page(`/productdetails/${id}`)) },
];

const writes = [
  { id: 'firstAddition', title: 'First addition to a cart, guest made' },
  { id: 'furtherAddition', title: 'Further addition to a cart' },
  { id: 'guestOrder', title: 'Guest order, from the first piece on' },
];

async function run(load, task) {
  const { result, fault } = await ask(load, task);
  if (fault) throw new Error(fault);
  return result;
}

/** Acts for some time; gives the processor time of each, ms. */
async function loadWith(load, server, task) {
  const before = await server.cost();
  const result = await run(load, { ...task, port: server.port, connections: CONNECTIONS });
  const after = await server.cost();
  return { ...result, cpuMs: (after.cpuMs - before.cpuMs) / result.acts };
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** Records the shop's answers for the bare server. */
async function record(port, requests) {
  const connection = await openConnection(port);
  const recorded = [];
  for (const { url, headers } of requests) {
    const { status, head, body } = await connection.ask('GET', url, { accept: headers.accept });
    if (status !== 200) throw new Error(`${url} answered ${status}.`);
    const pairs = head.split('\r\n').slice(1).map((line) => line.split(': ', 2));
    recorded.push({ url, headers: Object.fromEntries(pairs.filter(([name]) => bodyHeaders.includes(name.toLowerCase()))), body: body.toString('base64') });
  }
  connection.close();
  return recorded;
}

async function firstIds(port) {
  const connection = await openConnection(port);
  const { body } = await connection.ask('GET', '/api/customProducts/all?pageSize=10', { coding: 'identity' });
  connection.close();
  return JSON.parse(body).map(({ productId }) => productId);
}

async function startBare(recorded) {
  const child = start('bareServer.ts');
  const { port } = await ask(child, { recorded });
  return { child, port, cost: () => ask(child, 'cost') };
}

const WARM_UP_SECONDS = 8;

const rounded = (value) => Number(value.toPrecision(4));

async function measureReads({ load, rounds, seconds, say }) {
  const shop = await openRestedShop();
  const kinds = fromMemory(await firstIds(shop.port));
  const bare = await startBare(await record(shop.port, kinds.flatMap(({ requests }) => requests)));
  placeOnProcessors({ load, measured: [shop.child, bare.child] });
  // Both are warmed up, so that no figure holds what the engine compiles at first.
  for (const server of [shop, bare]) await loadWith(load, server, { requests: kinds.flatMap(({ requests }) => requests), seconds: WARM_UP_SECONDS });
  const figures = [];
  for (const { id, title, requests } of kinds) {
    const [ofShop, ofBare] = [[], []];
    for (let round = 0; round <= rounds; round += 1) {
      const shopRound = await loadWith(load, shop, { requests, seconds });
      const bareRound = await loadWith(load, bare, { requests, seconds });
      // The first warms up.
      if (round > 0) {
        ofShop.push(shopRound);
        ofBare.push(bareRound);
      }
    }
    const perCpuSecond = (list) => list.map(({ cpuMs }) => 1000 / cpuMs);
    const [value, control] = [ofShop, ofBare].map((list) => median(perCpuSecond(list)));
    const ratio = median(perCpuSecond(ofShop).map((answers, round) => answers / perCpuSecond(ofBare)[round]));
    const [shopRate, bareRate] = [ofShop, ofBare].map((list) => median(list.map(({ perSecond }) => perSecond)).toFixed(0));
    say(`${title}: ${value.toFixed(0)} answers a second of processor, bare ${control.toFixed(0)}; this load had ${shopRate} and ${bareRate} a second`);
    figures.push({ id: `api.${id}`, title: `${title}: answers a second of processor`, unit: '/s', value: Math.round(value), control: Math.round(control), ratio: rounded(ratio) });
  }
  await Promise.all([shop.close(), end(bare.child)]);
  return figures;
}

async function measureWrites({ load, seconds, say }) {
  const shop = await openShop({ products: PRODUCTS });
  placeOnProcessors({ load, measured: [shop.child] });
  const figures = [];
  for (const { id, title } of writes) {
    const task = { scene: id, products: shop.sample };
    await loadWith(load, shop, { ...task, seconds: seconds / 2 });
    const { cpuMs, perSecond, p99 } = await loadWith(load, shop, { ...task, seconds });
    say(`${title}: ${cpuMs.toFixed(2)} ms of processor, ${perSecond.toFixed(0)} /s, 99 of 100 within ${p99.toFixed(1)} ms`);
    figures.push({ id: `api.${id}`, title, unit: 'ms cpu', value: rounded(cpuMs) });
  }
  await shop.close();
  return figures;
}

async function measure({ quick, say }) {
  const load = start('load.ts');
  const reads = await measureReads({ load, say, ...(quick ? { rounds: 1, seconds: 0.5 } : { rounds: 11, seconds: 0.5 }) });
  const changes = await measureWrites({ load, say, seconds: quick ? 1 : 4 });
  await end(load);
  return [...reads, ...changes];
}

module.exports = { name: 'api', title: 'The server under load', measure };
