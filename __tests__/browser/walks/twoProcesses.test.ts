/** Two real server processes, each with a data folder of its own as on two machines, on one PostgreSQL. */
import { until } from '../../support/lib/until';
import { startShop, type ShopProcess } from '../../support/process/shopProcess';
import { makePlace, onPostgres, type TestPlace } from '../../support/server/testDatabase';

const onBoth = onPostgres ? it : it.skip;

let places: TestPlace[] = [];
let shops: ShopProcess[] = [];

beforeAll(async () => {
  if (!onPostgres) return;
  const [first, second] = [await makePlace(), await makePlace()];
  places = [first, second];
  const env = { SECRET_KEY: 'one-secret-key-for-both-machines-of-a-test' };
  const shared: TestPlace = { ...second, databaseUrl: first.databaseUrl };
  // At once: the tables and the demo shop are made once.
  shops = await Promise.all([
    startShop(env, { ...first, remove: () => Promise.resolve() }),
    startShop(env, { ...shared, remove: () => Promise.resolve() }),
  ]);
}, 120_000);
afterAll(async () => {
  await Promise.all(shops.map((shop) => shop.close()));
  for (const place of places) await place.remove();
}, 60_000);

interface Caller {
  cookie: string;
  userId: string;
}

async function logIn(shop: ShopProcess): Promise<Caller> {
  const response = await fetch(`${shop.url}/users/loginUser`, {
    method: 'POST',
    body: new URLSearchParams({ emailId: 'demo@jhabla.example', password: 'demo1234', userType: 'USER' }),
  });
  const { userId } = (await response.json()) as { userId: string };
  return { cookie: (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '', userId };
}

describe('Two processes on one PostgreSQL', () => {
  onBoth('serve one shopper in turn: log in here, fill the cart there, order here, see it there', async () => {
    const [here, there] = shops as [ShopProcess, ShopProcess];
    const { cookie, userId } = await logIn(here);
    const call = async <T>(shop: ShopProcess, method: string, path: string): Promise<T> =>
      (await (await fetch(`${shop.url}${path}`, { method, headers: { cookie } })).json()) as T;

    const products = await call<{ productId: number; productRate: number; productQuantity: number }[]>(
      here,
      'GET',
      '/api/customProducts/all?stock=inStock',
    );
    const product = products.find(({ productQuantity }) => productQuantity > 3);
    if (!product) throw new Error('The demo shop has nothing to sell.');
    await call(there, 'POST', `/usercart/add-product?userId=${userId}&productId=${product.productId}&orderQuantity=2`);
    const [address] = await call<{ addrId: string }[]>(there, 'GET', `/users/getAllAddresses/${userId}`);
    const placed = await call<{ orderNo: string }>(
      here,
      'POST',
      `/usercart/finalize?userId=${userId}&finalOrderAmount=${product.productRate * 2}&addrId=${address?.addrId ?? ''}&paymentMethod=onlinePayment&discount=0&shipping=0`,
    );
    const [newest] = await call<{ orders: { orderNo: string }[] }[]>(there, 'GET', `/orders/summary?userId=${userId}`);
    expect(newest?.orders[0]?.orderNo).toBe(placed.orderNo);
    const left = async (shop: ShopProcess): Promise<number> =>
      (await call<{ productQuantity: number }>(shop, 'GET', `/api/customProducts/${product.productId}`))
        .productQuantity;
    await until(
      'the other server to have heard of the order',
      async () => (await left(there)) === product.productQuantity - 2,
    );
  });

  onBoth('show what staff change on the command line, both of them', async () => {
    const [here] = shops as [ShopProcess, ShopProcess];
    await here.shop('coupons', 'add', 'TWOSHOPS', '--type', 'Rs', '--value', '50');
    for (const shop of shops) {
      await until(
        'both servers to know the coupon',
        async () => (await fetch(`${shop.url}/api/coupons/name/twoshops`)).status === 200,
      );
    }
  });

  onBoth('keep the shopper logged in when one of them is killed', async () => {
    const [here, there] = shops as [ShopProcess, ShopProcess];
    const { cookie, userId } = await logIn(here);
    await here.kill();
    const session = (await (await fetch(`${there.url}/users/session`, { headers: { cookie } })).json()) as {
      userId: string;
    };
    expect(session.userId).toBe(userId);
  });
});
