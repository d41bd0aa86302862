/** Starts the built shop in a process and a folder of its own. */
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ask, dropFolder, end, makeFolder, runToEnd, startShop, type StartedShop } from './children';
import type { Cost, Sample } from './load.types';
import { writeSheet } from './sheet';

const server = path.join(__dirname, '../../../../dist/server');
const MOST_SAMPLED = 50;
/** Products in one answer of names. */
const MOST_NAMES = 1000;

export interface BenchShop extends StartedShop {
  url: string;
  /** What its process has cost so far. */
  cost: () => Promise<Cost>;
  /** For how long, since the last asking, it served nobody else. */
  held: () => Promise<{ heldMs: number }>;
  close: () => Promise<void>;
}

/** A shop of imported products. */
export interface FilledShop extends BenchShop {
  importedInMs: number;
  sample: Sample[];
  /** The numbers of all products. */
  ids: number[];
}

const envOf = (folder: string, own: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({
  ...process.env,
  ...{
    NODE_ENV: 'production',
    DATA_DIR: folder,
    DATABASE_URL: '',
    PUBLIC_URL: '',
    SMTP_URL: '',
    API_HOST: '',
    ALLOWED_ORIGINS: '',
    HOST: '127.0.0.1',
    PORT: '0',
  },
  ...{ DEMO: 'off', RATE_LIMITS: 'off', LOG_LEVEL: 'warn' },
  ...own,
});

async function open(folder: string, env: NodeJS.ProcessEnv, { keepsFolder = false } = {}): Promise<BenchShop> {
  const { child, port, startedInMs } = await startShop(path.join(server, 'main.js'), env);
  return {
    child,
    port,
    url: `http://127.0.0.1:${port}`,
    startedInMs,
    cost: () => ask(child, 'cost'),
    held: () => ask(child, 'held'),
    close: async () => {
      await end(child);
      if (!keepsFolder) dropFolder(folder);
    },
  };
}

/** The demo shop: all its sections, some 150 products. A given folder is not removed. */
export function openDemoShop(given?: string): Promise<BenchShop> {
  const folder = given ?? makeFolder();
  return open(folder, envOf(folder, { DEMO: 'on' }), { keepsFolder: given !== undefined });
}

const QUIET_MS = 20;
const QUIET_IN_A_ROW = 4;
/** Five minutes: on a slow machine a demo shop renders its pictures for more than one. */
const MOST_WAITS = 600;

/** Waits until the shop is idle: after its start it renders pages and pictures, which would slow the measured work. */
async function becomesQuiet({ cost }: BenchShop): Promise<void> {
  let quiet = 0;
  for (let waits = 0; waits < MOST_WAITS && quiet < QUIET_IN_A_ROW; waits += 1) {
    const before = await cost();
    await pause(500);
    const after = await cost();
    quiet = after.cpuMs - before.cpuMs < QUIET_MS ? quiet + 1 : 0;
  }
  if (quiet < QUIET_IN_A_ROW) throw new Error('The shop never came to rest, and would be measured with other work.');
}

/** The demo shop, idle. */
export async function openRestedShop(given?: string): Promise<BenchShop> {
  const shop = await openDemoShop(given);
  await becomesQuiet(shop);
  return shop;
}

/** So many made-up products, or those of a sheet. */
export type Source = { products: number } | { sheet: string };

/** The shop is idle. */
export async function openShop(source: Source): Promise<FilledShop> {
  const folder = makeFolder();
  const env = envOf(folder);
  const sheet = 'sheet' in source ? source.sheet : path.join(folder, 'products.csv');
  if ('products' in source) writeSheet(sheet, source.products);
  const startedAt = performance.now();
  await runToEnd(path.join(server, 'cli.js'), ['catalogue', 'import', sheet], env);
  const importedInMs = performance.now() - startedAt;
  const shop = await open(folder, env);
  await becomesQuiet(shop);
  return { ...shop, importedInMs, sample: await sampleOf(shop.port), ids: await idsOf(shop.port) };
}

/** A product as the listing gives it, as far as it is read here. */
interface Listed {
  productId: number;
  productRate: number;
  productCategory: string;
  productColor: string;
}

const askShop = async (port: number, query: string): Promise<Listed[]> => {
  const answer = await fetch(`http://127.0.0.1:${port}/api/customProducts/all?${query}`);
  if (!answer.ok) throw new Error(`The shop answered ${answer.status} when it was asked for its products.`);
  return (await answer.json()) as Listed[];
};

/** Some of its products. */
async function sampleOf(port: number): Promise<Sample[]> {
  const products = await askShop(port, `pageSize=${MOST_SAMPLED}`);
  return products.map((product) => ({
    id: product.productId,
    rate: product.productRate,
    category: product.productCategory,
    colour: product.productColor,
  }));
}

/** The numbers of all its products. */
async function idsOf(port: number): Promise<number[]> {
  const ids: number[] = [];
  for (let page = 1, isLast = false; !isLast; page += 1) {
    const named = await askShop(port, `fields=name&pageSize=${MOST_NAMES}&page=${page}`);
    ids.push(...named.map(({ productId }) => productId));
    isLast = named.length < MOST_NAMES;
  }
  return ids;
}
