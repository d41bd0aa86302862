/** Acts of a shopper that write, as calls. `number` goes up with every act of the run. */
const form = 'application/x-www-form-urlencoded';
/** Lines that a cart grows to. */
const USUAL_CART = 6;

async function mustBeGood(answer) {
  const { status, body } = await answer;
  if (status < 200 || status > 299) throw new Error(`The server answered ${status}: ${body.toString('utf8', 0, 300)}`);
  return answer;
}

async function becomeGuest(connection) {
  connection.forgetCookie();
  const answer = await mustBeGood(connection.ask('POST', '/api/guest/create'));
  connection.keepCookie(answer);
  return JSON.parse(answer.body).guestId;
}

const addToCart = (connection, guestId, productId, pieces) =>
  mustBeGood(
    connection.ask('POST', `/api/guest-cart/add?guestId=${guestId}&productId=${productId}&orderQuantity=${pieces}`, {
      type: 'application/json',
      body: '{"productColor":"","productSize":"0-3 M"}',
    }),
  );

const nothing = () => undefined;

/** `products`: [{ id, rate }], rate in rupees. `open` runs once for each connection; its result is passed to `act`. */
const scenes = {
  /** A visitor becomes a guest and puts in the first piece. */
  firstAddition: {
    open: nothing,
    act: async (connection, { number, products }) => addToCart(connection, await becomeGuest(connection), products[number % products.length].id, 1),
  },
  furtherAddition: {
    open: async (connection, { products }) => {
      const guestId = await becomeGuest(connection);
      await addToCart(connection, guestId, products[0].id, 1);
      return guestId;
    },
    act: (connection, { number, products, opened }) => addToCart(connection, opened, products[number % USUAL_CART].id, 1 + (number % 3)),
  },
  /** From the first piece in the cart to the order. */
  guestOrder: {
    open: nothing,
    act: async (connection, { number, products }) => {
      const { id, rate } = products[number % products.length];
      const guestId = await becomeGuest(connection);
      await addToCart(connection, guestId, id, 1);
      const fields = { guestId, name: 'Test Shopper', mobile: '9000000001', address: '12 Test House, Stitch Lane, Thane, Maharashtra, 400601', finalOrderAmount: rate, paymentMethod: 'onlinePayment' };
      return mustBeGood(connection.ask('POST', '/api/guest-cart/place-order', { type: form, body: new URLSearchParams(fields).toString() }));
    },
  },
};

module.exports = { scenes };
