/** What the store still holds of an account after an order, where no screen looks at it (api/orderApi). */
import { addressApi } from '../../../../src/client/api/addressApi';
import { orderApi } from '../../../../src/client/api/orderApi';
import { makeStore } from '../../../../src/client/store/makeStore';
import { accountIs } from '../../../support/answers/accountCalls';
import { somePage } from '../../../support/answers/answers';
import type { Answer } from '../../../support/answers/answers';
import { failure, host } from '../../../support/answers/handlers';
import { finalizeAnswers, memberId } from '../../../support/answers/member';
import { server } from '../../../support/answers/server';

const sending = {
  order: { kind: 'member', userId: memberId, addrId: '3', finalOrderAmount: 399, discount: 0 },
  idempotencyKey: 'k',
  seen: {},
} as const;

describe('A member’s name and number, after an order', () => {
  async function afterOrder(answer: () => Answer<never>) {
    server.use(...accountIs('Asha', '9000000001').handlers, finalizeAnswers(answer).handler);
    const auth = { userId: memberId, guestId: null };
    const store = makeStore({ preloadedState: { auth }, extra: { baseUrl: host } });
    await store.dispatch(addressApi.endpoints.getNamePhone.initiate(memberId, { subscribe: false }));
    await store.dispatch(orderApi.endpoints.placeOrder.initiate(sending));
    return addressApi.endpoints.getNamePhone.select(memberId)(store.getState()).data;
  }

  it.each([
    ['a page of something on the way', () => somePage()],
    ['a page of a gateway', () => somePage(502)],
    ['a fault of the shop', () => failure({ code: 'INTERNAL', message: 'Broken.' })],
  ])('are still known where %s answered', async (_, answer) => {
    expect(await afterOrder(answer)).toEqual(['Asha', '9000000001']);
  });

  it('are asked for again where the shop refused it', async () => {
    expect(await afterOrder(() => failure({ code: 'CART_CHANGED', message: 'Changed.' }))).toBeUndefined();
  });
});
