/** What is noted of a section that could not be fetched (docs/requirements.md section 8; decision 9a). */
import { headerApi } from '../../../src/client/api/headerApi';
import { couponApi } from '../../../src/client/api/couponApi';
import { consoleErrors } from '../../../src/client/browser/consoleErrors';
import { sectionOf } from '../../../src/client/store/fetchListener';
import { makeStore } from '../../../src/client/store/makeStore';
import { callFails, flashHeadersAre, host } from '../../support/answers/handlers';
import { server } from '../../support/answers/server';

const { getFlashHeaders } = headerApi.endpoints;
const visit = () => makeStore({ persist: false, extra: { baseUrl: host } });
const ask = (store: ReturnType<typeof visit>) =>
  store.dispatch(getFlashHeaders.initiate(undefined, { subscribe: false, forceRefetch: true }));
const FLASH = 'Failed to fetch Flash Headers.';

let debug: jest.SpyInstance;
beforeEach(() => {
  debug = jest.spyOn(console, 'debug').mockImplementation(() => undefined);
});
afterEach(() => debug.mockRestore());

describe('A section that could not be fetched', () => {
  it('is noted once at the console’s quietest level, and for a shopper’s file, until it arrives', async () => {
    server.use(callFails('/flash-header/get-all'));
    const before = consoleErrors().length;
    const store = visit();
    await ask(store);
    await ask(store);
    expect(debug.mock.calls).toEqual([[FLASH]]);
    expect(
      consoleErrors()
        .slice(before)
        .map(({ text }) => text),
    ).toEqual([FLASH]);

    server.use(flashHeadersAre([]));
    await ask(store);
    server.use(callFails('/flash-header/get-all'));
    await ask(store);
    expect(debug.mock.calls).toEqual([[FLASH], [FLASH]]);
  });

  it('is not a coupon that nobody has', async () => {
    server.use(callFails('/api/coupons/name/:code', { code: 'NOT_FOUND', message: 'No.' }));
    await visit().dispatch(couponApi.endpoints.getCouponByName.initiate('NONE', { subscribe: false }));
    expect(debug).not.toHaveBeenCalled();
  });

  it.each([
    ['getHeaderMenu', 'Header Menu'],
    ['getCategories', 'Categories'],
    ['getDealsOfTheDay', 'Deals Of The Day'],
  ])('of %s is called %s', (endpoint, section) => {
    expect(sectionOf(endpoint)).toBe(section);
  });
});
