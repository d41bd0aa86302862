/** What moves by itself stays out of the log; what the shopper chose is followed when DevTools goes back to it. */
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ActionCreators, instrument } from '@redux-devtools/instrument';
import type { StoreEnhancer } from '@reduxjs/toolkit';
import { App } from '../../src/client/app/App';
import { loadScreen } from '../../src/client/app/router/loadedScreens';
import { connectHistory, currentLocation } from '../../src/client/app/router/navigator';
import { findRoute } from '../../src/client/app/router/routes';
import { carouselTiming } from '../../src/client/lib/constants';
import { makeDevTools } from '../../src/client/store/devTools';
import { makeStore } from '../../src/client/store/makeStore';
import { toastShown } from '../../src/client/store/toastsSlice';
import { fetchSlick } from '../../src/client/ui/useSlick';
import { host } from '../support/answers/handlers';
import { livelyShop } from '../support/answers/livelyShop';
import { renderScreen } from '../support/client/renderFeature';
import { server } from '../support/answers/server';
import { settled } from '../support/client/settled';
import { devToolsOf } from '../support/visits/visitWithDevTools';

let disconnect = () => undefined as void;
beforeEach(() => server.use(...livelyShop()));
afterEach(() => {
  disconnect();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** The shop with DevTools beside it. */
async function openWithDevTools(path: string) {
  window.history.replaceState({ key: 'start', state: null }, '', path);
  const location = { ...currentLocation(window), action: 'POP' as const };
  const store = makeStore({
    preloadedState: { location, visit: { restored: true } },
    extra: { baseUrl: host },
    devTools: makeDevTools(),
    enhancers: [instrument(undefined, { maxAge: 2000 }) as StoreEnhancer],
  });
  const connected = connectHistory(store, window);
  disconnect = connected.disconnect;
  await loadScreen(findRoute(location).route);
  render(<App store={store} navigator={connected.navigator} />);
  const { liftedStore } = store as unknown as {
    liftedStore: { getState: () => { currentStateIndex: number }; dispatch: (action: unknown) => void };
  };
  const moment = () => liftedStore.getState().currentStateIndex;
  const jumpTo = (index: number) => act(() => liftedStore.dispatch(ActionCreators.jumpToState(index)));
  const told = () => devToolsOf(store).toldSince(0);
  return { store, user: userEvent.setup(), moment, jumpTo, told };
}

const stories = () => within(screen.getByRole('group', { name: 'Customer stories' }));
/** The stories come with what the keeper says of the shop. */
const storiesAreThere = () => screen.findByRole('button', { name: 'Next: Customer stories' });
/** Slides in view: the others cannot be reached. */
const shownSlide = () =>
  stories()
    .getAllByRole('group', { hidden: true })
    .find((slide) => !slide.hasAttribute('inert'))
    ?.getAttribute('aria-label');

/** By two, if they do. */
async function letStoriesMove(): Promise<void> {
  const step = carouselTiming.stories.autoplay + carouselTiming.stories.speed;
  // Step by step: what is drawn in between counts.
  for (let passed = 0; passed < 2.5 * step; passed += 100) await act(() => jest.advanceTimersByTimeAsync(100));
}

describe('page that follows DevTools', () => {
  it('takes a carousel back to where it was, and says nothing about it', async () => {
    await fetchSlick();
    // In a tab that nobody sees nothing moves by itself, however slow this machine is.
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const { user, moment, jumpTo, told, store } = await openWithDevTools('/about');
    await storiesAreThere();
    const start = moment();
    await user.click(stories().getByRole('button', { name: 'Next: Customer stories' }));
    await waitFor(() => expect(shownSlide()).toBe('2 of 28'));
    await settled(store);
    const afterwards = moment();
    const written = told();
    jumpTo(start);
    await waitFor(() => expect(shownSlide()).toBe('1 of 28'));
    expect(stories().getByRole('button', { name: 'Pause: Customer stories' })).toBeVisible();
    jumpTo(afterwards);
    await waitFor(() => expect(shownSlide()).toBe('2 of 28'));
    expect(stories().getByRole('button', { name: 'Play: Customer stories' })).toBeVisible();
    expect(told()).toEqual(written);
  });

  it('folds an answer again that DevTools takes back', async () => {
    const { user, moment, jumpTo, told, store } = await openWithDevTools('/faqs');
    await settled(store);
    const [answer] = document.querySelectorAll('details');
    const start = moment();
    await user.click(answer?.querySelector('summary') as HTMLElement);
    await waitFor(() => expect(store.getState().view.page.fold).toBeDefined());
    expect(answer).toHaveAttribute('open');
    const afterwards = moment();
    const written = told();
    jumpTo(start);
    expect(answer).not.toHaveAttribute('open');
    jumpTo(afterwards);
    expect(answer).toHaveAttribute('open');
    expect(told()).toEqual(written);
  });

  it('lets the stories move on by themselves without a word in the log', async () => {
    await fetchSlick();
    jest.useFakeTimers();
    const { store } = await renderScreen('/about');
    await storiesAreThere();
    const before = store.getState().view;
    expect(shownSlide()).toBe('1 of 28');
    await letStoriesMove();
    expect(shownSlide()).toBe('3 of 28');
    expect(store.getState().view).toBe(before);
  });

  it('keeps the stories where they are while DevTools looks back, and lets them go on afterwards', async () => {
    await fetchSlick();
    jest.useFakeTimers();
    const { store, moment, jumpTo } = await openWithDevTools('/about');
    await storiesAreThere();
    // Something that can be gone back behind.
    await act(() => store.dispatch(toastShown('info', 'Hello')));
    const latest = moment();
    jumpTo(latest - 1);
    await letStoriesMove();
    expect(shownSlide()).toBe('1 of 28');
    jumpTo(latest);
    await letStoriesMove();
    expect(shownSlide()).toBe('3 of 28');
  });

  it('starts over with the slides when another colour is explored', async () => {
    jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
    await fetchSlick();
    const { user, store } = await renderScreen('/');
    await user.click(await screen.findByRole('button', { name: 'Next: Products in Blue' }));
    await waitFor(() => expect(store.getState().view.page.slide).toEqual({ 'explored-colour': 1 }));
    await user.click(screen.getByRole('button', { name: 'Red' }));
    await waitFor(() => expect(store.getState().view.page.slide).toEqual({}));
    const carousel = within(await screen.findByRole('group', { name: 'Products in Red' }));
    expect(carousel.getByRole('group', { name: '2 of 5' })).not.toHaveAttribute('inert');
  });
});
