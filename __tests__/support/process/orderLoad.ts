/** Guests and members who order all the time from a shop that fails under them, and remember what they were told. */
import { randomUUID } from 'node:crypto';
import { openDatabase } from '../../../src/server/db/open';
import type { makeChance } from '../data/random';
import { addressRow, memberRow, sessionOf } from '../server/members';
import { mainCategories, productRow } from '../data/rows';
import type { TestPlace } from '../server/testDatabase';
import { contact } from '../server/visitor';

/** Pieces of each product at the start. */
export const STOCK = 100_000;
/** Ids 1 to 6, at 100 to 600 rupees. */
const PRODUCTS = 6;

/** One order: what was sent, and what came back, if anything did. */
export interface Attempt {
  url: string;
  key: string;
  form: Record<string, string>;
  orderNo: string | undefined;
}

export interface Buyer {
  cookie: string;
  id: string;
  /** Of a member. */
  addrId: string | undefined;
  /** The order whose answer has not come. */
  open: Attempt | undefined;
}

type Chance = ReturnType<typeof makeChance>;

/** Adds products to a new shop; gives members who are logged in there. */
export async function fillStock(place: TestPlace, members: number): Promise<Buyer[]> {
  const database = await openDatabase(place);
  const now = Date.now();
  const buyers = await database.write(async (trx) => {
    await trx
      .insertInto('category')
      .values(mainCategories.map((row) => ({ ...row, picture_url: '' })))
      .execute();
    const products = Array.from({ length: PRODUCTS }, (_, at) =>
      productRow({ id: at + 1, name: `Jhabla ${at + 1}`, rate_paise: (at + 1) * 10_000, stock: STOCK, pictures: '[]' }),
    );
    await trx.insertInto('product').values(products).execute();
    const made: Buyer[] = [];
    for (let at = 0; at < members; at += 1) {
      const row = memberRow();
      const session = sessionOf(row.id, now);
      await trx.insertInto('member').values(row).execute();
      const { id: addrId } = await trx
        .insertInto('address')
        .values(addressRow(row.id))
        .returning('id')
        .executeTakeFirstOrThrow();
      await trx.insertInto('session').values(session.row).execute();
      made.push({ cookie: session.cookie, id: row.id, addrId: String(addrId), open: undefined });
    }
    return made;
  });
  await database.close();
  return buyers;
}

export async function becomeGuest(url: string): Promise<Buyer> {
  const response = await fetch(`${url}/api/guest/create`, { method: 'POST' });
  const { guestId } = (await response.json()) as { guestId: string };
  return {
    cookie: (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '',
    id: guestId,
    addrId: undefined,
    open: undefined,
  };
}

const post = (
  url: string,
  { cookie }: Buyer,
  form: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> =>
  fetch(url, { method: 'POST', headers: { cookie, ...headers }, body: new URLSearchParams(form) });

/** The shop said no. */
class Refused extends Error {
  constructor(readonly status: number) {
    super(`The shop answered ${status}.`);
  }
}

async function mustBeGood(answer: Promise<Response>): Promise<Response> {
  const response = await answer;
  if (response.status === 200) return response;
  await response.arrayBuffer();
  throw new Refused(response.status);
}

/** Puts one or two products into the cart; gives what they cost, in rupees. */
async function fillCart(shopUrl: string, buyer: Buyer, { upTo }: Chance): Promise<number> {
  const ids = [...new Set([1 + upTo(PRODUCTS), 1 + upTo(PRODUCTS)])];
  let rupees = 0;
  for (const id of ids) {
    const quantity = 1 + upTo(3);
    const query = new URLSearchParams({ guestId: buyer.id, productId: String(id), orderQuantity: String(quantity) });
    const body = '{"productColor":"","productSize":""}';
    const headers = { cookie: buyer.cookie, 'content-type': 'application/json' };
    const response = await mustBeGood(
      fetch(`${shopUrl}/api/guest-cart/add?${query.toString()}`, { method: 'POST', headers, body }),
    );
    await response.arrayBuffer();
    rupees += quantity * id * 100;
  }
  return rupees;
}

/** Empties the cart of what an addition left there whose answer was lost. */
async function emptyCart(shopUrl: string, buyer: Buyer): Promise<void> {
  const listed = await mustBeGood(post(`${shopUrl}/usercart/in-cart`, buyer, { userId: buyer.id, pageSize: '100' }));
  for (const { productId } of (await listed.json()) as { productId: number }[]) {
    const removed = await mustBeGood(
      post(`${shopUrl}/usercart/remove-product`, buyer, { userId: buyer.id, productId: String(productId) }),
    );
    await removed.arrayBuffer();
  }
}

/**
 * Sends an order, again or for the first time; gives the status. The answer is remembered; it throws when there is
 * none.
 */
export async function send(shopUrl: string, buyer: Buyer, attempt: Attempt): Promise<number> {
  const response = await post(`${shopUrl}${attempt.url}`, buyer, attempt.form, { 'idempotency-key': attempt.key });
  const answer = (await response.json()) as { orderNo?: string };
  if (response.status !== 200 || answer.orderNo === undefined) return response.status;
  if (attempt.orderNo !== undefined && attempt.orderNo !== answer.orderNo)
    throw new Error(`The key of ${attempt.orderNo} gave ${answer.orderNo}.`);
  attempt.orderNo = answer.orderNo;
  buyer.open = undefined;
  return response.status;
}

const draft = ({ id, addrId }: Buyer, rupees: number): Attempt => {
  const shared = { finalOrderAmount: String(rupees), paymentMethod: 'onlinePayment' };
  return addrId === undefined
    ? {
        url: '/api/guest-cart/place-order',
        key: randomUUID(),
        form: { ...contact, ...shared, guestId: id },
        orderNo: undefined,
      }
    : {
        url: '/usercart/finalize',
        key: randomUUID(),
        form: { ...shared, userId: id, addrId, discount: '0', shipping: '0' },
        orderNo: undefined,
      };
};

/**
 * From an empty cart to one order. `begun` hears of it before it is sent. Gives the last answer's status; throws when
 * there is none.
 */
export async function buy(
  shopUrl: string,
  buyer: Buyer,
  chance: Chance,
  begun: (attempt: Attempt) => void,
): Promise<number> {
  try {
    await emptyCart(shopUrl, buyer);
    const attempt = draft(buyer, await fillCart(shopUrl, buyer, chance));
    buyer.open = attempt;
    begun(attempt);
    return await send(shopUrl, buyer, attempt);
  } catch (error) {
    if (error instanceof Refused) return error.status;
    throw error;
  }
}
