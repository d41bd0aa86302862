import { connectHistory, currentLocation } from '../../../src/client/app/router/navigator';
import { nextPaint } from '../../../src/client/browser/scheduling';
import { selectFilters, selectShowsAll } from '../../../src/client/store/filtersSlice';
import { locationChanged, selectLocation, startLocation } from '../../../src/client/store/locationSlice';
import { makeStore } from '../../../src/client/store/makeStore';
import { panelOpened, selectOpenPanel } from '../../../src/client/store/panelSlice';
import { inTime } from '../../support/lib/until';

let disconnect = () => undefined as void;
afterEach(() => disconnect());

/** A visit that starts at a path. */
function visit(path: string) {
  window.history.replaceState({ key: 'start', state: null }, '', path);
  const store = makeStore({ preloadedState: { location: { ...currentLocation(window), action: 'POP' } } });
  const connected = connectHistory(store, window);
  disconnect = connected.disconnect;
  return { store, navigator: connected.navigator };
}
const addressBar = () => window.location.pathname + window.location.search;
const popped = () =>
  inTime(
    'the browser to step back',
    new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true })),
  );

describe('Where the shopper is', () => {
  it('follows a navigation, and the address bar with it', async () => {
    const { store, navigator } = visit('/');
    navigator.push('/shop?category=Kids', { from: 'menu' });
    await nextPaint();
    expect(addressBar()).toBe('/shop?category=Kids');
    expect(selectLocation(store.getState())).toMatchObject({
      pathname: '/shop',
      search: '?category=Kids',
      state: { from: 'menu' },
      action: 'PUSH',
    });
  });

  it('follows Back', async () => {
    const { store, navigator } = visit('/');
    navigator.push('/cart');
    await nextPaint();
    const back = popped();
    navigator.go(-1);
    await back;
    expect(selectLocation(store.getState())).toMatchObject({ pathname: '/', action: 'POP', key: 'start' });
  });

  it('leaves no step behind when an address is replaced', () => {
    const { navigator } = visit('/');
    const steps = window.history.length;
    navigator.replace('/shop?color=Blue');
    expect(window.history.length).toBe(steps);
    expect(addressBar()).toBe('/shop?color=Blue');
  });

  it('moves the address bar when a replay jumps to another moment', async () => {
    const { store, navigator } = visit('/');
    navigator.push('/productdetails/7');
    await nextPaint();
    store.dispatch(locationChanged({ ...startLocation, pathname: '/shop', search: '?search=socks', key: 'replayed' }));
    expect(addressBar()).toBe('/shop?search=socks');
  });

  it('is no business of the window once the visit is over', () => {
    const { store } = visit('/');
    disconnect();
    store.dispatch(locationChanged({ ...startLocation, pathname: '/cart' }));
    expect(addressBar()).toBe('/');
  });

  it('closes what is open over the page', async () => {
    const { store, navigator } = visit('/');
    store.dispatch(panelOpened({ name: 'mobileMenu' }));
    navigator.push('/cart');
    await nextPaint();
    expect(selectOpenPanel(store.getState())).toBeNull();
  });
});

describe('A step to another page', () => {
  const isLeaving = () => document.documentElement.classList.contains('leaving');

  it('comes after a frame in which the page says that it is leaving', async () => {
    const { navigator } = visit('/');
    navigator.push('/cart');
    expect([addressBar(), isLeaving()]).toEqual(['/', true]);
    await nextPaint();
    expect([addressBar(), isLeaving()]).toEqual(['/cart', false]);
  });

  it('comes at once where the next page stands beside this one, and this one is not scrolled', () => {
    const { navigator } = visit('/');
    const next = document.createElement('div');
    next.className = 'route-slot-next';
    document.body.append(next);
    navigator.push('/cart');
    next.remove();
    expect([addressBar(), isLeaving()]).toEqual(['/cart', false]);
  });

  it('leaves nothing to press meanwhile', async () => {
    const { navigator } = visit('/');
    const pressed = jest.fn();
    document.body.addEventListener('click', pressed);
    navigator.push('/cart');
    document.body.click();
    expect(pressed).not.toHaveBeenCalled();
    await nextPaint();
    document.body.click();
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('is not taken where another one was asked for before it', async () => {
    const { navigator } = visit('/');
    const steps = window.history.length;
    navigator.push('/cart');
    navigator.push('/wishlist');
    await nextPaint();
    expect([addressBar(), window.history.length]).toEqual(['/wishlist', steps + 1]);
  });

  it('is given up by a step back', async () => {
    const { navigator } = visit('/');
    navigator.push('/shop');
    await nextPaint();
    const back = popped();
    navigator.push('/cart');
    navigator.go(-1);
    expect(isLeaving()).toBe(false);
    await back;
    await nextPaint();
    expect(addressBar()).toBe('/');
  });
});

describe('What filters the listing', () => {
  it('is what the address says', async () => {
    const { store, navigator } = visit('/');
    navigator.push('/shop?category=Kids&color=Blue&minPrice=100');
    await nextPaint();
    expect(selectFilters(store.getState())).toEqual({ category: 'Kids', color: 'Blue', minPrice: 100 });
  });

  it('stays as it was while the shopper looks at a product', async () => {
    const { store, navigator } = visit('/');
    navigator.push('/shop?color=Blue');
    await nextPaint();
    navigator.push('/productdetails/7');
    await nextPaint();
    expect(selectFilters(store.getState())).toEqual({ color: 'Blue' });
  });

  it('shows all again on the way back to where Load More was pressed', async () => {
    const { store, navigator } = visit('/');
    navigator.push('/shop');
    await nextPaint();
    navigator.replace('/shop', { showsAll: true });
    expect(selectShowsAll(store.getState())).toBe(true);
    navigator.push('/shop?color=Blue');
    expect(selectShowsAll(store.getState())).toBe(false);
    const back = popped();
    navigator.go(-1);
    await back;
    expect(selectShowsAll(store.getState())).toBe(true);
  });
});
