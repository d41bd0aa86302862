/** What the shop does by itself it does once, when it happens, and never because DevTools shows that moment again. */
import { act, screen, waitFor } from '@testing-library/react';
import { instrument } from '@redux-devtools/instrument';
import type { StoreEnhancer } from '@reduxjs/toolkit';
import { makeDevTools } from '../../src/client/store/devTools';
import { cutState } from '../../src/client/store/devToolsPanel';
import { makeStore } from '../../src/client/store/makeStore';
import { STORAGE_KEY } from '../../src/client/store/persistence';
import { toastShown } from '../../src/client/store/toastsSlice';
import type { OrderPlaced } from '../../src/contract/order';
import { success } from '../support/answers/answers';
import type { Answer } from '../support/answers/answers';
import { line } from '../support/data/builders';
import { fillInCheckout, placeOrder } from '../support/client/checkoutForm';
import { guest, ordersAnswer, placed } from '../support/answers/guest';
import { callFails, cartIs, couponIs } from '../support/answers/handlers';
import { held } from '../support/lib/held';
import { member, memberId, wishlistIs } from '../support/answers/member';
import { address } from '../support/client/renderApp';
import { server } from '../support/answers/server';
import { aMoment, atRest, devToolsOf, isLive, visitWithDevTools, watch } from '../support/visits/visitWithDevTools';

const jhabla = line({ productName: 'Mulmul jhabla', productRate: 399, orderQuantity: 2 });

const withDevTools = (state = guest([jhabla])) =>
  makeStore({
    preloadedState: state,
    devTools: makeDevTools(),
    enhancers: [instrument(undefined, { maxAge: 2000, pauseActionType: '@@PAUSED' }) as StoreEnhancer],
  });

describe('News during a time-travel pause', () => {
  it('is an answer: it waits, and then the page goes on', async () => {
    const answer = held<Awaited<Answer<OrderPlaced>>>();
    server.use(cartIs([jhabla]), ordersAnswer(() => answer.promise).handler);
    const visit = await visitWithDevTools('/checkout', guest([jhabla]));
    const { devTools, user } = visit;
    await fillInCheckout(user);
    await placeOrder(user);
    await screen.findByRole('button', { name: 'Placing your order…' });
    const latest = devTools.latest();
    await visit.persistor.flush();
    await devTools.jumpTo(0);
    const watched = watch(visit);
    answer.release(success(placed));
    await aMoment();
    watched.expectNothing();
    await devTools.jumpTo(latest);
    expect(await screen.findByText('JH-2041')).toBeVisible();
    expect(address()).toBe('/payment-successful');
  });

  it('is another tab’s word: it counts afterwards', async () => {
    server.use(cartIs([jhabla]), couponIs('FIRST', {}));
    const visit = await visitWithDevTools('/cart', guest([jhabla]));
    const { devTools, store } = visit;
    await screen.findByRole('button', { name: 'Checkout' });
    await atRest(visit);
    const latest = devTools.latest();
    await devTools.jumpTo(0);
    const watched = watch(visit);
    const told = JSON.stringify({ coupon: JSON.stringify({ code: 'FIRST' }) });
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEY, newValue: told })));
    watched.expectNothing();
    expect(store.getState().coupon).toEqual({});
    await devTools.jumpTo(latest);
    await waitFor(() => expect(store.getState().coupon.code).toBe('FIRST'));
  });
});

describe('The shop during a time-travel pause', () => {
  it('drops a coupon that ended once, and says so once', async () => {
    server.use(cartIs([jhabla]), couponIs('FIRST', { couponStatus: 'inactive' }));
    const visit = await visitWithDevTools('/cart', guest([jhabla], 'FIRST'));
    const { devTools, store } = visit;
    await screen.findByText('Invalid or inactive coupon code.');
    await atRest(visit);
    const latest = devTools.latest();
    const next = devTools.log().nextActionId;
    await devTools.jumpTo(devTools.placeOf('coupon/removed') - 1);
    const watched = watch(visit);
    expect(store.getState().coupon.code).toBe('FIRST');
    expect(screen.queryByText('Invalid or inactive coupon code.')).not.toBeInTheDocument();
    await aMoment();
    watched.expectNothing();
    await devTools.jumpTo(latest);
    await isLive(visit);
    expect(screen.getAllByText('Invalid or inactive coupon code.')).toHaveLength(1);
    expect(devTools.toldSince(next)).toEqual([]);
  });

  it('leads a visitor away from a member’s page once', async () => {
    const visit = await visitWithDevTools('/profile');
    const { devTools } = visit;
    await waitFor(() => expect(address()).toBe('/login'));
    await atRest(visit);
    await devTools.jumpTo(devTools.placeOf('visit/restored'));
    const watched = watch(visit);
    await aMoment();
    expect(address()).toBe('/profile');
    watched.expectNothing();
  });

  it('ends a session once', async () => {
    server.use(...wishlistIs(4).handlers);
    server.use(callFails('/usercart/in-cart', { code: 'UNAUTHENTICATED', message: '' }));
    const visit = await visitWithDevTools('/cart', member({ lines: [jhabla] }));
    const { devTools, store } = visit;
    await waitFor(() => expect(devTools.types()).toContain('auth/signedOut'));
    await atRest(visit);
    await devTools.jumpTo(devTools.placeOf('auth/signedOut') - 1);
    const watched = watch(visit);
    expect(store.getState().auth.userId).toBe(memberId);
    await aMoment();
    watched.expectNothing();
  });

  it('lets a wish that waits for the login go on waiting', async () => {
    const wishes = wishlistIs();
    server.use(...wishes.handlers);
    const visit = await visitWithDevTools('/login');
    const { devTools } = visit;
    window.sessionStorage.setItem('heart', JSON.stringify({ what: 4, since: Date.now() }));
    await atRest(visit);
    // As a member on the shelves, where the wish would be granted.
    const { state } = devTools.log().computedStates[devTools.latest()] ?? {};
    const onTheShelves = { ...state, ...member(), location: { ...state?.location, pathname: '/about' } };
    await devTools.do({ type: 'IMPORT_STATE', nextLiftedState: [], preloadedState: onTheShelves } as never);
    await waitFor(() => expect(address()).toBe('/about'));
    const watched = watch(visit);
    await aMoment();
    watched.expectNothing();
    expect(wishes.asked).toEqual([]);
    expect(window.sessionStorage.getItem('heart')).not.toBeNull();
  });
});

describe('A history that the panel kept over a reload', () => {
  it('comes before the page has done anything, and is not taken: the page is what it is, and lives', () => {
    const earlier = withDevTools(guest([]));
    earlier.dispatch({ type: 'something/happened' });
    const store = withDevTools();
    const before = store.getState();
    store.liftedStore?.dispatch({ type: 'IMPORT_STATE', nextLiftedState: earlier.liftedStore?.getState() } as never);
    expect(store.getState()).toEqual(before);
    expect(store.isPaused()).toBe(false);
    expect(store.timeTravel?.shown()).toBeNull();
    store.dispatch({ type: 'something/happened' });
    expect(devToolsOf(store).types()).toContain('something/happened');
  });

  it('comes after what the page did first, and is not taken either', () => {
    const earlier = withDevTools(guest([]));
    earlier.dispatch({ type: 'something/happened' });
    const kept = earlier.liftedStore?.getState();
    const store = withDevTools();
    store.dispatch({ type: 'visit/begun' });
    const before = store.getState();
    // What the panel kept began with a state as it was told, and the store's own reducer has gone on from there.
    const nextLiftedState = { ...kept, committedState: cutState(earlier.getState()) };
    store.liftedStore?.dispatch({ type: 'IMPORT_STATE', nextLiftedState } as never);
    expect(store.getState()).toEqual(before);
    expect(store.isPaused()).toBe(false);
    expect(store.timeTravel?.shown()).toBeNull();
    store.dispatch({ type: 'something/else' });
    expect(devToolsOf(store).types()).toContain('something/else');
  });
});

describe('A log whose recording is paused', () => {
  it('keeps its rows when the page is brought back to what it did meanwhile', () => {
    const store = withDevTools();
    store.dispatch({ type: 'something/recorded' });
    store.liftedStore?.dispatch({ type: 'PAUSE_RECORDING', status: true } as never);
    store.dispatch(toastShown('info', 'Not recorded'));
    const latest = store.getState();
    store.liftedStore?.dispatch({ type: 'JUMP_TO_STATE', index: 0 } as never);
    expect(store.isPaused()).toBe(true);
    const rows = devToolsOf(store).types();
    store.timeTravel?.backToLive();
    expect(store.getState()).toBe(latest);
    expect(devToolsOf(store).types()).toEqual(rows);
  });
});
