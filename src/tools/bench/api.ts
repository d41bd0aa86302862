/**
 * Measures the server under load from a second process. Answers from memory are measured in turn with a bare Fastify
 * that sends the same bytes, round by round, so that other work of the machine slows both; writes in processor time for
 * each act. Answers are counted for each second of the server's processor time, not of the clock, since a load in
 * JavaScript reaches its limit before a server that sends from memory does.
 */
import type { ChildProcess } from 'node:child_process';
import type { BenchPart, Figure, Measuring } from './bench.types';
import { openRestedShop, openShop } from './load/benchShop';
import { ask, dropFolder, end, makeFolder, start } from './load/children';
import { openConnection } from './load/connection';
import type {
  Cost,
  LoadAnswer,
  LoadResult,
  LoadTask,
  PreparedRequest,
  RecordedAnswer,
  SceneName,
  Span,
  Work,
} from './load/load.types';
import { placeOnProcessors } from './load/processors';
import { median } from './numbers';

const CONNECTIONS = 20;
const PRODUCTS = 150;
/** The headers that the bare server sends too; the shop's security headers count as the shop's cost. */
const bodyHeaders = ['content-type', 'content-encoding'];

type Asked = Required<Pick<PreparedRequest, 'url' | 'headers'>>;

/** A kind of answer that the server has in its memory. */
interface Kind {
  id: string;
  title: string;
  requests: Asked[];
}

const call = (url: string): Asked => ({ url, headers: { accept: 'application/json', 'accept-encoding': 'br' } });
const page = (url: string): Asked => ({ url, headers: { accept: 'text/html', 'accept-encoding': 'br' } });
const pages = (count: number): number[] => Array.from({ length: count }, (_, at) => 1 + at);

/** `firstIds`: ids of some products. */
const fromMemory = (firstIds: readonly number[]): Kind[] => [
  {
    id: 'listing',
    title: 'Listing, a page of 24',
    requests: pages(5).map((number) => call(`/api/customProducts/all?page=${number}&pageSize=24`)),
  },
  { id: 'product', title: 'One product', requests: firstIds.map((id) => call(`/api/customProducts/${id}`)) },
  {
    id: 'search',
    title: 'Search, asked before',
    requests: ['cotton', 'red frock', 'socks'].map((term) =>
      call(`/api/customProducts/search?productName=${encodeURIComponent(term)}`),
    ),
  },
  { id: 'all', title: 'Every product', requests: [call('/api/customProducts/all')] },
  { id: 'categories', title: 'Categories', requests: [call('/category/all-unhide')] },
  { id: 'menu', title: 'Header menu', requests: [call('/api/headerMenu')] },
  { id: 'homePage', title: 'Home page, rendered', requests: [page('/')] },
  { id: 'listingPage', title: 'Listing page, rendered', requests: [page('/shop')] },
  { id: 'productPage', title: 'Product page, rendered', requests: firstIds.map((id) => page(`/productdetails/${id}`)) },
];

const writes: { id: SceneName; title: string }[] = [
  { id: 'firstAddition', title: 'First addition to a cart, guest made' },
  { id: 'furtherAddition', title: 'Further addition to a cart' },
  { id: 'guestOrder', title: 'Guest order, from the first piece on' },
];

async function run(load: ChildProcess, task: LoadTask): Promise<LoadResult> {
  const { result, fault } = await ask<LoadAnswer>(load, task);
  if (fault !== undefined) throw new Error(fault);
  return result;
}

interface Server {
  port: number;
  cost: () => Promise<Cost>;
}

/** Acts for some time; gives the processor time of each, ms. */
async function loadWith(
  load: ChildProcess,
  server: Server,
  task: Work & Span,
): Promise<LoadResult & { cpuMs: number }> {
  const before = await server.cost();
  const result = await run(load, { ...task, port: server.port, connections: CONNECTIONS });
  const after = await server.cost();
  return { ...result, cpuMs: (after.cpuMs - before.cpuMs) / result.acts };
}

/** Records the shop's answers for the bare server. */
async function record(port: number, requests: readonly Asked[]): Promise<RecordedAnswer[]> {
  const connection = await openConnection(port);
  const recorded: RecordedAnswer[] = [];
  for (const { url, headers } of requests) {
    const { status, head, body } = await connection.ask('GET', url, { accept: headers.accept ?? '*/*' });
    if (status !== 200) throw new Error(`${url} answered ${status}.`);
    const pairs = head
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(': ', 2) as [string, string]);
    const kept = pairs.filter(([name]) => bodyHeaders.includes(name.toLowerCase()));
    recorded.push({ url, headers: Object.fromEntries(kept), body: body.toString('base64') });
  }
  connection.close();
  return recorded;
}

async function firstIds(port: number): Promise<number[]> {
  const connection = await openConnection(port);
  const { body } = await connection.ask('GET', '/api/customProducts/all?pageSize=10', { coding: 'identity' });
  connection.close();
  return (JSON.parse(body.toString()) as { productId: number }[]).map(({ productId }) => productId);
}

async function startBare(recorded: RecordedAnswer[]): Promise<Server & { child: ChildProcess }> {
  const child = start('bareServer.ts');
  const { port } = await ask<{ port: number }>(child, { recorded });
  return { child, port, cost: () => ask(child, 'cost') };
}

const WARM_UP_SECONDS = 8;

const rounded = (value: number): number => Number(value.toPrecision(4));

interface Run {
  load: ChildProcess;
  /** Of each round. */
  seconds: number;
  say: Measuring['say'];
}

type Rounds = Awaited<ReturnType<typeof loadWith>>[];

/** Rounds by the id of the kind. */
type OfKinds = Map<string, { ofShop: Rounds; ofBare: Rounds }>;

/**
 * One pair of processes. What the engine makes of a program differs from one start to the next, of the shop's as of the
 * bare server's, by more than a tenth: so a figure is the middle one of several pairs.
 */
async function measurePair(
  { load, rounds, seconds }: Run & { rounds: number },
  folder: string,
  seen: OfKinds,
): Promise<Kind[]> {
  const shop = await openRestedShop(folder);
  const kinds = fromMemory(await firstIds(shop.port));
  const bare = await startBare(
    await record(
      shop.port,
      kinds.flatMap(({ requests }) => requests),
    ),
  );
  placeOnProcessors({ load, measured: [shop.child, bare.child] });
  // Both are warmed up, so that no figure holds what the engine compiles at first.
  for (const server of [shop, bare])
    await loadWith(load, server, { requests: kinds.flatMap(({ requests }) => requests), seconds: WARM_UP_SECONDS });
  for (const { id, requests } of kinds) {
    const { ofShop, ofBare } = seen.get(id) ?? { ofShop: [], ofBare: [] };
    seen.set(id, { ofShop, ofBare });
    for (let round = 0; round <= rounds; round += 1) {
      const shopRound = await loadWith(load, shop, { requests, seconds });
      const bareRound = await loadWith(load, bare, { requests, seconds });
      // The first warms up.
      if (round > 0) {
        ofShop.push(shopRound);
        ofBare.push(bareRound);
      }
    }
  }
  await Promise.all([shop.close(), end(bare.child)]);
  return kinds;
}

async function measureReads({ pairs, say, ...how }: Run & { rounds: number; pairs: number }): Promise<Figure[]> {
  const seen: OfKinds = new Map();
  const folder = makeFolder();
  let kinds: Kind[] = [];
  for (let pair = 0; pair < pairs; pair += 1) kinds = await measurePair({ ...how, say }, folder, seen);
  dropFolder(folder);
  return kinds.map(({ id, title }) => {
    const { ofShop, ofBare } = seen.get(id) ?? { ofShop: [], ofBare: [] };
    const perCpuSecond = (list: Rounds): number[] => list.map(({ cpuMs }) => 1000 / cpuMs);
    const [value, control] = [median(perCpuSecond(ofShop)), median(perCpuSecond(ofBare))];
    const bareAnswers = perCpuSecond(ofBare);
    const ratio = median(perCpuSecond(ofShop).map((answers, round) => answers / (bareAnswers[round] ?? NaN)));
    const rateOf = (list: Rounds): string => median(list.map(({ perSecond }) => perSecond)).toFixed(0);
    say(
      `${title}: ${value.toFixed(0)} answers a second of processor, bare ${control.toFixed(0)}; this load had ${rateOf(ofShop)} and ${rateOf(ofBare)} a second`,
    );
    return {
      id: `api.${id}`,
      title: `${title}: answers a second of processor`,
      unit: '/s',
      value: Math.round(value),
      control: Math.round(control),
      ratio: rounded(ratio),
    };
  });
}

async function measureWrites({ load, seconds, say }: Run): Promise<Figure[]> {
  const shop = await openShop({ products: PRODUCTS });
  placeOnProcessors({ load, measured: [shop.child] });
  const figures: Figure[] = [];
  for (const { id, title } of writes) {
    const task = { scene: id, products: shop.sample };
    await loadWith(load, shop, { ...task, seconds: seconds / 2 });
    const { cpuMs, perSecond, p99 } = await loadWith(load, shop, { ...task, seconds });
    say(
      `${title}: ${cpuMs.toFixed(2)} ms of processor, ${perSecond.toFixed(0)} /s, 99 of 100 within ${p99.toFixed(1)} ms`,
    );
    figures.push({ id: `api.${id}`, title, unit: 'ms cpu', value: rounded(cpuMs) });
  }
  await shop.close();
  return figures;
}

async function measure({ quick, say }: Measuring): Promise<Figure[]> {
  const load = start('load.ts');
  const reads = await measureReads({
    load,
    say,
    ...(quick ? { pairs: 1, rounds: 1, seconds: 0.5 } : { pairs: 5, rounds: 3, seconds: 0.5 }),
  });
  const changes = await measureWrites({ load, say, seconds: quick ? 1 : 4 });
  await end(load);
  return [...reads, ...changes];
}

export const api: BenchPart = { name: 'api', title: 'The server under load', measure };
