/** Redux DevTools takes a living visit back and forth: the page follows, and nothing else happens. */
import { screen, waitFor } from '@testing-library/react';
import { isRow } from '../../src/client/store/devToolsPanel';
import type { RootState } from '../../src/client/store/rootReducer';
import { says } from '../support/answers/answers';
import { line } from '../support/data/builders';
import { fillInCheckout, placeOrder } from '../support/client/checkoutForm';
import { guest, ordersAnswer, placed } from '../support/answers/guest';
import { cartIs, menuIs } from '../support/answers/handlers';
import { address } from '../support/client/renderApp';
import { server } from '../support/answers/server';
import {
  ActionCreators,
  aMoment,
  atRest,
  isLive,
  kept,
  visitWithDevTools,
  watch,
} from '../support/visits/visitWithDevTools';
import type { DevToolsVisit } from '../support/visits/visitWithDevTools';

const jhabla = line({ productName: 'Mulmul jhabla', productRate: 399, orderQuantity: 2 });
const socks = line({ productId: 2, productName: 'Bamboo socks', productRate: 150 });

/** From the cart to the thanks; half of it was short, so a notice says so. */
async function purchase() {
  const short = { ...placed, placed: [1], failed: [{ productId: 2, stockQuantity: 0 }] };
  server.use(cartIs([jhabla, socks]), ordersAnswer(says(short, 207)).handler, menuIs([{ id: 1, name: 'Men' }]));
  const visit = await visitWithDevTools('/cart', guest([jhabla, socks]));
  await visit.user.click(await screen.findByRole('button', { name: 'Checkout' }));
  await fillInCheckout(visit.user);
  server.use(cartIs([socks]));
  await placeOrder(visit.user);
  await screen.findByText('Order partially placed. Some items failed.');
  await atRest(visit);
  return visit;
}

const addressOf = ({ location: { pathname, search } }: RootState) => pathname + search;
const toastsOn = (page: Element) =>
  [...page.querySelectorAll('.toast-words > span:first-child')].map(({ textContent }) => textContent);

/** The page shows what the store holds. */
function expectShown({ store, container }: DevToolsVisit) {
  expect(address()).toBe(addressOf(store.getState()));
  expect(toastsOn(container)).toEqual(store.getState().toasts.map(({ text }) => text));
}

describe('A purchase', () => {
  it('is walked through backwards and forwards: the page follows, nothing is sent, noted or kept', async () => {
    const visit = await purchase();
    const { devTools } = visit;
    // From the last row of the panel on it is the newest moment, whatever the page has noted behind it.
    const { actionsById, stagedActionIds } = devTools.log();
    const lastRow = stagedActionIds.findLastIndex((id) => isRow(actionsById[id]?.action ?? { type: '' }));
    const every = Array.from({ length: lastRow }, (_, index) => index);
    const way = [...every.slice().reverse(), ...every];
    const watched = watch(visit);
    for (const index of way) {
      await devTools.jumpTo(index);
      expect(visit.store.getState()).toBe(devTools.stateAt(index));
      expectShown(visit);
    }
    await aMoment();
    watched.expectNothing();
  });

  it('lives again at its newest moment, without asking for anything', async () => {
    const visit = await purchase();
    const { devTools, user, sent } = visit;
    const [asked, next, keptBefore] = [sent.length, devTools.log().nextActionId, kept()];
    // A visit that lives again goes on noting, so each time the newest moment is looked up.
    const ways = [() => 0, devTools.latest, () => devTools.placeOf('checkout/attemptStarted'), devTools.latest];
    for (const place of ways) await devTools.jumpTo(place());
    await isLive(visit);
    expectShown(visit);
    expect(sent.slice(asked)).toEqual([]);
    expect(devTools.toldSince(next)).toEqual([]);
    expect(kept()).toBe(keptBefore);
    await user.click(screen.getByRole('link', { name: 'Continue Shopping' }));
    await waitFor(() => expect(address()).toBe('/shop'));
    expect(devTools.toldSince(next)).toContain('location/changed');
  });

  it('takes no presses at a former moment', async () => {
    const visit = await purchase();
    const { devTools, user } = visit;
    await devTools.jumpTo(devTools.placeOf('checkout/attemptStarted') - 1);
    const order = await screen.findByRole('button', { name: /^Plac(e|ing)/ });
    const watched = watch(visit);
    await user.click(order);
    await user.click(screen.getByRole('link', { name: /^Cart/ }));
    await user.keyboard('{Enter}');
    await aMoment();
    watched.expectNothing();
    expect(address()).toBe('/checkout');
  });

  it('is shown without an action that is skipped, and with it again', async () => {
    const visit = await purchase();
    const { devTools } = visit;
    const said = devTools.idOf('toasts/shown');
    const [next, sent] = [devTools.log().nextActionId, visit.sent.length];
    await devTools.do(ActionCreators.toggleAction(said));
    expect(visit.store.isPaused()).toBe(true);
    expect(screen.queryByText('Order partially placed. Some items failed.')).not.toBeInTheDocument();
    expectShown(visit);
    await devTools.do(ActionCreators.toggleAction(said));
    await isLive(visit);
    expect(await screen.findAllByText('Order partially placed. Some items failed.')).toHaveLength(1);
    expect(devTools.toldSince(next)).toEqual([]);
    expect(visit.sent).toHaveLength(sent);
  });

  it('gives way to an imported log, and comes back with its own', async () => {
    const visit = await purchase();
    const { devTools } = visit;
    const own = devTools.log();
    const [sent, keptBefore] = [visit.sent.length, kept()];
    const cut = devTools.placeOf('checkout/attemptStarted');
    const actions = own.stagedActionIds
      .slice(1, cut + 1)
      .map((id) => JSON.parse(JSON.stringify(own.actionsById[id]?.action)) as { type: string });
    const start = JSON.parse(JSON.stringify(devTools.stateAt(0))) as RootState;
    await devTools.do({ ...ActionCreators.importState(actions as never), preloadedState: start } as never);
    expect(visit.store.getState().checkout.step).toBe('placing');
    expect(await screen.findByRole('button', { name: 'Placing your order…' })).toBeVisible();
    expectShown(visit);
    expect(visit.store.isPaused()).toBe(true);
    await devTools.jumpTo(1);
    expectShown(visit);
    await aMoment();
    expect(devTools.log().nextActionId).toBe(cut + 1);
    await devTools.do(ActionCreators.importState(own as never));
    await isLive(visit);
    expectShown(visit);
    expect(visit.sent).toHaveLength(sent);
    expect(kept()).toBe(keptBefore);
  });

  it('goes on while DevTools is paused, and after it has forgotten the log', async () => {
    const visit = await purchase();
    const { devTools, user } = visit;
    await devTools.do(ActionCreators.commit());
    expect(visit.store.isPaused()).toBe(false);
    await devTools.do(ActionCreators.pauseRecording(true));
    await user.click(screen.getByRole('link', { name: 'Back to your cart' }));
    expect(await screen.findByRole('button', { name: 'Checkout' })).toBeVisible();
    await waitFor(() => expect(visit.store.isPaused()).toBe(false));
    await devTools.do(ActionCreators.pauseRecording(false));
    await user.click(await screen.findByRole('button', { name: 'Checkout' }));
    await waitFor(() => expect(address()).toBe('/checkout'));
  });

  it('stands still while DevTools has locked it', async () => {
    const visit = await purchase();
    await visit.devTools.do(ActionCreators.lockChanges(true));
    const watched = watch(visit);
    await visit.user.click(screen.getByRole('link', { name: 'Continue Shopping' }));
    await aMoment();
    watched.expectNothing();
    await visit.devTools.do(ActionCreators.lockChanges(false));
    await isLive(visit);
    await visit.user.click(screen.getByRole('link', { name: 'Continue Shopping' }));
    await waitFor(() => expect(address()).toBe('/shop'));
  });
});
