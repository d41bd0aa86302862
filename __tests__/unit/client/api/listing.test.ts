import type { Product } from '../../../../src/contract/catalog';
import { listingApi } from '../../../../src/client/api/listingApi';
import type { ListingFilters } from '../../../../src/client/lib/listingFilters';
import { makeStore } from '../../../../src/client/store/makeStore';
import { product } from '../../../support/data/builders';
import { pagingShopHas, plainShopHas, spellingsAre } from '../../../support/answers/catalogue';
import type { ListingLog } from '../../../support/answers/catalogue';
import { backendSays, callIsLost, host } from '../../../support/answers/handlers';
import { server } from '../../../support/answers/server';

const shelf: Product[] = Array.from({ length: 12 }, (_, at) =>
  product({
    productId: at + 1,
    productName: `Bib ${12 - at}`,
    productRate: 100.5 + at,
    productColor: at < 6 ? 'Red' : 'Blue',
  }),
);
const spellings = '/api/customProducts/spellings';

const { getListing, getListingNames, getSpellings } = listingApi.endpoints;
const shop = () => makeStore({ persist: false, extra: { baseUrl: host } });
const asked = (filters: ListingFilters) => ({ filters, page: 1, pageSize: 9 });

describe('listing from either backend', () => {
  it('comes in pages from a server that pages, with the whole count and the prices to choose from', async () => {
    server.use(...pagingShopHas(shelf));
    const { data } = await shop().dispatch(getListing.initiate(asked({ maxPrice: 111 })));
    expect(data).toMatchObject({ total: 11, whole: false, prices: { min: 100, max: 112 } });
    expect(data?.products).toHaveLength(9);
  });

  it('is filtered, counted and sorted here when the server sends all it finds', async () => {
    server.use(...plainShopHas(shelf));
    const { data } = await shop().dispatch(getListing.initiate(asked({ color: 'Red', sort: 'name', minPrice: 102 })));
    expect(data).toMatchObject({ total: 4, whole: true, prices: { min: 100, max: 106 } });
    expect(data?.products.map(({ productName }) => productName)).toEqual(['Bib 7', 'Bib 8', 'Bib 9', 'Bib 10']);
  });

  it('has no prices to choose from when it is empty', async () => {
    for (const handlers of [pagingShopHas([]), plainShopHas([])]) {
      server.use(...handlers);
      const { data } = await shop().dispatch(getListing.initiate(asked({})));
      expect(data).toMatchObject({ products: [], total: 0, prices: null });
    }
  });

  it('can be asked for names alone, and makes names of whole products', async () => {
    for (const shopHas of [pagingShopHas, plainShopHas]) {
      const log: ListingLog = { asked: [] };
      server.use(...shopHas(shelf.slice(0, 2), log));
      const { data } = await shop().dispatch(getListingNames.initiate(asked({ color: 'Red' })));
      expect(data).toEqual([
        { productId: 1, productName: 'Bib 12' },
        { productId: 2, productName: 'Bib 11' },
      ]);
      expect(log.asked).toEqual(['/color?color=Red&page=1&pageSize=9&fields=name']);
    }
  });
});

describe('Near spellings', () => {
  it('are at most three, best first', async () => {
    server.use(spellingsAre({ 'jablha & co': ['jablha & co', 'jhabla', 'bib', 'cap'] }));
    expect(await shop().dispatch(getSpellings.initiate('jablha & co'))).toMatchObject({
      data: ['jablha & co', 'jhabla', 'bib'],
      isError: false,
    });
  });

  it.each([400, 404, 500])('are none, without an error, from a backend that answers %d', async (status) => {
    server.use(backendSays(spellings, { message: 'No such product.' }, status));
    expect(await shop().dispatch(getSpellings.initiate('jablha'))).toMatchObject({ data: [], isError: false });
  });

  it('fail when nobody answers, so that they are asked for again', async () => {
    server.use(callIsLost(spellings));
    expect(await shop().dispatch(getSpellings.initiate('jablha'))).toMatchObject({
      isError: true,
      error: { code: 'NETWORK' },
    });
  });
});
