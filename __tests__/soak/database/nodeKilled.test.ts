/**
 * Two nodes on one PostgreSQL behind a load balancer, and one of them is killed while people order: the shop goes on as
 * one.
 */
import { openDatabase } from '../../../src/server/db/open';
import { makeBalancer, type Balancer } from '../../support/process/balancer';
import { faultsInBooks } from '../../support/process/orderBooks';
import { becomeGuest, fillStock, type Buyer } from '../../support/process/orderLoad';
import { orderThrough } from '../../support/process/orderThrough';
import { makeChance } from '../../support/data/random';
import { limitFor, ROUNDS } from '../../support/lib/rounds';
import { startShop, type ShopProcess } from '../../support/process/shopProcess';
import { makePlace, onPostgres, type TestPlace } from '../../support/server/testDatabase';

const MEMBERS = 5;
const GUESTS = 3;
const onBoth = onPostgres ? it : it.skip;

const seed = Date.now() % 1_000_000;
const chance = makeChance(seed);

let places: TestPlace[] = [];
let nodes: ShopProcess[] = [];
let balancer: Balancer | undefined;
let buyers: Buyer[] = [];

/** A data folder for each, as on two machines. */
async function openNodes(env: Record<string, string>): Promise<void> {
  places = [await makePlace(), await makePlace()];
  const [{ databaseUrl } = {}] = places;
  const keep = () => Promise.resolve();
  const [first] = places;
  buyers = first ? await fillStock(first, MEMBERS) : [];
  const settings = { DEMO: 'off', SECRET_KEY: 'one-secret-key-for-both-nodes-of-a-shop', LOG_LEVEL: 'fatal', ...env };
  nodes = await Promise.all(places.map(({ dataDir }) => startShop(settings, { dataDir, databaseUrl, remove: keep })));
  balancer = await makeBalancer(nodes.map(({ url }) => url));
}

afterEach(async () => {
  await balancer?.close();
  await Promise.all(nodes.map((node) => node.close()));
  for (const place of places) await place.remove();
}, 60_000);

const nobody = { userId: null, guestId: null };

async function sessionOf(url: string, { cookie }: Buyer): Promise<unknown> {
  return (await fetch(`${url}/users/session`, { headers: { cookie } })).json();
}

describe('two nodes of which one is killed', () => {
  onBoth(
    `loses no acknowledged order and no session through ${ROUNDS} kills of a node`,
    async () => {
      await openNodes({});
      const url = balancer?.url ?? '';
      for (let guest = 0; guest < GUESTS; guest += 1) buyers.push(await becomeGuest(url));
      const sessions = await Promise.all(buyers.map((buyer) => sessionOf(url, buyer)));
      let round = 0;
      let node: ShopProcess | undefined;
      const { attempts } = await orderThrough(url, buyers, chance, {
        times: ROUNDS,
        begin: async () => {
          round += 1;
          node = nodes[chance.upTo(nodes.length)];
          await node?.kill();
        },
        // The other one goes on alone, and knows everybody.
        seen: async (hear) => {
          await hear(10, 200);
          const now = await Promise.all(buyers.map((buyer) => sessionOf(url, buyer)));
          expect({ seed, round, sessions: now }).toEqual({ seed, round, sessions });
        },
        end: () => node?.start(),
      });

      expect(sessions).not.toContainEqual(nobody);
      const database = await openDatabase({ dataDir: places[0]?.dataDir ?? '', databaseUrl: places[0]?.databaseUrl });
      const orders = await database.db.selectFrom('customer_order').select('order_no').execute();
      expect({ seed, faults: await faultsInBooks(database.db, attempts) }).toEqual({ seed, faults: [] });
      // Each attempt became one order, and there is no other.
      expect(orders.map(({ order_no }) => order_no).sort()).toEqual(attempts.map(({ orderNo }) => orderNo).sort());
      await database.close();
    },
    limitFor(40),
  );

  /** A limited call, how many of it one account or one address gets, and whether each try is somebody else's. */
  const limits = [
    {
      name: 'guesses at one password',
      path: '/users/loginUser',
      form: () => ({ emailId: 'someone@shop.example', password: 'a-wrong-guess', userType: 'USER' }),
      most: 10,
    },
    {
      name: 'mails to one account',
      path: '/users/forgotPassword',
      form: () => ({ email: 'someone@shop.example' }),
      most: 5,
    },
    { name: 'new guests of one address', path: '/api/guest/create', form: () => ({}), most: 60 },
  ];

  onBoth(
    'lets nobody pass a limit by asking both nodes in turn, nor by the death of one',
    async () => {
      await openNodes({ RATE_LIMITS: 'on' });
      const url = balancer?.url ?? '';
      const ask = async (path: string, form: Record<string, string>): Promise<number> => {
        const response = await fetch(url + path, { method: 'POST', body: new URLSearchParams(form) });
        await response.arrayBuffer();
        return response.status;
      };
      for (const { name, path, form, most } of limits) {
        let passed = 0;
        for (let time = 0; time < most + 6; time += 1) if ((await ask(path, form())) !== 429) passed += 1;
        expect({ name, passed }).toEqual({ name, passed: most });
      }
      await nodes[0]?.kill();
      for (const { name, path, form } of limits)
        expect({ name, status: await ask(path, form()) }).toEqual({ name, status: 429 });
    },
    180_000,
  );
});
