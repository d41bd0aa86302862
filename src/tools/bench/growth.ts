/**
 * Measures how the server slows down with the catalogue: the same requests to shops of 150, 20,000 and 100,000 made-up
 * products, in turn, one after the other over one connection. BENCH_SHEET names a sheet of real products to measure
 * too.
 */
import type { ChildProcess } from 'node:child_process';
import type { BenchPart, Figure, Measuring } from './bench.types';
import { openShop, type FilledShop, type Source } from './load/benchShop';
import { ask, end, start } from './load/children';
import type { LoadAnswer, LoadTask, PreparedRequest } from './load/load.types';
import { placeOnOneProcessor } from './load/processors';
import { DEAREST, termFor } from './load/sheet';
import { median } from './numbers';

const PAGE = 24;
const QUESTIONS = 1000;
/** Rounds, of which the median counts: another program may cause the slowest of a hundred requests. */
const ROUNDS = 9;

type Query = Record<string, string | number>;

const call = (path: string, query: Query = {}): PreparedRequest => {
  const parameters = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return {
    url: `/api/customProducts/${path}?${parameters.toString()}`,
    headers: { accept: 'application/json', 'accept-encoding': 'br' },
  };
};
const many = (make: (number: number) => PreparedRequest): PreparedRequest[] =>
  Array.from({ length: QUESTIONS }, (_, number) => make(number));
/** A place among so many products, the same in every run. */
const somewhere = (number: number, among: number): number => (number * 7919) % among;

/**
 * Every request is sent once, so that no answer comes from a cache. A price above the dearest filters nothing out, but
 * makes the request a new one.
 */
const newAgain = (round: number, number: number): Query => ({
  pageSize: PAGE,
  maxPrice: DEAREST + round * QUESTIONS + number,
});
const pageOf = (ids: readonly number[], number: number): number => 1 + somewhere(number, Math.ceil(ids.length / PAGE));

/** A kind of request, of which every round sends other ones. */
interface Kind {
  id: string;
  title: string;
  of: (shop: FilledShop, round: number) => PreparedRequest[];
}

const kinds: Kind[] = [
  {
    id: 'listing',
    title: 'a page of the listing',
    of: ({ ids }, round) => many((number) => call('all', { page: pageOf(ids, number), ...newAgain(round, number) })),
  },
  {
    id: 'filtered',
    title: 'a filtered page',
    of: ({ sample }, round) =>
      many((number) => {
        const { category = '', colour = '' } = sample[number % sample.length] ?? {};
        return call('all', { category, color: colour, page: 1 + (number % 2), ...newAgain(round, number) });
      }),
  },
  {
    id: 'byName',
    title: 'a page in the order of names',
    of: ({ ids }, round) =>
      many((number) => call('all', { sort: 'name', page: pageOf(ids, number), ...newAgain(round, number) })),
  },
  {
    id: 'search',
    title: 'a search',
    of: (_, round) =>
      many((number) =>
        call('search', { productName: termFor(number + round * QUESTIONS), ...newAgain(round, number) }),
      ),
  },
  {
    id: 'product',
    title: 'one product',
    of: ({ ids }) => many((number) => call(String(ids[somewhere(number, ids.length)]))),
  },
];

const rounded = (value: number): number => Number(value.toPrecision(3));

async function open(source: Source, say: Measuring['say']): Promise<FilledShop> {
  const shop = await openShop(source);
  const { rssMb } = await shop.cost();
  say(
    `${'sheet' in source ? 'the real sheet' : `${source.products} products`}: imported in ${(shop.importedInMs / 1000).toFixed(1)} s, open in ${(shop.startedInMs / 1000).toFixed(1)} s, ${rssMb.toFixed(0)} MB`,
  );
  return shop;
}

/** Sends requests to all shops in turn; gives each shop's 99th percentile, ms. */
async function slowest(
  load: ChildProcess,
  kind: Kind,
  shops: readonly FilledShop[],
  rounds: number,
): Promise<number[]> {
  const measured = shops.map((shop) => ({ shop, times: [] as number[] }));
  for (let round = 0; round <= rounds; round += 1) {
    for (const { shop, times } of measured) {
      const task: LoadTask = { requests: kind.of(shop, round), once: true, port: shop.port, connections: 1 };
      const { result, fault } = await ask<LoadAnswer>(load, task);
      if (fault !== undefined) throw new Error(`${kind.title}: ${fault}`);
      // The first warms up.
      if (round > 0) times.push(result.p99);
    }
  }
  return measured.map(({ times }) => median(times));
}

async function measure({ quick, say }: Measuring): Promise<Figure[]> {
  const load = start('load.ts');
  const least = await open({ products: 150 }, say);
  const middle = await open({ products: 20_000 }, say);
  const most = quick ? middle : await open({ products: 100_000 }, say);
  const sizes = quick ? [150, 20_000] : [150, 20_000, 100_000];
  const shops = quick ? [least, middle] : [least, middle, most];
  const sheet = process.env.BENCH_SHEET;
  const all = sheet ? [...shops, await open({ sheet }, say)] : shops;
  placeOnOneProcessor([load, ...all.map(({ child }) => child)]);
  const names = [
    ...sizes.map((size) => ({ id: String(size), title: `${size} products` })),
    ...(sheet ? [{ id: 'sheet', title: 'The real sheet' }] : []),
  ];
  const figures: Figure[] = [];
  for (const kind of kinds) {
    const p99 = await slowest(load, kind, all, quick ? 1 : ROUNDS);
    say(`${kind.title}, 99 of 100 within ${p99.map((time) => `${time.toFixed(2)} ms`).join(' → ')}`);
    const [control = NaN] = p99;
    names.forEach(({ id, title }, at) => {
      const value = p99[at] ?? NaN;
      const beside = at === 0 ? {} : { control: rounded(control), ratio: rounded(value / control) };
      figures.push({
        id: `growth.${kind.id}.${id}`,
        title: `${title}: ${kind.title}, p99`,
        unit: 'ms',
        value: rounded(value),
        ...beside,
      });
    });
  }
  const memory = async (shop: FilledShop): Promise<number> => rounded((await shop.cost()).rssMb);
  figures.push(
    {
      id: 'growth.memory',
      title: `${sizes.at(-1)} products: memory afterwards`,
      unit: 'MB',
      value: await memory(most),
      control: await memory(least),
    },
    {
      id: 'growth.start',
      title: `${sizes.at(-1)} products: start`,
      unit: 'ms',
      value: Math.round(most.startedInMs),
      control: Math.round(least.startedInMs),
    },
    {
      id: 'growth.import',
      title: '20,000 products: import',
      unit: 'ms',
      value: Math.round(middle.importedInMs),
      control: Math.round(least.importedInMs),
    },
  );
  await Promise.all([...all.map(({ close }) => close()), end(load)]);
  return figures;
}

export const growth: BenchPart = { name: 'growth', title: 'The server as the catalogue grows', measure };
