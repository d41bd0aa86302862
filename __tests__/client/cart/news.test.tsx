/** The cart says what changed since the shopper last saw it, and what a guest brought along (decision 74). */
// eslint-disable-next-line testing-library/no-manual-cleanup -- one test opens two screens, one after the other
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { setupListeners } from '@reduxjs/toolkit/query';
import { accountApi } from '../../../src/client/api/accountApi';
import { secret } from '../../../src/client/api/secret';
import { noNews } from '../../../src/client/lib/lineFacts';
import { mergedFromOtherTab } from '../../../src/client/store/events';
import type { JoinedLine } from '../../../src/contract/account';
import type { CartItem } from '../../../src/contract/cart';
import { loginAnswers } from '../../support/answers/access';
import { success } from '../../support/answers/answers';
import { line } from '../../support/data/builders';
import { quantityAnswers } from '../../support/answers/cartCalls';
import { guest } from '../../support/answers/guest';
import { cartIs } from '../../support/answers/handlers';
import { member } from '../../support/answers/member';
import { renderScreen } from '../../support/client/renderFeature';
import { server } from '../../support/answers/server';
import { nothingIsInView } from '../../support/client/sight';

const jhabla = line({ productName: 'Mulmul jhabla', productRate: 399, orderQuantity: 2, stockQuantity: 12 });
const socks = line({ productId: 2, productName: 'Bamboo socks', productRate: 150, productColor: '', productSize: '' });
const changes = () => screen.findByRole('list', { name: 'Changed since you last looked' });
const noChanges = () =>
  waitFor(() => expect(screen.queryByRole('list', { name: 'Changed since you last looked' })).not.toBeInTheDocument());

beforeEach(() => void nothingIsInView());

describe('The cart that has changed', () => {
  it('tells of a changed price after a reload, to who sees and to who hears', async () => {
    server.use(cartIs([{ ...jhabla, productRate: 349 }, socks]));
    await renderScreen('/cart', { state: guest([jhabla, socks]) });
    expect(within(await changes()).getByText('Price changed from ₹399 to ₹349')).toBeVisible();
    expect(screen.getByText('Mulmul jhabla: Price changed from ₹399 to ₹349.')).toHaveAttribute('role', 'status');
  });

  it.each([
    ['few', 2, 12, 3, 'Only 3 left now', null],
    ['too few', 2, 12, 1, 'Only 1 left now', 'Please take fewer.'],
    ['enough again', 2, 1, 12, 'Back in stock', null],
  ])('tells when there are %s', async (_case, orderQuantity, before, stockQuantity, told, note) => {
    const known = { ...jhabla, orderQuantity };
    server.use(cartIs([{ ...known, stockQuantity }]));
    await renderScreen('/cart', { state: guest([{ ...known, stockQuantity: before }]) });
    expect(within(await changes()).getByText(told)).toBeVisible();
    if (note) expect(screen.getByText(note)).toBeVisible();
  });

  it.each([
    ['of plenty there is less', { stockQuantity: 9 }],
    ['nothing changed', {}],
  ])('tells nothing when %s', async (_case, now) => {
    server.use(cartIs([{ ...jhabla, ...now }, socks]));
    await renderScreen('/cart', { state: guest([jhabla]) });
    await screen.findByRole('heading', { name: 'Bamboo socks' });
    expect(screen.queryByRole('list', { name: 'Changed since you last looked' })).not.toBeInTheDocument();
  });

  it('says once that nothing is left', async () => {
    server.use(cartIs([{ ...jhabla, stockQuantity: 0 }]));
    await renderScreen('/cart', { state: guest([jhabla]) });
    expect(await screen.findByText('Out of stock')).toBeVisible();
    expect(screen.getByText('Currently, Few products are Out of Stock!')).toBeVisible();
    await noChanges();
  });

  it('lets the note of a line go when the shopper changes that line', async () => {
    const now = { ...jhabla, productRate: 349 };
    const { handler } = quantityAnswers((orderQuantity) => {
      server.use(
        cartIs([
          { ...now, orderQuantity },
          { ...socks, productRate: 120 },
        ]),
      );
      return success({ orderQuantity });
    });
    server.use(cartIs([now, { ...socks, productRate: 120 }]), handler);
    const { user } = await renderScreen('/cart', { state: guest([jhabla, socks]) });
    await screen.findByText('Price changed from ₹399 to ₹349');
    const [more] = screen.getAllByRole('button', { name: 'One more' });
    if (!more) throw new Error('No stepper');
    await user.click(more);
    await waitFor(() => expect(screen.queryByText('Price changed from ₹399 to ₹349')).not.toBeInTheDocument());
    expect(screen.getByText('Price changed from ₹150 to ₹120')).toBeVisible();
  });

  it('tells it for one visit to the cart', async () => {
    server.use(cartIs([{ ...jhabla, productRate: 349 }]));
    const { user } = await renderScreen('/cart', { state: guest([jhabla]) });
    await changes();
    await user.click(screen.getByRole('link', { name: 'About us' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Cart', level: 1 })).not.toBeInTheDocument());
    await user.click(screen.getByRole('link', { name: /^Cart, / }));
    await screen.findByRole('heading', { name: 'Mulmul jhabla' });
    await noChanges();
  });

  it('asks again when the shopper comes back to the tab, and tells what another device or staff changed', async () => {
    server.use(cartIs([jhabla]));
    const { store } = await renderScreen('/cart', { state: member({ lines: [jhabla] }) });
    await waitFor(() => expect(screen.queryByText('Updating…')).not.toBeInTheDocument());
    const stop = setupListeners(store.dispatch);
    server.use(cartIs([{ ...jhabla, productRate: 425 }, socks]));
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(await screen.findByRole('heading', { name: 'Bamboo socks' })).toBeVisible();
    expect(await screen.findByText('Price changed from ₹399 to ₹425')).toBeVisible();
    expect(screen.getByText('New in your cart')).toBeVisible();
    stop();
  });
});

describe('The cart that another device changed while it was open', () => {
  const coral = { ...jhabla, productColor: 'Coral', productSize: '3-6M' };
  const { productColor, productSize } = jhabla;

  async function openThen(path: string, now: CartItem[]) {
    server.use(cartIs([jhabla]));
    const { store } = await renderScreen(path, { state: guest([jhabla]) });
    await waitFor(() => expect(screen.queryByText('Updating…')).not.toBeInTheDocument());
    const stop = setupListeners(store.dispatch);
    server.use(cartIs(now));
    act(() => void window.dispatchEvent(new Event('focus')));
    return stop;
  }

  it.each([
    ['another colour and size', [coral], `Changed from ${productColor}, ${productSize}`],
    ['another quantity', [{ ...jhabla, orderQuantity: 1 }], 'Quantity changed from 2 to 1'],
    ['a product more', [jhabla, socks], 'New in your cart'],
  ])('tells of %s, on the cart and before an order', async (_what, now, told) => {
    const stop = await openThen('/cart', now);
    expect(within(await changes()).getByText(told)).toBeVisible();
    stop();
    cleanup();
    const stopAgain = await openThen('/checkout', now);
    expect(within(await screen.findByRole('list', { name: 'Products in this order' })).getByText(told)).toBeVisible();
    stopAgain();
  });

  it('tells of a product that is no longer in it', async () => {
    const stop = await openThen('/cart', [socks]);
    const gone = `No longer in your cart: Mulmul jhabla (${productColor}, ${productSize}).`;
    expect(await screen.findByText(gone)).toBeVisible();
    expect(screen.getByText(`Bamboo socks: New in your cart. ${gone}`)).toHaveAttribute('role', 'status');
    stop();
  });
});

describe('The cart that has changed', () => {
  it('tells what another tab has heard', async () => {
    server.use(cartIs([jhabla]));
    const { store } = await renderScreen('/cart', { state: guest([jhabla]) });
    await waitFor(() => expect(screen.queryByText('Updating…')).not.toBeInTheDocument());
    act(
      () => void store.dispatch(mergedFromOtherTab({ cart: { lines: [{ ...jhabla, productRate: 349 }], count: 1 } })),
    );
    expect(within(await changes()).getByText('Price changed from ₹399 to ₹349')).toBeVisible();
  });
});

const joinedLine = (known: Partial<JoinedLine> = {}): JoinedLine => ({
  productId: 1,
  productName: 'Mulmul jhabla',
  wantedQuantity: 2,
  orderQuantity: 2,
  stockQuantity: 12,
  ...known,
});

describe('cart of a guest who has logged in', () => {
  const withJoined = (joined: JoinedLine[]) => {
    server.use(cartIs([jhabla, socks]));
    const known = member();
    return renderScreen('/cart', { state: { ...known, cart: { ...known.cart, news: { ...noNews, joined } } } });
  };

  it('knows what came along from the login’s answer, until the shopper has seen it and gone on', async () => {
    server.use(cartIs([jhabla]), loginAnswers({ userId: 'u_1', joined: [joinedLine()] }).handler);
    const { store, user } = await renderScreen('/careers', { state: guest([jhabla]) });
    await act(
      async () =>
        void (await store.dispatch(
          accountApi.endpoints.logIn.initiate(secret({ emailId: 'a@example.com', password: 'secret-7' })),
        )),
    );
    await user.click(screen.getByRole('link', { name: /^Cart, / }));
    expect(await screen.findByText('From your visit as a guest: Mulmul jhabla.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'About us' }));
    await waitFor(() => expect(store.getState().cart.news).toBeUndefined());
  });

  it('names what came along', async () => {
    await withJoined([joinedLine(), joinedLine({ productId: 2, productName: 'Bamboo socks' })]);
    expect(await screen.findByText('From your visit as a guest: Mulmul jhabla, Bamboo socks.')).toBeVisible();
  });

  it('says where the stock did not reach, and what found no room', async () => {
    await withJoined([
      joinedLine({ wantedQuantity: 5, orderQuantity: 3, stockQuantity: 3 }),
      joinedLine({ productId: 7, productName: 'Felt booties', orderQuantity: 0 }),
    ]);
    expect(await screen.findByText('From your visit as a guest: Mulmul jhabla.')).toBeVisible();
    expect(screen.getByText('Mulmul jhabla: 3 of the 5 you wanted, which is all we have.')).toBeVisible();
    expect(screen.getByText('There was no room for: Felt booties.')).toBeVisible();
  });

  it('says nothing of it to who brought nothing', async () => {
    await withJoined([]);
    await screen.findByRole('heading', { name: 'Bamboo socks' });
    expect(screen.queryByText(/From your visit as a guest/)).not.toBeInTheDocument();
  });
});
