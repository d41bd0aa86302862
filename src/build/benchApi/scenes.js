/** What a shopper does, as calls. A scene's `act` does one thing with one connection; `number` goes up with every act of the run. */
const { CHEAPEST, termFor } = require('./sheet');

const PAGE = 24;
const form = 'application/x-www-form-urlencoded';

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

/** `products`: [{ id, rate }], rate in rupees. `open` runs once for each connection; what it gives comes back to `act`. */
const scenes = [
  {
    name: 'list, page of 24',
    open: nothing,
    act: (connection, { number }) => mustBeGood(connection.ask('GET', `/api/customProducts/all?page=${1 + (number % 5)}&pageSize=${PAGE}`)),
  },
  {
    name: 'one product',
    open: nothing,
    act: (connection, { number, products }) => mustBeGood(connection.ask('GET', `/api/customProducts/${products[number % products.length].id}`)),
  },
  {
    name: 'search, nothing kept',
    open: nothing,
    // A price that excludes nothing makes the question new, so that no answer comes from what was kept.
    act: (connection, { number }) => {
      const query = new URLSearchParams({ productName: termFor(number), minPrice: number % CHEAPEST, pageSize: PAGE });
      return mustBeGood(connection.ask('GET', `/api/customProducts/search?${query}`));
    },
  },
  {
    name: 'add to cart',
    open: becomeGuest,
    act: (connection, { number, products, opened }) => addToCart(connection, opened, products[number % products.length].id, 1 + (number % 3)),
  },
  {
    name: 'guest order, whole',
    open: nothing,
    act: async (connection, { number, products }) => {
      const { id, rate } = products[number % products.length];
      const guestId = await becomeGuest(connection);
      await addToCart(connection, guestId, id, 1);
      const fields = { guestId, name: 'Test Shopper', mobile: '9000000001', address: '12 Test House, Stitch Lane, Thane, Maharashtra, 400601', finalOrderAmount: rate, paymentMethod: 'onlinePayment' };
      return mustBeGood(connection.ask('POST', '/api/guest-cart/place-order', { type: form, body: new URLSearchParams(fields).toString() }));
    },
  },
];

module.exports = { scenes };
