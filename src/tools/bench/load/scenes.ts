/** Acts of a shopper that write, as calls. */
import { PAYMENT_METHOD } from '../../../contract/rules/payment';
import type { Answer, Connection } from './connection';
import type { Sample, SceneName } from './load.types';

const form = 'application/x-www-form-urlencoded';
/** Lines that a cart grows to. */
const USUAL_CART = 6;

async function mustBeGood(asked: Promise<Answer>): Promise<Answer> {
  const answer = await asked;
  const { status, body } = answer;
  if (status < 200 || status > 299) throw new Error(`The server answered ${status}: ${body.toString('utf8', 0, 300)}`);
  return answer;
}

/** @returns the guest's number */
async function becomeGuest(connection: Connection): Promise<number> {
  connection.forgetCookie();
  const answer = await mustBeGood(connection.ask('POST', '/api/guest/create'));
  connection.keepCookie(answer);
  return (JSON.parse(answer.body.toString()) as { guestId: number }).guestId;
}

const addToCart = (connection: Connection, guestId: number, productId: number, pieces: number): Promise<Answer> =>
  mustBeGood(
    connection.ask('POST', `/api/guest-cart/add?guestId=${guestId}&productId=${productId}&orderQuantity=${pieces}`, {
      type: 'application/json',
      body: '{"productColor":"","productSize":"0-3 M"}',
    }),
  );

interface Act {
  /** Goes up with every act of the run. */
  number: number;
  product: (number: number) => Sample;
  /** The guest of this connection; 0 where every act begins with a new one. */
  guestId: number;
}

interface Scene {
  /** Runs once for each connection; gives the guest of all its acts. */
  open?: (connection: Connection, product: Act['product']) => Promise<number>;
  act: (connection: Connection, act: Act) => Promise<Answer>;
}

export const scenes: Record<SceneName, Scene> = {
  /** A visitor becomes a guest and puts in the first piece. */
  firstAddition: {
    act: async (connection, { number, product }) =>
      addToCart(connection, await becomeGuest(connection), product(number).id, 1),
  },
  furtherAddition: {
    open: async (connection, product) => {
      const guestId = await becomeGuest(connection);
      await addToCart(connection, guestId, product(0).id, 1);
      return guestId;
    },
    act: (connection, { number, product, guestId }) =>
      addToCart(connection, guestId, product(number % USUAL_CART).id, 1 + (number % 3)),
  },
  /** From the first piece in the cart to the order. */
  guestOrder: {
    act: async (connection, { number, product }) => {
      const { id, rate } = product(number);
      const guestId = await becomeGuest(connection);
      await addToCart(connection, guestId, id, 1);
      const fields = {
        guestId: String(guestId),
        name: 'Test Shopper',
        mobile: '9000000001',
        address: '12 Test House, Stitch Lane, Thane, Maharashtra, 400601',
        finalOrderAmount: String(rate),
        paymentMethod: PAYMENT_METHOD,
      };
      return mustBeGood(
        connection.ask('POST', '/api/guest-cart/place-order', {
          type: form,
          body: new URLSearchParams(fields).toString(),
        }),
      );
    },
  },
};
