/** A member's end, however it comes (docs/requirements.md section 4; decisions 73, 85). */
import { accountApi } from '../../../../src/client/api/accountApi';
import { wishlistApi } from '../../../../src/client/api/wishlistApi';
import { makeStore } from '../../../../src/client/store/makeStore';
import { selectIsInWishlist, selectWishlistCount } from '../../../../src/client/store/wishlistEditsSlice';
import { line } from '../../../support/data/builders';
import { backendSays, callFails, host, sessionIs } from '../../../support/answers/handlers';
import { member, memberId, wishlistIs } from '../../../support/answers/member';
import { server } from '../../../support/answers/server';

const visit = () => makeStore({ preloadedState: member({ lines: [line()], wished: [4] }), extra: { baseUrl: host } });
const { getWishlist, addToWishlist, clearWishlist } = wishlistApi.endpoints;

describe('The end of a session', () => {
  it('comes with the first call that says so', async () => {
    server.use(callFails(`/wishlist/get/${memberId}`, { code: 'UNAUTHENTICATED', message: 'Please log in.' }));
    const store = visit();
    await store.dispatch(getWishlist.initiate(memberId));
    expect(store.getState()).toMatchObject({
      auth: { userId: null, guestId: null },
      cart: { lines: [], count: 0 },
      wishlist: { productIds: [] },
    });
  });

  it('does not come with a call that may only not do this', async () => {
    server.use(callFails(`/wishlist/get/${memberId}`, { code: 'FORBIDDEN', message: 'No.' }));
    const store = visit();
    await store.dispatch(getWishlist.initiate(memberId));
    expect(store.getState().auth.userId).toBe(memberId);
  });

  it('empties the hearts when the session ended while nobody looked', async () => {
    server.use(sessionIs());
    const store = visit();
    await store.dispatch(accountApi.endpoints.getSession.initiate());
    expect(selectWishlistCount(store.getState())).toBe(0);
    expect(selectIsInWishlist(store.getState(), 4)).toBe(false);
  });
});

describe('The wishlist', () => {
  it('tolerates a backend that repeats, or names no product', async () => {
    const item = { productId: '9', product: { productName: 'Booties', productMRP: '199', productRate: 149 } };
    server.use(backendSays(`/wishlist/get/${memberId}`, [item, item, {}, null]));
    const { data } = await visit().dispatch(getWishlist.initiate(memberId));
    expect(data).toEqual([
      {
        productId: 9,
        product: {
          productId: 9,
          productName: 'Booties',
          prdDesc: '',
          productMRP: 199,
          productRate: 149,
          prodImg1: '',
          productQuantity: 0,
          productRatings: 0,
          no_of_rating: 0,
        },
      },
    ]);
  });

  it('knows what was added before the list is asked for again, and nothing after it was cleared', async () => {
    const { handlers, asked } = wishlistIs(4);
    server.use(...handlers);
    const store = visit();
    await store.dispatch(addToWishlist.initiate({ userId: memberId, productId: 5 }));
    expect(store.getState().wishlist.productIds).toEqual([5, 4]);
    await store.dispatch(clearWishlist.initiate(memberId));
    expect(selectWishlistCount(store.getState())).toBe(0);
    expect(asked).toEqual(['add 5', 'clear']);
  });
});
