/**
 * What was ordered is what was seen (docs/decisions/0226-what-was-seen.md): the cart and the address that a page shows,
 * and an answer that names no order.
 */
import { act, screen, waitFor } from '@testing-library/react';
import type { OrderPlaced, ReceiptLine } from '../../../src/contract/order';
import { mergedFromOtherTab } from '../../../src/client/store/events';
import { mergeOtherTabs } from '../../../src/client/store/otherTabs';
import { foreign, says, saysNothing, success, wordless, words } from '../../support/answers/answers';
import type { Answer } from '../../support/answers/answers';
import { line } from '../../support/data/builders';
import { jhabla, totalIs } from '../../support/client/cartScreen';
import { expectThanks, fillInCheckout, openCheckout, placeOrder } from '../../support/client/checkoutForm';
import { guest, guestId, ordersAnswer, placed } from '../../support/answers/guest';
import { callFails, cartIs, couponIs, failure } from '../../support/answers/handlers';
import { finalizeAnswers } from '../../support/answers/member';
import {
  addressBook,
  agreeToTerms,
  openMemberCheckout,
  savedAddress,
  versionOf,
} from '../../support/client/memberCheckout';
import { address } from '../../support/client/renderApp';
import { renderScreen } from '../../support/client/renderFeature';
import { server } from '../../support/answers/server';

const coral = { ...jhabla, productColor: 'Coral', productSize: '3-6M' };
const socks = line({ productId: 2, productName: 'Bamboo socks', productRate: 150, productColor: '', productSize: '' });

describe('order of a cart that has changed', () => {
  /** The cart becomes this one at the moment the order comes, which is asked about. */
  const changesTo = (lines: (typeof jhabla)[]) => () => {
    server.use(cartIs(lines, 'now'));
    return failure({ code: 'CART_CHANGED', message: 'Changed.', items: lines });
  };
  async function openWith(orders: ReturnType<typeof ordersAnswer>) {
    server.use(cartIs([jhabla], 'seen'), orders.handler);
    const shop = await renderScreen('/checkout', { state: guest([jhabla]) });
    await fillInCheckout(shop.user);
    await waitFor(() => expect(screen.queryByText('Updating…')).not.toBeInTheDocument());
    await placeOrder(shop.user);
    return shop;
  }

  it('asks when it holds another colour and size by then, shows them, and orders what is shown', async () => {
    const orders = ordersAnswer(changesTo([coral]), says(placed));
    const { user } = await openWith(orders);
    expect(await screen.findByText(/Your cart has changed since you opened this page\./)).toBeVisible();
    expect(await screen.findByText('Changed from Blue, 0-3M')).toBeVisible();
    expect(screen.getByRole('list', { name: 'Products in this order' })).toHaveTextContent('Coral, 3-6M');
    expect(screen.getByLabelText('Street')).toHaveValue('Gokhale Road');
    await waitFor(() => expect(screen.queryByText('Updating…')).not.toBeInTheDocument());
    await placeOrder(user);
    await expectThanks();
    expect(orders.versions).toEqual(['seen', 'now']);
  });

  it.each([
    ['and its word for it', 'told'],
    ['where that tells no word for it', null],
  ])('goes by what the refusal told %s, where the cart itself cannot be asked for', async (_, version) => {
    const orders = ordersAnswer(() => {
      server.use(callFails('/usercart/in-cart'));
      const refusal = failure({ code: 'CART_CHANGED', message: 'Changed.', items: [coral] });
      if (version !== null) refusal.headers.set('X-Cart-Version', version);
      return refusal;
    }, says(placed));
    const { user } = await openWith(orders);
    expect(await screen.findByText(/Your cart has changed since you opened this page\./)).toBeVisible();
    expect(await screen.findByText('Changed from Blue, 0-3M')).toBeVisible();
    expect(screen.getByRole('list', { name: 'Products in this order' })).toHaveTextContent('Coral, 3-6M');
    await placeOrder(user);
    await expectThanks();
    expect(orders.versions).toEqual(['seen', version]);
  });

  it('says of another rate that a price has changed, with both totals', async () => {
    await openWith(ordersAnswer(changesTo([{ ...jhabla, productRate: 425 }])));
    expect(await screen.findByText(/A price has changed\. The total was ₹798 and is now ₹850\./)).toBeVisible();
  });

  it('sends no version where the shop told none', async () => {
    const orders = ordersAnswer(says(placed));
    const { user } = await openCheckout(orders);
    await fillInCheckout(user);
    await placeOrder(user);
    await expectThanks();
    expect(orders.versions).toEqual([null]);
  });
});

describe('order to an address that has changed', () => {
  it('asks, shows it as it is now, and orders to what is shown', async () => {
    const home = savedAddress();
    const moved = savedAddress({ city: 'Pune' });
    const book = addressBook(home);
    const orders = finalizeAnswers(() => {
      server.use(...addressBook(moved).handlers);
      return failure({ code: 'ADDRESS_CHANGED', message: 'Changed.', address: moved });
    }, says(placed));
    const { user } = await openMemberCheckout({ book, orders });
    await agreeToTerms(user);
    await placeOrder(user);
    expect(await screen.findByText(/This address has changed since you opened this page\. Please look/)).toBeVisible();
    expect(await screen.findByRole('radio', { name: /Pune/ })).toBeChecked();
    await placeOrder(user);
    await screen.findByText(placed.orderNo);
    expect(orders.versions).toEqual([
      [null, versionOf(home)],
      [null, versionOf(moved)],
    ]);
  });
});

describe('an answer that names no order', () => {
  const nothings: [string, () => Answer<OrderPlaced>][] = [
    ['an empty text', () => foreign(words(''))],
    ['null', () => foreign(success(null))],
    ['an empty object', () => foreign(success({}))],
    ['204', () => wordless(204)],
    ['a number that is blank', says({ ...placed, orderNo: '' })],
  ];

  async function order(orders: ReturnType<typeof ordersAnswer>) {
    const shop = await openCheckout(orders);
    await fillInCheckout(shop.user);
    return shop;
  }

  it.each(nothings)('of %s is an order where the cart is empty then, and promises no number', async (_what, answer) => {
    const { user, sent, store } = await order(
      ordersAnswer(() => {
        server.use(cartIs([]));
        return answer();
      }),
    );
    await placeOrder(user);
    expect(await screen.findByText(/We have your order\./)).toBeVisible();
    expect(address()).toBe('/payment-successful');
    expect(screen.queryByText('Your order number')).not.toBeInTheDocument();
    expect(store.getState().checkout).toMatchObject({ step: 'placed', waiting: null });
    expect(sent).toHaveLength(1);
  });

  // The same are replaced in a browser, at night all of them (browser/walks/seen).
  it.each([
    ...nothings.map(([what, answer]) => [what, 'The shop did not confirm your order.', answer] as const),
    ['no answer', 'We cannot reach the shop. Check your connection and try again.', saysNothing] as const,
    ['a failure', 'Broken.', () => failure({ code: 'INTERNAL', message: 'Broken.' })] as const,
  ])(
    'of %s is none where the cart still holds the lines: it is asked again with the same key',
    async (_what, told, answer) => {
      const { user, sent, store } = await order(ordersAnswer(answer, says(placed)));
      await placeOrder(user);
      expect(await screen.findByText(told)).toBeVisible();
      expect(store.getState().cart.lines).toHaveLength(1);
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      await expectThanks();
      expect(sent.map(({ key }) => key)).toEqual([sent[0]?.key, sent[0]?.key]);
    },
  );

  it('is not asked again before the cart has been looked at: a shop that knows no keys would take it twice', async () => {
    const { user, sent } = await order(
      ordersAnswer(() => {
        server.use(callFails('/usercart/in-cart'));
        return foreign(success({}));
      }),
    );
    await placeOrder(user);
    await screen.findByText('The shop did not confirm your order.');
    server.use(cartIs([]));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/We have your order\./)).toBeVisible();
    expect(sent).toHaveLength(1);
  });
});

describe('receipt', () => {
  const ordered: ReceiptLine = {
    serialNo: 7,
    productId: 1,
    productName: 'Mulmul jhabla',
    productColor: 'Blue',
    productSize: '0-3M',
    orderQuantity: 2,
    lineAmount: 798,
  };

  it('tells the lines and the address as the shop took them down, and keeps the address nowhere', async () => {
    const lines = [{ ...ordered, productColor: 'Coral' }];
    const { user } = await openCheckout(ordersAnswer(says({ ...placed, lines, address: '7 Hill Side, Pune, 411001' })));
    await fillInCheckout(user);
    server.use(cartIs([]));
    await placeOrder(user);
    expect(await screen.findByText('7 Hill Side, Pune, 411001')).toBeVisible();
    expect(screen.getByRole('list', { name: 'What you ordered' })).toHaveTextContent('Coral, 0-3M');
    expect(JSON.stringify({ ...window.sessionStorage, ...window.localStorage })).not.toContain('Hill Side');
  });

  it('says that a coupon no longer counts whose product was short', async () => {
    server.use(couponIs('SOCKS', { is_product_copoun: true, productId: 2 }));
    const answer = {
      ...placed,
      finalOrderAmount: 798,
      lines: [ordered],
      placed: [1],
      failed: [{ productId: 2, stockQuantity: 0 }],
    };
    const { user } = await openCheckout(ordersAnswer(says(answer, 207)), [jhabla, socks], {
      state: guest([jhabla, socks], 'SOCKS'),
    });
    await fillInCheckout(user);
    server.use(cartIs([socks]));
    await placeOrder(user);
    expect(
      await screen.findByText('The coupon SOCKS no longer counts in this order: what it is for was short.'),
    ).toBeVisible();
  });

  it('offers what the cart holds by then for a new order', async () => {
    const { user } = await openCheckout();
    await fillInCheckout(user);
    server.use(cartIs([socks]));
    await placeOrder(user);
    expect(await screen.findByText('This was not part of your order: 1 × Bamboo socks.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Order it as well' })).toHaveAttribute('href', '/cart');
  });
});

describe('checkout in two tabs', () => {
  it('takes a coupon off that was taken off in the other', async () => {
    server.use(couponIs('FIRST', {}));
    const { store } = await openCheckout(undefined, undefined, {
      historyState: { appliedCode: 'FIRST' },
      state: guest([jhabla], 'FIRST'),
    });
    await waitFor(() => totalIs('₹718.20'));
    act(() => void store.dispatch(mergedFromOtherTab({ coupon: { code: null } })));
    await waitFor(() => totalIs('₹798'));
  });

  it('says what was just ordered in the other, and leads there', async () => {
    const { store } = await openCheckout();
    const stop = mergeOtherTabs(store, window);
    const told = { ownerId: guestId, orderNo: 'JH-2041', amountPaise: 79800, placed: [], failed: [] };
    act(() => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'ordered', newValue: JSON.stringify(told) }));
      store.dispatch(mergedFromOtherTab({ cart: { lines: [], count: 0 } }));
    });
    expect(await screen.findByText(/Your latest order is JH-2041\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'See what you ordered' })).toHaveAttribute('href', '/payment-successful');
    stop();
  });

  it('leaves nothing of the order in the storage that carries the word', async () => {
    const written: string[] = [];
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key: string) {
      if (this === window.localStorage) written.push(key);
    });
    const { user } = await openCheckout();
    await fillInCheckout(user);
    await placeOrder(user);
    await expectThanks();
    expect(written).toContain('ordered');
    expect(window.localStorage.getItem('ordered')).toBeNull();
  });
});
