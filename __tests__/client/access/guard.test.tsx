/** Pages of members' own, and what happens when a session ends (decisions 18, 19, 85). */
import { act, screen, waitFor } from '@testing-library/react';
import { accountApi } from '../../../src/client/api/accountApi';
import { wishlistApi } from '../../../src/client/api/wishlistApi';
import { mergeOtherTabs } from '../../../src/client/store/otherTabs';
import { sessionRestored } from '../../../src/client/store/events';
import { STORAGE_KEY } from '../../../src/client/store/persistence';
import type { SessionAnswer } from '../../../src/contract/account';
import { loginAnswers, ownPagesAreEmpty } from '../../support/answers/access';
import { success } from '../../support/answers/answers';
import { callFails, callWaits } from '../../support/answers/handlers';
import { held } from '../../support/lib/held';
import { agree, fillInMain, main, pressInMain } from '../../support/client/main';
import { member, memberId, wishlistIs } from '../../support/answers/member';
import { address } from '../../support/client/renderApp';
import { renderScreen } from '../../support/client/renderFeature';
import { server } from '../../support/answers/server';

beforeEach(() => server.use(...ownPagesAreEmpty()));

const own = ['/wishlist', '/profile', '/order-history'];
const logIn = async (user: Awaited<ReturnType<typeof renderScreen>>['user']) => {
  server.use(loginAnswers({ userId: memberId }).handler);
  await main().findByRole('button', { name: 'Login' });
  await fillInMain(user, { 'E-mail': 'demo@jhabla.example', Password: 'demo1234' });
  await agree(user);
  await pressInMain(user, 'Login');
};

describe('page of members’ own', () => {
  it.each(own)('%s leads a visitor to the login, and back as a member', async (path) => {
    const { user, store } = await renderScreen(`${path}?page=2`);
    await waitFor(() => expect(address()).toBe('/login'));
    expect(store.getState().location).toMatchObject({ action: 'REPLACE', state: { from: `${path}?page=2` } });
    await logIn(user);
    await waitFor(() => expect(address()).toBe(`${path}?page=2`));
  });

  it('waits until it is known who this is: a member stays', async () => {
    const answer = held<Response>();
    server.use(callWaits('/users/session', answer.promise));
    const { store } = await renderScreen('/wishlist', { state: { visit: { restored: false } } });
    await act(async () => {
      store.dispatch(sessionRestored({}));
      void store.dispatch(accountApi.endpoints.getSession.initiate());
    });
    expect(address()).toBe('/wishlist');
    await act(async () => answer.release(success<SessionAnswer>({ userId: memberId, guestId: null })));
    await waitFor(() => expect(store.getState().auth.userId).toBe(memberId));
    expect(address()).toBe('/wishlist');
  });

  it('says that the visit has ended, and comes back after the login', async () => {
    server.use(...wishlistIs(4).handlers);
    const { user, store } = await renderScreen('/wishlist', { state: member() });
    await screen.findByRole('link', { name: 'Wishlist, 1 item' });
    server.use(callFails(`/wishlist/get/${memberId}`, { code: 'UNAUTHENTICATED', message: 'Please log in.' }));
    await act(
      async () => void store.dispatch(wishlistApi.endpoints.getWishlist.initiate(memberId, { forceRefetch: true })),
    );
    expect(await screen.findByText('Your visit has ended. Please log in or start again.')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/login'));
    server.use(...wishlistIs(4).handlers);
    await logIn(user);
    await waitFor(() => expect(address()).toBe('/wishlist'));
  });

  it('hears of a logout in another tab: nothing of the member stays, nor what was typed', async () => {
    window.sessionStorage.setItem('contactDraft', '{}');
    const { store } = await renderScreen('/wishlist', { state: member({ wished: [4] }) });
    const stop = mergeOtherTabs(store, window);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'memberLeftAt', newValue: '1' })));
    expect(await screen.findByText('You have logged out in another tab.')).toBeVisible();
    expect(store.getState()).toMatchObject({ auth: { userId: null }, wishlist: { productIds: [] } });
    await waitFor(() => expect(address()).toBe('/login'));
    expect(Object.keys(window.sessionStorage)).not.toContain('contactDraft');
    stop();
  });

  it('a member of another tab goes on from the login to the remembered page', async () => {
    const { store } = await renderScreen('/login', { historyState: { from: '/faqs' } });
    const stop = mergeOtherTabs(store, window);
    const kept = JSON.stringify({ auth: JSON.stringify({ userId: memberId, guestId: null }) });
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEY, newValue: kept })));
    await waitFor(() => expect(address()).toBe('/faqs'));
    stop();
  });
});
