/** What the shop says of itself, as its own pages ask it (docs/contract.md section 2). */
import type { ShopWords } from '../../contract/words';
import { baseApi } from './baseApi';

/** How the shop is reached. */
export type ShopAddress = Pick<ShopWords, 'address' | 'email' | 'phone'>;

const shopApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getShop: build.query<ShopAddress, void>({ query: () => `${location.origin}/homepage/words/get-all` }),
  }),
});
export const { useLazyGetShopQuery } = shopApi;
