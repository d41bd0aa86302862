/** A file that an earlier release saved (fixtures/visits) shows what the shopper saw then. */
import { act, render, screen } from '@testing-library/react';
import '../../../src/client/app/problem/everyEndpoint';
import { App } from '../../../src/client/app/App';
import { loadScreen } from '../../../src/client/app/router/loadedScreens';
import { inertNavigator } from '../../../src/client/app/router/navigator';
import { findRoute } from '../../../src/client/app/router/routes';
import { makeReplayStore } from '../../../src/replay/replayStore';
import { earlierVisit } from '../../support/visits/earlierVisits';

async function openCartOf090() {
  const bundle = earlierVisit('cart-0.9.0');
  const types = (JSON.parse(bundle.payload) as { type: string }[]).map(({ type }) => type);
  const { store, log, show } = makeReplayStore(bundle);
  log.workOut(types.length);
  await loadScreen(findRoute(store.getState().location).route);
  render(<App store={store} navigator={inertNavigator} />);
  return {
    log,
    end: log.stateAt(types.length),
    /** After the first step of a type. */
    goBehind: (type: string) => act(() => show(log.stateAt(types.indexOf(type) + 1) ?? {})),
  };
}

const quantities = () => screen.getAllByText(/^\d+$/, { selector: 'output' }).map(({ textContent }) => textContent);
const changes = () => screen.queryAllByText(/^(?:Price changed|New in)/).map(({ textContent }) => textContent);

describe('A visit to the cart that 0.9.0 saved', () => {
  it('shows at each step what was pressed and what had changed', async () => {
    const { log, end, goBehind } = await openCartOf090();
    expect(log.faults()).toEqual([]);
    // It begins with a quantity that the server has not confirmed, of a line whose change the shopper has answered to.
    expect(quantities()).toEqual(['3', '1', '1']);
    expect(changes()).toEqual(['Price changed from ₹150 to ₹120', 'Price changed from ₹250 to ₹275']);
    expect(screen.getByText('Updating…')).toBeVisible();

    goBehind('cart/quantityChosen');
    expect(quantities()).toEqual(['4', '1', '1']);
    goBehind('cart/lineLeaving');
    expect(screen.getByRole('button', { name: 'Delete Bamboo socks, Blue, 0-3M' })).toBeDisabled();
    goBehind('cart/linesChanged');
    expect(quantities()).toEqual(['4', '1', '1']);
    expect(changes()).toEqual(['Price changed from ₹250 to ₹275', 'New in your cart']);
    // The shopper has gone elsewhere, and has seen it all.
    const edits = { quantities: {}, leaving: [] };
    expect(end).toMatchObject({ cart: { count: 3, edits }, location: { pathname: '/about' } });
    expect(end).not.toHaveProperty('cart.news');
  });
});
